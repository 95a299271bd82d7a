"""Where somebody is: what they have said goes before what a platform knows."""

from __future__ import annotations

from datetime import datetime

from orchestration.kinds.person.state import Person
from orchestration.model.people import Member
from orchestration.privacy import Reader, reveal
from orchestration.views.member import ClockAsked


def told_zone(person: Person) -> str:
    """Return the zone that somebody has told; nothing where they have told none."""
    return reveal(person.zone, to=Reader.DECISION) if person.zone else ""


def zone_of(person: Person) -> str:
    """Return the zone that somebody's words are read in."""
    return told_zone(person) or person.member.zone


def at_home(person: Person, member: Member) -> Member:
    """Return somebody as a platform knows them, where they have said that they are."""
    zone = told_zone(person)
    return member.in_zone(zone) if zone else member


def unasked(person: Person, now: datetime) -> ClockAsked | None:
    """Ask for somebody's zone, as it is likely; None where it is known, or was asked for."""
    if person.zone is not None or person.zone_asked or person.member.knows_zone:
        return None
    return ClockAsked.of(person.member, now)
