"""Wishes on another clock: their author turns out to be in another zone than they were read in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, tzinfo
from functools import partial

from orchestration.language.saying.restate import restated
from orchestration.language.times.resolve import said_elsewhere
from orchestration.model.preferences import PartOfMeeting, Preference
from orchestration.model.times import (
    AnyOf,
    Dated,
    Moment,
    OtherTimes,
    TimeFrame,
    TimeSet,
    Weekly,
    names_hours,
    zone_named,
)


def has_hours(wish: Preference) -> bool:
    """Tell whether a wish speaks of hours, so that it matters whose clock is meant."""
    times = _times_of(wish)
    times = times.times if isinstance(times, OtherTimes) else times
    return names_hours(times)


def _times_of(wish: Preference) -> TimeSet | None:
    """Return the times that a wish speaks of, or at which somebody is there in part."""
    said = wish.applies.at if isinstance(wish.applies, PartOfMeeting) else wish.applies
    return said if isinstance(said, TimeSet) else None


def on_clock(wishes: Iterable[Preference], zone: str, frame: TimeFrame) -> tuple[Preference, ...]:
    """Return wishes that were read in a zone as they read in that of a frame.

    What names its zone stays when it is, and so does what nobody has said in words; all else is
    what the clock shows.
    """
    if zone == frame.zone:
        return tuple(wishes)
    return tuple(_on_clock(each, zone, frame) for each in wishes)


def _on_clock(wish: Preference, zone: str, frame: TimeFrame) -> Preference:
    times = _times_of(wish)
    if wish.source is None or times is None:
        return wish
    if wish.zoned:
        return restated(_at(wish, _each(times, partial(_told_anew, zone, frame))))
    clocks = zone_named(zone), zone_named(frame.zone)
    return _at(wish, _each(times, partial(_read_anew, *clocks)))


def _at(wish: Preference, times: TimeSet) -> Preference:
    part = wish.applies
    return replace(
        wish, applies=replace(part, at=times) if isinstance(part, PartOfMeeting) else times
    )


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
