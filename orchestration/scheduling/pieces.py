"""Times as sets: whether they lie in one another, and what is left when some are taken out.

What recurs is compared as it recurs, and what is dated on the days of the session; neither hangs on
the session's starts, so that the same words mean the same whatever its hours are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from itertools import pairwise
from math import lcm

import numpy as np

from orchestration.model.preferences import Applies, Condition, OptionRef
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    AnyOf,
    Dated,
    Grain,
    Moment,
    OtherTimes,
    TimeSet,
    Weekday,
    Weekly,
    any_of,
    parts,
    zone_named,
)
from orchestration.scheduling.clocks import (
    MINUTES_PER_DAY,
    Span,
    instant_of,
    merge,
    minute_of,
)
from orchestration.scheduling.coverage import is_point, occurrences, spans_of
from orchestration.scheduling.grid import minutes_of_day
from orchestration.scheduling.wishes import EvaluationContext

_WEEK = len(EVERY_DAY)
_RANGE = 3
"""So many days in a row are said as one range: "Mondays to Wednesdays"."""


def within(one: Applies, other: Applies, context: EvaluationContext) -> bool:
    """Tell whether a time lies wholly in another; one that never comes lies in none.

    What is known by its name lies in itself alone.
    """
    if in_words(one) or in_words(other):
        return _same_thing(one, other)
    mine, others = _laid_out(one, other, context)
    return bool(mine) and not _cut_all(mine, others)


def overlap(one: Applies, other: Applies, context: EvaluationContext) -> bool:
    """Tell whether two times share anything."""
    if in_words(one) or in_words(other):
        return _same_thing(one, other)
    mine, others = _laid_out(one, other, context)
    return _cut_all(mine, others) != mine


def in_words(applies: Applies) -> bool:
    """Tell whether a wish is about what people have words of their own for, and no time."""
    return isinstance(applies, Condition) or (
        isinstance(applies, OptionRef) and bool(applies.title)
    )


def _same_thing(one: Applies, other: Applies) -> bool:
    if isinstance(one, OptionRef) and isinstance(other, OptionRef):
        return one.option == other.option
    return one == other


def _laid_out(
    one: Applies, other: Applies, context: EvaluationContext
) -> tuple[Sequence[Span], Sequence[Span]]:
    """Return both times in minutes: of an endless row of weeks if both recur, else since 1970."""
    patterns = [*_patterns(one), *_patterns(other)]
    if _recurs(one) and _recurs(other):
        weeks, lasting = lcm(*(each.every for each in patterns)), context.grid.duration
        return _over_weeks(one, weeks, lasting), _over_weeks(other, weeks, lasting)
    mine = merge(spans(one, context))
    around = [_day_of(minute, context.zone) for span in mine for minute in span]
    return mine, merge(spans(other, context, around))


def _named(times: Applies) -> tuple[Weekly | Dated, ...]:
    """Return the times that are named, be it as those that are left out."""
    named = times.times if isinstance(times, OtherTimes) else times
    return parts(named) if isinstance(named, TimeSet) else ()


def _patterns(times: Applies) -> list[Weekly]:
    return [each for each in _named(times) if isinstance(each, Weekly)]


def _recurs(times: Applies) -> bool:
    """Tell whether a time is made of patterns alone."""
    return isinstance(times, TimeSet) and len(_patterns(times)) == len(_named(times))


def _over_weeks(times: Applies, weeks: int, lasting: int) -> Sequence[Span]:
    found = merge(span for each in _patterns(times) for span in _in_weeks(each, weeks, lasting))
    if isinstance(times, OtherTimes):
        return _cut((0, weeks * _WEEK * MINUTES_PER_DAY), found)
    return found


def _in_weeks(pattern: Weekly, weeks: int, lasting: int) -> Iterator[Span]:
    """Yield when a pattern happens within so many weeks; a point lasts as the meeting does."""
    low, high = _hours(pattern)
    high = low + lasting if low == high else high
    for day in range(-1, weeks * _WEEK):
        if EVERY_DAY[day % _WEEK] in pattern.days and (day // _WEEK) % pattern.every == 0:
            start, end = (max(0, day * MINUTES_PER_DAY + minute) for minute in (low, high))
            if start < end:
                yield start, min(end, weeks * _WEEK * MINUTES_PER_DAY)


def _hours(pattern: Weekly) -> Span:
    """Return a pattern's hours in minutes since its day began; equal ones are a point."""
    low = minutes_of_day(pattern.start) if pattern.start else 0
    high = minutes_of_day(pattern.end) if pattern.end else MINUTES_PER_DAY
    over_midnight = pattern.end is not None and high < low
    return low, high + over_midnight * MINUTES_PER_DAY


