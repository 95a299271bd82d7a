"""Times as the engine knows them: instants, intervals, weekly patterns, windows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from enum import StrEnum
from functools import lru_cache
from zoneinfo import ZoneInfo

from orchestration.model.conventions import USUAL, Conventions


class Weekday(StrEnum):
    """A day of the week, in the order of `date.weekday()`."""

    MON = "mon"
    TUE = "tue"
    WED = "wed"
    THU = "thu"
    FRI = "fri"
    SAT = "sat"
    SUN = "sun"

    @classmethod
    def of(cls, day: date) -> Weekday:
        """Return the weekday of a date."""
        return tuple(cls)[day.weekday()]


EVERY_DAY = tuple(Weekday)
WORKING_DAYS = EVERY_DAY[:5]


class Grain(StrEnum):
    """How finely a moment was stated: "at 3:15" is a minute, "next week" a week."""

    MINUTE = "minute"
    HOUR = "hour"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"


@dataclass(frozen=True, slots=True, order=True)
class Interval:
    """A stretch of time between two instants with zones; the end does not belong to it."""

    start: datetime
    end: datetime

    def __post_init__(self) -> None:
        if self.end <= self.start:
            raise ValueError(
                f"an interval must end after its start, got {self.start} to {self.end}"
            )


@dataclass(frozen=True, slots=True)
class Moment:
    """A dated piece of time as somebody stated it; a point has no end."""

    start: datetime
    end: datetime | None
    grain: Grain


@dataclass(frozen=True, slots=True)
class Window:
    """The days on which a meeting may lie, both included."""

    start: date
    end: date

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise ValueError(
                f"a window must not end before its start, got {self.start} to {self.end}"
            )

    @property
    def days(self) -> tuple[date, ...]:
        """All days of the window, in order."""
        return _days(self.start, self.end)


@lru_cache(maxsize=256)
def _days(first: date, last: date) -> tuple[date, ...]:
    count = (last - first).days + 1
    return tuple(first + timedelta(days=n) for n in range(count))


@dataclass(frozen=True, slots=True)
class WorkingHours:
    """The hours of a day within which a meeting must lie, in the session's zone."""

    start: time = time(9)
    end: time = time(17)


OWN_DAY = WorkingHours(*USUAL.day)
"""Everybody's own day, on their own clock, unless they or their workspace say otherwise."""

NIGHT = WorkingHours(time(22), time(7))
"""When nobody meets, on their own clock, unless they say that they can; it ends the next day."""


@dataclass(frozen=True, slots=True)
class Weekly:
    """A pattern that recurs on weekdays, in its author's zone.

    `start` and `end` are local times, None for the start or the end of the day; an end before the
    start lies on the following day; equal ones are a point. `every` is 2 for every other week.
    """

    days: tuple[Weekday, ...] = EVERY_DAY
    start: time | None = None
    end: time | None = None
    every: int = 1


@dataclass(frozen=True, slots=True)
class Repeated:
    """How often something is asked, and after which day no more, if it ends by itself."""

    rhythm: Weekly
    until: date | None = None


