"""Private words while several sessions wait: what comes on a public list, and what is a vote."""

import pytest

from orchestration.deciding.actions.which_session import WHICH
from tests.conversation.choosing import asked, polled, titles_of
from tests.conversation.test_dialogues import asked as meeting_asked
from tests.conversation.test_dialogues import in_a_room


def titles(room, number=0):
    return "/".join(titles_of(room.decisions()[number]))


async def a_list_and_a_meeting(room):
    card = await asked(room)
    await meeting_asked(room)
    await room.says("omar", "pizza, thai", under=card)
    return card


@pytest.mark.parametrize(
    "said",
    [
        "I suggest Tuesday",
        "I propose mornings, never with Dana",
        "ich schlage Dienstag vor",
        "remove pizza",
        "let's have mondays",
    ],
)
def test_what_may_be_meant_for_a_meeting_comes_on_no_public_list(said):
    @in_a_room
    async def says(room):
        await a_list_and_a_meeting(room)
        await room.says("omar", said)
        assert titles(room) == "Pizza/Thai"
        assert not any("with Dana" in words for _, _, words in room.posted)

    says()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("put carrots on the list", "Pizza/Thai/Carrots"),
        ("take pizza off the list", "Thai"),
        ("where shall we eat on Friday: I suggest tacos", "Pizza/Thai/Tacos"),
    ],
)
def test_words_that_name_the_list_or_its_question_change_it(said, listed):
    @in_a_room
    async def says(room):
        await a_list_and_a_meeting(room)
        await room.says("omar", said)
        assert titles(room) == listed

    says()


@in_a_room
async def test_what_is_ruled_out_beside_a_proposal_is_put_on_no_list(room):
    await asked(room)
    await room.says("omar", "I propose tacos, never with Dana")
    assert titles(room) == "Tacos"


@in_a_room
async def test_of_two_lists_it_is_asked_which(room):
    await room.says("lena", "/convene decide where shall we eat?", channel=True)
    await room.says("lena", "/convene decide what shall we bring?", channel=True)
    assert await room.says("omar", "put carrots on the list") == [WHICH]
    chosen = room.decisions()[1]
    await room.chooses("omar", chosen.id)
    assert (titles(room), titles(room, 1)) == ("", "Carrots")


@pytest.mark.parametrize("said", ["I don't care", "egal", "yes", "no", "change it to yes"])
def test_while_a_meeting_waits_too_no_bare_word_is_a_vote(said):
    @in_a_room
    async def says(room):
        await polled(room, "@Convene poll: shall we move to Basel?")
        await meeting_asked(room)
        await room.says("omar", said)
        assert room.decisions()[0].round.votes == {}

    says()
