"""On which clock times are told: to everyone the session's, to one person their own."""

from __future__ import annotations

from orchestration.deciding.state import Decision
from orchestration.model.people import MemberId
from orchestration.views.base import Clock, ClockFields


def names_zone(decision: Decision) -> bool:
    """Tell whether a zone has to be named to everyone."""
    zones = {decision.terms.zone, *(each.zone for each in decision.members)}
    return len(zones) > 1 or not all(each.knows_zone for each in decision.members)


def clock_of(decision: Decision, member: MemberId) -> ClockFields:
    """Return on which clock somebody is told times: theirs, which is named where it is not known.

    Beside it stands the session's.
    """
    who = decision.member(member)
    return ClockFields(
        zone=who.zone if who else decision.terms.zone,
        names_zone=who is None or not who.knows_zone,
        session_zone=decision.terms.zone,
    )


def own_clock(decision: Decision, member: MemberId) -> Clock:
    """Return the clock that somebody is told times on."""
    return Clock(**clock_of(decision, member))


def zone_of(decision: Decision, member: MemberId) -> str:
    """Return the zone that somebody's times are told in: the session's where theirs is unknown."""
    who = decision.member(member)
    return who.zone if who else decision.terms.zone
