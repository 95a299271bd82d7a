"""When something that repeats comes next, on the clocks of its zone."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from itertools import count
from typing import Final

from orchestration.model.times import Weekday, Weekly, zone_named

_WEEK: Final = 7
USUAL_TIME: Final = time(10)


def next_time(rhythm: Weekly, zone: str, after: datetime, since: datetime) -> datetime:
    """Return the first time after a moment; where weeks are left out, counted from when it began.

    A time that the clocks leave out comes an hour later, one that they show twice comes first.
    """
    clock = zone_named(zone)
    began, first = since.astimezone(clock).date(), after.astimezone(clock).date()
    days = (first + timedelta(days=n) for n in count())
    times = (
        datetime.combine(day, rhythm.start or USUAL_TIME, clock)
        for day in days
        if Weekday.of(day) in rhythm.days and (_week(day) - _week(began)) % rhythm.every == 0
    )
    return next(each for each in times if each > after)


def _week(day: date) -> int:
    return (day.toordinal() - 1) // _WEEK
