"""Why the first option stands first: what everyone may know of it, and that as one sentence.

The facts are those that the channel sees anyway, or that hold for whoever knows the protocol; in a
group so small that they would point at somebody, and in a discreet session, they are left out. So
is what holds for every other option just as well: it is no reason for this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from orchestration.deciding.state import Assessment
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import Member
from orchestration.model.terms import Disclosure
from orchestration.model.times import Window, zone_named
from orchestration.privacy import PublicReason
from orchestration.views.facts import Facts, LocalTime, Reach

GUESSING_GROUP = 3
"""Up to so many members an outcome lets them guess one another (PROTOCOL.md, section 5)."""

MOST_PLACES = 4
MOST_REASONS = 2

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


# Facts


def facts_of(
    meeting: Meeting, assessment: Assessment, reasons: Mapping[PublicReason, bool]
) -> Facts:
    """Return why the first option stands first, as far as the session's level lets it be seen.

    `reasons` are public ones that some other option does not have, and whether each goes on from
    the name that it begins with.
    """
    option, *others = assessment.options
    local = _local_times(option.slot.start, meeting.members)
    if others and all(local == _local_times(each.slot.start, meeting.members) for each in others):
        local = ()
    if meeting.terms.disclosure is Disclosure.DISCREET:
        return Facts(option=option.slot.id, local=local)
    silent = len(meeting.counted) < len(meeting.members)
    return Facts(
        option=option.slot.id,
        local=local,
        reasons=tuple(reasons)[:MOST_REASONS],
        read_on=tuple(reasons.values())[:MOST_REASONS],
        reach=_reach(meeting, assessment),
        stretch=_stretch(meeting.terms.window),
        everyone="everyone who has answered" if silent else "everyone",
    )


def hides_others(meeting: Meeting) -> bool:
    """Tell whether what one member is told may say nothing of the others."""
    is_discreet = meeting.terms.disclosure is Disclosure.DISCREET
    return is_discreet or len(meeting.members) <= GUESSING_GROUP


def _reach(meeting: Meeting, assessment: Assessment) -> Reach:
    first, *others = (each.attendance == 1 for each in assessment.options)
    for_all = None if len(meeting.members) <= GUESSING_GROUP else assessment.proof.for_all
    if first and for_all == 1:
        return Reach.ONLY
    if first and not (others and all(others)):
        return Reach.TOO
    return Reach.NONE if for_all == 0 and not first else Reach.NOT_SAID


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


# The sentence


def sentence(facts: Facts) -> str:
    """Return facts as a person would put them; nothing where there are none."""
    reasons = map(_reason, facts.reasons, (*facts.read_on, *(False for _ in facts.reasons)))
    said = "; ".join(filter(None, (", ".join(local_phrases(facts)), *reasons)))
    reach = _REACH[facts.reach].format(everyone=facts.everyone, stretch=facts.stretch)
    if said:
        return f"{head(facts)}{said}. {reach}".rstrip()
    return f"{head(facts)}{reach[0].lower()}{reach[1:]}" if reach else ""


def head(facts: Facts) -> str:
    """Return how the sentence begins, whoever words the rest of it."""
    return f"Why {facts.option}: "


def local_phrases(facts: Facts) -> tuple[str, ...]:
    """Return each part of the day with where it is that: "morning in New York"."""
    return tuple(f"{each.part} {each.place}" for each in facts.local)


_REACH = {
    Reach.ONLY: "Nothing else {stretch} works for {everyone}.",
    Reach.TOO: "It works for {everyone}.",
    Reach.NONE: "No time {stretch} works for {everyone}, so this is a compromise.",
    Reach.NOT_SAID: "",
}


def _reason(reason: PublicReason, goes_on: bool) -> str:
    """Return a reason as part of a sentence: "Sofia prefers Tuesdays"."""
    return reason.replace(": ", " ", 1) if goes_on else str(reason)
