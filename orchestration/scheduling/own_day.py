"""Everybody's own day: where it begins, and which starts keep it (PROTOCOL.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta, tzinfo

import numpy as np

from orchestration.evaluation.columns import Mask
from orchestration.model.options import Slot
from orchestration.model.preferences import Kind, OptionRef, Polarity, Preference, Strength
from orchestration.model.times import (
    NIGHT,
    OWN_DAY,
    AnyOf,
    Dated,
    Grain,
    Moment,
    OtherTimes,
    TimeSet,
    Weekly,
    parts,
    zone_named,
)
from orchestration.scheduling.coverage import is_point, lasting, of_rows, of_times
from orchestration.scheduling.grid import Grid, minutes_of_day

DAY_BREAK = NIGHT.end
"""Where the day begins of somebody of whom nothing else is known."""

_FEW = timedelta(hours=2)
_SAYING = (Kind.TIME, Kind.OPTION, Kind.FLEXIBLE, Kind.HOURS)

Stretch = Weekly | Dated


def begun(times: TimeSet, begins: time, zone: str) -> TimeSet:
    """Return times that are wished for, each morning from where the day begins.

    "Before ten" does not mean three at night. Where that would leave less than two hours it begins
    at day break; and at midnight, as it was said, where it would leave nothing then.
    """
    if isinstance(times, OtherTimes):  # nobody wishes for these
        return times
    if isinstance(times, AnyOf):
        return AnyOf(tuple(_begun(each, begins, zone) for each in times.times))
    return _begun(times, begins, zone)


def _begun(times: Stretch, begins: time, zone: str) -> Stretch:
    if isinstance(times, Dated):
        clock = zone_named(zone)
        return Dated(tuple(_moment_begun(each, begins, clock) for each in times.moments))
    if times.start is not None or times.end is None:
        return times
    return replace(times, start=_beginning(begins, times.end))


def _moment_begun(moment: Moment, begins: time, clock: tzinfo) -> Moment:
    if moment.end is None:
        return moment
    start, end = moment.start.astimezone(clock), moment.end.astimezone(clock)
    if start.time() != time(0) or end.date() != start.date():
        return moment
    first = _beginning(begins, end.time())
    return replace(moment, start=datetime.combine(start, first, clock)) if first else moment


def _beginning(begins: time, end: time) -> time | None:
    left = timedelta(hours=end.hour - begins.hour, minutes=end.minute - begins.minute)
    if left >= _FEW:
        return begins
    early = min(begins, DAY_BREAK)
    return early if early < end else None


@dataclass(frozen=True, slots=True)
class OwnClock:
    """By what somebody's words are read: their clock, their day, the options and their length."""

    zone: str
    begins: time
    slots: Mapping[str, Slot]
    minutes: int


def kept_by(wish: Preference, wishes: Sequence[Preference], grid: Grid, by: OwnClock) -> Mask:
    """Return which starts keep somebody's own day, or their night; shape (S,).

    Those do that lie wholly outside of what the wish is against, and those that the rest of the day
    covers together with all that its author has said they can do.
    """
    assert isinstance(wish.applies, Weekly)
    free = Weekly(start=wish.applies.end, end=wish.applies.start)
    covering = [*_own_hours(wishes), *_said_by(wishes, by)]
    beyond = [each for each in covering if not _lies_in(each, free, by)]
    kept = of_times(free, grid, by.zone).inside
    if not beyond:
        return kept
    if len(beyond) == 1 and (wider := _widened(free, beyond[0])):
        return kept | of_times(wider, grid, by.zone).inside
    spans = np.concatenate([lasting(each, grid, by.zone) for each in (free, *beyond)])
    return kept | of_rows(spans, grid).inside


def _widened(free: Weekly, said: Stretch) -> Weekly | None:
    """Return hours of the day joined with others that were said of some days, if they touch."""
    if isinstance(said, Dated) or is_point(said) or not free.start or not free.end:
        return None
    start, end = said.start or time(0), said.end or time(0)
    if time(0) < end <= start:
        return None  # over midnight
    if start > free.end or time(0) < end < free.start:
        return said
    latest = None if end == time(0) else max(end, free.end)
    return replace(said, start=min(start, free.start), end=latest)


def says_more(wish: Preference, wishes: Sequence[Preference], by: OwnClock) -> bool:
    """Tell whether somebody has said that they can do more than their own day, or in the night."""
    assert isinstance(wish.applies, Weekly)
    free = Weekly(start=wish.applies.end, end=wish.applies.start)
    return any(not _lies_in(each, free, by) for each in _said_by(wishes, by))


def _lies_in(said: Stretch, free: Weekly, by: OwnClock) -> bool:
    """Tell whether a stretch of each day adds nothing to the one that is free anyway."""
    if isinstance(said, Dated):
        return False
    start, end, first, last = (
        minutes_of_day(at or time(0)) for at in (said.start, said.end, free.start, free.end)
    )
    return first <= start < (start + by.minutes if is_point(said) else end) <= last


def _own_hours(wishes: Sequence[Preference]) -> Iterator[Weekly]:
    """Yield somebody's own day: whoever works at night can come then."""
    for wish in wishes:
        is_day = wish.kind is Kind.HOURS and wish.strength is Strength.STRONGLY
        if is_day and isinstance(wish.applies, Weekly):
            yield Weekly(start=wish.applies.end, end=wish.applies.start)


def _said_by(wishes: Sequence[Preference], by: OwnClock) -> Iterator[Stretch]:
    """Yield the hours at which somebody says that they can, be it wished for or accepted."""
    for wish in wishes:
        if wish.kind in _SAYING and wish.polarity is not Polarity.AGAINST:
            yield from _said(wish, by)


def _said(wish: Preference, by: OwnClock) -> Iterator[Stretch]:
    if isinstance(wish.applies, OptionRef):
        slot = by.slots.get(wish.applies.option)
        if slot is not None:
            yield Dated((Moment(slot.start, slot.end, Grain.MINUTE),))
        return
    for each in parts(wish.applies if isinstance(wish.applies, TimeSet) else None):
        stretch = _begun(each, by.begins, by.zone)
        if isinstance(stretch, Dated):
            yield from _dated_hours(stretch, by)
        elif not _is_all_day(stretch):
            yield _weekly_hours(stretch)


def _is_all_day(pattern: Weekly) -> bool:
    """Tell whether only days are named: who names a day does not speak of its hours."""
    bounds = (pattern.start or time(0)) == (pattern.end or time(0)) == time(0)
    return bounds and not is_point(pattern)


def _weekly_hours(stretch: Weekly) -> Weekly:
    """Give hours without an end one: "after four" is until the night."""
    if stretch.end is None and stretch.start is not None and stretch.start < OWN_DAY.end:
        return replace(stretch, end=NIGHT.start)
    return stretch


def _dated_hours(dated: Dated, by: OwnClock) -> Iterator[Dated]:
    clock = zone_named(by.zone)
    for moment in dated.moments:
        start = moment.start.astimezone(clock)
        end = moment.end and moment.end.astimezone(clock)
        if end and (start.time() == end.time() == time(0) or end - start >= timedelta(days=1)):
            continue
        if end and end.time() == time(0) and start.time() < OWN_DAY.end:
            end = datetime.combine(start, NIGHT.start, clock)
        yield Dated((replace(moment, start=start, end=end),))
