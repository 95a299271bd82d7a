"""Which starts lie wholly inside a piece of time, and which overlap it.

Every function returns two masks of shape (S,): `inside` and `overlap`. A wish for a time is met
inside it, a wish against a time is broken by any overlap (PROTOCOL.md, section 2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

import numpy as np

from orchestration.model.times import (
    EVERY_DAY,
    AnyOf,
    Dated,
    OtherTimes,
    TimeSet,
    Weekly,
    zone_named,
)
from orchestration.scheduling.grid import (
    MINUTES_PER_DAY,
    Grid,
    Ints,
    LocalClock,
    Mask,
    minute_of,
    minutes_of_day,
)

Span = tuple[int, int]
"""From a minute since 1970 to before another one."""


@dataclass(frozen=True, eq=False)
class Coverage:
    """Two masks over a grid's starts, each of shape (S,)."""

    inside: Mask
    overlap: Mask


def of_times(times: TimeSet, grid: Grid, zone: str) -> Coverage:
    """Cover the grid with times of an author in this zone."""
    match times:
        case Weekly():
            return of_weekly(times, grid, zone)
        case Dated():
            return of_dated(times, grid)
        case AnyOf():
            return of_any(times, grid, zone)
        case OtherTimes(named):
            left_out = of_times(named, grid, zone)
            return Coverage(~left_out.overlap, ~left_out.inside)


def of_any(several: AnyOf, grid: Grid, zone: str) -> Coverage:
    """Cover the grid with all of several times; a start may lie in two of them that touch."""
    each = [of_times(times, grid, zone) for times in several.times]
    count = np.sum([one.overlap for one in each], axis=0)
    joined = of_spans(_stretches(several, grid, zone), grid).inside & (count > 1)
    return Coverage(np.logical_or.reduce([joined, *(one.inside for one in each)]), count > 0)


def _stretches(several: AnyOf, grid: Grid, zone: str) -> Iterator[Span]:
    """Yield all that is no point, from the day before the grid's days to the day after."""
    days = {day + shift for day in grid.face(zone).day.tolist() for shift in (-1, 0, 1)}
    for times in several.times:
        if isinstance(times, Dated):
            yield from spans_of(times)
        elif not _is_point(times):
            yield from occurrences(times, days, grid, zone)


def of_weekly(pattern: Weekly, grid: Grid, zone: str) -> Coverage:
    """Cover the grid with a pattern that recurs on weekdays, in its author's zone."""
    face = grid.face(zone)
    if _is_point(pattern):
        return _of_point(pattern, face, grid)
    low = 0 if pattern.start is None else minutes_of_day(pattern.start)
    high = MINUTES_PER_DAY if pattern.end is None else minutes_of_day(pattern.end)
    if high <= low:
        high += MINUTES_PER_DAY
    return _of_stretch(pattern, face, grid, low, high)


def _is_point(pattern: Weekly) -> bool:
    return pattern.start is not None and pattern.start == pattern.end


def _of_stretch(pattern: Weekly, face: LocalClock, grid: Grid, low: int, high: int) -> Coverage:
    """Compare with what begins on the day itself, and on its neighbours where that can matter."""
    inside = np.zeros(len(grid), dtype=bool)
    overlap = np.zeros(len(grid), dtype=bool)
    shifts = [-1] * (high > MINUTES_PER_DAY) + [0] + [1] * face.passes_midnight
    for shift in shifts:
        begun = _happens(pattern, face.day + shift, grid)
        start, end = low + shift * MINUTES_PER_DAY, high + shift * MINUTES_PER_DAY
        overlap |= begun & (face.start < end) & (face.end > start)
        inside |= begun & (face.start >= start) & (face.end <= end)
    if (low, high) == (0, MINUTES_PER_DAY):  # whole days join at midnight
        inside |= _happens(pattern, face.day, grid) & _happens(pattern, face.day + 1, grid)
    return Coverage(inside, overlap)


def _of_point(pattern: Weekly, face: LocalClock, grid: Grid) -> Coverage:
    assert pattern.start is not None
    point = minutes_of_day(pattern.start)
    happens = _happens(pattern, face.day, grid)
    return Coverage(
        happens & (face.start == point), happens & (face.start <= point) & (face.end > point)
    )


def _happens(pattern: Weekly, days: Ints, grid: Grid) -> Mask:
    """Return on which of the days, given as ordinals, an occurrence begins."""
    wanted = np.array([day in pattern.days for day in EVERY_DAY])
    happens: Mask = wanted[(days - 1) % 7]
    if pattern.every > 1:
        happens = happens & (_weeks(days, grid) % pattern.every == 0)
    return happens


def _weeks(days: Ints, grid: Grid) -> Ints:
    """Count the weeks from the one in which the window begins, for days given as ordinals."""
    return (days - 1) // 7 - (grid.first_day.toordinal() - 1) // 7


def occurrences(pattern: Weekly, days: Iterable[int], grid: Grid, zone: str) -> Iterator[Span]:
    """Yield when a pattern happens on days, given as ordinals; a point lasts as the meeting."""
    at, wanted = zone_named(zone), np.array(sorted(set(days)), dtype=np.int64)
    for day in map(date.fromordinal, wanted[_happens(pattern, wanted, grid)].tolist()):
        start = datetime.combine(day, pattern.start or time(0), at)
        yield minute_of(start), minute_of(_end(pattern, start, grid))


def _end(pattern: Weekly, start: datetime, grid: Grid) -> datetime:
    if _is_point(pattern):
        return start + timedelta(minutes=grid.duration)
    next_day = pattern.end is None or pattern.end <= start.time()
    day = start.date() + timedelta(days=next_day)
    return datetime.combine(day, pattern.end or time(0), start.tzinfo)


def of_dated(dated: Dated, grid: Grid) -> Coverage:
    """Cover the grid with pieces of the calendar; a point is met by the start that lies on it."""
    points = [minute_of(moment.start) for moment in dated.moments if moment.end is None]
    stretch = of_spans(spans_of(dated), grid)
    if not points:
        return stretch
    hit = np.isin(grid.starts, points)
    covered = np.zeros(len(grid), dtype=bool)
    for point in points:
        covered |= (grid.starts <= point) & (grid.ends > point)
    return Coverage(stretch.inside | hit, stretch.overlap | covered)


def of_spans(spans: Iterable[Span], grid: Grid) -> Coverage:
    """Cover the grid with stretches [start, end), in minutes since 1970; they may overlap."""
    merged = merge(spans)
    if not merged:
        nowhere = np.zeros(len(grid), dtype=bool)
        return Coverage(nowhere, nowhere)
    starts, ends = np.array(merged, dtype=np.int64).T
    last = np.searchsorted(starts, grid.starts, side="right") - 1
    inside = (last >= 0) & (grid.ends <= ends[last])
    overlap = np.searchsorted(ends, grid.starts, side="right") < np.searchsorted(starts, grid.ends)
    return Coverage(inside, overlap)


def merge(spans: Iterable[Span]) -> Sequence[Span]:
    """Return stretches in order, with those that touch or overlap made one."""
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def spans_of(dated: Dated) -> list[Span]:
    """Return the stretches of a dated wish as minutes since 1970."""
    return [
        (minute_of(moment.start), minute_of(moment.end))
        for moment in dated.moments
        if moment.end is not None
    ]
