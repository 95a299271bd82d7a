"""Rules for days of the month: dates in every form, with and without month and year."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date, timedelta

from orchestration.language.conventions import (
    NOON,
    first_day,
    month_first,
    today,
)
from orchestration.language.times.rules.days import month_start, one_day
from orchestration.language.values import (
    Dates,
    DayName,
    DottedPair,
    Hours,
    Junk,
    MonthName,
    Num,
    Reach,
    Recurring,
    SlashPair,
)
from orchestration.language.words.numerals import valid_date
from orchestration.model.times import Grain, TimeFrame, Weekday

Found = Dates | Junk | None
_MONTHS_AHEAD = 14
_YEARS_TRIED = 9
_LISTED = 14  # days between two that are listed with no mark


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
    first_hour = frame.conventions.first_morning_hour
    if not month_first(frame) or not 0 < month.n < first_hour or day.n <= NOON:
        return None
    found = month_day(frame, MonthName(month.n), day)
    return found if isinstance(found, Dates) else None


def weekday_of_month(frame: TimeFrame, days: Recurring, number: Num) -> Found:
    """Read "Thursday the 21st", "Fri 14th"."""
    if days.plural or len(days.days) > 1 or not 0 < number.n <= 31:
        return None
    return _found(frame, lambda day: day.day == number.n and Weekday.of(day) in days.days)


def told_week(_: TimeFrame, week: Dates, told: Dates) -> Dates | None:
    """Read "week 2 (18th)": a week, and a day of it."""
    [first, last] = [week.spans[0][0], week.spans[-1][1]]
    within = all(first <= begin and end <= last for begin, end in told.spans)
    return week if within and week.grain is Grain.WEEK else None


def apposed(frame: TimeFrame, days: Recurring, number: Num) -> Found:
    """Read "on Friday, the 15th, I leave at 2": the second comma closes what the first opened."""
    return weekday_of_month(frame, days, number) if number.ordinal else None


def told_weekday(frame: TimeFrame, dates: Dates, days: Recurring) -> Dates | None:
    """Read "the 12th (Tuesday)"."""
    [first, *more] = dates.spans
    agrees = not more and first[0] == first[1] and Weekday.of(first[0]) in days.days
    return dates if agrees else None


def first_such_day(frame: TimeFrame, days: Recurring) -> Dates | None:
    """The first of a weekday in the window, or after today."""
    if days.plural or len(days.days) > 1 or days.every > 1:
        return None
    found = _found(frame, lambda day: Weekday.of(day) in days.days and day != today(frame))
    return found if isinstance(found, Dates) else None


def dotted_date(frame: TimeFrame, days: Recurring, pair: DottedPair) -> Dates | None:
    """Read "Friday 7.6" as a date where it is a Friday, the month first where people write so."""
    if days.universal or len(days.days) > 1:
        return None  # "any day 9.30 to 2.30"
    orders = [(pair.first, pair.second), (pair.second, pair.first)]
    for month, day in orders if month_first(frame) else orders[::-1]:
        if 0 < month <= NOON and 0 < day <= 31 and not days.plural:
            found = month_day(frame, MonthName(month), Num(day, digits=2))
            if isinstance(found, Dates) and Weekday.of(found.spans[0][0]) in days.days:
                return None if _is_rather_a_clock(frame, found, pair) else found
    return None


def dotted_day(frame: TimeFrame, pair: DottedPair) -> Dates | None:
    """Read "15.01" as a day of the window, where no clock is told to that minute."""
    day, month = pair.first, pair.second
    if frame.window is None or pair.digits != 2 or month % 5 == 0:
        return None
    found = (each for each in frame.window.days if (each.day, each.month) == (day, month))
    return next(map(one_day, found), None)


def _is_rather_a_clock(frame: TimeFrame, found: Dates, pair: DottedPair) -> bool:
    """Whether a pair that is a day outside the window can be an hour: "Thu 9.30 to 2.30"."""
    window = frame.window
    return window is not None and pair.digits == 2 and found.spans[0][0] not in window.days


def weekday_ordinal(frame: TimeFrame, days: Recurring, number: Num) -> Found:
    """Read "Fri 14th"; in letters it may count: "Tuesday is best, Wednesday second"."""
    if not number.ordinal or (number.n and not number.digits and _is_elsewhere(frame, number)):
        return None
    return weekday_of_month(frame, days, number)


def _is_elsewhere(frame: TimeFrame, number: Num) -> bool:
    """Whether no day of the window has this number."""
    return frame.window is not None and all(day.day != number.n for day in frame.window.days)


_NO_USUAL_HOUR = 11


def weekday_numbered(frame: TimeFrame, days: Recurring, number: Num) -> Dates | None:
    """Read "Fri 15" where the window has that day; "Tue 9" may be an hour."""
    return _numbered(frame, days, number) if number.n >= _NO_USUAL_HOUR else None


def named_and_numbered(frame: TimeFrame, name: DayName, number: Num) -> Dates | None:
    """Read "Fri 15 before 11" as a date, where the window has that day: no quarter to eleven."""
    days = Recurring((name.day,), plural=name.plural)
    return None if number.ordinal else weekday_numbered(frame, days, number)


def _numbered(frame: TimeFrame, days: Recurring, number: Num) -> Dates | None:
    if frame.window is None or days.plural or number.digits not in (1, 2):
        return None
    window = (day for day in frame.window.days if day.day == number.n)
    return next((one_day(day) for day in window if (Weekday.of(day),) == days.days), None)


def weekdays_numbered(
    frame: TimeFrame, days: Recurring, number: Num, others: Recurring, other: Num
) -> Dates | None:
    """Read "Mon 11 and Tue 12" where the window has those days."""
    found = _numbered(frame, days, number), _numbered(frame, others, other)
    spans = tuple(span for each in found if each for span in each.spans)
    return Dates(spans) if len(spans) > 1 else None


def _in_month_of(dates: Dates, days: Recurring, number: Num) -> date | None:
    """The day of a month that has this weekday, where the month is said behind it."""
    first = dates.spans[0][0]
    if days.plural or number.digits not in (1, 2) or dates.grain is not Grain.DAY:
        return None
    found = valid_date(first.year, first.month, number.n)
    day = found.spans[0][0] if found else first
    return day if day < first and Weekday.of(day) in days.days else None


def _agrees(last: tuple[Recurring | Dates, ...]) -> Dates | None:
    """A date, if the weekday that may be said with it is its own."""
    *named, dates = last
    assert isinstance(dates, Dates)
    weekday = Weekday.of(dates.spans[0][0])
    return dates if all(isinstance(d, Recurring) and weekday in d.days for d in named) else None


def and_weekday_before(
    _: TimeFrame, days: Recurring, number: Num, *last: Recurring | Dates
) -> Dates | None:
    """Read "Tue 12 and Thu 14 Jan"."""
    dates = _agrees(last)
    day = _in_month_of(dates, days, number) if dates else None
    return Dates(((day, day), *dates.spans)) if dates and day else None


def from_weekday_before(
    _: TimeFrame, days: Recurring, number: Num, *last: Recurring | Dates
) -> Dates | None:
    """Read "Wed 13 to Fri 15 Jan"."""
    dates = _agrees(last)
    day = _in_month_of(dates, days, number) if dates else None
    return Dates(((day, dates.spans[-1][1]),)) if dates and day and len(dates.spans) == 1 else None


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
    if not last.ordinal and last.n <= start.day:
        return None  # "on the 13th until 2" ends at an hour
    later = (start + timedelta(days=n) for n in range(1, 62))
    end = next((day for day in later if day.day == last.n), None)
    return Dates(((start, end),)) if end else None


def whole_month(frame: TimeFrame, month: MonthName) -> Dates:
    """Read "in January"."""
    now = first_day(frame)
    start = date(now.year + (month.month < now.month), month.month, 1)
    return Dates(((start, month_start(start, 1) - timedelta(days=1)),), Grain.MONTH)


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
    return Dates(((start, month_start(start, 1) - timedelta(days=1)),), Grain.MONTH)


def agreeing(_: TimeFrame, first: Dates, second: Dates) -> Dates | Junk | None:
    """Read "this Friday 12/5": one day said twice, two that are listed, or no date at all."""
    if any(len(dates.spans) > 1 or dates.grain is not Grain.DAY for dates in (first, second)):
        return None
    if first.spans == second.spans:
        return first
    apart = (second.spans[0][0] - first.spans[0][1]).days
    listed = 0 < apart <= _LISTED  # "12th 13th no"
    return replace(first, spans=(*first.spans, *second.spans)) if listed else Junk()


def may_be_days(frame: TimeFrame, hours: Hours) -> bool:
    """Whether the window has days with the numbers of some hours."""
    numbers = {day.day for day in frame.window.days} if frame.window else set[int]()
    return all(
        each.start and each.end and {each.start.hour, each.end.hour} <= numbers
        for each in hours.stretches
    )
