"""Leaving what is open, and being taken out of it: it is asked about once, and takes a press.

Lena asks when to talk about the plan; Omar and Dana are in it, and Raj is not.
"""

import pytest

from orchestration.deciding.presentation.decision_record import record_of
from orchestration.deciding.state import Phase
from orchestration.interaction.answers import NOTHING_OPEN
from orchestration.interaction.wording.record import record_terms
from tests.conversation.afterwards.test_later import decided_on_pizza
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene find 45 minutes about Q1 plan from 11 to 15 January with @omar and @dana"
CHOOSE = "/convene decide pizza, sushi or salad?"
SHALL_IT = "Shall “Q1 plan” go on without you? You won't be asked or waited for any more."
ASKED_FOR_IT = (
    "You asked for “Q1 plan”, so it can't go on without you. Call “Q1 plan” off? 2 others are told "
    "so."
)
LENA_KNOWS = (
    "Lena Vogt is told. “Q1 plan” can't go on with one person alone, so you are asked until it is "
    "called off."
)
WANTS_NO_PART = (
    "Dana Reed wants no part in “Q1 plan”, and with one person alone it can't go on. “Cancel it” "
    "calls it off."
)
AS_IT_IS = "You are in “{}” as it is, so nothing changes."
WITHOUT = "Go on with “Q1 plan” without {}? They are told so."


async def asked(room):
    await room.says("lena", ASKED, channel=True)


async def at_the_vote(room):
    await asked(room)
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)


def members(room):
    return [each.id for each in room.decisions()[0].members]


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


@pytest.mark.parametrize("begins", [asked, at_the_vote])
@pytest.mark.parametrize(
    "said",
    [
        "count me out of this one, omar can speak for us",
        "nimm mich raus",
        "bin doch nicht dabei, nehmt mich raus",
        "oh ich bin da eh im urlaub, zählt ohne mich",
        "i won't take part",
        "go ahead without me",
        "take me off please",
        "not joining this time, sorry",
        "no need to wait for me",
        "i don't need to be in this one",
        "ich bin raus",
        "Ich nehme nicht teil",
        "plant ohne mich",
        "braucht nicht auf mich zu warten",
    ],
)
def test_who_wants_no_part_in_it_is_asked_whether_it_goes_on_without_them(said, begins, play):
    async def scene(room):
        await begins(room)
        assert await room.says("dana", said) == [SHALL_IT]
        assert members(room) == ["lena", "omar", "dana"]

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "count me out for friday",
        "without me it's fine, I vote A",
        "I won't be there on Monday",
        "leave it open",
        "ohne mich geht's am Montag nicht",
        "ich bin freitag raus",
        "take friday out",
        "I can do it without Omar",
        "not without me!",
        "don't decide without me",
        "bitte nicht ohne mich",
    ],
)
def test_what_only_sounds_like_it_is_not_asked_about(said, play):
    async def scene(room):
        await at_the_vote(room)
        assert not [each for each in await room.says("dana", said) if "without you" in each]
        assert members(room) == ["lena", "omar", "dana"]

    play(scene)


@in_a_room
async def test_it_goes_on_without_who_leaves_and_its_organiser_is_told(room):
    await asked(room)
    await room.presses("lena", "any-time")
    await room.presses("dana", "any-time")
    await room.says("omar", "I can't do Thursday")
    await room.says("omar", "count me out")
    told = await room.clicks("omar", "Go on without me")

    assert told == ["“Q1 plan” goes on without you. You won't be asked or waited for any more."]
    assert ("lena", "“Q1 plan” goes on without Omar Haddad.") in room.told
    await room.later(minutes=5)
    [meeting] = room.decisions()
    assert meeting.phase is Phase.VOTE
    assert "omar" not in meeting.profiles
    assert [each.what for each in meeting.log if "omar" in each.what] == [
        "asked: lena, omar, dana",
        "left: omar",
    ]


