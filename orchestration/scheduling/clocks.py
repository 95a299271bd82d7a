"""When the clocks of a zone show an hour: once a day; where they are changed, twice or never."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np

from orchestration.evaluation.columns import Ints
from orchestration.model.times import zone_named

Span: TypeAlias = tuple[int, int]
"""From a minute since 1970 to before another one."""

MINUTES_PER_DAY: Final = 24 * 60
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def minute_of(at: datetime) -> int:
    """Return an instant as whole minutes since 1970 in UTC."""
    return int(at.timestamp() // 60)


def instant_of(minute: int, zone: str) -> datetime:
    """Return whole minutes since 1970 in UTC as an instant, shown in a zone."""
    return (EPOCH + timedelta(minutes=minute)).astimezone(zone_named(zone))


def when_shown(days: tuple[int, ...], low: int, high: int, zone: str) -> Ints:
    """Return when clocks show from `low` to before `high`, in minutes since midnight of each day.

    The days are ordinals; `high` lies on the day or on the next one. Rows are spans. Where the
    clocks go back within it, an hour belongs to it both times that it comes.
    """
    midnights, changing = _midnights(days, zone)
    plain = midnights[:, None] + np.array((low, high), dtype=np.int64)
    if not changing:
        return plain
    return np.array([*plain.tolist(), *_around_changes(changing, low, high, zone)], dtype=np.int64)


def _around_changes(days: Iterable[int], low: int, high: int, zone: str) -> Iterator[Span]:
    for day in days:
        begins = (day - EPOCH.toordinal()) * MINUTES_PER_DAY
        before, after, change = _offsets_around(day, zone)
        until = begins + low - before, min(begins + high - before, change)
        since = max(begins + low - after, change), begins + high - after
        yield from (span for span in (until, since) if span[0] < span[1])


@lru_cache(maxsize=1024)
def _midnights(days: tuple[int, ...], zone: str) -> tuple[Ints, tuple[int, ...]]:
    """Return when days begin by a zone's clocks, and on which of them, left out, these change."""
    found = [(day, *_offsets_around(day, zone)) for day in days]
    begins = [
        (day - EPOCH.toordinal()) * MINUTES_PER_DAY - before
        for day, before, after, _ in found
        if before == after
    ]
    changing = tuple(day for day, before, after, _ in found if before != after)
    return np.array(begins, dtype=np.int64), changing


def merge(spans: Iterable[Span]) -> Sequence[Span]:
    """Return stretches in order, with those that touch or overlap made one."""
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


@lru_cache(maxsize=8192)
def _offsets_around(day: int, zone: str) -> tuple[int, int, int]:
    """Return the offsets before and after a day, and from which minute on the second one holds."""
    noon = (day - EPOCH.toordinal()) * MINUTES_PER_DAY
    first, last = noon - MINUTES_PER_DAY, noon + 3 * MINUTES_PER_DAY
    before, after = offset(first, zone), offset(last, zone)
    while before != after and last - first > 1:
        middle = (first + last) // 2
        first, last = (middle, last) if offset(middle, zone) == before else (first, middle)
    return before, after, last


@lru_cache(maxsize=65536)
def offset(minute: int, zone: str) -> int:
    """Return by how many minutes a zone's clocks are ahead of UTC."""
    ahead = instant_of(minute, zone).utcoffset()
    return 0 if ahead is None else int(ahead // timedelta(minutes=1))
