"""All the starts a meeting could have, as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time
from functools import cached_property, lru_cache

import numpy as np

from orchestration.evaluation.columns import Columns, Ints, Mask
from orchestration.model.options import Option, Slot
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Weekday, Weekly
from orchestration.scheduling.clocks import (
    EPOCH,
    MINUTES_PER_DAY,
    instant_of,
    merge,
    minute_of,
    offset,
    when_shown,
)


@dataclass(frozen=True, eq=False)
class Coverage:
    """Which starts lie wholly inside a piece of time, and which overlap it; both of shape (S,)."""

    inside: Mask
    overlap: Mask


@dataclass(frozen=True)
class LocalClock:
    """What the clocks of one zone show at each start.

    `day` is the date's ordinal, `start` minutes since its midnight; both of shape (S,).
    `covered` keeps what hours cover of which many members speak.
    """

    day: Ints
    start: Ints
    covered: dict[Weekly, Coverage] = field(default_factory=dict, repr=False)

    @cached_property
    def days_around(self) -> Ints:
        """The days of all starts with their neighbours, as ordinals in order."""
        days = np.unique(self.day)
        return np.unique([days - 1, days, days + 1])


@dataclass(frozen=True, eq=False)
class Grid(Columns):
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
            self.faces[zone] = _face(self.starts, zone)
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

    def option(self, index: int, name: str = "") -> Slot:
        """Return a start as an option; when it ends is shown in the session's zone, too."""
        return Slot(name, self.instant(index), instant_of(int(self.ends[index]), self.zone))

    def index_of(self, option: Option) -> int | None:
        """Return the index of an option's start; None where there is none."""
        return self.index(option.start) if isinstance(option, Slot) else None

    @property
    def sorts(self) -> Ints:
        """The days and their parts: morning, afternoon, evening; shape (S,)."""
        face = self.face(self.zone)
        return face.day * 3 + (face.start >= 12 * 60) + (face.start >= 18 * 60)

    @property
    def shades(self) -> Ints:
        """The hours on the session's clocks; shape (S,)."""
        return self.face(self.zone).start // 60

    def apart(self, of: Ints, chosen: Sequence[int]) -> Mask:
        """Return which of these starts overlap none that is chosen; shape as `of`."""
        apart = np.abs(self.starts[of][:, None] - self.starts[list(chosen)][None, :])
        return np.asarray((apart >= self.duration).all(axis=1))

    def index(self, at: datetime) -> int | None:
        """Return the index of the start at an instant, or None where there is none."""
        place = int(np.searchsorted(self.starts, minute_of(at)))
        found = place < len(self.starts) and self.starts[place] == minute_of(at)
        return place if found else None


def grid_for(terms: MeetingTerms, now: datetime) -> Grid:
    """Return all starts from now on: on the grid, on working days, within the working hours."""
    return whole_grid(terms).since(-int(-now.timestamp() // 60))


@lru_cache(maxsize=256)
def whole_grid(terms: MeetingTerms) -> Grid:
    """Return all starts there ever were; the same for every message of a session."""
    days = tuple(day for day in terms.window.days if Weekday.of(day) in terms.on_days)
    minutes = [minute for day in days for minute in _starts_of_day(day, terms)]
    starts = np.unique(np.array(minutes, dtype=np.int64))
    return Grid(starts, terms.duration, terms.zone, 0, terms.window.start, days)


def _starts_of_day(day: date, terms: MeetingTerms) -> Iterator[int]:
    """Yield the day's starts; where the clocks go back, the hour that comes twice counts twice."""
    first, last = map(minutes_of_day, (terms.hours.start, terms.hours.end))
    first += -first % terms.grid
    shown = when_shown((day.toordinal(),), first, last, terms.zone)
    for begin, end in merge(map(tuple, shown.tolist())):
        yield from range(begin, end - terms.duration + 1, terms.grid)


def no_starts(zone: str, now: datetime) -> Grid:
    """Return a grid without a start, where nothing is looked for but a clock is needed."""
    return Grid(np.zeros(0, dtype=np.int64), 0, zone, minute_of(now), now.date())


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


def _face(starts: Ints, zone: str) -> LocalClock:
    local = starts + _offsets(tuple((starts // MINUTES_PER_DAY).tolist()), starts, zone)
    day, start = np.divmod(local, MINUTES_PER_DAY)
    return LocalClock(day + EPOCH.toordinal(), start)


def _offsets(days: Sequence[int], starts: Ints, zone: str) -> Ints:
    """Return the zone's offset in minutes at each start, looked up once a day unless it changes."""
    if not days:
        return np.zeros(0, dtype=np.int64)
    bounds = [
        (offset(day * MINUTES_PER_DAY, zone), offset((day + 1) * MINUTES_PER_DAY, zone))
        for day in days
    ]
    return np.array(
        [a if a == b else offset(int(at), zone) for (a, b), at in zip(bounds, starts, strict=True)],
        dtype=np.int64,
    )
