"""Mends what the calendar libraries would stumble over, event by event, and counts what it cannot.

The libraries reckon with what lies between an event and the window, so whatever begins long before
or ends long after is first brought near to it: how it fills the window stays the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from icalendar import Component, vBroken, vDDDTypes

from orchestration.model.busy import Unread
from orchestration.model.times import Window, zone_named

_NEAR: Final = timedelta(days=2)
"""Wherever on earth a day of the window is, it lies within so much of that date."""

_FREE_STATES: Final = {"FREE", "WORKINGELSEWHERE"}
_REPEATABLE: Final = {"RRULE", "RDATE", "EXDATE"}
_OWN_TIMES: Final = {"DTSTART", "DTEND", "DURATION"}
_FIRST_YEAR: Final = 1900
_FIRST_YEAR_YEARLY: Final = 1600  # a birthday without a year is kept as one of 1604
_YEAR_DAYS: Final = 365
_LEAP_YEARS: Final = 4
_ENDLESS_COUNT: Final = 10**5
_TOO_OFTEN: Final = {"SECONDLY", "MINUTELY"}

_BOUNDS: Final = {
    "COUNT": (1, 10**9),
    "INTERVAL": (1, 10**9),
    "BYMONTH": (1, 12),
    "BYMONTHDAY": (-31, 31),
    "BYYEARDAY": (-366, 366),
    "BYWEEKNO": (-53, 53),
    "BYHOUR": (0, 23),
    "BYMINUTE": (0, 59),
    "BYSECOND": (0, 60),
}


def mended(calendar: Component, window: Window, lost: Counter[Unread]) -> Component:
    """Return the calendar with events that can be worked out; `lost` counts the others.

    What is free or begins after the window is not counted: it would not have mattered.
    """
    _drop_unknown_zone(calendar)
    kept = []
    for part in calendar.subcomponents:
        if part.name == "VEVENT":
            why = _mend(part, window)
            if why and not is_free(part) and not _is_later(part, window):
                lost[why] += 1
            if why in (Unread.TIMES, Unread.SERIES):
                continue
            _bring_near(part, window)
        kept.append(part)
    calendar.subcomponents = kept
    return calendar


def is_free(event: Component) -> bool:
    """Tell whether an event leaves its owner free, or does not take place."""
    return (
        str(event.get("TRANSP", "")).upper() == "TRANSPARENT"
        or str(event.get("STATUS", "")).upper() == "CANCELLED"
        or str(event.get("X-MICROSOFT-CDO-BUSYSTATUS", "")).upper() in _FREE_STATES
    )


def listed(value: object) -> list[Any]:
    """Return the values of a property that may be there once, several times, or not at all."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _drop_unknown_zone(calendar: Component) -> None:
    try:
        zone_named(str(calendar.get("X-WR-TIMEZONE", "UTC")))
    except ValueError:
        del calendar["X-WR-TIMEZONE"]


def _mend(event: Component, window: Window) -> Unread | None:
    """Drop what of an event cannot be read; return what is lost with it."""
    broken = {str(name).upper() for name, _reason in event.errors}
    for name, value in list(event.items()):
        readable = [each for each in listed(value) if not isinstance(each, vBroken)]
        if not readable:
            del event[name]
        elif name not in _REPEATABLE:
            event[name] = readable[0]
    if "RECURRENCE-ID" in broken and "RECURRENCE-ID" not in event:
        event.pop("UID", None)  # it stands for itself, and for no occurrence that is known
    if "DTSTART" not in event or broken & _OWN_TIMES:
        return Unread.TIMES
    return _mend_repetition(event, broken, window)


def _mend_repetition(event: Component, broken: set[str], window: Window) -> Unread | None:
    """Drop a repetition that cannot be worked out, or not in time; return what is lost with it."""
    start, rules = _moment(event, "DTSTART"), listed(event.get("RRULE"))
    if not all(_is_sound(rule) and _is_near_enough(rule, start, window) for rule in rules):
        del event["RRULE"]
        return Unread.REPEATS
    if any(_is_before(until, start) for rule in rules for until in listed(rule.get("UNTIL"))):
        return Unread.SERIES
    if broken & {"RRULE", "RDATE"}:
        return Unread.REPEATS
    repeats = rules or "RDATE" in event
    return Unread.EXCEPTIONS if repeats and "EXDATE" in broken else None


def _is_near_enough(rule: Mapping[str, Any], start: date, window: Window) -> bool:
    """Tell whether all times until the window can be counted: no endless row since the year 1."""
    often = str(listed(rule["FREQ"])[0]).upper()
    until = [_day(each).year for each in listed(rule.get("UNTIL"))]
    counted = any(count < _ENDLESS_COUNT for count in listed(rule.get("COUNT")))
    if often == "HOURLY":
        return counted or bool(until)
    is_endless = not counted and all(year > window.end.year for year in until)
    first = _FIRST_YEAR_YEARLY if often == "YEARLY" else _FIRST_YEAR
    return often not in _TOO_OFTEN and not (is_endless and start.year < first)


