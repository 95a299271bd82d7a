"""Whether more is needed, until when it can change, and an end or another week pondered."""

import pytest

from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "am i done or do you need smth more from me",
        "am i done?",
        "do you need anything more from me?",
        "is that all you need from me?",
        "do i have to do anything else?",
        "war's das für mich?",
        "bin ich fertig?",
        "muss ich noch was machen",
    ],
)
def test_who_has_answered_hears_that_nothing_more_is_needed(said):
    @in_a_room
    async def asks(room):
        await asked(room)
        await room.says("omar", "no fridays please")
        [told] = await room.says("omar", said)
        assert "Your answer is in, and nothing more is needed from you" in told
        assert "Write to me in private" not in told

    asks()


@in_a_room
async def test_who_has_not_hears_what_is_wanted(room):
    await asked(room)
    [told] = await room.says("omar", "am i done?")
    assert "Write to me in private what suits you" in told


@in_a_room
async def test_who_has_voted_hears_that_it_is_in(room):
    options = await at_the_vote(room)
    await room.says("omar", "B", under=options)
    [told] = await room.says("omar", "am i done?")
    assert "Your vote is in, and nothing more is needed from you" in told


@pytest.mark.parametrize(
    "said",
    [
        "till when can i still change my mind on the offsite thing",
        "until when can i change my answer about the offsite?",
        "can i still change my answer on the offsite thing?",
        "how long can i change my mind about the offsite",
        "bis wann kann ich mich beim offsite noch umentscheiden?",
        "kann ich meine antwort zum offsite noch ändern?",
    ],
)
def test_until_when_it_can_change_is_of_the_one_that_is_named(said):
    @in_a_room
    async def asks(room):
        await asked(room, "the budget")
        await asked(room, "the offsite")
        [told] = await room.says("omar", said)
        assert told.startswith("“offsite”: you can change your answer until Fri 8 Jan")

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "can i still change my vote?",
        "bis wann kann ich meine stimme noch ändern?",
        "kann ich mich noch umentscheiden?",
        "how long can i change my vote",
    ],
)
def test_until_when_a_vote_can_change(said):
    @in_a_room
    async def asks(room):
        await polled(room)
        [told] = await room.says("omar", said)
        assert "you have not voted yet. You can vote, and change that, until Fri 8 Jan" in told

    asks()


@pytest.mark.parametrize("said", ["change my vote to B", "wechsle zu B"])
def test_a_vote_that_is_changed_asks_nothing(said):
    @in_a_room
    async def votes(room):
        await polled(room)
        await room.says("omar", said)
        assert "omar" in room.decisions()[0].round.ballots

    votes()


@in_a_room
async def test_until_when_one_votes_on_a_choice_in_its_own_words(room):
    words = "/convene decide where shall the offsite be: Plön, Harz or Rügen?"
    await room.says("lena", words, channel=True)
    [told] = await room.says("omar", "till when can i vote on the offsite place?")
    assert "I wait until Fri 8 Jan" in told


PONDERED = [
    "should we maybe just drop this one? half the team is at the fair anyway",
    "should we call it off?",
    "should we just scrap it?",
    "shall we abort this?",
    "sollen wir das einfach absagen?",
    "sollten wir es lieber absagen? halbes team ist auf der messe",
    "wollen wir das treffen canceln?",
]


@pytest.mark.parametrize("said", PONDERED)
def test_an_organiser_who_wonders_is_offered_to_call_it_off(said):
    @in_a_room
    async def wonders(room):
        await asked(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told.startswith("Call “hiring” off?")
        assert room.decisions()[0].phase.value == "intake"

    wonders()


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("omar", "should we drop this?"),
        ("lena", "is it cancelled?"),
        ("lena", "did you cancel it?"),
        ("lena", "should we not cancel it?"),
    ],
)
def test_others_and_other_questions_are_told_how_far_it_is(who, said):
    @in_a_room
    async def asks(room):
        await asked(room)
        [told] = await room.says(who, f"@Convene {said}", channel=True)
        assert "0 of 3 have answered" in told

    asks()


@pytest.mark.parametrize(
    ("said", "now"),
    [
        (
            "verschieb das ganze in die übernächste woche, nächste wird das nix mehr",
            "Shall it be 18–24 Jan for “hiring”?",
        ),
        ("verschieb es auf die Woche vom 18. Januar", "“hiring”, now: 18–24 Jan."),
        ("schieb das ganze um eine woche", "“hiring”, now: 18–24 Jan."),
        ("move it to the week after next", "“hiring”, now: 18–24 Jan."),
        (
            "can we move this to next week? nobody has time",
            "“hiring” is looked for like that already.",
        ),
        ("push the whole thing to the week of jan 18", "“hiring”, now: 18–24 Jan."),
        ("reschedule it to the week of the 18th please", "“hiring”, now: 18–24 Jan."),
    ],
)
def test_an_organiser_who_wants_another_week_has_it_looked_at(said, now):
    @in_a_room
    async def moves(room):
        await asked(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert now in told
        assert room.decisions()[0].messages == {}

    moves()


@pytest.mark.parametrize(
    "said", ["next week is bad for me", "i'd like to move it to the afternoon"]
)
def test_what_suits_an_organiser_is_still_their_wish(said):
    @in_a_room
    async def wishes(room):
        await asked(room)
        await room.says("lena", said)
        assert "lena" in room.decisions()[0].answered

    wishes()
