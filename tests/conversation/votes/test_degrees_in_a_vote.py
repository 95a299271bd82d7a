"""Votes with a rank or a degree in them, and what is asked beside one: said → the ballot."""

import pytest

from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "yes", "if_need_be"),
    [
        ("A or C both ok, A a bit better", {"A", "C"}, set()),
        ("A or C both ok, leaning towards A", {"A", "C"}, set()),
        ("both A and C work, slightly prefer A", {"A", "C"}, set()),
        ("A oder C geht beides, A etwas besser", {"A", "C"}, set()),
        ("A und C beide ok, tendiere zu C", {"A", "C"}, set()),
        ("B, C only if nobody else can", {"B"}, {"C"}),
        ("B, C nur wenn sonst keiner kann", {"B"}, {"C"}),
    ],
)
def test_a_degree_is_no_other_vote(said, yes, if_need_be):
    @in_a_room
    async def votes(room):
        await polled(room)
        await room.says("omar", said)
        ballot = room.decisions()[0].round.ballots["omar"]
        assert (set(ballot.yes), set(ballot.if_need_be)) == (yes, if_need_be)

    votes()


@pytest.mark.parametrize(
    "said", ["B, can others see that?", "B. can others see that?", "B, sehen die anderen das?"]
)
def test_who_asks_who_sees_a_vote_has_voted(said):
    @in_a_room
    async def votes(room):
        await polled(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Your vote is in: B.")
        assert len(told.splitlines()) > 1
        assert set(room.decisions()[0].round.ballots["omar"].yes) == {"B"}

    votes()
