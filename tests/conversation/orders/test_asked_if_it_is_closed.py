"""Whether a list is open or closed, asked by either word: said → the yes or no to that word."""

import pytest

from tests.conversation.choosing import asked, polled
from tests.conversation.test_dialogues import in_a_room
from tests.play.dialogues import comes_of

IF_OPEN = ["is the list still open?", "is the list open?", "ist die liste noch offen?"]
IF_CLOSED = ["is the list closed?", "is the list already closed?", "ist die liste schon zu?"]


@pytest.mark.parametrize(
    ("opens", "said", "told"),
    [
        *((asked, each, "Yes: write it in the thread") for each in IF_OPEN),
        *((asked, each, "No: write it in the thread") for each in IF_CLOSED),
        *((polled, each, "No: the list is closed;") for each in IF_OPEN),
        *((polled, each, "Yes: the list is closed;") for each in IF_CLOSED),
    ],
)
def test_the_answer_is_to_the_word_asked_about(opens, said, told):
    @in_a_room
    async def plays(room):
        place = await opens(room)
        [answer] = await room.says("dana", said, under=place)
        assert answer.startswith(told)

    plays()


@pytest.mark.parametrize("said", ["is it too late to suggest a place?", "too late to add an idea?"])
def test_whether_it_is_too_late_for_a_thing_is_asked_of_the_list(said):
    told = comes_of("use choice-asking", f"omar, thread: {said}")
    assert "to omar: No: write it in the thread" in told


@pytest.mark.parametrize(
    "said", ["which polls are still running?", "what votes are currently open?"]
)
def test_what_runs_is_answered_with_what_is_open(said):
    assert "vote on A, B, C and D by" in comes_of("use choice-vote", f"omar, dm: {said}")
