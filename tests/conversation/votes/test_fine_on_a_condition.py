"""Whoever is for all, on one condition, has that condition kept in their own words."""

import asyncio

import pytest

from orchestration.language.choosing.held.as_told import asks_of_options
from tests.conversation.orders.test_leaning_on_an_order import wishes
from tests.play.played import newest_thread, settled

SAID = [
    "mir eig egal, hauptsache nich länger als 3 stunden fahrt",
    "mir egal, solange es was vegetarisches gibt",
    "mir egal, hauptsache am wasser",
    "hauptsache warm",
    "don't really care, as long as it's not more than 3 hours by train",
    "no preference as long as we don't fly",
    "i'm easy, just nothing too expensive",
]


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize("said", SAID)
def test_the_condition_is_kept(said, in_thread):
    async def dialogue():
        room = await settled(["choice-asking"])
        before = room.decisions()[-1].listed
        await room.says("omar", said, under=newest_thread(room) if in_thread else None)
        assert wishes(room.decisions()[-1], "omar") == [f"“{said}”"]
        assert room.decisions()[-1].listed == before

    asyncio.run(dialogue())


@pytest.mark.parametrize("said", ["mir eig egal", "egal", "mir ganz egal"])
def test_what_is_all_the_same_is_no_proposal(said):
    async def dialogue():
        room = await settled(["choice-asking"])
        before = room.decisions()[-1].listed
        await room.says("omar", said, under=newest_thread(room))
        assert room.decisions()[-1].listed == before

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "as long as you like",
        "just kidding",
        "i don't mind, just tell me where",
        "mir egal, solange ihr euch einig seid",
    ],
)
def test_what_asks_nothing_of_options_is_no_condition(said):
    assert not asks_of_options(said)
