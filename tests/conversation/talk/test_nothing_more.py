"""What stands beside a wish: nobody is told that it was not placed where it adds nothing to it."""

import asyncio

import pytest

from tests.play.played import newest_thread, settled

UNPLACED = ("couldn't place", "nicht einordnen")


def heard(setup, *said, who="omar", in_thread=False, channel=False):
    """Return what somebody hears of each message, in a room that is set up so, and the room."""

    async def says():
        room = await settled([setup])
        where = {"under": newest_thread(room) if in_thread else None, "channel": channel}
        return [await room.says(who, each, **where) for each in said], room

    return asyncio.run(says())


def is_placed(told):
    return not any(each in words for words in told for each in UNPLACED)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Wait no, Wednesdays only after 10", "10:00"),
        ("tomorrow is no good for me, i'll be dead", "can't do Fri 8 Jan"),
        ("mondays are bad, blurgh", "Mondays"),
        ("ach nee warte, mittwochs erst ab 10", "10:00"),
        ("montags kann ich nie, puh quaxelei", "montags"),
        ("never before 9, zorbing and all that jazz", "before 09:00"),
        ("cant do mondays at all, rest whatever", "Mondays"),
    ],
)
def test_what_adds_nothing_is_not_complained_about(said, read):
    (told, later), _ = heard("meeting-asking", said, "what have you noted for me?")
    assert is_placed(told)
    assert is_placed(later)
    assert read in "".join((*told, *later))


@pytest.mark.parametrize(
    ("said", "quoted"),
    [
        ("mondays are bad, zorb 7", "zorb 7"),
        ("mondays are bad, wednesday is a bit weird", "wednesday is a bit weird"),
        ("mondays are bad, wodnesdey zorb", "wodnesdey zorb"),
        ("mondays are bad, unless zorb", "zorb"),
        ("montags nie, ohne quaxelei", "quaxelei"),
    ],
)
def test_what_may_limit_something_is_quoted_once(said, quoted):
    (told, later), _ = heard("meeting-asking", said, "not on fridays either")
    assert quoted in told[0]
    assert not is_placed(told)
    assert is_placed(later)


@pytest.mark.parametrize("said", ["zorb blurgh", "i'll be dead", "wednesdays are a bit weird"])
def test_what_stands_alone_is_still_answered(said):
    (told,), _ = heard("meeting-asking", said)
    assert not is_placed(told)


def test_that_it_holds_for_good_is_not_complained_about_in_either_list():
    (told,), _ = heard(
        "meeting-asking", "Ich kann Di 9-12, bitte generell nie vor 9, auch bei künftigen terminen"
    )
    assert "For every meeting from now on" in told[-1]
    assert is_placed(told)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ("meeting-asking", "me, sorry, will do it after lunch"),
        ("meeting-asking", "wednesday is a bit weird"),
        ("meeting-asking", "mittwochs mal sehen wegen quaxelei"),
        ("choice-asking", "Leipzig find ich auch gut, aber bitte nich im Februar"),
        ("choice-asking", "omg yes gdansk is lovely, been there in 2019"),
    ],
)
def test_among_people_nobody_is_told_what_was_not_placed(setup, said):
    (told,), room = heard(setup, said, in_thread=True)
    assert told == []
    assert all("omar" not in each.answered for each in room.decisions())


@pytest.mark.parametrize(
    "said", ["mondays are bad, wednesday is a bit weird", "montags kann ich nie, ohne quaxelei"]
)
def test_a_wish_that_is_said_among_people_is_taken_without_what_is_left_of_it(said):
    (told,), room = heard("meeting-asking", said, in_thread=True)
    assert is_placed(told)
    assert all("omar" in each.answered for each in room.decisions())
    assert not any("weird" in words or "zorb" in words for _, _, words in room.posted)


def test_who_calls_the_bot_is_told():
    (told,), _ = heard("meeting-asking", "@Convene wednesday is a bit weird", in_thread=True)
    assert "wednesday is a bit weird" in told[0]


@pytest.mark.parametrize(
    "said",
    [
        "Plön would be great, tbilisi is too far for me with the kid",
        "tbilisi is too expensive",
        "tbilisi is way too far away for us",
        "Tbilisi ist mir zu weit weg",
        "Tbilisi ist zu teuer für mich",
        "tbilisi ist zu weit für mich mit dem kind",
    ],
)
def test_an_option_that_is_too_much_is_spoken_against(said):
    (told,), _ = heard("choice-asking", said)
    assert is_placed(told)
    assert "avoid Tbilisi" in told[0] or "nicht Tbilisi" in told[0]
