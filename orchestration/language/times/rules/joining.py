"""Rules that join hours with days, list several such pieces, and take pieces out."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, time, timedelta

from orchestration.language.conventions import first_day, last_day, local_now, today
from orchestration.language.times.rules.dates import day_of_month, whole_month
from orchestration.language.times.rules.days import one_day
from orchestration.language.times.rules.hours import point, union
from orchestration.language.times.rules.parts import (
    edge_of_part,
    every_part,
    late_as,
    narrowed,
    part,
    part_with_hours,
)
from orchestration.language.times.rules.spans import after as after_dates
from orchestration.language.times.rules.spans import before as before_dates
from orchestration.language.times.rules.spans import from_on, nth_weekday, weekdays_within
from orchestration.language.values import (
    Dates,
    DayName,
    Days,
    DottedPair,
    Edge,
    Except,
    Hours,
    Junk,
    Length,
    Meridian,
    MonthName,
    Num,
    PartName,
    PartOfToday,
    Reach,
    Recurring,
    Stretch,
    Times,
    Unit,
    When,
)
from orchestration.model.times import Grain, TimeFrame

Piece = When | Hours | Recurring | Dates | Times
_PIECES = frozenset({When, Hours, Recurring, Dates, Times})


def hours_on(_: TimeFrame, first: Days | Hours, second: Days | Hours) -> When | None:
    """Read "Monday at 3", "9 to 11 on Tuesdays"."""
    if isinstance(first, Hours):
        first, second = second, first
    if isinstance(first, Hours) or not isinstance(second, Hours):
        return None
    return When(first, second)


def hours_from(frame: TimeFrame, hours: Hours, first: Dates) -> When:
    """Read "(I start) at 10 from the 18th"."""
    return When(first if first.spans[0][0] != first.spans[-1][1] else from_on(frame, first), hours)


def dotted_on(frame: TimeFrame, days: Days, said: DottedPair) -> When | None:
    """Read "Tuesday 14.30"."""
    hours = point(frame, said)
    return When(days, hours) if hours else None


def hour_on_day(frame: TimeFrame, days: Recurring, said: Num) -> When | None:
    """Read "Tuesday 10 or Wednesday 2" where that is no day of the window."""
    if frame.window is None or said.ordinal or said.digits not in (1, 2) or days.universal:
        return None
    hours = None if any(day.day == said.n for day in frame.window.days) else point(frame, said)
    return When(days, hours) if hours else None


def tonight(frame: TimeFrame, said: PartOfToday) -> When:
    """Read "tonight"."""
    return When(one_day(today(frame)), part(frame, PartName(said.part)))


def refine(frame: TimeFrame, when: When, hours: Hours) -> When | None:
    """Read "tomorrow morning at 9", "tonight at 11"."""
    if when.hours is None:
        return None
    fitted = part_with_hours(frame, when.hours, hours)
    return When(when.days, fitted) if fitted else None


def narrow(frame: TimeFrame, when: When, hours: Hours) -> When | None:
    """Read "Tuesday afternoon, from 2 to 4 pm"."""
    fitted = narrowed(frame, when.hours, hours) if when.hours else None
    return When(when.days, fitted) if fitted else None


def refine_before(frame: TimeFrame, hours: Hours, when: When) -> When | None:
    """Read "eight tonight", "10am to 12pm Monday morning"."""
    return refine(frame, when, hours)


def reached_part(frame: TimeFrame, reach: Reach, name: PartName) -> When | None:
    """Read "this afternoon", "next evening"."""
    hours = part(frame, name)
    if reach is Reach.AFTER_NEXT:
        return None  # "nächste Woche Spätschicht, übernächste früh"
    day = today(frame) + timedelta(days=min(reach.value, 1))
    return When(one_day(day), hours) if hours and not name.plural else None


def edge_of_reached_part(frame: TimeFrame, edge: Edge, reach: Reach, name: PartName) -> When | None:
    """Read "late this morning"."""
    when = reached_part(frame, reach, name)
    hours = edge_of_part(frame, edge, name)
    return When(when.days, hours) if when and hours else None


def in_hours(frame: TimeFrame, length: Length) -> When | None:
    """Read "in two hours"."""
    if length.unit not in (Unit.MINUTE, Unit.HOUR) or length.minutes is None:
        return None
    then = local_now(frame) + timedelta(minutes=length.minutes)
    clock = then.time().replace(second=0, microsecond=0)
    return When(one_day(then.date()), Hours((Stretch(clock, clock, Grain.MINUTE),)))


def spans_in_a_row(frame: TimeFrame, first: Hours, second: Hours) -> Hours | None:
    """Read "10-11 11:30-12", hours by the clock with no mark between them, one behind the other."""
    ends = [(x.start, x.end) for one in (first, second) if not one.part for x in one.stretches]
    spans = [each for each in ends if each[0] and each[1] and each[0] < each[1]]
    whole = len(spans) == len(first.stretches) + len(second.stretches)
    return union(frame, first, second) if whole and spans == sorted(spans) else None


def numbered_day(frame: TimeFrame, number: Num, hours: Hours) -> When | None:
    """Read "on the 15 at 8:00": beside a time a bare number is a day."""
    day = day_of_month(frame, number) if number.digits in (1, 2) else None
    return When(day, hours) if isinstance(day, Dates) else None


def hour_on_others(frame: TimeFrame, first: When, number: Num, days: Days) -> Times | None:
    """Read "3:30 Mon to Thu and 1 on Fri": each hour on its own days."""
    hours = point(frame, number) if first.hours and not number.ordinal else None
    return Times((first, When(days, hours))) if hours else None


def numbered_day_after(frame: TimeFrame, hours: Hours, number: Num) -> When | None:
    """Read "8pm on the 15"."""
    return numbered_day(frame, number, hours)


def on_days(frame: TimeFrame, when: When, days: Days) -> When | None:
    """Read "Tuesday at 3 next week"."""
    both = _within(frame, when.days, days) if when.days else days
    return When(both, when.hours) if both else None


def restricted(frame: TimeFrame, period: Dates, said: Piece) -> Times | None:
    """Read "next week: Monday 9-11, Tuesday after 3": all of it lies in that week."""
    if not recurs_within(period, said):
        return None
    found = (on_days(frame, when, period) for when in pieces(said))
    kept = tuple(when for when in found if when)
    return Times(kept) if kept else None


def recurs_within(period: object, said: object) -> bool:
    """Whether weekdays are said of a week or a month that was named before."""
    named = isinstance(period, Dates) and (period.open or period.grain in (Grain.WEEK, Grain.MONTH))
    whens = pieces(said)
    return named and bool(whens) and all(isinstance(when.days, Recurring) for when in whens)


def _within(frame: TimeFrame, first: Days, second: Days) -> Dates | None:
    if isinstance(first, Recurring) and isinstance(second, Dates):
        return weekdays_within(frame, first, second)
    if isinstance(first, Dates) and isinstance(second, Recurring):
        return weekdays_within(frame, second, first)
    return None


def any_but(_: TimeFrame, any_day: Recurring, but: Piece) -> Times | None:
    """Read "any day but Fridays"."""
    return Times((When(any_day, None),), pieces(but)) if any_day.universal else None


def every_part_but(frame: TimeFrame, name: PartName, but: Recurring) -> Times | None:
    """Read "every morning but Monday"."""
    said = every_part(frame, name)
    return Times(pieces(said), pieces(but)) if said else None


def spoilt(_: TimeFrame, junk: Junk, __: Piece) -> Junk:
    """What stands beside an impossible date is no date either."""
    return junk


def spoilt_after(_: TimeFrame, __: Piece, junk: Junk) -> Junk:
    """What stands beside an impossible date is no date either."""
    return junk


_EDGES = {
    Edge.BEGINNING: "morning",
    Edge.MIDDLE: "midday",
    Edge.LATE: "late_afternoon",
    Edge.END: "late_afternoon",
}


def edge_of_day(frame: TimeFrame, edge: Edge, days: Days) -> When | None:
    """Read "early tomorrow", "late on Friday"."""
    one = len(days.days) == 1 if isinstance(days, Recurring) else _single(days)
    return When(days, part(frame, PartName(_EDGES[edge]))) if one and edge in _EDGES else None


def _single(dates: Dates) -> bool:
    return len(dates.spans) == 1 and dates.spans[0][0] == dates.spans[0][1]


def edge_of_part_on(frame: TimeFrame, edge: Edge, days: Days, name: PartName) -> When | None:
    """Read "early tomorrow morning"."""
    hours = edge_of_part(frame, edge, name)
    return When(days, hours) if hours else None


def half_of_day(frame: TimeFrame, days: Days, half: Meridian) -> When:
    """Read "tomorrow am", "Tuesday pm"."""
    name = "morning" if half is Meridian.AM else "afternoon"
    return When(days, part(frame, PartName(name)))


def refine_number(frame: TimeFrame, number: Num, when: When) -> When | None:
    """Read "eight tonight", "9 tomorrow evening"."""
    hours = point(frame, number)
    if hours is None or number.ordinal or when.hours is None or when.hours.part is None:
        return None
    return refine(frame, when, hours)


def pieces(said: object) -> tuple[When, ...]:
    """Any value about time as pieces."""
    if type(said) not in _PIECES:
        return ()  # as most items are
    if isinstance(said, Times):
        return said.whens
    if isinstance(said, When):
        return (said,)
    if isinstance(said, Hours):
        return (When(None, said),)
    return (When(said, None),) if isinstance(said, Recurring | Dates) else ()


def listed(_: TimeFrame, first: Piece, second: Piece) -> Times | None:
    """Read "Monday morning, Tuesday after 3 and the 14th"."""
    if recurs_within(first, second):
        return None
    but = tuple(each for one in (first, second) if isinstance(one, Times) for each in one.but)
    return Times(pieces(first) + pieces(second), but)


def each_on_its_days(
    _: TimeFrame, days: Days, hours: Hours, other: Hours, other_days: Days
) -> Times:
    """Read "Tuesday mornings or after 3 on Thursdays"."""
    return Times((When(days, late_as(hours, other)), When(other_days, late_as(other, hours))))


def before_month(frame: TimeFrame, month: MonthName) -> Dates | None:
    """Read "until March": who is away until then is back in March."""
    return before_dates(frame, whole_month(frame, month))


def from_month(frame: TimeFrame, month: MonthName) -> Dates:
    """Read "only from March"."""
    [(begin, end)] = whole_month(frame, month).spans
    return Dates(((begin, max(last_day(frame), end)),), open=True)


def after_month(frame: TimeFrame, month: MonthName) -> Dates | None:
    """Read "after March"."""
    return after_dates(frame, whole_month(frame, month))


def excepted(_: TimeFrame, said: Piece) -> Except:
    """Read "except Thursdays", "but not on Monday"."""
    return Except(pieces(said))


def all_but(_: TimeFrame, said: Piece) -> Except:
    """Read "anything but Thursdays"."""
    return Except(pieces(said), of_all=True)


def more_excepted(_: TimeFrame, first: Except, second: Piece) -> Except:
    """Read "except Mondays and Tuesday mornings"."""
    return replace(first, whens=first.whens + pieces(second))


def more_excepted_alike(frame: TimeFrame, first: Except, second: Piece) -> Except | None:
    """Read "all week except Tue 2-4 and Fri after 3": what is alike is excepted together."""
    alike = {bool(when.days) for when in (*first.whens, *pieces(second))}
    return more_excepted(frame, first, second) if len(alike) == 1 else None


def without(_: TimeFrame, said: Piece, but: Except) -> Times | None:
    """Read "any time next week except Friday after 3"."""
    if isinstance(said, Times) and said.but:
        return Times(said.whens, said.but + but.whens)
    return Times(pieces(said), but.whens)


# Ranges over several days with hours at their ends


def between(_: TimeFrame, first: When | Dates, last: When | Dates) -> Times | None:
    """Read "from Monday the 18th at 3pm to Wednesday the 20th at noon"."""
    begin, end = _edge(first, 0), _edge(last, -1)
    if begin is None or end is None or begin[0] >= end[0]:
        return None
    (first_date, start), (last_date, finish) = begin, end
    return _pieces_between((first_date, start), (last_date, finish))


def between_hours(
    frame: TimeFrame, start: Hours, first: Dates, end: Hours, last: Dates
) -> Times | None:
    """Read "16:00, 23 April to 22:00, 27 April"; a zone said at the end is that of both."""
    zone = start.zone or end.zone
    whole = between(frame, When(first, start), When(last, end))
    if whole is None or not zone:
        return whole
    return Times(tuple(_zoned(when, zone) for when in whole.whens))


def between_days(
    frame: TimeFrame, first: Dates, start: Hours, last: Dates, end: Hours
) -> Times | None:
    """Read "23 April 16:00 to 27 April 22:00"."""
    return between_hours(frame, start, first, end, last)


def _zoned(when: When, zone: str) -> When:
    hours = when.hours or Hours((Stretch(None, None),))
    return replace(when, hours=replace(hours, zone=zone))


def _edge(said: When | Dates, which: int) -> tuple[date, time | None] | None:
    """The day and hour with which something begins (0) or ends (-1)."""
    dates = said.days if isinstance(said, When) else said
    if not isinstance(dates, Dates):
        return None
    day = dates.spans[which][which]
    hours = said.hours if isinstance(said, When) else None
    if hours is None:
        return day, None
    stretch = hours.stretches[which]
    return day, stretch.end if which else stretch.start


def _pieces_between(begin: tuple[date, time | None], end: tuple[date, time | None]) -> Times:
    whens = [When(one_day(begin[0]), Hours((Stretch(begin[1], None),)))]
    middle = begin[0] + timedelta(days=1), end[0] - timedelta(days=1)
    if middle[0] <= middle[1]:
        whens.append(When(Dates((middle,)), None))
    whens.append(When(one_day(end[0]), Hours((Stretch(None, end[1]),))))
    return Times(tuple(whens))


def before(frame: TimeFrame, when: When) -> Times | When | None:
    """Read "until Friday the 15th at noon"."""
    edge = _edge(when, 0)
    if edge is None or edge[1] is None:
        return None
    start = first_day(frame)
    if start >= edge[0]:
        return When(one_day(edge[0]), Hours((Stretch(None, edge[1]),)))
    return _pieces_between((start, None), edge)


def after(frame: TimeFrame, when: When) -> Times | When | None:
    """Read "after tomorrow at 3"."""
    edge = _edge(when, -1)
    if edge is None or edge[1] is None:
        return None
    end = last_day(frame)
    if end <= edge[0]:
        return When(one_day(edge[0]), Hours((Stretch(edge[1], None),)))
    return _pieces_between(edge, (end, None))


def nth_weekday_of_window(frame: TimeFrame, number: Num, name: DayName) -> Dates | None:
    """Read "the second Tuesday": of the window, if there is one."""
    if frame.window is None or not number.ordinal:
        return None
    return nth_weekday(frame, number, name, Dates(((frame.window.start, frame.window.end),)))
