"""Pieces of time without other pieces: what an exception leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, time

from orchestration.language.times.rules.spans import as_dates, days_in
from orchestration.language.values import Dates, Days, Hours, Recurring, Stretch, When
from orchestration.model.times import EVERY_DAY, Grain, TimeFrame, Weekday

_DAY = 24 * 60


def subtract(whens: Iterable[When], but: Sequence[When], frame: TimeFrame) -> tuple[When, ...]:
    """All of the first that lies in none of the second."""
    left = tuple(whens)
    for taken in but:
        left = tuple(rest for when in left for rest in _less(when, taken, frame))
    return left


def common(when: When, other: When, frame: TimeFrame) -> When | None:
    """What lies in both; hours are the second's where it has some."""
    shared, _ = _split(when.days, other.days, frame)
    return None if shared is None else When(shared.days, other.hours or when.hours)


def _less(when: When, taken: When, frame: TimeFrame) -> Iterable[When]:
    shared, rest = _split(when.days, taken.days, frame)
    if shared is None:
        yield when
        return
    if rest is not None:
        yield When(rest, when.hours)
    if taken.hours is not None:
        hours = _hours_less(when.hours, taken.hours)
        if hours:
            yield When(shared.days, replace(taken.hours, stretches=hours, part=None))


def _split(
    days: Days | None, taken: Days | None, frame: TimeFrame
) -> tuple[When | None, Days | None]:
    """The days both have (as a piece without hours), and the days only the first has."""
    if taken is None or days == taken:
        return When(days), None
    if isinstance(days, Dates) or isinstance(taken, Dates):
        return _split_dates(days, taken, frame)
    base = days or Recurring(EVERY_DAY, plural=True)
    inside = tuple(day for day in base.days if day in taken.days)
    outside = tuple(day for day in base.days if day not in taken.days)
    if not inside or base.every > 1 or taken.every > 1:
        return None, base
    rest = replace(base, days=outside, plural=True) if outside else None
    return When(replace(base, days=inside, plural=taken.plural or base.plural)), rest


def _split_dates(
    days: Days | None, taken: Days, frame: TimeFrame
) -> tuple[When | None, Days | None]:
    all_days = _on_calendar(days, frame)
    if all_days is None:
        return None, days
    inside = tuple(day for day in all_days if _on(taken, day))
    outside = tuple(day for day in all_days if not _on(taken, day))
    shared = as_dates(inside)
    return (When(shared) if shared else None), as_dates(outside)


def _on_calendar(days: Days | None, frame: TimeFrame) -> tuple[date, ...] | None:
    if isinstance(days, Dates):
        return days_in(days)
    if frame.window is None or (days and days.every > 1):
        return None
    wanted = days.days if days else EVERY_DAY
    return tuple(day for day in frame.window.days if Weekday.of(day) in wanted)


def _on(taken: Days, day: date) -> bool:
    if isinstance(taken, Dates):
        return day in days_in(taken)
    return Weekday.of(day) in taken.days


def _hours_less(hours: Hours | None, taken: Hours) -> tuple[Stretch, ...]:
    left = [_minutes(stretch) for stretch in hours.stretches] if hours else [(0, _DAY)]
    for start, end in map(_minutes, taken.stretches):
        left = [
            (a, b)
            for begin, finish in left
            for a, b in ((begin, min(finish, start)), (max(begin, end), finish))
            if a < b
        ]
    return tuple(Stretch(_time(a), _time(b), Grain.HOUR) for a, b in left)


def overlaps(hours: Hours, other: Hours) -> bool:
    """Whether two pieces of a day have something in common."""
    pairs = ((_minutes(one), _minutes(two)) for one in hours.stretches for two in other.stretches)
    return any(a < d and c < b for (a, b), (c, d) in pairs)


def covers(hours: Hours, other: Hours) -> bool:
    """Whether all of the second lies within the first."""
    return not _hours_less(other, hours)


def _minutes(stretch: Stretch) -> tuple[int, int]:
    start, end = stretch.start, stretch.end
    begin = start.hour * 60 + start.minute if start else 0
    finish = end.hour * 60 + end.minute if end else _DAY
    return begin, finish if finish > begin else _DAY


def _time(minutes: int) -> time | None:
    return time(minutes // 60, minutes % 60) if 0 < minutes < _DAY else None
