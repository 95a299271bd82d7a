"""On whose clock a guest's page is: nobody else knows where they are, so the page asks for it."""

from __future__ import annotations

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.language.saying.restate_day import place_of
from orchestration.model.people import MemberId, is_guest
from orchestration.privacy import Private
from orchestration.sessions.commands import ZoneTold
from orchestration.sessions.user_action import Reply, UserAction

_AREAS: Final = (
    "Africa",
    "America",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)
_NOTED: Final = "Times are {place} now."
_WHICH: Final = "A time zone of the list, please."


@cache
def zones() -> tuple[str, ...]:
    """Return the zones to choose from, by their names."""
    named = (each for each in available_timezones() if each.partition("/")[0] in _AREAS)
    return tuple(sorted(named))


def chooses_zone(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody can say on their page where they are; a platform knows all others."""
    return is_guest(who) and (not is_over(decision) or decision.outcome is not None)


def guesses_zone(decision: Decision, who: MemberId) -> bool:
    """Tell whether nobody has said yet where somebody is."""
    member = decision.member(who)
    return member is not None and not member.knows_zone


def told(decision: Decision, action: UserAction, zone: str) -> Reply:
    """Return what comes of the zone that a guest has chosen."""
    if zone not in zones():
        return Reply(notice=_WHICH)
    box = Private(action.who, zone)
    command = ZoneTold(**action.envelope(decision.id), member=action.who, zone=box)
    member = decision.member(action.who)
    is_changed = member is not None and member.knows_zone and member.zone != zone
    note = _NOTED.format(place=place_of(zone)) if is_changed else ""  # else the page says it alone
    return Reply(commands=(command,), note=note)
