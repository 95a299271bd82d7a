"""Rules for numbers in words, lengths of time, and what is counted per day."""

from __future__ import annotations

from orchestration.language.values import (
    DottedPair,
    Length,
    Num,
    PerDay,
    Recurring,
    Unit,
    UnitName,
)
from orchestration.model.times import EVERY_DAY, TimeFrame

_LONGEST_SAID_SO = 4
_HOURS_OF_A_DAY = 24
_MOST_MEETINGS = 20


def tens_and_ones(_: TimeFrame, tens: Num, ones: Num) -> Num | None:
    """Read "twenty first", "forty-three"."""
    if tens.digits or ones.digits or tens.ordinal or tens.n % 10 or not 20 <= tens.n <= 50:
        return None
    return Num(tens.n + ones.n, ordinal=ones.ordinal) if 0 < ones.n < 10 else None


def ordinal(_: TimeFrame, number: Num) -> Num | None:
    """Read "14th"."""
    return None if number.ordinal else Num(number.n, ordinal=True, digits=number.digits)


def length(_: TimeFrame, count: Num, unit: UnitName) -> Length | None:
    """Read "30 minutes", "two weeks"."""
    if count.ordinal or not 0 < count.n <= 1000:
        return None
    return Length(count.n, unit.unit)


def hours_said(_: TimeFrame, count: Num) -> Length | None:
    """Read "in 5h"."""
    return None if count.ordinal else Length(count.n, Unit.HOUR)


def few_hours_said(frame: TimeFrame, count: Num) -> Length | None:
    """Read "1h", "2h", "48h"; from 7 to 24 it is an hour of the day."""
    said = 0 < count.n < frame.conventions.first_morning_hour or count.n > _HOURS_OF_A_DAY
    return Length(count.n, Unit.HOUR) if said and not count.ordinal else None


def hours_and_minutes_said(_: TimeFrame, hours: Num, minutes: Num) -> Length | None:
    """Read "1h30" as an hour and a half; from 5 on it is an hour of the day."""
    short = 0 < hours.n <= _LONGEST_SAID_SO and hours.digits == 1 and minutes.n < 60
    return Length(hours.n * 60 + minutes.n, Unit.MINUTE) if short else None


def decimal(_: TimeFrame, said: DottedPair, unit: UnitName) -> Length | None:
    """Read "1.5 hours"."""
    if unit.unit is not Unit.HOUR or said.digits != 1:
        return None
    return Length(said.first * 60 + said.second * 6, Unit.MINUTE)


def half_more(_: TimeFrame, whole: Length, half: Num) -> Length | None:
    """Read "one and a half hours" said as "an hour and a half"."""
    if half.n != 30 or whole.unit is not Unit.HOUR:
        return None
    return Length(whole.count * 60 + 30, Unit.MINUTE)


def together(_: TimeFrame, hours: Length, minutes: Length) -> Length | None:
    """Read "3 hours 30 minutes"."""
    if hours.unit is Unit.HOUR and minutes.unit is Unit.MINUTE:
        return Length(hours.count * 60 + minutes.count, Unit.MINUTE)
    return None


def per_day(_: TimeFrame, most: Num) -> PerDay | None:
    """Read "three meetings a day"."""
    return PerDay(most.n) if 0 < most.n <= _MOST_MEETINGS and not most.ordinal else None


def per_length(frame: TimeFrame, most: Num, length: Length) -> PerDay | None:
    """Read "three meetings a day" where "a day" was read as a length."""
    return per_day(frame, most) if length == Length(1, Unit.DAY) else None


def per_weekday(frame: TimeFrame, most: Num, days: Recurring) -> PerDay | None:
    """Read "three meetings every day"."""
    return per_day(frame, most) if days.days == EVERY_DAY else None
