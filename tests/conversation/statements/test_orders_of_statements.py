"""What is said in private of drafted statements: an order is a vote, and the rest is held."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.statements.test_statements import drafted, stated
from tests.conversation.statements.test_statements_in_words import opinions
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    "said", ["nothing about new people", "none of that helps", "it says nothing of new people"]
)
def test_what_is_missing_is_held(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("dana", said)
        assert [each.restatement for each in opinions(room)] == [said]

    plays()


@pytest.mark.parametrize(
    "said", ["B > A", "A>B", "b > a", "B first, then A", "erst B, dann A", "A over B for me"]
)
def test_an_order_in_private_is_a_vote_while_one_is_open(said):
    @in_a_room
    async def plays(room):
        await drafted(room)
        [told] = await room.says("dana", said)
        assert told.startswith("Your vote is in: ")
        assert opinions(room) == ()

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "A and B say the same thing",
        "A and B miss the point of hybrid work",
        "B has a better tone",
        "A and B should be merged",
    ],
)
def test_what_somebody_says_of_the_drafts_is_no_vote(said):
    @in_a_room
    async def plays(room):
        await drafted(room)
        await room.says("dana", said)
        assert "dana" not in the_only(room).round.ballots
        assert [each.restatement for each in opinions(room)] == [said]

    plays()
