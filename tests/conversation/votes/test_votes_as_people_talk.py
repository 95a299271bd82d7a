"""Votes that say more than a letter: said → what is voted for; talk is none."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "letters"),
    [
        ("not pizza again :( sushi", "B"),
        ("not a again :( B", "B"),
        ("nicht a wieder, B", "B"),
        ("i'd be fine with a and c", "AC"),
        ("I'm fine with pizza and salad", "AC"),
        ("mir wären a und c recht", "AC"),
        ("B then, and if not, A", "BA"),
        ("sushi then, if not, pizza", "BA"),
        ("B, wenn nicht, dann A", "BA"),
        ("actually salad would be lovely, count me for that", "C"),
        ("salad sounds nice, put me down for that", "C"),
        ("salad wäre schön, zähl mich dafür", "C"),
        ("if not, we go home", None),
    ],
)
def test_what_is_voted_for(said, letters):
    @in_a_room
    async def plays(room):
        await polled(room)
        await room.says("omar", said)
        ballot = room.decisions()[0].round.ballots.get("omar")
        voted = {*ballot.yes, *ballot.if_need_be} if isinstance(ballot, Approvals) else set()
        assert voted == {*(letters or "")}

    plays()


def test_a_vote_behind_an_abstention_counts():
    @in_a_room
    async def plays(room):
        await polled(room)
        await room.says("omar", "i have no opinion, i'm never in")
        await room.says("omar", "actually salad would be lovely, count me for that")
        assert room.decisions()[0].round.ballots["omar"] == Approvals(("C",))

    plays()


@pytest.mark.parametrize("said", ["A and C are about the same for me, B not now"])
def test_two_that_are_alike_have_one_place(said):
    @in_a_room
    async def plays(room):
        await polled(room, "@Convene poll search, billing or onboarding? ranked")
        await room.says("omar", said)
        assert room.decisions()[0].round.ballots["omar"].places == (("A", "C"), ("B",))

    plays()
