"""What everybody may know of a time that is offered: what their clocks show then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.state import Assessment
from orchestration.kinds.meeting.starts import times
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import Member
from orchestration.model.times import Window, zone_named
from orchestration.views.facts import Facts, LocalTime

MOST_PLACES = 4

_PARTS = (
    (6, "night"),
    (9, "early morning"),
    (12, "morning"),
    (14, "midday"),
    (15, "afternoon"),
    (18, "late afternoon"),
    (22, "evening"),
)
_REGIONS = {"America": "the Americas", "Pacific": "the Pacific", "Atlantic": "the Atlantic"}
_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight")


def with_times(meeting: Meeting, assessment: Assessment, facts: Facts) -> Facts:
    """Return facts with what part of the day it is where people are, and the days searched.

    What holds for every other option just as well is no reason for one.
    """
    offered = times(each.option for each in assessment.options)
    first = next(each for each in offered if each.id == facts.option)
    others = [each for each in offered if each is not first]
    local = _local_times(first.start, meeting.members)
    if others and all(local == _local_times(each.start, meeting.members) for each in others):
        local = ()
    return replace(facts, local=local, stretch=_stretch(meeting.terms.window))


def _stretch(window: Window) -> str:
    days = (window.end - window.start).days + 1
    if days <= 7:
        return "on that day" if days == 1 else "in these days"
    return f"in these {_NUMBERS[min((days - 1) // 7, len(_NUMBERS)) - 1]} weeks"


def _local_times(start: datetime, members: Sequence[Member]) -> tuple[LocalTime, ...]:
    """Return what part of the day it is where people are; nothing where all clocks are one."""
    zones = tuple(dict.fromkeys(member.zone for member in members))
    if len(zones) < 2:
        return ()
    by_part: dict[str, list[str]] = {}
    for zone in zones:
        by_part.setdefault(_part(start.astimezone(zone_named(zone))), []).append(zone)
    if len(by_part) == 1:
        return (LocalTime(next(iter(by_part)), "for everyone"),)
    found = [LocalTime(part, f"in {_together(_places(zones))}") for part, zones in by_part.items()]
    places = sum(len(list(_places(zones))) for zones in by_part.values())
    return tuple(found) if places <= MOST_PLACES else ()


def _part(at: datetime) -> str:
    return next((name for until, name in _PARTS if at.hour < until), "night")


def _places(zones: Sequence[str]) -> Iterator[str]:
    """Yield where these zones are: a city, or the region that several of them share."""
    by_region: dict[str, list[str]] = {}
    for zone in zones:
        by_region.setdefault(zone.partition("/")[0], []).append(zone)
    for region, shared in by_region.items():
        city = shared[0].rpartition("/")[2].replace("_", " ")
        yield _REGIONS.get(region, region) if len(shared) > 1 else city


def _together(words: Iterator[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
