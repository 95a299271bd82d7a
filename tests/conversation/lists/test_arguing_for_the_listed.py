"""A sentence about what is on the list argues, and proposes nothing: said → list."""

import asyncio

import pytest

from tests.conversation.choosing import titles
from tests.play.played import settled


@pytest.mark.parametrize(
    "said",
    [
        "Plön has the lake house, sleeps 12",
        "but Plön takes two hours, no changing trains",
        "Tbilisi offers great food, cheap wine",
        "Plön hat das Haus am See, schläft 12",
        "Tbilisi liegt echt schön, gutes Essen",
    ],
)
def test_it_puts_nothing_on_the_list(said):
    async def plays():
        room = await settled(["choice-asking"])
        before = titles(room)
        await room.says("omar", said, under=room.latest("card"))
        assert titles(room) == before

    asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "title"), [("Lisbon, it has the sea", "Lisbon"), ("The Plön lake house",) * 2]
)
def test_a_name_with_what_it_has_is_one(said, title):
    async def plays():
        room = await settled(["choice-asking"])
        before = titles(room)
        await room.says("omar", said, under=room.latest("card"))
        assert titles(room) == [*before, title]

    asyncio.run(plays())