def named_one_by_one(times: TimeSet) -> tuple[TimeSet, ...]:
    """Return the times that somebody lists: "Mondays and Fridays" are two, a range is one."""
    if isinstance(times, OtherTimes):
        return (times,)
    return tuple(one for each in parts(times) for one in _one_by_one(each))


def _one_by_one(times: Weekly | Dated) -> Iterator[Weekly | Dated]:
    if isinstance(times, Dated):
        yield from (Dated((moment,)) for moment in times.moments)
    elif names_days(times) and not _is_range(times):
        yield from (replace(times, days=(day,)) for day in times.days)
    else:
        yield times


def _is_range(pattern: Weekly) -> bool:
    places = [EVERY_DAY.index(day) for day in pattern.days]
    return len(places) >= _RANGE and all(two - one == 1 for one, two in pairwise(places))


def names_days(times: TimeSet) -> bool:
    """Tell whether single days are named, and not every working day."""
    match times:
        case Weekly(days=days):
            return len(days) < len(WORKING_DAYS)
        case AnyOf(several):
            return any(map(names_days, several))
        case Dated():
            return True
        case OtherTimes():
            return False


# Moving


def moved(
    applies: TimeSet, of: Dated | Weekly, to: Dated | Weekly, context: EvaluationContext
) -> TimeSet:
    """Return what was meant of a time where one day was said in place of another.

    Hours stay: "Tuesday at 9" becomes "Thursday at 9" where Thursday was meant.
    """
    if isinstance(applies, OtherTimes):
        named = applies.times
        left, meant = left_of(named, of, context), moved(named, of, to, context)
        return OtherTimes(any_of([*parts(left), *parts(meant)]) or to)
    if isinstance(applies, AnyOf):
        return any_of(_moved(each, of, to) for each in _spoken_of(applies, of, context)) or to
    return _moved(applies, of, to)


def _moved(applies: Dated | Weekly, of: Dated | Weekly, to: Dated | Weekly) -> Dated | Weekly:
    if isinstance(applies, Weekly) and isinstance(to, Weekly) and _is_other_hours(applies, of, to):
        return replace(applies, start=to.start, end=to.end)
    if (
        isinstance(applies, Weekly)
        and isinstance(to, Weekly)
        and (_has_all_day(to) or _is_the_rest(applies, to))
    ):
        return replace(applies, days=to.days)
    days = _days_between(of, to)
    if isinstance(applies, Dated) and days is not None:
        meant = tuple(_later(each, days) for each in applies.moments if _is_on(each, of))
        return Dated(meant) if meant else to
    return to


def _is_other_hours(applies: Weekly, of: Dated | Weekly, to: Weekly) -> bool:
    """Tell whether just the hours of a time are said anew: “afternoons, not mornings”."""
    if not isinstance(of, Weekly) or _has_all_day(of) or names_days(to):
        return False
    return (applies.start, applies.end) == (of.start, of.end)


def _is_the_rest(hours: Weekly, of: Weekly) -> bool:
    """Tell whether hours are those before or after others: what holds of the rest stays so."""
    ends = of.end is not None and hours.start == of.end
    begins = of.start is not None and hours.end == of.start
    return ends or begins


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


# Taking out


def left_of(applies: TimeSet, of: Dated | Weekly, context: EvaluationContext) -> TimeSet | None:
    """Return what is left of a time once what was said `of` another is forgotten.

    Of several times those are meant that are on named days, if any such share it.
    """
    if isinstance(applies, OtherTimes):
        left = left_of(applies.times, of, context)
        return OtherTimes(any_of([*parts(left), of]) or of) if left else None
    if not isinstance(applies, AnyOf):
        return without(applies, of, context)
    meant = _spoken_of(applies, of, context)
    kept = [each for each in applies.times if each not in meant]
    return any_of([*kept, *(part for each in meant for part in _without(each, of, context))])


def _spoken_of(several: AnyOf, of: Applies, context: EvaluationContext) -> list[Dated | Weekly]:
    shared = [each for each in several.times if overlap(each, of, context)]
    return [each for each in shared if names_days(each)] or shared


