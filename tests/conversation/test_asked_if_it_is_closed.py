"""Whether a list is open or closed, asked by either word: said → the yes or no to that word."""

import pytest

from tests.conversation.choosing import asked, polled
from tests.conversation.test_dialogues import in_a_room

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
