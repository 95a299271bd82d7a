"""Times as pieces of the calendar, and what is left of them when some are taken out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import time, timedelta

from orchestration.model.preferences import Applies, OptionRef
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    AnyOf,
    Dated,
    Grain,
    Moment,
    TimeSet,
    Weekday,
    Weekly,
    any_of,
)
from orchestration.scheduling.coverage import Span, merge, occurrences, spans_of
from orchestration.scheduling.grid import instant_of, minute_of
from orchestration.scheduling.wishes import Ground


def overlap(one: Applies, other: Applies, ground: Ground) -> bool:
    """Tell whether two times share anything; patterns do on whatever days the session lies."""
    if isinstance(one, AnyOf):
        return any(overlap(each, other, ground) for each in one.times)
    if (
        isinstance(one, Weekly)
        and isinstance(other, Weekly)
        and not set(one.days) & set(other.days)
    ):
        return False
    if isinstance(one, Weekly) and isinstance(other, Weekly) and _covers(other, one):
        return True
    cuts = list(spans(other, ground))
    return any(_cut(span, cuts) != [span] for span in spans(one, ground))


def moved(applies: TimeSet, of: Dated | Weekly, to: Dated | Weekly, ground: Ground) -> TimeSet:
    """Return what was meant of a time where one day was said in place of another.

    Hours stay: "Tuesday at 9" becomes "Thursday at 9" where Thursday was meant.
    """
    if isinstance(applies, AnyOf):
        return any_of(_moved(each, of, to) for each in _concerned(applies, of, ground)) or to
    return _moved(applies, of, to)


def _moved(applies: Dated | Weekly, of: Dated | Weekly, to: Dated | Weekly) -> Dated | Weekly:
    if isinstance(applies, Weekly) and isinstance(to, Weekly) and _has_all_day(to):
        return replace(applies, days=to.days)
    days = _days_between(of, to)
    if isinstance(applies, Dated) and days is not None:
        meant = tuple(_later(each, days) for each in applies.moments if _is_on(each, of))
        return Dated(meant) if meant else to
    return to


def _has_all_day(pattern: Weekly) -> bool:
    return pattern.start is None and pattern.end is None


def _days_between(of: Dated | Weekly, to: Dated | Weekly) -> timedelta | None:
    """Return how far one day is from another, where each is a single whole one."""
    match of, to:
        case Weekly(days=(one,)), Weekly(days=(other,)) if _has_all_day(of) and _has_all_day(to):
            return timedelta(days=EVERY_DAY.index(other) - EVERY_DAY.index(one))
        case Dated(moments=(Moment(first, _, Grain.DAY),)), Dated(
            moments=(Moment(second, _, Grain.DAY),)
        ):
            return timedelta(days=(second.date() - first.date()).days)
    return None


def _is_on(moment: Moment, day: Dated | Weekly) -> bool:
    """Tell whether a moment lies on one whole day."""
    end = moment.end or moment.start
    if isinstance(day, Weekly):
        return Weekday.of(moment.start) in day.days and end - moment.start <= timedelta(days=1)
    return any(each.start <= moment.start and each.end and end <= each.end for each in day.moments)


def _later(moment: Moment, by: timedelta) -> Moment:
    return replace(moment, start=moment.start + by, end=moment.end and moment.end + by)


def without(applies: Applies, taken: Applies, ground: Ground) -> TimeSet | None:
    """Return what is left of one time when another is taken out.

    A pattern that loses some of its days stays one; else it is dates within the session's days.
    """
    if isinstance(applies, AnyOf):
        concerned = _concerned(applies, taken, ground)
        return any_of(
            _without(each, taken, ground) if each in concerned else each for each in applies.times
        )
    return _without(applies, taken, ground)


def _concerned(several: AnyOf, of: Applies, ground: Ground) -> list[Dated | Weekly]:
    """Return which of several times are spoken of: those on named days, if any such share it."""
    shared = [each for each in several.times if overlap(each, of, ground)]
    return [each for each in shared if names_days(each)] or shared


def names_days(times: TimeSet) -> bool:
    """Tell whether single days are named, and not every working day."""
    match times:
        case Weekly(days=days):
            return len(days) < len(WORKING_DAYS)
        case AnyOf(several):
            return any(map(names_days, several))
        case Dated():
            return True


def _without(applies: Applies, taken: Applies, ground: Ground) -> Dated | Weekly | None:
    if isinstance(applies, Weekly) and isinstance(taken, Weekly) and _covers(taken, applies):
        days = tuple(day for day in applies.days if day not in taken.days)
        return replace(applies, days=days) if days else None
    cuts = list(spans(taken, ground))
    left = [piece for span in spans(applies, ground) for piece in _cut(span, cuts)]
    if not left:
        return None
    return Dated(tuple(_moment(span, ground.zone) for span in merge(left)))


def _covers(pattern: Weekly, other: Weekly) -> bool:
    """Tell whether one pattern has all hours of another, on the days that both have."""
    if pattern.every > 1:
        return False
    if _has_all_day(pattern):
        return True
    over_midnight = any(
        each.start and each.end and each.end <= each.start for each in (pattern, other)
    )
    starts = (pattern.start or time(0)) <= (other.start or time(0))
    ends = pattern.end is None or (other.end is not None and other.end <= pattern.end)
    return starts and ends and not over_midnight


def spans(applies: Applies, ground: Ground) -> Iterator[Span]:
    """Yield a time's pieces within the session's days, in minutes since 1970."""
    match applies:
        case AnyOf(several):
            for each in several:
                yield from spans(each, ground)
        case Weekly() as pattern:
            zone = ground.zone
            days = ground.grid.face(zone).day.tolist()
            yield from occurrences(pattern, days, ground.grid, zone)
        case Dated() as dated:
            yield from spans_of(dated)
            start_only = (minute_of(each.start) for each in dated.moments if each.end is None)
            yield from ((start, start + ground.grid.duration) for start in start_only)
        case OptionRef(name) if name in ground.slots:
            slot = ground.slots[name]
            yield minute_of(slot.start), minute_of(slot.end)
        case _:
            return


def _cut(span: Span, cuts: Iterable[Span]) -> list[Span]:
    pieces = [span]
    for start, end in cuts:
        pieces = [
            part
            for piece in pieces
            for part in ((piece[0], min(piece[1], start)), (max(piece[0], end), piece[1]))
            if part[0] < part[1]
        ]
    return pieces


def _moment(span: Span, zone: str) -> Moment:
    return Moment(instant_of(span[0], zone), instant_of(span[1], zone), Grain.MINUTE)
