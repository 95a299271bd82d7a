"""“This week” said on a weekend is the week to come, and told to be: said → days looked at."""

import asyncio
from datetime import UTC, datetime

import pytest

from orchestration.model.times import Weekday
from tests.conversation.choosing import the_only
from tests.conversation.room import Room

SATURDAY, SUNDAY = datetime(2027, 1, 16, 9, tzinfo=UTC), datetime(2027, 1, 17, 9, tzinfo=UTC)
FRIDAY = datetime(2027, 1, 15, 9, tzinfo=UTC)
TOLD = (
    "I take “this week” for the coming one, Mon 18 – Fri 22 Jan; say so if you mean this weekend."
)


def asked(said, at):
    """Ask for a meeting; returns its window, and what was told of the week."""

    async def asks(room):
        told = await room.says("lena", f"@Convene {said}", channel=True)
        window = the_only(room).terms.window
        return f"{window.start:%d}–{window.end:%d}", TOLD in "\n".join(told), the_only(room)

    return asyncio.run(asks(Room(at=at)))


@pytest.mark.parametrize("at", [SATURDAY, SUNDAY])
@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("30 minutes with omar and dana this week about the roadmap", "18–22"),
        ("30 minutes with omar and dana later this week about the roadmap", "18–22"),
        ("30 minutes with omar and dana for the rest of the week about the roadmap", "18–22"),
        ("30 minutes with omar and dana this week about the roadmap, not on a Sunday", "18–22"),
        (
            "30 minutes with omar and dana on Tuesday or Wednesday this week about the roadmap",
            "19–20",
        ),
        ("30 Minuten mit omar und dana diese Woche zum Thema Roadmap", "18–22"),
        (
            "30 Minuten mit omar und dana noch diese Woche zum Thema Roadmap, nicht am Sonntag",
            "18–22",
        ),
        ("30 Minuten mit omar und dana im Laufe dieser Woche über das Budget", "18–22"),
        ("30 Minuten mit omar und dana Ende dieser Woche über das Budget", "22–22"),
    ],
)
def test_a_week_without_work_left_is_the_one_to_come_and_told(said, days, at):
    found, is_told, _ = asked(said, at)
    assert (found, is_told) == (days, True)


@pytest.mark.parametrize(
    ("said", "at", "days"),
    [
        ("30 minutes with omar and dana this weekend about the roadmap", SATURDAY, "16–17"),
        (
            "30 minutes with omar and dana this week, today or tomorrow, about the roadmap",
            SATURDAY,
            "16–17",
        ),
        ("30 Minuten mit omar und dana dieses Wochenende zum Thema Roadmap", SATURDAY, "16–17"),
        (
            "30 minutes with omar and dana this week or next week about the roadmap",
            SATURDAY,
            "16–24",
        ),
        ("30 minutes with omar and dana next week about the roadmap", SUNDAY, "18–24"),
        ("30 minutes with omar and dana this week about the roadmap", FRIDAY, "15–17"),
    ],
)
def test_what_names_these_days_or_another_week_stays_as_it_is(said, at, days):
    found, is_told, _ = asked(said, at)
    assert (found, is_told) == (days, False)


@pytest.mark.parametrize(
    "said",
    [
        "30 minutes with omar and dana this weekend about the roadmap, not on Sunday",
        "30 minutes with omar and dana this weekend about the roadmap, no Sundays",
        "30 Minuten mit omar und dana dieses Wochenende zum Thema Roadmap, nicht am Sonntag",
    ],
)
def test_a_day_that_its_organiser_excludes_binds_on_a_weekend_too(said):
    _, _, meeting = asked(said, SATURDAY)
    assert meeting.terms.days == (Weekday.SAT,)


def test_who_meant_the_weekend_puts_it_right():
    async def corrects(room):
        await room.says(
            "lena", "@Convene 30 minutes with omar this week about the roadmap", channel=True
        )
        await room.says("lena", "@Convene look at this weekend instead", channel=True)
        window = the_only(room).terms.window
        assert (window.start.day, window.end.day) == (16, 17)

    asyncio.run(corrects(Room(at=SATURDAY)))
