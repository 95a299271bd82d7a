"""One list of all that holds for somebody, wherever it stands: said -> how it is answered."""

import asyncio

import pytest

from tests.conversation.room import THURSDAY
from tests.conversation.stages import stage_of
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene find 45 minutes with @omar about hiring, 11 to 15 January"


@in_a_room
async def test_a_message_that_asks_for_no_look_is_ticked_off(room):
    await room.says("lena", ASKED, channel=True)
    await room.says("omar", "mornings are best")
    assert await room.says("omar", "nothing back to back, please") == []
    assert room.ticked == ["omar"]
    [now] = await room.says("omar", "Mondays are a bit weird")
    assert now.startswith("For “hiring”, this still holds (times are in Dubai):")
    assert "• prefers mornings" in now
    assert "I couldn't place “Mondays are a bit weird”" in now


@pytest.mark.parametrize("platform", ["sandbox", "slack"])
def test_there_is_one_list_to_press_however_much_is_said(platform, tmp_path):
    async def said():
        async with stage_of(platform, tmp_path, THURSDAY) as stage:
            await stage.says("lena", ASKED, "channel")
            told = [
                len(await stage.says("omar", words, "dm"))
                for words in ("mornings are best", "nothing back to back, please", "not on Fridays")
            ]
            return told, stage.lists("omar"), stage.ticked("omar")

    told, lists, ticked = asyncio.run(said())
    assert told == [1, 0, 1]
    assert ticked == ["nothing back to back, please"]
    assert [each.count("Take back") for each in lists] == [0, 4]
