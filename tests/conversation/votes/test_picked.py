"""“Which one?” answered in words: said → what it was asked about, for what is picked."""

import pytest

from orchestration.interaction.answers import NOT_PLACED
from tests.conversation.platform.test_told_to_several import poll_and_meeting
from tests.conversation.test_dialogues import asked, in_a_room

WHICH = "Which of these is that about?"
OFF = "Call “{}” off? 2 others are told so."


@pytest.fixture
def play():
    """Play a scene in a room of its own, in which two meetings are open."""

    async def two(room):
        await asked(room, "design sync")
        await room.later(minutes=1)
        await asked(room, "budget")

    def run(scene):
        @in_a_room
        async def played(room):
            await two(room)
            await scene(room)

        played()

    return run


@pytest.mark.parametrize(
    ("said", "picked"),
    [
        ("budget", ["budget"]),
        ("the budget one pls", ["budget"]),
        ("I meant the design sync", ["design sync"]),
        ("the first", ["design sync"]),
        ("the second one", ["budget"]),
        ("2", ["budget"]),
        ("b", ["budget"]),
        ("das zweite", ["budget"]),
        ("die erste bitte", ["design sync"]),
        ("the last one", ["budget"]),
        ("both", ["design sync", "budget"]),
        ("beide", ["design sync", "budget"]),
        ("all of them", ["design sync", "budget"]),
    ],
)
@pytest.mark.parametrize("call", ["", "@Convene "])
def test_an_order_is_taken_up_for_what_is_picked(said, picked, call, play):
    async def scene(room):
        [which] = await room.says("lena", f"{call}cancel it", channel=bool(call))
        assert which.startswith("Which one?")
        [told] = await room.says("lena", f"{call}{said}", channel=bool(call))
        assert told.splitlines() == [OFF.format(each) for each in picked]

    play(scene)


@pytest.mark.parametrize(
    ("said", "picked"),
    [("budget", {"budget"}), ("the first", {"design sync"}), ("both", {"budget", "design sync"})],
)
def test_a_wish_is_told_to_what_is_picked(said, picked, play):
    async def scene(room):
        assert await room.says("omar", "mondays are bad") == [WHICH]
        told = await room.says("omar", said)
        assert all("would rather avoid Mondays" in each for each in told)
        heard = {each.terms.subject for each in room.decisions() if "omar" in each.answered}
        assert heard == picked

    play(scene)


def test_what_is_no_pick_means_what_it_always_does(play):
    async def scene(room):
        [status] = await room.says("lena", "budget")
        assert status.startswith("“budget”: 0 of 3 have answered.")
        await room.says("lena", "cancel it")
        assert await room.says("lena", "thanks") == []
        [missing] = await room.says("lena", "who is missing in budget?")
        assert "Omar Haddad" in missing
        await room.later(minutes=11)
        [status] = await room.says("lena", "budget")
        assert status.startswith("“budget”: 0 of 3 have answered.")

    play(scene)


@in_a_room
async def test_a_kind_picks_too_and_a_letter_stays_a_vote(room):
    await poll_and_meeting(room)
    [told] = await room.says("omar", "no fridays")
    assert told.startswith("Got it. For “sync”")
    assert await room.says("omar", "B") == ["Your vote is in: B."]


@pytest.mark.parametrize(
    "said", ["neither", "none of them", "keins davon", "keins", "none, thanks"]
)
@pytest.mark.parametrize("before", ["cancel it", "sag alles ab", "cancel everything"])
def test_none_of_them_is_an_answer_and_is_not_asked_again(said, before, play):
    async def scene(room):
        [which] = await room.says("lena", before)
        assert which.startswith("Which one?")
        assert await room.says("lena", said) == ["Of none, then: I do nothing."]
        assert len([each for each in room.decisions() if each.phase.name == "INTAKE"]) == 2
        assert (await room.says("lena", "neither"))[0].startswith(NOT_PLACED)

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "bin the budget one",
        "bin budget",
        "scrap the budget one",
        "budget kann weg",
        "kill budget pls",
    ],
)
def test_an_order_may_name_the_one_it_is_of(said, play):
    async def scene(room):
        assert await room.says("lena", said) == [OFF.format("budget")]

    play(scene)


def test_who_is_for_one_does_not_call_it_off(play):
    async def scene(room):
        told = await room.says("lena", "bin für budget")
        assert not any("Call" in each for each in told)

    play(scene)


# Votes and lists, where several are open

LUNCH = "@Convene poll team lunch: pizza, sushi or salad?"
OFFSITE = "@Convene poll offsite: Lisbon, Porto or Vienna?"
DINNER = "@Convene poll friday dinner: pizza, ramen or tacos?"


async def polls(room, *asked):
    for each in asked:
        await room.says("lena", each, channel=True)


def votes_of(room, who):
    voted = [(x.terms.subject, x.round.ballots.get(who)) for x in room.decisions()]
    return {subject: each.yes for subject, each in voted if each}


@pytest.mark.parametrize(
    ("said", "picked"),
    [
        ("the pizza one", "Team lunch"),
        ("i meant the one with Porto", "Offsite"),
        ("the lisbon poll", "Offsite"),
        ("das mit der Pizza", "Team lunch"),
        ("bei der mit Sushi", "Team lunch"),
        ("team lunch", "Team lunch"),
        ("lunch", "Team lunch"),
        ("the second", "Offsite"),
    ],
)
def test_a_vote_is_picked_by_what_there_is_to_choose_from(said, picked):
    @in_a_room
    async def played(room):
        await polls(room, LUNCH, OFFSITE)
        assert await room.says("omar", "B") == [WHICH]
        assert await room.says("omar", said) == [f"Your vote on “{picked}” is in: B."]
        assert votes_of(room, "omar") == {picked: ("B",)}

    played()


@pytest.mark.parametrize("said", ["pizza if we go early", "pizza if we go before 12"])
def test_what_is_pressed_is_what_was_said_with_its_note(said):
    @in_a_room
    async def played(room):
        await polls(room, LUNCH, DINNER)
        assert await room.says("omar", said) == [WHICH]
        [told] = await room.clicks("omar", "Team lunch")
        assert told == "Your vote on “Team lunch” is in: A. Your note stays between us."
        assert votes_of(room, "omar") == {"Team lunch": ("A",)}

    played()


@in_a_room
async def test_a_vote_that_is_left_is_left_where_that_is_answered(room):
    await polls(room, LUNCH, OFFSITE)
    [which] = await room.says("dana", "Omar votes for me")
    assert which == "Which one? Say it with its name: “Team lunch” and “Offsite”."
    [told] = await room.says("dana", "the offsite one")
    assert told == "“Offsite”: Omar Haddad votes for you, unless you vote yourself."
    assert [each.terms.subject for each in room.decisions() if each.delegates] == ["Offsite"]


@in_a_room
async def test_a_proposal_comes_on_the_list_that_is_named_behind_it(room):
    for each in ("where do we eat on Friday?", "what should we call the release?"):
        await room.says("lena", f"@Convene decide {each}", channel=True)
    assert await room.says("dana", "I propose Sakura") == [WHICH]
    [told] = await room.says("dana", "the release one")
    assert told == "On the list: Sakura."