@in_a_room
async def test_who_has_left_is_reminded_no_more_and_comes_back_by_a_press(room):
    await asked(room)
    await room.says("omar", "count me out")
    await room.clicks("omar", "Go on without me")
    heard = len(room.told)
    await room.later(hours=8)
    assert "omar" not in [who for who, _ in room.told[heard:]]

    [question] = await room.clicks("omar", "Count me in again")
    assert "When suits you" in question
    assert members(room) == ["lena", "dana", "omar"]
    assert ("lena", "“Q1 plan”: Omar Haddad is in it again.") in room.told


@pytest.mark.parametrize(
    "said",
    [
        "count me in again",
        "@Convene count me in again",
        "sorry, i'm back in",
        "hm no sorry, count me in again",
        "i'm in after all",
        "ok doch dabei",
        "bin wieder dabei",
        "nimm mich wieder rein",
    ],
)
def test_who_has_left_comes_back_by_their_word(said, play):
    async def scene(room):
        await asked(room)
        await room.says("omar", "count me out")
        await room.clicks("omar", "Go on without me")
        [question] = await room.says("omar", said, channel="@" in said)
        assert "When suits you" in question
        assert members(room) == ["lena", "dana", "omar"]
        assert await room.says("omar", said) == [AS_IT_IS.format("Q1 plan")]

    play(scene)


@in_a_room
async def test_nobody_comes_back_to_what_they_have_not_left(room):
    assert await room.says("omar", "bin wieder dabei") == [NOTHING_OPEN]
    await asked(room)
    assert await room.says("omar", "count me in again") == [AS_IT_IS.format("Q1 plan")]
    assert members(room) == ["lena", "omar", "dana"]


@pytest.mark.parametrize(
    "said", ["hm no sorry, count me in again", "i'm in after all", "ne sorry, bin doch dabei"]
)
def test_who_was_asked_whether_they_leave_and_is_in_it_again_stays(said, play):
    async def scene(room):
        await asked(room)
        assert await room.says("omar", "count me out") == [SHALL_IT]
        assert await room.says("omar", said) == [AS_IT_IS.format("Q1 plan")]
        assert members(room) == ["lena", "omar", "dana"]

    play(scene)


@in_a_room
async def test_who_sends_nothing_but_a_mark_is_not_answered(room):
    await asked(room)
    assert await room.says("omar", ".") == []
    assert await room.says("omar", "…") == []


@in_a_room
async def test_of_two_that_were_left_it_is_asked_which(room):
    for subject in ("budget", "design sync"):
        await room.says("lena", ASKED.replace("Q1 plan", subject), channel=True)
        await room.says("omar", f"count me out of {subject}")
        await room.clicks("omar", "Go on without me")
    [which] = await room.says("omar", "count me in again")
    assert sorted(which.splitlines()) == ["Which one?", "“budget”", "“design sync”"]
    [question] = await room.says("omar", "count me in again for the design sync")
    assert "“design sync”" in question


@in_a_room
async def test_who_has_left_is_added_again_by_the_organiser(room):
    await asked(room)
    await room.says("omar", "count me out")
    await room.clicks("omar", "Go on without me")
    await room.says("lena", "add @omar")
    assert members(room) == ["lena", "dana", "omar"]


@in_a_room
async def test_the_vote_of_who_leaves_is_withdrawn_and_the_last_one_closes_it(room):
    await at_the_vote(room)
    await room.says("omar", "B")
    for who in ("lena", "dana"):
        assert room.decisions()[0].phase is Phase.VOTE
        await room.says(who, "A")
        if who == "lena":
            await room.says("omar", "count me out")
            await room.clicks("omar", "Go on without me")

    [meeting] = room.decisions()
    assert meeting.phase is Phase.DECIDED
    assert meeting.outcome.voted == 2
    assert meeting.outcome.of == 2


