"""By when answers and votes are due, and that everybody is told, in their own time."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room

THURSDAY, FRIDAY = datetime(2027, 1, 7, 9, tzinfo=UTC), datetime(2027, 1, 8, 15, tzinfo=UTC)


def asked(words, at=THURSDAY):
    async def ask():
        room = Room(at=at)
        await room.says("lena", words, channel=True)
        return the_only(room), room

    return asyncio.run(ask())


@pytest.mark.parametrize(
    "words",
    [
        "/convene poll pizza or sushi?",
        "/convene decide where shall we eat?",
        "@Convene find 45 min about hiring, 25 to 29 January, with @omar",
    ],
)
@pytest.mark.parametrize(
    ("at", "due"),
    [
        (THURSDAY, "Fri 08 17:00"),
        (THURSDAY + timedelta(hours=11), "Fri 08 17:00"),
        (FRIDAY, "Mon 11 17:00"),
        (FRIDAY + timedelta(days=1, hours=13), "Mon 11 17:00"),
    ],
)
def test_they_are_due_at_the_end_of_the_next_working_day(words, at, due):
    decision, room = asked(words, at)
    assert f"{decision.closes_at:%a %d %H:%M}" == due
    assert any("17:00 in Berlin" in said for _, _, said in room.posted)


@pytest.mark.parametrize(
    ("who", "by"),
    [
        ("lena", "Fri 8 Jan, 17:00"),
        ("omar", "Fri 8 Jan, 20:00 your time"),
        ("dana", "Fri 8 Jan, 11:00 your time"),
        ("raj", "Fri 8 Jan, 21:30 your time"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        "/convene decide where shall we eat?",
        "@Convene find 45 min about hiring next week with @omar @dana @raj",
    ],
)
def test_everybody_is_told_in_their_own_time(words, who, by):
    _, room = asked(words)
    [said] = [said for to, said in room.told if to == who]
    assert said.endswith(f" By {by}, please.")
