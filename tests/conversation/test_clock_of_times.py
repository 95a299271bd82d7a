"""By which clock somebody says that their times are."""

import asyncio

import pytest

from tests.play.played import settled


@pytest.mark.parametrize(
    ("who", "said", "is_told"),
    [
        ("ines", "and thats lisbon time btw", True),
        ("ines", "that's Lisbon time", True),
        ("raj", "that's berlin time", False),
    ],
)
def test_by_which_clock_times_were_said_moves_nobody(who, said, is_told):
    async def dialogue():
        room = await settled(["meeting-asking"])
        await room.says(who, "thursdays after 3 please")
        told = " ".join(await room.says(who, said))
        assert ("Your times are in Lisbon" in told) is is_told
        assert "Your times are in Berlin" not in told

    asyncio.run(dialogue())