def without(applies: Applies, taken: Applies, context: EvaluationContext) -> TimeSet | None:
    """Return what is left of one time when another is taken out.

    What recurs and loses what recurs stays a pattern; else it is dates within the session's days.
    """
    if isinstance(applies, OtherTimes):
        more = (
            parts(taken) if isinstance(taken, TimeSet) else _dated(spans(taken, context), context)
        )
        return OtherTimes(any_of([*parts(applies.times), *more]) or applies.times)
    several = parts(applies) if isinstance(applies, TimeSet) else ()
    return any_of(part for each in several for part in _without(each, taken, context))


def _without(
    applies: Dated | Weekly, taken: Applies, context: EvaluationContext
) -> Sequence[Dated | Weekly]:
    if not overlap(applies, taken, context):
        return [applies]
    if isinstance(applies, Weekly) and _recurs(taken):
        left: list[Weekly] | None = [applies]
        for each in _patterns(taken):
            left = None if left is None else _patterns_left(left, each, context.grid.duration)
        if left is not None:
            return left
    return _dated(_cut_all(merge(spans(applies, context)), list(spans(taken, context))), context)


def _dated(found: Iterable[Span], context: EvaluationContext) -> Sequence[Dated]:
    moments = tuple(_moment(span, context.zone) for span in found)
    return [Dated(moments)] if moments else []


def _patterns_left(patterns: Sequence[Weekly], taken: Weekly, lasting: int) -> list[Weekly] | None:
    """Return patterns without another; None where they are no patterns any more."""
    low, high = _hours(taken)
    cut = (low, high if low < high else low + lasting)
    over_midnight = any(_hours(each)[1] > MINUTES_PER_DAY for each in patterns)
    if over_midnight or cut[1] > MINUTES_PER_DAY:
        return None
    if any(taken.every not in (1, each.every) for each in patterns):
        return None
    return [part for each in patterns for part in _pattern_without(each, taken.days, cut)]


def _pattern_without(pattern: Weekly, days: Sequence[Weekday], cut: Span) -> Iterator[Weekly]:
    untouched = tuple(day for day in pattern.days if day not in days)
    if untouched:
        yield replace(pattern, days=untouched)
    touched = tuple(day for day in pattern.days if day in days)
    if touched:
        for low, high in _cut(_hours(pattern), [cut]):
            start, end = _clock(low), _clock(high)
            yield replace(pattern, days=touched, start=start, end=end)


def _clock(minute: int) -> time | None:
    """Return a time of day; the beginning and the end of a day are none."""
    return time(*divmod(minute, 60)) if 0 < minute < MINUTES_PER_DAY else None


# On the calendar


def spans(applies: Applies, context: EvaluationContext, also: Iterable[int] = ()) -> Iterator[Span]:
    """Yield a time's pieces in minutes since 1970; patterns on the session's days, and `also` on
    others, given as ordinals.
    """
    match applies:
        case AnyOf(several):
            for each in several:
                yield from spans(each, context, also)
        case Weekly() as pattern:
            yield from _happening(pattern, context, also)
        case OtherTimes(named):
            yield from _cut_all(
                merge(spans(Weekly(), context, also)), list(spans(named, context, also))
            )
        case Dated() as dated:
            yield from spans_of(dated)
            start_only = (minute_of(each.start) for each in dated.moments if each.end is None)
            yield from ((start, start + context.grid.duration) for start in start_only)
        case OptionRef(name) if name in context.slots:
            slot = context.slots[name]
            yield minute_of(slot.start), minute_of(slot.end)
        case _:
            return


def _happening(pattern: Weekly, context: EvaluationContext, also: Iterable[int]) -> Iterator[Span]:
    """Yield when a pattern happens; a point lasts as the meeting."""
    days = {*_session_days(context), *also}
    before = {day - 1 for day in days} if _hours(pattern)[1] > MINUTES_PER_DAY else set()
    ordinals = np.array(sorted(days | before), dtype=np.int64)
    for start, end in occurrences(pattern, ordinals, context.grid, context.zone).tolist():
        yield start, start + context.grid.duration if is_point(pattern) else end


def _session_days(context: EvaluationContext) -> Iterator[int]:
    """Yield the days of the session as they fall where the wishes' author is."""
    zone = zone_named(context.grid.zone)
    for day in context.grid.days:
        begins = datetime.combine(day, time(0), zone)
        for at in (begins, begins + timedelta(days=1) - timedelta(minutes=1)):
            yield _day_of(minute_of(at), context.zone)


def _day_of(minute: int, zone: str) -> int:
    return instant_of(minute, zone).toordinal()


def _cut_all(whole: Sequence[Span], cuts: Sequence[Span]) -> list[Span]:
    return [piece for span in whole for piece in _cut(span, cuts)]


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
