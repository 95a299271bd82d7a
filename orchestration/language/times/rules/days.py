"""Rules for days: weekdays, dates, weeks and months, counted from now or from each other."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from orchestration.language.conventions import WEEK, first_day, today, week_start
from orchestration.language.values import (
    Dates,
    DayName,
    Length,
    Num,
    Offset,
    Reach,
    Recurring,
    Unit,
    UnitName,
)
from orchestration.model.times import EVERY_DAY, Grain, TimeFrame, Weekday

_SATURDAY = 5
_STEPS = {Reach.LAST: -1, Reach.THIS: 0, Reach.NEXT: 1, Reach.COMING: 1, Reach.AFTER_NEXT: 2}
_WEEKEND = (Weekday.SAT, Weekday.SUN)
_GRAINS = {Unit.DAY: Grain.DAY, Unit.WEEK: Grain.WEEK, Unit.MONTH: Grain.MONTH}


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
    if set(second.days) <= set(first.days) and len(first.days) > 1:
        return None  # "Mon and Tue, Tue only from 10"
    days = tuple(day for day in EVERY_DAY if day in first.days + second.days)
    return replace(first, days=days)


def in_a_row(_: TimeFrame, *days: Recurring) -> Recurring | None:
    """Read "mon wed fri": three days or more in the order of the week, with no mark between."""
    names = [name for each in days for name in each.days]
    ordered = names == [day for day in EVERY_DAY if day in names]
    plain = not any(each.plural or each.universal or each.every != 1 for each in days)
    return Recurring(tuple(names)) if ordered and plain else None


# Counted from now


def from_today(frame: TimeFrame, offset: Offset) -> Dates:
    """Read "today", "tomorrow"."""
    return one_day(today(frame) + timedelta(days=offset.days))


def week_after_offset(frame: TimeFrame, offset: Offset, unit: UnitName) -> Dates | None:
    """Read "tomorrow week": a week after it."""
    fits = unit.unit is Unit.WEEK and not unit.plural and offset.days >= 0
    return from_today(frame, Offset(offset.days + WEEK)) if fits else None


def weekday_after_next(frame: TimeFrame, name: DayName) -> Dates | None:
    """Read "the Friday after next"."""
    return reached_weekday(frame, Reach.AFTER_NEXT, name)


def nth_week(frame: TimeFrame, number: Num, unit: UnitName) -> Dates | None:
    """Read "the second week": of the window, if there is one."""
    if frame.window is None or unit.unit is not Unit.WEEK or not number.ordinal or unit.plural:
        return None
    found = _units(frame, frame.window.start, Unit.WEEK, number.n - 1, 1)
    return found if found and number.n and found.spans[0][0] <= frame.window.end else None


def numbered_week(frame: TimeFrame, unit: UnitName, number: Num) -> Dates | None:
    """Read "week 2", "week one": of the window, if it has so many; numbers of a year are larger."""
    return None if number.ordinal else nth_week(frame, replace(number, ordinal=True), unit)


def reached_weekday(frame: TimeFrame, reach: Reach, name: DayName) -> Dates | None:
    """Read "this Thursday", "next Wednesday", "last Sunday"."""
    now, number = today(frame), EVERY_DAY.index(name.day)
    if name.plural:
        return None
    if reach is Reach.LAST:
        return one_day(now - timedelta(days=(now.weekday() - number - 1) % WEEK + 1))
    if reach is Reach.COMING:
        return one_day(_next_weekday(now, number))
    if reach is Reach.NEXT and frame.conventions.next_is_coming:
        return one_day(_next_weekday(now, number))
    first = week_start(frame, now)
    return one_day(first + timedelta(days=(number - first.weekday()) % WEEK + WEEK * _STEPS[reach]))


def _next_weekday(after: date, number: int) -> date:
    return after + timedelta(days=(number - after.weekday() - 1) % WEEK + 1)


def reached_unit(frame: TimeFrame, reach: Reach, unit: UnitName) -> Dates | None:
    """Read "this week", "next month", "last weekend"."""
    steps = _STEPS[reach]
    if unit.plural and unit.unit is not Unit.WEEKEND:
        return None
    return _units(frame, today(frame), unit.unit, steps, 1)


def calendar_week(frame: TimeFrame, number: Num) -> Dates | None:
    """Read "KW 3", "calendar week 3": the week of that number which comes next."""
    now = first_day(frame)
    for year in (now.year, now.year + 1):
        if 0 < number.n <= date(year, 12, 28).isocalendar().week:
            monday = date.fromisocalendar(year, number.n, 1)
            if monday + timedelta(days=WEEK) > now:
                return Dates(((monday, monday + timedelta(days=WEEK - 1)),), Grain.WEEK)
    return None


def reached_units(frame: TimeFrame, reach: Reach, length: Length) -> Dates | None:
    """Read "next 3 weeks", "last two weeks"."""
    if reach is Reach.LAST:
        return _units(frame, today(frame), length.unit, -length.count, length.count)
    return _units(frame, today(frame), length.unit, 1, length.count)


def unit_after_next(frame: TimeFrame, unit: UnitName) -> Dates | None:
    """Read "the week after next"."""
    return _units(frame, today(frame), unit.unit, 2, 1)


def unit_after_reach(frame: TimeFrame, unit: UnitName, reach: Reach) -> Dates | None:
    """Read "the weekend after the next"."""
    return unit_after_next(frame, unit) if reach is Reach.NEXT else None


def counted_units(frame: TimeFrame, count: Num, reach: Reach, unit: UnitName) -> Dates | None:
    """Read "two upcoming weeks"; in "after 5 next week" the number is no count."""
    if not 0 < count.n < 60 or not unit.plural:
        return None
    return reached_units(frame, reach, Length(count.n, unit.unit))


def whole_unit(frame: TimeFrame, unit: UnitName) -> Dates | None:
    """Read "all week"."""
    now = max(first_day(frame), today(frame))
    found = _units(frame, now, unit.unit, 0, 1) if unit.unit is not Unit.DAY else None
    return found and replace(found, whole=True)


def _units(frame: TimeFrame, now: date, unit: Unit, skip: int, count: int) -> Dates | None:
    """`count` units, beginning `skip` units from the current one."""
    if unit is Unit.MONTH:
        first, after = month_start(now, skip), month_start(now, skip + count)
    elif unit in (Unit.WEEK, Unit.WEEKEND):
        week = week_start(frame, now)
        first, after = week + timedelta(weeks=skip), week + timedelta(weeks=skip + count)
    elif unit is Unit.DAY:
        first, after = now + timedelta(days=skip), now + timedelta(days=skip + count)
    else:
        return None
    if unit is Unit.WEEKEND:
        to_saturday = timedelta(days=(_SATURDAY - first.weekday()) % WEEK)
        last = after - timedelta(weeks=1) + to_saturday + timedelta(days=1)
        return Dates(((first + to_saturday, last),))
    return Dates(((first, after - timedelta(days=1)),), _GRAINS[unit])


def month_start(now: date, skip: int) -> date:
    """The first day of the month so many months on."""
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
        start = month_start(day, length.count)
        after = month_start(start, 1)
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
