"""Numbers in digits: plain ones, clock times, dates; and what only looks like one."""

from __future__ import annotations

import re
from datetime import date

from orchestration.language.conventions import EARLIEST_YEAR, LATEST_YEAR, month_first
from orchestration.language.english.times import PHRASES
from orchestration.language.values import Clock, Dates, DottedPair, Junk, MonthName, Num, SlashPair
from orchestration.model.times import Grain, TimeFrame

_CLOCK = re.compile(r"(\d{1,2}):(\d\d)(?::(\d\d))?")
_DOTTED = re.compile(r"(\d{1,2})\.(\d\d?)")
_DAY_DOTTED = re.compile(r"(\d{1,2})\.")
_DATE_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})\.")
_PAIR = re.compile(r"(\d{1,2})/(\d{1,2})")
_YEAR_FIRST = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
_YEAR_LAST = re.compile(r"(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d\d)")
_MONTH_NAMED = re.compile(r"(\d{4})[-/]([a-z]{3})[-/](\d{1,2})")


def numeral(text: str, frame: TimeFrame) -> object:
    """Read a token of digits; a shape that stands for nothing is Junk."""
    if text.isdecimal():
        return Num(int(text), digits=len(text)) if len(text) <= len("20270111") else Junk()
    for shape, read in _SHAPES:
        if found := shape.fullmatch(text):
            return read(found, frame)
    return Junk()


def valid_date(year: int, month: int, day: int) -> Dates | None:
    """Return a day of the calendar, if it is one that people plan for."""
    if not EARLIEST_YEAR <= year <= LATEST_YEAR:
        return None
    try:
        day_meant = date(year, month, day)
    except ValueError:
        return None
    return Dates(((day_meant, day_meant),))


def _clock(found: re.Match[str], _: TimeFrame) -> object:
    hour, minute = int(found[1]), int(found[2])
    if hour > 24 or minute > 59 or int(found[3] or 0) > 59 or (hour == 24 and minute):
        return Junk()
    sure = hour > 12 or found[1].startswith("0")
    return Clock(hour % 24, minute, grain=Grain.MINUTE, sure=sure, second=int(found[3] or 0))


def _dotted(found: re.Match[str], _: TimeFrame) -> object:
    return DottedPair(int(found[1]), int(found[2]), len(found[2]))


def _slashed(found: re.Match[str], frame: TimeFrame) -> object:
    first, second = int(found[1]), int(found[2])
    month, day = (first, second) if month_first(frame) else (second, first)
    if month > 12 or (not _in_window(month, day, frame) and _in_window(day, month, frame)):
        month, day = day, month
    return SlashPair(month, day) if valid_date(2024, month, day) else Junk()


def _in_window(month: int, day: int, frame: TimeFrame) -> bool:
    """Whether a day of the year lies in the window, where there is one."""
    days = frame.window.days if frame.window else ()
    return any((each.month, each.day) == (month, day) for each in days)


def _year_first(found: re.Match[str], _: TimeFrame) -> object:
    return valid_date(int(found[1]), int(found[2]), int(found[3])) or Junk()


def _year_last(found: re.Match[str], frame: TimeFrame) -> object:
    first, second, year = int(found[1]), int(found[3]), int(found[4])
    if year < 100:
        if found[2] != "/":
            return Junk()  # 20-30-12 and 1.1.20 are as often something else
        year += 2000
    monthly = month_first(frame) and found[2] != "."
    month, day = (first, second) if monthly else (second, first)
    return valid_date(year, month, day) or valid_date(year, day, month) or Junk()


def _month_named(found: re.Match[str], _: TimeFrame) -> object:
    month = PHRASES.get(found[2])
    if not isinstance(month, MonthName):
        return Junk()
    return valid_date(int(found[1]), month.month, int(found[3])) or Junk()


def _day_dotted(found: re.Match[str], _: TimeFrame) -> object:
    return Num(int(found[1]), ordinal=True, digits=len(found[1]))


def _date_dotted(found: re.Match[str], _: TimeFrame) -> object:
    day, month = int(found[1]), int(found[2])
    return SlashPair(month, day) if valid_date(2024, month, day) else Junk()


_SHAPES = (
    (_DAY_DOTTED, _day_dotted),
    (_DATE_DOTTED, _date_dotted),
    (_CLOCK, _clock),
    (_DOTTED, _dotted),
    (_PAIR, _slashed),
    (_YEAR_FIRST, _year_first),
    (_YEAR_LAST, _year_last),
    (_MONTH_NAMED, _month_named),
)
