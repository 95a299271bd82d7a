"""Rules of times that are said to be a limit, so that what lies beyond is ruled out."""

from __future__ import annotations

from dataclasses import replace

from orchestration.language.times.rules import hours, joining, spans
from orchestration.language.times.rules.dates import first_such_day
from orchestration.language.values import Clock, Dates, Hours, Num, Recurring, Shade, When
from orchestration.model.times import TimeFrame


def earliest_hour(frame: TimeFrame, said: Clock | Num) -> Hours | None:
    """Read "10 at the earliest"."""
    found = hours.from_on(frame, said)
    return found and replace(found, limit=True)


def latest_hour(frame: TimeFrame, said: Clock | Num) -> Hours | None:
    """Read "5 at the latest"."""
    found = hours.up_to(frame, said)
    return found and replace(found, limit=True)


def earliest_day(frame: TimeFrame, first: Dates | Recurring) -> Dates | None:
    """Read "the 18th at the earliest"."""
    begin = _one(frame, first)
    return replace(spans.from_on(frame, begin), limit=Shade.BEGINS) if begin else None


def latest_day(frame: TimeFrame, last: Dates | Recurring) -> Dates | None:
    """Read "the 14th at the latest"."""
    end = _one(frame, last)
    found = spans.until(frame, end) if end else None
    return replace(found, limit=Shade.ENDS) if found else None


def _one(frame: TimeFrame, days: Dates | Recurring) -> Dates | None:
    return first_such_day(frame, days) if isinstance(days, Recurring) else days


def lasting_up_to(frame: TimeFrame, said: Clock | Num) -> Hours | None:
    """Read "until 11"."""
    until = hours.up_to(frame, said)
    return until and replace(until, lasts=True)


def from_day_on(frame: TimeFrame, when: When) -> When | None:
    """Read "from the 14th: 4-7pm": hours with both their ends are those of each day."""
    if when.hours is None or not isinstance(when.days, Dates):
        return None
    ends = all(x.start and x.end and x.start != x.end for x in when.hours.stretches)
    return joining.hours_from(frame, when.hours, when.days) if ends or when.hours.part else None
