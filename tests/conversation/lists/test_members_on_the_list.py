"""Options that are called like members: who is voted for, spoken of, or left a vote."""

import pytest

from orchestration.model.ballots import Approvals, Order
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import NOTHING, opened

LEADS = "Dana, Raj, Ines or Omar"


def voted(who, said, rule="approval", *, alone=False):
    """Return somebody's ballot after a message, and what they were told."""
    found = []

    @in_a_room
    async def plays(room):
        under = await opened(room, LEADS, rule)
        told = await room.says(who, said, under=None if alone else under)
        found.append((the_only(room).round.ballots.get(who, NOTHING), told))

    plays()
    return found[0]


both_ways = pytest.mark.parametrize("alone", [True, False])


@pytest.mark.parametrize(
    "said", ["raj votes for me", "raj stimmt für mich ab", "raj decides for me"]
)
@both_ways
def test_who_is_to_vote_is_asked_for_where_they_are_an_option_too(said, alone):
    assert voted("dana", said, alone=alone) == (NOTHING, ["Shall Raj Patel vote for you?"])


@pytest.mark.parametrize(
    "said",
    [
        "raj votes omar",
        "raj said he can't",
        "raj hat mich gewählt",
        "raj please vote",
        "thanks raj",
    ],
)
def test_what_a_member_does_or_is_told_is_no_vote(said):
    assert voted("omar", said) == (NOTHING, [])


@pytest.mark.parametrize(
    "said", ["ich bin für raj", "raj!", "raj has my vote", "raj would be great"]
)
@both_ways
def test_a_member_is_voted_for_by_name(said, alone):
    assert voted("omar", said, alone=alone)[0] == Approvals(("B",))


@pytest.mark.parametrize(
    ("who", "said", "places"),
    [
        ("omar", "raj > dana", (("B",), ("A",))),
        ("lena", "ines and dana equal first", (("C", "A"),)),
        ("raj", "Dana, Ines, me last", (("A",), ("C",), ("D",), ("B",))),
        ("raj", "dana, then me", (("A",), ("B",))),
        ("raj", "me > omar", (("B",), ("D",))),
    ],
)
@both_ways
def test_members_are_put_in_order_and_oneself_among_them(who, said, places, alone):
    assert voted(who, said, "ranked", alone=alone)[0] == Order(places)
