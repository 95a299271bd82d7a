"""Rules that make days out of days: parts of a span, days within it, ranges, open ends."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from orchestration.language.conventions import WEEK, first_day, last_day, today, week_start
from orchestration.language.times.rules.dates import first_such_day, whole_month
from orchestration.language.times.rules.days import month_start, one_day, shifted_from, whole_unit
from orchestration.language.values import (
    About,
    Dates,
    DayName,
    Edge,
    Junk,
    Length,
    MonthName,
    Num,
    Reach,
    Recurring,
    Unit,
    UnitName,
)
from orchestration.model.preferences import Kind
from orchestration.model.times import WORKING_DAYS, Grain, TimeFrame, Weekday

_MOST_DAYS = 400
_TEN_DAYS = 10
_OVER_NEW_YEAR = 60
_LEAP_DAY = (2, 29)


def days_in(dates: Dates) -> tuple[date, ...]:
    """All days of some dates, in order."""
    days = {
        first + timedelta(days=n)
        for first, last in dates.spans
        for n in range(min((last - first).days, _MOST_DAYS) + 1)
    }
    return tuple(sorted(days))


def as_dates(days: tuple[date, ...], grain: Grain = Grain.DAY) -> Dates | None:
    """Days of the calendar, those in a row joined."""
    spans: list[tuple[date, date]] = []
    for day in days:
        if spans and spans[-1][1] + timedelta(days=1) == day:
            spans[-1] = (spans[-1][0], day)
        else:
            spans.append((day, day))
    return Dates(tuple(spans), grain) if spans else None


def weekdays_within(_: TimeFrame, weekdays: Recurring, dates: Dates) -> Dates | None:
    """Read "Monday next week", "Tuesday or Thursday of that week", "Mondays in January"."""
    if weekdays.universal:
        return replace(dates, whole=True)
    days = tuple(day for day in days_in(dates) if Weekday.of(day) in weekdays.days)
    return as_dates(days) if weekdays.every == 1 else None


def within_weekdays(frame: TimeFrame, dates: Dates, weekdays: Recurring) -> Dates | None:
    """Read "next week on Tuesday"; a single date and a weekday must agree."""
    return weekdays_within(frame, weekdays, dates)


def weekday_and_date(frame: TimeFrame, weekdays: Recurring, dates: Dates) -> Dates | None:
    """Read "Friday, February 17": the date; where the weekday differs, neither is believed."""
    if len(weekdays.days) > 1 or weekdays.plural or len(dates.spans) > 1:
        return None
    first, last = dates.spans[0]
    return dates if first == last and Weekday.of(first) in weekdays.days else None


def lasting(_: TimeFrame, length: Length, first: Dates) -> Dates | None:
    """Read "for 3 days from tomorrow"."""
    days = {Unit.DAY: 1, Unit.WEEK: WEEK}.get(length.unit, 0) * length.count
    begin = first.spans[0][0]
    return Dates(((begin, begin + timedelta(days=days - 1)),)) if days else None


def within_length(frame: TimeFrame, length: Length) -> Dates | None:
    """Read "within two weeks"."""
    return lasting(frame, length, one_day(today(frame)))


def sooner_than(frame: TimeFrame, limit: About, length: Length, start: Dates) -> Dates | None:
    """Read "less than 3 days after tomorrow"."""
    if limit.kind is not Kind.LENGTH:
        return None
    end = shifted_from(frame, length, start)
    return between(frame, start, one_day(end.spans[0][0] - timedelta(days=1))) if end else None


def sooner_than_now(frame: TimeFrame, limit: About, length: Length) -> Dates | None:
    """Read "less than 3 days from today"."""
    return sooner_than(frame, limit, length, one_day(today(frame)))


def later_than(frame: TimeFrame, length: Length, start: Dates) -> Dates | None:
    """Read "more than two weeks after Friday"."""
    end = shifted_from(frame, length, start)
    return after(frame, end) if end else None


def later_than_now(frame: TimeFrame, length: Length) -> Dates | None:
    """Read "more than two weeks from now"."""
    return later_than(frame, length, one_day(today(frame)))


def either_order(frame: TimeFrame, weekdays: Recurring, dates: Dates) -> Dates | Junk | None:
    """Read "Friday, February 17" and "Monday of next week"; where they disagree, it is no date."""
    if len(dates.spans) == 1 and dates.spans[0][0] == dates.spans[0][1]:
        return weekday_and_date(frame, weekdays, dates) or Junk()
    return weekdays_within(frame, weekdays, dates)


def nth_weekday_here(frame: TimeFrame, number: Num, name: DayName, unit: UnitName) -> Dates | None:
    """Read "first Monday in the month"."""
    dates = whole_unit(frame, unit)
    return dates and nth_weekday(frame, number, name, dates)


def nth_weekdays(
    frame: TimeFrame, first: Num, second: Num, name: DayName, unit: UnitName | None = None
) -> Dates | None:
    """Read "the first and third Monday of the month": in each month of the window."""
    if not (first.ordinal and second.ordinal) or (unit and unit.unit is not Unit.MONTH):
        return None
    begin = min(first_day(frame), today(frame)) if frame.window is None else first_day(frame)
    end = frame.window.end if frame.window else month_start(begin, 1) - timedelta(days=1)
    count = (end.year - begin.year) * 12 + end.month - begin.month + 1
    found: list[date] = []
    for n in range(count):
        month = Dates(((month_start(begin, n), month_start(begin, n + 1) - timedelta(days=1)),))
        nth = (nth_weekday(frame, number, name, month) for number in (first, second))
        found += [dates.spans[0][0] for dates in nth if dates]
    return as_dates(tuple(sorted(found)))


def edge_of_unit(frame: TimeFrame, edge: Edge, unit: UnitName) -> Dates | None:
    """Read "the end of the month", "rest of the week"."""
    dates = whole_unit(frame, unit)
    return dates and edge_of(frame, edge, dates)


def number_within(_: TimeFrame, number: Num, dates: Dates) -> Dates | Junk | None:
    """Read "20 of next month", "20th day of next month"."""
    if dates.grain is not Grain.MONTH or not 0 < number.n <= 31:
        return None
    days = [day for day in days_in(dates) if day.day == number.n]
    return one_day(days[0]) if len(days) == 1 else Junk()


def nth_weekday(_: TimeFrame, number: Num, name: DayName, dates: Dates) -> Dates | None:
    """Read "the first Monday of next month"."""
    days = [day for day in days_in(dates) if Weekday.of(day) is name.day]
    fits = number.ordinal and 0 < number.n <= len(days)
    return one_day(days[number.n - 1]) if fits else None


def nth_weekday_of(frame: TimeFrame, number: Num, name: DayName, month: MonthName) -> Dates | None:
    """Read "the second Tuesday of March"."""
    return nth_weekday(frame, number, name, whole_month(frame, month))


def last_weekday(_: TimeFrame, reach: Reach, name: DayName, dates: Dates) -> Dates | None:
    """Read "the last Friday of this month"."""
    days = [day for day in days_in(dates) if Weekday.of(day) is name.day]
    return one_day(days[-1]) if days and reach is Reach.LAST else None


def last_weekday_of(
    frame: TimeFrame, reach: Reach, name: DayName, month: MonthName
) -> Dates | None:
    """Read "the last Monday of March"."""
    return last_weekday(frame, reach, name, whole_month(frame, month))


def unit_around(frame: TimeFrame, unit: UnitName, dates: Dates) -> Dates | None:
    """Read "the week of the 18th"."""
    if unit.unit not in (Unit.WEEK, Unit.WEEKEND) or dates.grain is not Grain.DAY:
        return None
    first = week_start(frame, dates.spans[0][0])
    if unit.unit is Unit.WEEKEND:
        return _units_of(frame, unit, Dates(((first, first + timedelta(days=WEEK - 1)),)))[0]
    return Dates(((first, first + timedelta(days=WEEK - 1)),), Grain.WEEK)


def week_around(frame: TimeFrame, dates: Dates) -> Dates | None:
    """Read "w/c 11 Jan"."""
    return unit_around(frame, UnitName(Unit.WEEK), dates)


def whole_of(_: TimeFrame, dates: Dates) -> Dates | None:
    """Read "all of next week"."""
    return replace(dates, whole=True) if dates.spans[0][0] < dates.spans[-1][1] else None


def unit_past(frame: TimeFrame, unit: UnitName, dates: Dates) -> Dates | None:
    """Read "the day after next Tuesday", "the week after the 18th"."""
    if unit.plural or unit.unit not in (Unit.DAY, Unit.WEEK):
        return None
    day = dates.spans[-1][1] + timedelta(days=1 if unit.unit is Unit.DAY else WEEK)
    return one_day(day) if unit.unit is Unit.DAY else week_around(frame, one_day(day))


# Days, weeks and weekends of a month


def nth_unit(frame: TimeFrame, number: Num, unit: UnitName, dates: Dates) -> Dates | None:
    """Read "the first week of next month"."""
    found = _units_of(frame, unit, dates) if number.ordinal else []
    return found[number.n - 1] if 0 < number.n <= len(found) else None


def nth_unit_of(frame: TimeFrame, number: Num, unit: UnitName, month: MonthName) -> Dates | None:
    """Read "the first week of February"."""
    return nth_unit(frame, number, unit, whole_month(frame, month))


def nth_unit_here(frame: TimeFrame, number: Num, unit: UnitName, whole: UnitName) -> Dates | None:
    """Read "the second week of the month"."""
    dates = whole_unit(frame, whole)
    return dates and nth_unit(frame, number, unit, dates)


def last_unit(frame: TimeFrame, reach: Reach, unit: UnitName, dates: Dates) -> Dates | None:
    """Read "the last day of next month"."""
    found = _units_of(frame, unit, dates)
    return found[-1] if found and reach is Reach.LAST else None


def last_unit_of(frame: TimeFrame, reach: Reach, unit: UnitName, month: MonthName) -> Dates | None:
    """Read "the last week of January"."""
    return last_unit(frame, reach, unit, whole_month(frame, month))


def last_unit_here(frame: TimeFrame, reach: Reach, unit: UnitName, whole: UnitName) -> Dates | None:
    """Read "the last day of the month"."""
    dates = whole_unit(frame, whole)
    return dates and last_unit(frame, reach, unit, dates)


def _units_of(frame: TimeFrame, unit: UnitName, dates: Dates) -> list[Dates]:
    """The days, weeks or weekends of a period; a week belongs to it by its working days."""
    days = days_in(dates)
    if unit.unit is Unit.DAY:
        return [one_day(day) for day in days]
    saturdays = [day for day in days if Weekday.of(day) is Weekday.SAT]
    if unit.unit is Unit.WEEKEND:
        return [Dates(((day, day + timedelta(days=1)),)) for day in saturdays]
    if unit.unit is not Unit.WEEK:
        return []
    working = [day for day in days if Weekday.of(day) in WORKING_DAYS]
    weeks = [week_around(frame, one_day(day)) for day in working]
    return list(dict.fromkeys(week for week in weeks if week))


def edge_of_month(frame: TimeFrame, edge: Edge, month: MonthName) -> Dates | None:
    """Read "the second half of January", "mid March"."""
    return edge_of(frame, edge, whole_month(frame, month))


def edge_of(frame: TimeFrame, edge: Edge, dates: Dates) -> Dates | None:
    """Read "the end of the month", "early next week", "the rest of the week"."""
    days = days_in(dates)
    if len(days) < WEEK:
        return None
    if edge is Edge.REST:
        return as_dates(tuple(day for day in days if day >= today(frame)))
    weekly = len(days) == WEEK
    if edge is Edge.LATE:
        return _late(frame, days, weekly)
    return as_dates(_named_part(days, edge, weekly))


def _named_part(days: tuple[date, ...], edge: Edge, weekly: bool) -> tuple[date, ...]:
    """The part of a week or a month, by the conventions."""
    size = 3 if weekly else _TEN_DAYS
    middle = 3 if weekly else len(days) // 2
    parts = {
        Edge.BEGINNING: days[:size],
        Edge.MIDDLE: days[1:4] if weekly else days[_TEN_DAYS : 2 * _TEN_DAYS],
        Edge.END: days[-size:] if weekly else days[2 * _TEN_DAYS :],
        Edge.FIRST_HALF: days[:middle],
        Edge.SECOND_HALF: days[middle:],
    }
    return parts[edge]


def _late(frame: TimeFrame, days: tuple[date, ...], weekly: bool) -> Dates | None:
    late = days[3:] if weekly else days[2 * _TEN_DAYS :]
    if days[0] <= today(frame) <= days[-1]:
        late = tuple(day for day in late if day >= today(frame))
    return as_dates(late)


def narrowed(_: TimeFrame, any_day: Recurring, days: Recurring) -> Recurring | None:
    """Read "any day from Monday to Thursday"."""
    return replace(days, plural=True) if any_day.universal and not days.universal else None


def between(_: TimeFrame, first: Dates, last: Dates) -> Dates | None:
    """Read "from tomorrow to Friday the 12th": the last day belongs."""
    begin, end = first.spans[0][0], last.spans[-1][1]
    if end < begin and end.month < begin.month and (end.month, end.day) != _LEAP_DAY:
        end = end.replace(year=begin.year + 1)  # "Dec 24 - Jan 2"
        if (end - begin).days > _OVER_NEW_YEAR:
            return None
    return Dates(((begin, end),)) if begin < end else None


def to_weekday(_: TimeFrame, first: Dates, last: Recurring) -> Dates | None:
    """Read "from next Monday to Friday"."""
    begin = first.spans[0][0]
    if len(last.days) > 1 or last.plural:
        return None
    later = (begin + timedelta(days=n) for n in range(1, WEEK + 1))
    return Dates(((begin, next(day for day in later if Weekday.of(day) in last.days)),))


def from_on(frame: TimeFrame, first: Dates) -> Dates:
    """Read "from the 18th on"."""
    begin = first.spans[0][0]
    end = max(last_day(frame), begin)
    return Dates(((begin, end),), open=True)


def after(frame: TimeFrame, first: Dates) -> Dates | None:
    """Read "after the 15th"."""
    begin = first.spans[-1][1] + timedelta(days=1)
    return Dates(((begin, max(last_day(frame), begin)),), open=True)


def before(frame: TimeFrame, last: Dates) -> Dates | None:
    """Read "before the 15th": that day does not belong."""
    end = last.spans[0][0] - timedelta(days=1)
    begin = min(first_day(frame), end)
    return Dates(((begin, end),), open=True)


def until(frame: TimeFrame, last: Dates) -> Dates | None:
    """Read "until the 15th": by convention that day belongs."""
    if not frame.conventions.until_includes:
        return before(frame, last)
    end = last.spans[-1][1]
    return Dates(((min(first_day(frame), end), end),), open=True)


def union(_: TimeFrame, first: Dates, second: Dates) -> Dates | None:
    """Read "the 14th and the 16th"."""
    if first.open or second.open or set(second.spans) <= set(first.spans):
        return None  # "the 19th and 20th, the 20th only from 10"
    return replace(first, spans=first.spans + second.spans)


def union_with_weekday(frame: TimeFrame, first: Dates, second: Recurring) -> Dates | None:
    """Read "next Monday or Tuesday": the first such day after the date."""
    if second.plural or len(first.spans) > 1 or first.spans[0][0] != first.spans[0][1]:
        return None
    later = (first.spans[0][0] + timedelta(days=n) for n in range(1, WEEK + 1))
    days = tuple(day for day in later if Weekday.of(day) in second.days)
    return union(frame, first, Dates(tuple((day, day) for day in days)))


# A weekday that bounds something is the first such day


def from_weekday_on(frame: TimeFrame, days: Recurring) -> Dates | None:
    """Read "from Wednesday on"."""
    first = first_such_day(frame, days)
    return from_on(frame, first) if first else None


def after_weekday(frame: TimeFrame, days: Recurring) -> Dates | None:
    """Read "after Wednesday"."""
    first = first_such_day(frame, days)
    return after(frame, first) if first else None


def until_weekday(frame: TimeFrame, days: Recurring) -> Dates | None:
    """Read "until Wednesday"."""
    first = first_such_day(frame, days)
    return until(frame, first) if first else None


def before_weekday(frame: TimeFrame, days: Recurring) -> Dates | None:
    """Read "before Wednesday"."""
    first = first_such_day(frame, days)
    return before(frame, first) if first else None
