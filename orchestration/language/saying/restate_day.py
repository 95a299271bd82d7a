"""Somebody's own day and night in plain words, made from hours and a zone alone."""

from __future__ import annotations

import re
from datetime import time
from typing import Final

from orchestration.model.options import Slot
from orchestration.model.times import Weekly, WorkingHours, zone_named

OUTSIDE: Final = "would much rather avoid times outside "
AT_NIGHT: Final = "can't do nights, "
_WHOLE_HOURS: Final = re.compile(r"Etc/GMT([+-])(\d+)")
"""A zone that is so many hours away from UTC; its name has the sign turned."""

_TO_YOU: Final = {OUTSIDE: "your day is ", AT_NIGHT: "no meetings at night, "}


def outside(day: WorkingHours, zone: str) -> str:
    """Say the wish that keeps a meeting inside somebody's day, by their own clock."""
    return f"{OUTSIDE}{_span(day.start, day.end)} {place_of(zone)}"


def at_night(day: WorkingHours, zone: str) -> str:
    """Say the wish that keeps a meeting out of somebody's night, given what is none of it."""
    return f"{AT_NIGHT}{_span(day.end, day.start)} {place_of(zone)}"


def hours(pattern: Weekly) -> str:
    """Name hours of every day: `22:00–7:00`."""
    return _span(pattern.start, pattern.end)


def hours_but(pattern: Weekly) -> str:
    """Name the hours that a pattern leaves of every day."""
    return _span(pattern.end, pattern.start)


def to_you(restatement: str) -> str:
    """Say one of these two to whose it is: `your day is 8:00–18:00 in Tokyo`."""
    lead = next(each for each in _TO_YOU if restatement.startswith(each))
    return f"{_TO_YOU[lead]}{restatement.removeprefix(lead)}"


def whole_day(day: str, night: str) -> str:
    """Say both of these to whose they are: `your day is 8:00–18:00 in Tokyo, no nights (…)`."""
    hours_of_it = night.removeprefix(AT_NIGHT).partition(" ")[0]
    return f"{to_you(day)}, and no nights ({hours_of_it})"


def once(slot: Slot, zone: str) -> str:
    """Say that somebody could come once, outside of their hours."""
    clock = zone_named(zone)
    start, end = slot.start.astimezone(clock), slot.end.astimezone(clock)
    return f"could come once, {start:%a} {start.day} {start:%b} {start:%H:%M}–{end:%H:%M}"


def _span(start: time | None, end: time | None) -> str:
    first, last = start or time(0), end or time(0)
    return f"{first.hour}:{first:%M}–{last.hour}:{last:%M}"


def place_of(zone: str) -> str:
    """Return where a zone is: `in Tokyo`; one that no city has given its name is named itself."""
    region, slash, city = zone.rpartition("/")
    if slash and region != "Etc":
        return f"in {city.replace('_', ' ')}"
    return f"by {zone_in_words(zone)}"


def in_place(zone: str) -> str:
    """Return where a time is, to stand behind it: `in Tokyo`, or `UTC+2`."""
    return place_of(zone).removeprefix("by ")


def city_of(zone: str) -> str:
    """Return a zone by its city: `Tokyo`, or `UTC+2`."""
    return in_place(zone).removeprefix("in ")


def zone_in_words(zone: str) -> str:
    """Return a zone as people write it: by its IANA name, or `UTC+2`."""
    if offset := _WHOLE_HOURS.fullmatch(zone):
        return f"UTC{'+' if offset[1] == '-' else '-'}{offset[2]}"
    if zone[:1] in ("+", "-"):
        return f"UTC{zone}"
    return "UTC" if zone == "Etc/UTC" else zone
