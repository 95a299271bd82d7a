"""Ends that were read by a clock that was not known to be their author's: once it is, by theirs."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.sessions import find_decision
from orchestration.deciding.actions.orders import closed_at
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.deciding.wishes.own_clock import in_zone
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.model.times import zone_named
from orchestration.sessions.user_action import Reply, UserAction

_ENDS: Final = "ends-by-clock"
"""A note: the sessions of somebody whose clock is not known, each with the end that they named."""

_MOST: Final = 5
_IS: Final = "="


async def note(memory: Memory, who: MemberId, session: SessionId, ends: datetime) -> None:
    """Note that an end was read by a clock that may not be its author's."""
    noted = await memory.read(person_id(who), _ENDS, who)
    named = [*noted.split(), f"{session}{_IS}{ends.isoformat()}"]
    await memory.write(person_id(who), _ENDS, who, " ".join(named[-_MOST:]))


async def read_again(
    access: SessionAccess, memory: Memory, action: UserAction, before: str, zone: str
) -> Reply:
    """Return what has them end at the same hour by the clock that is known now, and says so.

    What was moved meanwhile stays, and what would have ended by now.
    """
    own, who = person_id(action.who), action.who
    noted = await memory.read(own, _ENDS, who)
    if noted:
        await memory.write(own, _ENDS, who, "")
    moved = []
    for each in noted.split():
        session, _, named = each.rpartition(_IS)
        ends = datetime.fromisoformat(named)
        decision = await find_decision(access.sessions, SessionId(session))
        if decision and not is_over(decision) and _ends_then(decision, ends):
            there = in_zone(decision, who, zone, action.at)
            hour = ends.astimezone(zone_named(before)).replace(tzinfo=zone_named(zone))
            came = closed_at(there, action, hour)
            moved += [came] if isinstance(came, Reply) and came.commands and hour != ends else []
    return Reply(
        commands=tuple(command for each in moved for command in each.commands),
        notice=" ".join(each.notice for each in moved),
        times=tuple(when for each in moved for when in each.times),
    )


def _ends_then(decision: Decision, ends: datetime) -> bool:
    return ends in (decision.closes_at, decision.terms.ends_by)
