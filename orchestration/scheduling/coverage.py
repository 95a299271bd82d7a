"""Which starts lie wholly inside a piece of time, and which overlap it.

Every function returns two masks of shape (S,): `inside` and `overlap`. A wish for a time is met
inside it, a wish against a time is broken by any overlap (PROTOCOL.md, section 2). All is compared
in minutes since 1970: where clocks are changed, what they show is not how long it takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import time

import numpy as np

from orchestration.evaluation.columns import Ints, Mask
from orchestration.model.times import EVERY_DAY, Dated, OtherTimes, TimeSet, Weekly, parts
from orchestration.scheduling.clocks import MINUTES_PER_DAY, Span, minute_of, when_shown
from orchestration.scheduling.grid import Coverage, Grid, minutes_of_day


def of_times(times: TimeSet, grid: Grid, zone: str) -> Coverage:
    """Cover the grid with times of an author in this zone; a start may lie in two that touch."""
    if isinstance(times, OtherTimes):
        left_out = of_times(times.times, grid, zone)
        return Coverage(~left_out.overlap, ~left_out.inside)
    if not isinstance(times, Weekly):
        return _covered(parts(times), grid, zone)
    known = grid.face(zone).covered
    if times not in known:
        known[times] = _covered((times,), grid, zone)
    return known[times]


def _covered(named: Sequence[Weekly | Dated], grid: Grid, zone: str) -> Coverage:
    stretch = of_rows(_together([_stretches(each, grid, zone) for each in named]), grid)
    points = _together([_points(each, grid, zone) for each in named])
    return _with_points(stretch, np.unique(points), grid) if len(points) else stretch


def _together(found: Sequence[Ints]) -> Ints:
    return found[0] if len(found) == 1 else np.concatenate(found)


def _with_points(stretch: Coverage, points: Ints, grid: Grid) -> Coverage:
    """Add points in time: each is met by the start that lies on it."""
    covered = np.searchsorted(points, grid.starts) < np.searchsorted(points, grid.ends)
    return Coverage(stretch.inside | np.isin(grid.starts, points), stretch.overlap | covered)


def _points(times: Weekly | Dated, grid: Grid, zone: str) -> Ints:
    if isinstance(times, Dated):
        return np.array(
            [minute_of(x.start) for x in times.moments if x.end is None], dtype=np.int64
        )
    return _occurrences(times, grid, zone)[:, 0] if is_point(times) else _NONE[:, 0]


def _stretches(times: Weekly | Dated, grid: Grid, zone: str) -> Ints:
    """Return all that is no point as spans, a row each."""
    if isinstance(times, Dated):
        return _rows(spans_of(times))
    return _NONE if is_point(times) else _occurrences(times, grid, zone)


def lasting(times: Weekly | Dated, grid: Grid, zone: str) -> Ints:
    """Return stretches as spans, and points as if they lasted as long as the meeting."""
    points = _points(times, grid, zone)
    lasted = np.stack([points, points + grid.duration], axis=1)
    return np.concatenate([_stretches(times, grid, zone), lasted])


def _occurrences(pattern: Weekly, grid: Grid, zone: str) -> Ints:
    """Return when a pattern happens, from the day before the grid's days to the day after."""
    return occurrences(pattern, grid.face(zone).days_around, grid, zone)


_NONE = np.zeros((0, 2), dtype=np.int64)


def _rows(spans: Iterable[Span]) -> Ints:
    return np.array([*spans], dtype=np.int64).reshape(-1, 2)


def is_point(pattern: Weekly) -> bool:
    """Tell whether a pattern is a point in time."""
    return pattern.start is not None and pattern.start == pattern.end


def occurrences(pattern: Weekly, days: Ints, grid: Grid, zone: str) -> Ints:
    """Return when a pattern happens on days, given as ordinals: spans, of a point its minute."""
    low, high = _hours(pattern)
    wanted = tuple(days[_happens(pattern, days, grid)].tolist())
    return when_shown(wanted, low, high, zone)


def _hours(pattern: Weekly) -> Span:
    """Return a pattern's hours in minutes since midnight; those of a point are its minute."""
    low = minutes_of_day(pattern.start or time(0))
    if is_point(pattern):
        return low, low + 1
    high = minutes_of_day(pattern.end or time(0))
    return low, high + MINUTES_PER_DAY * (high <= low)


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


def of_spans(spans: Iterable[Span], grid: Grid) -> Coverage:
    """Cover the grid with stretches [start, end), in minutes since 1970; they may overlap."""
    return of_rows(_rows(spans), grid)


def of_rows(spans: Ints, grid: Grid) -> Coverage:
    """Cover the grid with stretches that are rows of (start, end); they may overlap."""
    if not len(spans):
        nowhere = np.zeros(len(grid), dtype=bool)
        return Coverage(nowhere, nowhere)
    starts, ends = _joined(spans)
    last = np.searchsorted(starts, grid.starts, side="right") - 1
    inside = (last >= 0) & (grid.ends <= ends[last])
    overlap = np.searchsorted(ends, grid.starts, side="right") < np.searchsorted(starts, grid.ends)
    return Coverage(inside, overlap)


def _joined(spans: Ints) -> tuple[Ints, Ints]:
    """Return where stretches begin and end, in order, with those that touch or overlap made one."""
    starts, ends = spans[np.argsort(spans[:, 0], kind="stable")].T
    reached = np.maximum.accumulate(ends)
    first, last = np.ones(len(spans), dtype=bool), np.ones(len(spans), dtype=bool)
    first[1:] = last[:-1] = starts[1:] > reached[:-1]
    return starts[first], reached[last]


def spans_of(dated: Dated) -> list[Span]:
    """Return the stretches of a dated wish as minutes since 1970."""
    return [
        (minute_of(moment.start), minute_of(moment.end))
        for moment in dated.moments
        if moment.end is not None
    ]