@dataclass(frozen=True, slots=True)
class Dated:
    """Pieces of time on the calendar."""

    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Times any of which will do, as one wish: "Mondays after two, or Fridays before noon"."""

    times: tuple[Weekly | Dated, ...]


@dataclass(frozen=True, slots=True)
class OtherTimes:
    """All times but these: what somebody leaves out who only lists when they can come."""

    times: Weekly | Dated | AnyOf


TimeSet = Weekly | Dated | AnyOf | OtherTimes


def any_of(times: Iterable[Weekly | Dated | None]) -> Weekly | Dated | AnyOf | None:
    """Return what several times come to, None for none: what is the same always looks the same.

    Patterns come in the order of the week, those of every day first, and dates last.
    """
    said = [each for each in times if each]
    moments = dict.fromkeys(m for each in said if isinstance(each, Dated) for m in each.moments)
    dates = [Dated(tuple(sorted(moments, key=lambda moment: moment.start)))] if moments else []
    patterns = merged(each for each in said if isinstance(each, Weekly))
    left: tuple[Weekly | Dated, ...] = (*sorted(patterns, key=_place), *dates)
    return AnyOf(left) if len(left) > 1 else left[0] if left else None


def parts(times: TimeSet | None) -> tuple[Weekly | Dated, ...]:
    """Return the times that are named of which any will do; there are none in None."""
    match times:
        case AnyOf(several):
            return several
        case Weekly() | Dated():
            return (times,)
        case _:
            return ()


def names_hours(times: TimeSet | None) -> bool:
    """Tell whether times are named by hours, so that it matters whose clock is meant."""
    return any(map(_names_hours, parts(times)))


def _names_hours(times: Weekly | Dated) -> bool:
    if isinstance(times, Weekly):
        return times.start is not None or times.end is not None
    return any(each.grain in (Grain.MINUTE, Grain.HOUR) for each in times.moments)


def merged(patterns: Iterable[Weekly]) -> tuple[Weekly, ...]:
    """Return patterns with the same hours as one."""
    days: dict[tuple[time | None, time | None, int], set[Weekday]] = {}
    for each in patterns:
        days.setdefault((each.start, each.end, each.every), set()).update(each.days)
    return tuple(
        Weekly(tuple(day for day in EVERY_DAY if day in on), start, end, every)
        for (start, end, every), on in days.items()
    )


def _place(pattern: Weekly) -> tuple[bool, list[int], time, time, int]:
    days = [EVERY_DAY.index(day) for day in pattern.days]
    bounds = pattern.start or time.min, pattern.end or time.max
    return pattern.days != EVERY_DAY, days, *bounds, pattern.every


@dataclass(frozen=True, slots=True)
class Minutes:
    """A length of time: of a meeting, a notice, a buffer."""

    minutes: int


@dataclass(frozen=True, slots=True)
class MeetingsPerDay:
    """How many meetings somebody takes on one day."""

    most: int


_OFFSET = re.compile(r"([+-])(\d{2}):(\d{2})")


@lru_cache(maxsize=512)
def zone_named(name: str) -> tzinfo:
    """Return the zone of an IANA name or of ±HH:MM; ValueError where there is none."""
    if offset := _OFFSET.fullmatch(name):
        if int(offset[2]) > 14 or int(offset[3]) > 59:
            raise ValueError(f"{name!r} is no offset that clocks have")
        sign = -1 if offset[1] == "-" else 1
        return timezone(sign * timedelta(hours=int(offset[2]), minutes=int(offset[3])))
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError) as unknown:
        raise ValueError(f"{name!r} is no time zone: expected an IANA name or ±HH:MM") from unknown


@dataclass(frozen=True, slots=True)
class ClockChange:
    """When clocks are changed: `at`, by what they show until then, `forward` or back."""

    at: datetime
    forward: bool


def clock_change(start: datetime, end: datetime, clock: tzinfo | None) -> ClockChange | None:
    """Return the change of a zone's clocks within a stretch of time, None where there is none."""
    first, last = start.astimezone(UTC), end.astimezone(UTC)
    before, after = (at.astimezone(clock).utcoffset() or timedelta() for at in (first, last))
    if before == after:
        return None
    while last - first > timedelta(minutes=1):
        middle = first + (last - first) / 2
        if (middle.astimezone(clock).utcoffset() or timedelta()) == before:
            first = middle
        else:
            last = middle
    shown = (last + before).replace(second=0, microsecond=0, tzinfo=None)
    return ClockChange(shown, after > before)


def comes_twice(at: datetime, clock: tzinfo | None) -> ClockChange | None:
    """Return the change by which clocks show a time twice; None where they show it once."""
    local = at.astimezone(clock)
    return clock_change(local.replace(fold=0), local.replace(fold=1), clock)


@dataclass(frozen=True, slots=True)
class TimeFrame:
    """Where and when words are read, and by which conventions; there may be no window."""

    now: datetime
    zone: str
    window: Window | None = None
    conventions: Conventions = field(default_factory=Conventions)
