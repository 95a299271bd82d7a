"""By which clock somebody says that their times are."""

import asyncio

import pytest

from tests.play.played import settled


@pytest.mark.parametrize(
    "said",
    [
        "what time would B be for me?",
        "when is option B in my timezone?",
        "welche Uhrzeit wäre B bei mir?",
        "wann ist B bei mir?",
        "is B in the morning for me?",
        "what time is B over here?",
    ],
)
def test_who_asks_when_an_option_is_for_them_hears_it_on_their_clock(said):
    async def dialogue():
        room = await settled(["meeting-vote"])
        [told] = await room.says("omar", said)
        assert "• B: Wed 13 Jan, 17:00–17:45 · 14:00 in Berlin" in told

    asyncio.run(dialogue())


@pytest.mark.parametrize("said", ["B works for me", "is B ok for me? yes, B", "B in the morning"])
def test_a_vote_is_none_of_these(said):
    async def dialogue():
        room = await settled(["meeting-vote"])
        assert "14:00 in Berlin" not in " ".join(await room.says("omar", said))

    asyncio.run(dialogue())


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
