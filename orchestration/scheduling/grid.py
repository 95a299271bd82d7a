"""All the starts a meeting could have, as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property, lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from orchestration.model.terms import Terms
from orchestration.model.times import Weekday, Weekly, zone_named

Ints: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.bool_]

MINUTES_PER_DAY = 24 * 60
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def minute_of(at: datetime) -> int:
    """Return an instant as whole minutes since 1970 in UTC."""
    return int(at.timestamp() // 60)


def instant_of(minute: int, zone: str) -> datetime:
    """Return whole minutes since 1970 in UTC as an instant, shown in a zone."""
    return (_EPOCH + timedelta(minutes=minute)).astimezone(zone_named(zone))


@dataclass(frozen=True)
class LocalClock:
    """What the clocks of one zone show at each start.

    `day` is the date's ordinal, `start` and `end` minutes since its midnight; all of shape (S,).
    `inside` keeps which starts lie in hours that many members have.
    """

    day: Ints
    start: Ints
    end: Ints
    inside: dict[Weekly, Mask] = field(default_factory=dict, repr=False)

    @cached_property
    def passes_midnight(self) -> bool:
        """Whether any meeting ends on the day after it starts."""
        return bool((self.end > MINUTES_PER_DAY).any())


@dataclass(frozen=True, eq=False)
class Grid:
    """Every start of a session in order: `starts` has shape (S,), minutes since 1970 in UTC.

    `days` are all those that the session looks at, whether a start is left on them or not.
    """

    starts: Ints
    duration: int
    zone: str
    now: int
    first_day: date
    days: tuple[date, ...] = ()
    faces: dict[str, LocalClock] = field(default_factory=dict, repr=False)

    def __len__(self) -> int:
        return len(self.starts)

    @cached_property
    def ends(self) -> Ints:
        """When a meeting that starts there is over; shape (S,)."""
        return self.starts + self.duration

    def face(self, zone: str) -> LocalClock:
        """Return what the clocks of a zone show at each start."""
        if zone not in self.faces:
            self.faces[zone] = _face(self.starts, self.duration, zone)
        return self.faces[zone]

    def since(self, now: int) -> Grid:
        """Return the grid as it is at a minute: without the starts that have passed."""
        passed = int(np.searchsorted(self.starts, now))
        if not passed:
            return replace(self, now=now)
        return replace(self, now=now, starts=self.starts[passed:], faces={})

    def where(self, mask: Mask) -> Grid:
        """Return the grid with only the starts that the mask, of shape (S,), keeps."""
        return replace(self, starts=self.starts[mask], faces={})

    def instant(self, index: int) -> datetime:
        """Return the start at an index, in the session's zone."""
        return instant_of(int(self.starts[index]), self.zone)

    def index(self, at: datetime) -> int | None:
        """Return the index of the start at an instant, or None where there is none."""
        place = int(np.searchsorted(self.starts, minute_of(at)))
        found = place < len(self.starts) and self.starts[place] == minute_of(at)
        return place if found else None


def grid_for(terms: Terms, now: datetime) -> Grid:
    """Return all starts from now on: on the grid, on working days, within the working hours."""
    return whole_grid(terms).since(-int(-now.timestamp() // 60))


@lru_cache(maxsize=256)
def whole_grid(terms: Terms) -> Grid:
    """Return all starts there ever were; the same for every message of a session."""
    days = tuple(day for day in terms.window.days if Weekday.of(day) in terms.working_days)
    minutes = [minute for day in days for minute in _starts_of_day(day, terms)]
    starts = np.unique(np.array(minutes, dtype=np.int64))
    return Grid(starts, terms.duration, terms.zone, 0, terms.window.start, days)


def _starts_of_day(day: date, terms: Terms) -> range:
    """Return the day's starts; where the clocks go back, the hour that comes twice counts twice."""
    first = minutes_of_day(terms.hours.start)
    first += -first % terms.grid
    if first >= MINUTES_PER_DAY:
        return range(0)
    zone = zone_named(terms.zone)
    begin = minute_of(datetime.combine(day, time(*divmod(first, 60)), zone))
    end = minute_of(datetime.combine(day, terms.hours.end, zone))
    return range(begin, end - terms.duration + 1, terms.grid)


def clocks_differ(grid: Grid, zones: Iterable[str]) -> bool:
    """Tell whether the clocks of the session and of these zones differ at some start."""
    here = grid.face(grid.zone)
    others = [grid.face(zone) for zone in {*zones} - {grid.zone}]
    return any(
        not (np.array_equal(each.day, here.day) and np.array_equal(each.start, here.start))
        for each in others
    )


def minutes_of_day(at: time) -> int:
    """Return a local time as minutes since midnight."""
    return at.hour * 60 + at.minute


def _face(starts: Ints, duration: int, zone: str) -> LocalClock:
    local = starts + _offsets(tuple((starts // MINUTES_PER_DAY).tolist()), starts, zone)
    day, start = np.divmod(local, MINUTES_PER_DAY)
    return LocalClock(day + _EPOCH.toordinal(), start, start + duration)


def _offsets(days: Sequence[int], starts: Ints, zone: str) -> Ints:
    """Return the zone's offset in minutes at each start, looked up once a day unless it changes."""
    if not days:
        return np.zeros(0, dtype=np.int64)
    bounds = [
        (_offset(day * MINUTES_PER_DAY, zone), _offset((day + 1) * MINUTES_PER_DAY, zone))
        for day in days
    ]
    return np.array(
        [
            a if a == b else _offset(int(at), zone)
            for (a, b), at in zip(bounds, starts, strict=True)
        ],
        dtype=np.int64,
    )


@lru_cache(maxsize=65536)
def _offset(minute: int, zone: str) -> int:
    offset = instant_of(minute, zone).utcoffset()
    return 0 if offset is None else int(offset // timedelta(minutes=1))
