"""Where somebody has several votes open, what is said of one says on what it is."""

import asyncio

import pytest

from tests.conversation.room import Room
from tests.play.played import newest_thread

FOOD, DAY = "@Convene poll pizza or sushi?", "@Convene poll red, blue or green?"


@pytest.mark.parametrize("in_thread", [True, False])
def test_a_vote_names_what_it_is_on(in_thread):
    async def dialogue():
        room = Room()
        await room.says("lena", FOOD, channel=True)
        under = newest_thread(room) if in_thread else None
        first = await room.says("omar", "pizza", under=under)
        await room.says("lena", DAY, channel=True)
        under = newest_thread(room) if in_thread else None
        return first, await room.says("omar", "blue", under=under)

    assert asyncio.run(dialogue()) == (
        ["Your vote is in: A."],
        ["Your vote on “Red, blue or green?” is in: B."],
    )
