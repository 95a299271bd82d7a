"""Who is in a session: somebody joins, or is reminded."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from orchestration.deciding.commands import (
    Deadline,
    DeadlinePassed,
    OpenDecision,
)
from orchestration.deciding.deadlines import WAKING_HOURS, may_nudge, nudges
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.views import (
    reminder,
)
from orchestration.deciding.state import D, Phase
from orchestration.deciding.step import is_known, is_over, over, refuse, tell, with_round
from orchestration.model.people import MemberId, person_id
from orchestration.model.times import zone_named
from orchestration.sessions.commands import AddMember, Recall
from orchestration.sessions.effects import Effect, Send
from orchestration.sessions.kind import Step

LARGEST_GROUP = 200
"""Most members of a session (PROTOCOL.md, section 3)."""


def add_member(decision: D, command: AddMember) -> Step[D]:
    """Ask one more person; what has been said and voted stays as it is."""
    new = command.member
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can add somebody.")
    if is_over(decision):
        return over(decision, command.by)
    if is_known(decision, new.id):
        return refuse(decision, command.by, f"{new.name} has been asked already.")
    if len(decision.members) == LARGEST_GROUP:
        return refuse(decision, command.by, f"A session has at most {LARGEST_GROUP} members.")
    decision = replace(decision, members=(*decision.members, new))
    if decision.phase is Phase.INTAKE:
        everyone = (*decision.round.asked, new.id)
        decision = with_round(decision, replace(decision.round, asked=everyone))
    asked = (tell(new.id, method_of(decision).question(decision, new.id)), recall(command, new.id))
    return decision, (*asked, *nudges(decision, command.at, new.id))


def recall(command: OpenDecision | AddMember, member: MemberId) -> Send:
    """Ask what a member has said for good."""
    ask = Recall(
        id=f"{command.id}/recall/{member}",
        session=person_id(member),
        at=command.at,
        member=member,
        asked_by=command.session,
    )
    return Send(command=ask)


def remind(decision: D, command: DeadlinePassed) -> Step[D]:
    """Remind those who are still missing; who sleeps now is reminded in the morning."""
    if (decision.phase, decision.round.number) != (Phase.INTAKE, command.round):
        return decision, ()
    asked = (command.member,) if command.member else decision.round.asked
    missing = [each for each in asked if each in decision.silent]
    effects: list[Effect] = []
    for member in filter(lambda who: may_nudge(decision, who, command.at), missing):
        decision, effect = _nudge(decision, member, command.at)
        effects.append(effect)
    return decision, tuple(effects)


def _nudge(decision: D, member: MemberId, at: datetime) -> tuple[D, Effect]:
    who = decision.member(member)
    local = at.astimezone(zone_named(who.zone if who else decision.terms.zone))
    if local.hour in WAKING_HOURS:
        return _noting_reminder(decision, member, at), tell(member, reminder(decision, member))
    morning = local.replace(hour=WAKING_HOURS.start, minute=0, second=0, microsecond=0)
    if morning <= local:
        morning += timedelta(days=1)
    number = decision.round.number
    return decision, WakeAt(at=morning, deadline=Deadline.NUDGE, round=number, member=member)


def _noting_reminder(decision: D, member: MemberId, at: datetime) -> D:
    reminded = decision.round.reminded
    times = {**reminded, member: (*reminded.get(member, ()), at)}
    return with_round(decision, replace(decision.round, reminded=times))