@pytest.mark.parametrize(
    "said",
    [
        "nimm omar raus",
        "nimm omar raus, der ist im urlaub",
        "take omar off, he's not needed",
        "remove omar",
        "streich omar",
        "can you take omar out?",
        "please take omar off the list",
        "go on without omar",
        "drop omar",
        "drop omar pls",
        "raus mit omar",
        "ohne omar bitte",
        "do it without omar",
        "geht auch ohne omar",
        "macht ohne omar weiter",
    ],
)
def test_an_organiser_is_asked_before_somebody_is_taken_out(said, play):
    async def scene(room):
        await asked(room)
        assert await room.says("lena", said) == [WITHOUT.format("Omar Haddad")]
        assert members(room) == ["lena", "omar", "dana"]
        await room.clicks("lena", "Take Omar Haddad out")
        assert members(room) == ["lena", "dana"]
        gone = "Lena Vogt has taken you out of “Q1 plan”: it goes on without you."
        assert room.told[-1] == ("omar", gone)

    play(scene)


@pytest.mark.parametrize(
    ("who", "said", "told"),
    [
        ("omar", "nimm dana raus", "Only Lena Vogt can take somebody out: “Q1 plan” is theirs."),
        ("omar", "drop dana", "Only Lena Vogt can take somebody out: “Q1 plan” is theirs."),
        ("omar", "raus mit dana", "Only Lena Vogt can take somebody out: “Q1 plan” is theirs."),
        ("lena", "raus mit raj", "Raj Patel is not asked about “Q1 plan”."),
        ("lena", "don't take omar out", "It stays as it is."),
        (
            "lena",
            "count me out",
            ASKED_FOR_IT,
        ),
    ],
)
def test_who_cannot_be_taken_out(who, said, told, play):
    async def scene(room):
        await asked(room)
        assert await room.says(who, said) == [told]
        assert members(room) == ["lena", "omar", "dana"]

    play(scene)


@in_a_room
async def test_the_last_two_stay(room):
    await asked(room)
    await room.says("lena", "remove omar")
    await room.clicks("lena", "Take Omar Haddad out")
    alone = "“Q1 plan” can't go on with one person alone."
    off = f"{alone} Call “Q1 plan” off? One other person is told so."
    for said in ("remove dana", "drop dana", "raus mit dana", "ohne dana bitte"):
        assert await room.says("lena", said) == [off]
    assert await room.says("dana", "count me out") == [
        f"{alone} Only Lena Vogt can call it off. Shall they know that you want no part in it?"
    ]
    await room.clicks("dana", "Tell Lena Vogt")
    assert members(room) == ["lena", "dana"]
    assert ("lena", WANTS_NO_PART) in room.told
    assert room.told[-1] == ("dana", LENA_KNOWS)


@in_a_room
async def test_in_a_poll_who_wants_no_part_abstains(room):
    await polled(room)
    await room.says("lena", "A")
    assert await room.says("lena", "count me out") == [
        "Leave “Pizza, sushi or salad?” to the others? You abstain, and I don't remind you."
    ]
    await room.clicks("lena", "I abstain")
    [poll] = room.decisions()
    assert poll.round.ballots == {"lena": None}
    assert poll.unreminded == ("lena",)


@in_a_room
async def test_the_record_says_who_left_and_not_why(room):
    await at_the_vote(room)
    await room.says("omar", "count me out, I am ill")
    await room.clicks("omar", "Go on without me")
    for who in ("lena", "dana"):
        await room.says(who, "A")
    record = record_of(room.decisions()[0])
    said = dict(record_terms(record))
    assert said["Who was asked"] == "Lena Vogt and Dana Reed; Omar Haddad left"


@pytest.mark.parametrize("said", ["can come", "i can come after all", "ich kann doch kommen"])
def test_who_comes_and_was_not_out_of_it_is_told_that_nothing_changes(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        [told] = await room.says("omar", said)
        assert told == AS_IT_IS.format("Pizza, sushi or salad?")
        assert await room.says("omar", said, under=room.latest("outcome")) == []

    says()
