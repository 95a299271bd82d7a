"""A note that its voter says is of themselves, or that goes by no name: said → who sees it."""

import pytest

from orchestration.model.preferences import Visibility
from orchestration.privacy import reveal
from tests.conversation.choosing import in_a_crowd, offered, polled, the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_vote_notes import noted

NEVER_NAMED = [
    "ramen, but i hate queueing, you can show that without my name",
    "pizza aber nur wenns schnell geht, darfst du zeigen aber ohne namen",
    "A - too tired to cook, others may see this but not who",
    "A because it's near. you can show it. nobody needs to know it's me",
    "A weil es nah ist, kannst du zeigen, muss ja keiner wissen von wem das kommt",
    "A, if it's quick, show it to everyone but keep my name out of it",
    "A because it's near. no need to mention me",
    "A if its quick. show that, but anonymously please",
    "not my name please: A because it's near, others can see that",
    "note: only if it's dry, with my name. no wait, without my name",
]


def _seen_as(room, who):
    held = the_only(room).round.notes.get(who)
    return reveal(held, to=who).visibility if held else Visibility.PRIVATE


@pytest.mark.parametrize("play", [in_a_room, in_a_crowd])
@pytest.mark.parametrize("said", NEVER_NAMED)
def test_whoever_says_so_is_never_shown_by_name(said, play):
    @play
    async def votes(room):
        await polled(room, "@Convene poll pizza, sushi or ramen?")
        await room.says("omar", "A")
        told = await room.says("omar", said)
        assert _seen_as(room, "omar") is not Visibility.SHARED
        assert "note-named" not in offered(room, "omar")
        assert not any("with your name" in each for each in told)

    votes()


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("A (im vegan)", "im vegan"),
        ("A - too tired to cook", "too tired to cook"),
        ("A, wär gut wenns schnell geht", "wär gut wenns schnell geht"),
        ("A, bin leider vegetarier", "bin leider vegetarier"),
        ("A, it would be nice if we could sit outside", "it would be nice if we could sit outside"),
        ("B because it is light. no need to mention me", "because it is light"),
    ],
)
def test_what_voters_say_of_themselves_is_a_note(said, note):
    @in_a_room
    async def votes(room):
        await polled(room)
        await room.says("omar", said)
        assert noted(room).rstrip(".") == note

    votes()


@pytest.mark.parametrize(
    "said", ["A, i'm in", "A, i'm late sorry", "A, bin dabei", "A, see you at 12"]
)
def test_how_far_somebody_is_is_no_note(said):
    @in_a_room
    async def votes(room):
        options = await polled(room)
        await room.says("omar", said, under=options)
        assert the_only(room).round.notes == {}

    votes()


@in_a_room
async def test_what_is_told_behind_a_vote_is_named(room):
    await polled(room)
    [told] = await room.says("omar", "pizza. also the place was closed yesterday")
    assert told.endswith("Only the vote counts, not “also the place was closed yesterday”.")
