"""Wishes on another clock: their author turns out to be in another zone than they were read in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, tzinfo
from functools import partial

from orchestration.language.saying.restate import restated
from orchestration.language.times.resolve import said_elsewhere
from orchestration.model.preferences import Preference
from orchestration.model.times import (
    AnyOf,
    Dated,
    Grain,
    Moment,
    OtherTimes,
    TimeFrame,
    TimeSet,
    Weekly,
    parts,
    zone_named,
)


def has_hours(wish: Preference) -> bool:
    """Tell whether a wish speaks of hours, so that it matters whose clock is meant."""
    applies = wish.applies
    times = applies.times if isinstance(applies, OtherTimes) else applies
    return isinstance(times, TimeSet) and any(map(_has_hours, parts(times)))


def _has_hours(times: Weekly | Dated) -> bool:
    if isinstance(times, Weekly):
        return times.start is not None or times.end is not None
    return any(each.grain in (Grain.MINUTE, Grain.HOUR) for each in times.moments)


def on_clock(wishes: Iterable[Preference], zone: str, frame: TimeFrame) -> tuple[Preference, ...]:
    """Return wishes that were read in a zone as they read in that of a frame.

    What names its zone stays when it is, and so does what nobody has said in words; all else is
    what the clock shows.
    """
    if zone == frame.zone:
        return tuple(wishes)
    return tuple(_on_clock(each, zone, frame) for each in wishes)


def _on_clock(wish: Preference, zone: str, frame: TimeFrame) -> Preference:
    applies = wish.applies
    if wish.source is None or not isinstance(applies, TimeSet):
        return wish
    if wish.zoned:
        return restated(replace(wish, applies=_each(applies, partial(_told_anew, zone, frame))))
    clocks = zone_named(zone), zone_named(frame.zone)
    return replace(wish, applies=_each(applies, partial(_read_anew, *clocks)))


def _each(times: TimeSet, change: Callable[[Weekly | Dated], Weekly | Dated]) -> TimeSet:
    match times:
        case AnyOf(several):
            return AnyOf(tuple(map(change, several)))
        case OtherTimes(AnyOf(several)):
            return OtherTimes(AnyOf(tuple(map(change, several))))
        case OtherTimes(Weekly() | Dated() as one):
            return OtherTimes(change(one))
        case Weekly() | Dated():
            return change(times)
        case _:
            return times


def _told_anew(zone: str, frame: TimeFrame, times: Weekly | Dated) -> Weekly | Dated:
    """Return the same times, by the other clock."""
    if isinstance(times, Weekly):
        return said_elsewhere(times, zone, frame)
    here = zone_named(frame.zone)
    return _moments(times, lambda at: at.astimezone(here))


def _read_anew(old: tzinfo, new: tzinfo, times: Weekly | Dated) -> Weekly | Dated:
    """Return the times at which the other clock shows the same; a pattern is of any clock."""
    if isinstance(times, Weekly):
        return times
    return _moments(times, lambda at: at.astimezone(old).replace(tzinfo=new))


def _moments(times: Dated, change: Callable[[datetime], datetime]) -> Dated:
    return Dated(
        tuple(
            Moment(change(each.start), change(each.end) if each.end else None, each.grain)
            for each in times.moments
        )
    )