def _is_before(until: date, start: date) -> bool:
    """Tell whether a repetition ends before it begins; by days where only one has a zone."""
    both = (until, start)
    if all(isinstance(each, datetime) and each.tzinfo for each in both):
        return until < start
    return _day(until) < _day(start)


def _is_sound(rule: Mapping[str, Any]) -> bool:
    """Tell whether a repetition says how often, in numbers that there are."""
    return "FREQ" in rule and all(
        least <= number <= most
        for name, (least, most) in _BOUNDS.items()
        for number in listed(rule.get(name))
    )


def _is_later(event: Component, window: Window) -> bool:
    is_known = "DTSTART" in event and "RDATE" not in event
    return is_known and _day(_moment(event, "DTSTART")) > window.end + _NEAR


def _bring_near(event: Component, window: Window) -> None:
    """Move a far start and a far end of an event nearer, so that it fills the window as before."""
    first, last = window.start - _NEAR, window.end + _NEAR
    if _is_later(event, window):
        event.pop("RRULE", None)
    _bring_years_near(event, window)
    start, end = _moment(event, "DTSTART"), _end(event)
    is_series = "RRULE" in event or "RDATE" in event
    if is_series:
        first, last = date.min, max(last, min(_day(start), date.max - _NEAR) + _NEAR)
    if _moves_others(event):
        first = date.min
    is_near = all(first <= _day(each) <= last for each in (start, end or start))
    if not is_near:
        event["DTSTART"] = vDDDTypes(_held(start, first, last))
        event.pop("DURATION", None)
    if end and not is_near:
        event["DTEND"] = vDDDTypes(_held(end, first, last))


def _bring_years_near(event: Component, window: Window) -> None:
    """Let what happens every year begin lately: what it is in the window is the same, and cheaper.

    It moves by so many years that a leap day stays one, and that every second year stays the same
    ones. Its first time, which counts whatever the rule says, is over before the window.
    """
    rules, start, end = listed(event.get("RRULE")), _moment(event, "DTSTART"), _end(event)
    if [listed(rule["FREQ"]) for rule in rules] != [["YEARLY"]] or "COUNT" in rules[0]:
        return
    length = _day(end) - _day(start) if end else timedelta()
    by = _LEAP_YEARS * int(listed(rules[0].get("INTERVAL", 1))[0])
    years = window.start.year - 2 - length.days // _YEAR_DAYS - start.year
    last = min((_day(each) for each in listed(rules[0].get("UNTIL"))), default=date.max)
    moved = _in_years(start, years - years % by)
    if years < by or moved is None or _day(moved) > last or not _is_like(start, end):
        return
    event["DTSTART"] = vDDDTypes(moved)
    if end and "DTEND" in event:
        event["DTEND"] = vDDDTypes(moved + (end - start))


def _in_years(moment: date, years: int) -> date | None:
    """Return the same day so many years on; None where there is none."""
    try:
        return moment.replace(year=moment.year + years)
    except ValueError:
        return None


def _is_like(start: date, end: date | None) -> bool:
    """Tell whether two moments can be compared: both are days, or times in one zone."""
    zones = [each.tzinfo if isinstance(each, datetime) else "day" for each in (start, end or start)]
    return zones[0] == zones[1]


def _end(event: Component) -> date | None:
    """Return when an event ends, on the last of all days at the latest; None: it does not say."""
    start = _moment(event, "DTSTART")
    if "DTEND" in event:
        return _moment(event, "DTEND")
    stated: Any = event.get("DURATION")
    length = stated.dt if stated else None
    if not isinstance(length, timedelta):
        return None
    if length.seconds and not isinstance(start, datetime):
        start = datetime.combine(start, time())
    try:
        return start + length
    except OverflowError:
        return _at(date.max, start)


def _moment(event: Component, name: str) -> date:
    value: Any = event[name]
    moment: date = value.dt
    return moment


def _moves_others(event: Component) -> bool:
    """Tell whether an event moves later occurrences of its series by as much as its own start."""
    return "RECURRENCE-ID" in event and "RANGE" in event["RECURRENCE-ID"].params


def _held(moment: date, first: date, last: date) -> date:
    """Return a moment, or the beginning of the nearest day between the first and the last."""
    day = _day(moment)
    return moment if first <= day <= last else _at(min(max(day, first), last), moment)


def _at(day: date, like: date) -> date:
    if isinstance(like, datetime):
        return datetime.combine(day, time(), like.tzinfo)
    return day


def _day(moment: date) -> date:
    return moment.date() if isinstance(moment, datetime) else moment
