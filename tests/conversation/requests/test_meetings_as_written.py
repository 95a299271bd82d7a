"""What colleagues write around a meeting, as they write it: said → what comes of it."""

import asyncio

import pytest

from orchestration.model.ballots import OneOption
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room
from tests.conversation.votes.test_votes_on_times import vote_after
from tests.play.played import newest_thread, settled


def held_in(told):
    """The lines of somebody's list that say what holds, but for what is assumed."""
    lines = [each for each in told.splitlines() if each.startswith("•")]
    return [each.removeprefix("• ").split(" · ")[0] for each in lines if "assumed" not in each]


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("ugh this week... anyway tuesdays are fine for me", ["Tuesdays are fine"]),
        ("morgen! di und mi gehen", ["dienstags und mittwochs geht"]),
        ("tuesday 8am i have to bring the kid to school now", ["busy Tuesdays 08:00–09:00"]),
        ("i have to walk the dog tuesday at noon", ["busy Tuesday lunch hours (12:00–13:00)"]),
        (
            "avoid 1-2 cos that's when I walk Biscuit, and avoid thursdays",
            ["would rather avoid 13:00–14:00", "would rather avoid Thursdays"],
        ),
        ("i'm not so keen on afternoons", ["would rather avoid afternoons (12:00–18:00)"]),
        ("not all that fond of mornings", ["would rather avoid mornings (before 12:00)"]),
    ],
)
def test_a_wish_is_read_with_what_stands_around_it(said, holds):
    @in_a_room
    async def tells(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert held_in(told) == holds

    tells()


@pytest.mark.parametrize(
    "said", ["ugh mondays", "long day today lol", "diese woche bringt mich um", "ein langer Tag"]
)
def test_a_sigh_is_no_wish(said):
    @in_a_room
    async def sighs(room):
        await asked(room)
        assert await room.says("omar", said) == []
        assert room.decisions()[0].answered == ()

    sighs()


@pytest.mark.parametrize(
    ("said", "item"),
    [
        (
            "wed is best for me, and i'd like to talk about the q1 numbers (15 min)",
            "the q1 numbers (15 min, Omar Haddad)",
        ),
        (
            "mittwoch passt, und ich würde gern über das budget reden (10 min)",
            "das budget (10 min, Omar Haddad)",
        ),
    ],
)
def test_what_somebody_would_talk_about_goes_on_the_agenda_beside_a_wish(said, item):
    @in_a_room
    async def tells(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert len(held_in(told)) == 1
        assert f"On the agenda of “hiring”, for all in it to see: {item}." in told

    tells()


@in_a_room
async def test_once_it_stands_the_list_is_its_agenda(room):
    await decided(room)
    [told] = await room.says("omar", "and put budget on the list pls")
    assert told.startswith("On the agenda of “hiring”, for all in it to see: budget (Omar Haddad).")
    assert await room.says("omar", "scratch the budget thing, marta sorted it") == [
        "Off the agenda: budget."
    ]
    [told] = await room.says("omar", "nimm noch roadmap auf die liste")
    assert "roadmap (Omar Haddad)" in told
    assert await room.says("omar", "take roadmap off again") == ["Off the agenda: roadmap."]


@in_a_room
async def test_that_something_else_is_off_calls_nothing_off(room):
    await asked(room)
    [told] = await room.says("omar", "the trip is off")
    assert "call it off" not in told
    [told] = await room.says("omar", "the call is off")
    assert told == "Only Lena Vogt can call it off: “hiring” is theirs."


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("naja ok A ginge zur not", "A"),
        ("B würde zur not gehen", "B"),
        ("notfalls ginge A", "A"),
        ("so B then", "B"),
        ("ok so A", "A"),
        ("ich nehm A, schönen feierabend euch", "A"),
        ("B für mich, schönen Feierabend", "B"),
        ("A please, hope you all had a nice weekend", "A"),
        ("I'll take B, what a day", "B"),
        ("oh ne doch lieber c, dienstag is ja schule", "C"),
        ("oh no rather b, tuesday is school", "B"),
    ],
)
@pytest.mark.parametrize("under", [False, True])
def test_a_vote_is_counted_with_what_stands_beside_it(said, option, under):
    @in_a_room
    async def votes(room):
        options = await at_the_vote(room)
        told = await room.says("omar", said, under=options if under else None)
        assert told == [f"Your vote is in: {option}."]
        assert room.decisions()[0].round.ballots["omar"] == OneOption(option)

    votes()


def test_a_letter_is_a_vote_while_another_question_is_open():
    async def votes():
        room = await settled(["meeting-vote"])
        [told] = await room.says("ines", "mein hund kann nur dienstags haha")
        assert "Wie passt es dienstags?" in told
        assert await room.says("ines", "so B then") == ["Your vote is in: B."]

    asyncio.run(votes())


