"""One option in the place of another: said → kept in its author's words, and nothing ruled out."""

import asyncio

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.orders.test_leaning_on_an_order import wishes
from tests.conversation.room import Room
from tests.play.played import newest_thread, settled


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        "if tbilisi is too expensive then plön",
        "if plön is out, i'd go to tbilisi",
        "wenn tbilisi nicht geht, dann plön",
        "falls plön rausfliegt nehm ich tbilisi",
    ],
)
def test_what_is_asked_for_is_kept_as_it_was_said(said, in_thread):
    async def dialogue():
        room = await settled(["choice-asking"])
        await room.says("lena", said, under=newest_thread(room) if in_thread else None)
        assert wishes(room.decisions()[-1], "lena") == [f"“{said}”"]

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("plön unless tbilisi gets cheaper", ["“plön unless tbilisi gets cheaper”"]),
        ("if it's tbilisi i'm out", ["can't have Tbilisi"]),
        ("plön please", ["really prefers Plön"]),
    ],
)
def test_only_what_hangs_on_another_option_is_kept_so_in_private(said, held):
    async def dialogue():
        room = await settled(["choice-asking"])
        await room.says("lena", said)
        assert wishes(room.decisions()[-1], "lena") == held

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said", ["only if pizza is gone i take sushi", "nur wenn pizza weg ist nehm ich sushi"]
)
def test_no_vote_for_both_is_made_of_it(said):
    async def dialogue():
        room = Room()
        await polled(room)
        told = "I can't tell whether an “if” holds, so that is no vote. “B” alone is one."
        assert await room.says("dana", said) == [told]
        assert the_only(room).round.ballots == {}

    asyncio.run(dialogue())
