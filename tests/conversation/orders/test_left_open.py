"""What was asked to be closed and left open: the next order asks again."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import the_only
from tests.play.played import settled


@pytest.mark.parametrize("left", ["no", "Leave it open", "nein, noch nicht"])
@pytest.mark.parametrize("again", ["close it, please", "close it", "close it now", "mach zu bitte"])
def test_it_is_asked_again(left, again):
    async def plays():
        room = await settled(["choice-vote"])
        await room.says("dana", "sushi")
        [asked] = await room.says("lena", "close it now")
        await room.says("lena", left)
        assert await room.says("lena", again) == [asked]
        assert the_only(room).phase is Phase.VOTE

    asyncio.run(plays())
