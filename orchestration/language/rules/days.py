"""Rules for days: weekdays, dates, weeks and months, counted from now or from each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date, timedelta

from orchestration.language.conventions import (
    FIRST_MORNING_HOUR,
    NOON,
    WEEK,
    first_day,
    month_first,
    today,
)
from orchestration.language.numerals import valid_date
from orchestration.language.values import (
    Dates,
    DayName,
    Junk,
    Length,
    MonthName,
    Num,
    Offset,
    Reach,
    Recurring,
    SlashPair,
    Unit,
    UnitName,
)
from orchestration.model.times import EVERY_DAY, Grain, TimeFrame, Weekday

Found = Dates | Junk | None
_WEEKEND = (Weekday.SAT, Weekday.SUN)
_GRAINS = {Unit.DAY: Grain.DAY, Unit.WEEK: Grain.WEEK, Unit.MONTH: Grain.MONTH}
_MONTHS_AHEAD = 14
_YEARS_TRIED = 9


def one_day(day: date) -> Dates:
    """A single day of the calendar."""
    return Dates(((day, day),))


# Weekdays


def weekday(_: TimeFrame, name: DayName) -> Recurring:
    """Read "Monday", "Mondays"."""
    return Recurring((name.day,), plural=name.plural)


def weekday_range(_: TimeFrame, first: Recurring, last: Recurring) -> Recurring | None:
    """Read "Mon to Wed", over the end of the week too."""
    if len(first.days) > 1 or len(last.days) > 1 or first.days == last.days:
        return None
    begin, end = (EVERY_DAY.index(days.days[0]) for days in (first, last))
    days = (EVERY_DAY * 2)[begin : end + 1 + (WEEK if end < begin else 0)]
    return Recurring(tuple(days), plural=first.plural or last.plural)


def every_name(frame: TimeFrame, name: DayName) -> Recurring:
    """Read "every Monday"."""
    return every(frame, weekday(frame, name))


def every_other_name(frame: TimeFrame, name: DayName) -> Recurring:
    """Read "every other Monday", "alternate Fridays"."""
    return replace(every_name(frame, name), every=2)


def every_n_weeks_name(frame: TimeFrame, weeks: Length, name: DayName) -> Recurring | None:
    """Read "every two weeks on Friday"."""
    if weeks.unit is not Unit.WEEK:
        return None
    return replace(every_name(frame, name), every=weeks.count)


def every(_: TimeFrame, days: Recurring) -> Recurring:
    """Read "every Monday"."""
    return replace(days, plural=True)


def weekend(_: TimeFrame, unit: UnitName) -> Recurring | None:
    """Read "weekends", "the weekend"."""
    return Recurring(_WEEKEND, plural=unit.plural) if unit.unit is Unit.WEEKEND else None


def union(_: TimeFrame, first: Recurring, second: Recurring) -> Recurring | None:
    """Read "Tuesdays and Thursdays"; "Mondays or Thursday mornings" must not join here."""
    if first.plural != second.plural or first.every != second.every:
        return None
    days = tuple(day for day in EVERY_DAY if day in first.days + second.days)
    return replace(first, days=days)


# Counted from now


def from_today(frame: TimeFrame, offset: Offset) -> Dates:
    """Read "today", "tomorrow"."""
    return one_day(today(frame) + timedelta(days=offset.days))


def reached_weekday(frame: TimeFrame, reach: Reach, name: DayName) -> Dates | None:
    """Read "this Thursday", "next Wednesday", "last Sunday"."""
    now, number = today(frame), EVERY_DAY.index(name.day)
    if name.plural:
        return None
    if reach is Reach.LAST:
        return one_day(now - timedelta(days=(now.weekday() - number - 1) % WEEK + 1))
    if reach is Reach.COMING:
        return one_day(_next_weekday(now, number))
    monday = now - timedelta(days=now.weekday())
    return one_day(monday + timedelta(days=number + WEEK * reach.value))


def _next_weekday(after: date, number: int) -> date:
    return after + timedelta(days=(number - after.weekday() - 1) % WEEK + 1)


def reached_unit(frame: TimeFrame, reach: Reach, unit: UnitName) -> Dates | None:
    """Read "this week", "next month", "last weekend"."""
    steps = 1 if reach is Reach.COMING else reach.value
    if unit.plural and unit.unit is not Unit.WEEKEND:
        return None
    return _units(today(frame), unit.unit, steps, 1)


def reached_units(frame: TimeFrame, reach: Reach, length: Length) -> Dates | None:
    """Read "next 3 weeks", "last two weeks"."""
    if reach is Reach.LAST:
        return _units(today(frame), length.unit, -length.count, length.count)
    return _units(today(frame), length.unit, 1, length.count)


def unit_after_next(frame: TimeFrame, unit: UnitName) -> Dates | None:
    """Read "the week after next"."""
    return _units(today(frame), unit.unit, 2, 1)


def unit_after_reach(frame: TimeFrame, unit: UnitName, reach: Reach) -> Dates | None:
    """Read "the weekend after the next"."""
    return unit_after_next(frame, unit) if reach is Reach.NEXT else None


def counted_units(frame: TimeFrame, count: Num, reach: Reach, unit: UnitName) -> Dates | None:
    """Read "two upcoming weeks"."""
    return reached_units(frame, reach, Length(count.n, unit.unit)) if 0 < count.n < 60 else None


def whole_unit(frame: TimeFrame, unit: UnitName) -> Dates | None:
    """Read "all week"."""
    now = max(first_day(frame), today(frame))
    found = _units(now, unit.unit, 0, 1) if unit.unit is not Unit.DAY else None
    return found and replace(found, whole=True)


def _units(now: date, unit: Unit, skip: int, count: int) -> Dates | None:
    """`count` units, beginning `skip` units from the current one."""
    if unit is Unit.MONTH:
        first, after = _month_start(now, skip), _month_start(now, skip + count)
    elif unit in (Unit.WEEK, Unit.WEEKEND):
        monday = now - timedelta(days=now.weekday())
        first, after = monday + timedelta(weeks=skip), monday + timedelta(weeks=skip + count)
    elif unit is Unit.DAY:
        first, after = now + timedelta(days=skip), now + timedelta(days=skip + count)
    else:
        return None
    if unit is Unit.WEEKEND:
        return Dates(((first + timedelta(days=5), after - timedelta(days=1)),))
    return Dates(((first, after - timedelta(days=1)),), _GRAINS[unit])


def _month_start(now: date, skip: int) -> date:
    months = now.year * 12 + now.month - 1 + skip
    return date(months // 12, months % 12 + 1, 1)


def shifted(frame: TimeFrame, length: Length) -> Dates | None:
    """Read "in 7 days", "three weeks hence", "two months from now"."""
    return shifted_from(frame, length, one_day(today(frame)))


def shifted_before(frame: TimeFrame, length: Length, days: Dates) -> Dates | None:
    """Read "two weeks before the 20th"."""
    return shifted_from(frame, replace(length, count=-length.count), days)


def shifted_back(frame: TimeFrame, length: Length) -> Dates | None:
    """Read "a week ago"."""
    return shifted_from(frame, replace(length, count=-length.count), one_day(today(frame)))


def shifted_from(_: TimeFrame, length: Length, days: Dates) -> Dates | None:
    """Read "3 days from today", "two weeks after next Friday"."""
    day = days.spans[0][0]
    if length.unit is Unit.MONTH:
        start = _month_start(day, length.count)
        after = _month_start(start, 1)
        return one_day(min(start + timedelta(days=day.day - 1), after - timedelta(days=1)))
    if length.unit not in (Unit.DAY, Unit.WEEK):
        return None
    return one_day(day + timedelta(days=length.count * (WEEK if length.unit is Unit.WEEK else 1)))


def weekdays_from_now(frame: TimeFrame, count: Num, name: DayName) -> Dates | None:
    """Read "3 Fridays from now"."""
    if count.ordinal or not 0 < count.n <= 60:
        return None
    first = _next_weekday(today(frame), EVERY_DAY.index(name.day))
    return one_day(first + timedelta(weeks=count.n - 1))


def week_from_name(frame: TimeFrame, length: Length, name: DayName) -> Dates | None:
    """Read "a week from Monday"."""
    if length.unit is not Unit.WEEK or name.plural:
        return None
    first = _next_weekday(today(frame), EVERY_DAY.index(name.day))
    return one_day(first + timedelta(weeks=length.count))


def week_after_name(frame: TimeFrame, name: DayName, unit: UnitName) -> Dates | None:
    """Read "Tuesday week": a week after the coming one."""
    return week_from_name(frame, Length(1, unit.unit), name) if not unit.plural else None


# Days of the month


def _candidates(frame: TimeFrame) -> Iterable[date]:
    """Days in the order in which a date without a month or year is looked for."""
    if frame.window:
        yield from frame.window.days
    now = today(frame)
    yield from (now + timedelta(days=n) for n in range(_MONTHS_AHEAD * 31))


def _found(frame: TimeFrame, fits: Callable[[date], bool]) -> Found:
    return next((one_day(day) for day in _candidates(frame) if fits(day)), Junk())


def day_of_month(frame: TimeFrame, number: Num) -> Found:
    """Read "the 14th"."""
    if not number.digits and number.n < 4:
        return None  # "the first" is rarely a date
    return _found(frame, lambda day: day.day == number.n) if 0 < number.n <= 31 else None


def ordinal_of_month(frame: TimeFrame, number: Num) -> Found:
    """Read "the 14th"; "the 14" is left to where a time stands beside it."""
    return day_of_month(frame, number) if number.ordinal else None


def bare_ordinal(frame: TimeFrame, number: Num) -> Found:
    """Read "14th" alone; "2nd" alone may count anything."""
    return (
        day_of_month(frame, number) if number.ordinal and number.digits and number.n > 3 else None
    )


def dashed(frame: TimeFrame, month: Num, day: Num) -> Found:
    """Read "2-15", which cannot be hours of a working day, where the month comes first."""
    if not month_first(frame) or not 0 < month.n < FIRST_MORNING_HOUR or day.n <= NOON:
        return None
    found = month_day(frame, MonthName(month.n), day)
    return found if isinstance(found, Dates) else None


def weekday_of_month(frame: TimeFrame, days: Recurring, number: Num) -> Found:
    """Read "Thursday the 21st", "Fri 14th"."""
    if days.plural or len(days.days) > 1 or not 0 < number.n <= 31:
        return None
    return _found(frame, lambda day: day.day == number.n and Weekday.of(day) in days.days)


def first_such_day(frame: TimeFrame, days: Recurring) -> Dates | None:
    """The first of a weekday in the window, or after today."""
    if days.plural or len(days.days) > 1 or days.every > 1:
        return None
    found = _found(frame, lambda day: Weekday.of(day) in days.days and day != today(frame))
    return found if isinstance(found, Dates) else None


def weekday_ordinal(frame: TimeFrame, days: Recurring, number: Num) -> Found:
    """Read "Fri 14th"."""
    return weekday_of_month(frame, days, number) if number.ordinal else None


def month_day(frame: TimeFrame, month: MonthName, number: Num) -> Found:
    """Read "February 16", "Sep 21st", in the year of the window or else the next."""
    if number.digits > 2:
        return Junk() if number.digits > 4 else None
    years = range(first_day(frame).year, first_day(frame).year + _YEARS_TRIED)
    days = [found for year in years if (found := valid_date(year, month.month, number.n))]
    earliest = frame.window.start if frame.window else today(frame)
    coming = [found for found in days if found.spans[0][0] >= earliest]
    if frame.window and days and days[0].spans[0][0] >= frame.window.start.replace(day=1):
        return days[0]
    return coming[0] if coming else Junk()


def month_list(frame: TimeFrame, month: MonthName, *numbers: Num) -> Found:
    """Read "Jan 13, 14 and 15"."""
    found = [month_day(frame, month, number) for number in numbers if number.digits in (1, 2)]
    if len(found) < len(numbers) or not all(isinstance(each, Dates) for each in found):
        return None
    return Dates(tuple(each.spans[0] for each in found if isinstance(each, Dates)))


def day_month(frame: TimeFrame, number: Num, month: MonthName) -> Found:
    """Read "16 February", "the 20th of March"."""
    return month_day(frame, month, number)


def slash_pair(frame: TimeFrame, pair: SlashPair) -> Found:
    """Read "5/12"."""
    return month_day(frame, MonthName(pair.month), Num(pair.day, digits=2))


def month_day_year(_: TimeFrame, month: MonthName, number: Num, year: Num) -> Found:
    """Read "February 16, 2023"."""
    if year.digits != 4 or number.digits > 2:
        return None
    return valid_date(year.n, month.month, number.n) or Junk()


def day_month_year(frame: TimeFrame, number: Num, month: MonthName, year: Num) -> Found:
    """Read "16 February 2023"."""
    return month_day_year(frame, month, number, year)


def month_days(frame: TimeFrame, month: MonthName, first: Num, last: Num) -> Found:
    """Read "August 27th - 29th"."""
    if last.digits > 2 or first.digits > 2:
        return None
    return _day_range(month_day(frame, month, first), month_day(frame, month, last))


def days_month(frame: TimeFrame, first: Num, last: Num, month: MonthName) -> Found:
    """Read "from the 13th to the 15th of July"."""
    return month_days(frame, month, first, last)


def _day_range(first: Found, last: Found) -> Found:
    if isinstance(first, Dates) and isinstance(last, Dates) and first.spans < last.spans:
        return Dates(((first.spans[0][0], last.spans[-1][1]),))
    return Junk()


def ordinals_of_month(frame: TimeFrame, first: Num, last: Num) -> Found:
    """Read "from the 18th through the 20th"."""
    if not (first.ordinal or last.ordinal):
        return None
    begin = day_of_month(frame, first)
    if not isinstance(begin, Dates) or not 0 < last.n <= 31:
        return None
    start = begin.spans[0][0]
    later = (start + timedelta(days=n) for n in range(1, 62))
    end = next((day for day in later if day.day == last.n), None)
    return Dates(((start, end),)) if end else None


def whole_month(frame: TimeFrame, month: MonthName) -> Dates:
    """Read "in January"."""
    now = first_day(frame)
    start = date(now.year + (month.month < now.month), month.month, 1)
    return Dates(((start, _month_start(start, 1) - timedelta(days=1)),), Grain.MONTH)


def named_month(frame: TimeFrame, month: MonthName) -> Dates:
    """Read "in January"."""
    return whole_month(frame, month)


def reached_month(frame: TimeFrame, _: Reach, month: MonthName) -> Dates:
    """Read "this March", "next January"."""
    return whole_month(frame, month)


def month_of_year(_: TimeFrame, month: MonthName, year: Num) -> Dates | None:
    """Read "January 2027"."""
    if year.digits != 4 or valid_date(year.n, month.month, 1) is None:
        return None
    start = date(year.n, month.month, 1)
    return Dates(((start, _month_start(start, 1) - timedelta(days=1)),), Grain.MONTH)