@pytest.mark.parametrize(
    ("first", "then", "kept"),
    [
        ("no fridays for me", "please remember that too", "can't do Fridays"),
        ("no fridays for me", "that's for good", "can't do Fridays"),
        ("freitags nie nach 15 uhr", "das gilt immer", "kann freitags ab 15:00 Uhr nicht"),
    ],
)
def test_what_was_just_said_is_kept_for_good_at_a_word(first, then, kept):
    @in_a_room
    async def keeps(room):
        await asked(room)
        await room.says("omar", first)
        [told] = await room.says("omar", then)
        assert told.startswith(f"For every meeting from now on, just between us:\n• {kept}")

    keeps()


@in_a_room
async def test_nothing_is_made_of_what_was_not_said(room):
    await asked(room)
    assert await room.says("omar", "please remember that") == [
        "What shall I remember? Say it in full, like “never before 10, for good”."
    ]
    assert room.decisions()[0].answered == ()


@pytest.mark.parametrize("said", ["delete half of that", "lösch die hälfte davon bitte"])
def test_which_of_ones_own_words_shall_go_is_asked(said):
    @in_a_room
    async def takes_back(room):
        await asked(room)
        await room.says("omar", "no mondays, never before 10")
        assert await room.says("omar", said) == [
            "I have 2 wishes of yours for “hiring”: which one shall go?"
        ]

    takes_back()


@in_a_room
async def test_a_short_notice_is_no_length(room):
    await asked(room)
    [told] = await room.says("omar", "max 30 min notice is fine")
    assert held_in(told) == ["prefers 30 minutes' notice"]


@in_a_room
async def test_a_wish_and_who_else_is_in_it_are_answered_in_one(room):
    await asked(room)
    [told] = await room.says("omar", "any day after 2 works, who else is in this?")
    assert held_in(told)[0] == "times after 14:00 are fine"
    assert "Lena Vogt asks you and Dana Reed about “hiring”." in told


@pytest.mark.parametrize(
    "said",
    [
        "mir kam was dazwischen, such mal was neues, donnerstag oder freitag",
        "i cant make it after all, look for thu or fri instead",
    ],
)
def test_who_organises_looks_for_another_time_behind_their_news(said):
    @in_a_room
    async def moves(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert "Shall I look for a new time, Thu or Fri, and put it to the vote?" in told

    moves()


def test_a_reason_in_private_is_of_the_no_to_all():
    async def votes():
        room = await settled(["meeting-vote"])
        await room.clicks("ines", "None of these")
        await room.fills("ines")
        assert await room.says("ines", "im travelling that day") == [
            "Your vote is in: none of these (“im travelling that day”). Your note stays between us."
        ]
        [told] = await room.says("ines", "thursday afternoons would be better")
        assert "• prefers Thursday afternoons (12:00–18:00)" in told

    asyncio.run(votes())


@pytest.mark.parametrize(
    "said",
    [
        "just take A, i dont want to wait any longer",
        "nehmen wir A, ich will nicht länger warten",
    ],
)
def test_who_organises_and_waits_no_longer_is_asked_whether_to_close(said):
    @in_a_room
    async def closes(room):
        await at_the_vote(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Close “hiring” now, with A as your vote?")

    closes()


@in_a_room
async def test_who_agrees_with_a_vote_by_a_sign_is_asked_which(room):
    options = await at_the_vote(room)
    await room.says("dana", "I'm good with A", under=options)
    [told] = await room.says("omar", "+1", under=options)
    assert told == "Which one works for you? I have counted nothing yet."


@pytest.mark.parametrize("said", ["without dana it makes no sense", "ohne dana bringt das nichts"])
def test_without_whom_it_makes_no_sense_is_needed(said):
    @in_a_room
    async def needs(room):
        await asked(room)
        assert await room.says("lena", said) == ["“hiring” needs Dana Reed now."]

    needs()


def test_an_order_given_twice_is_no_yes_to_what_it_asks():
    """It was asked in the channel and once more in the thread: nothing is taken off by that."""

    async def says_it_twice():
        room = await settled(["meeting-decided"])
        words = "@Convene something came up, find a new time"
        first = await room.says("lena", words, channel=True)
        second = await room.says("lena", words, under=newest_thread(room))
        return first, second, [each.phase.value for each in room.decisions()]

    first, second, phases = asyncio.run(says_it_twice())
    asks = "“planning call” is set for Tue 12 Jan, 14:00–14:45. Shall I take that off for everyone"
    assert [each.startswith(asks) for each in (*first, *second)] == [True, True]
    assert phases == ["decided"]


def test_what_keeps_somebody_busy_beside_a_vote_is_noted_too():
    """In the thread the vote is acknowledged where others read, and the rest to them alone."""
    said = "the tuesday afternoon one gets my vote, mornings I am in class"
    ballot, [vote, noted] = vote_after(said, alone=False)
    assert (ballot, vote) == (OneOption("B"), "Your vote is in: B.")
    assert "• busy mornings (before 12:00) · touches none of the 150 start times" in noted
