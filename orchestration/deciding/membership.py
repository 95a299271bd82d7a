"""Who is in a session: it opens, its invitation is read, somebody joins or is reminded."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from orchestration.deciding.commands import (
    ConfirmInvitation,
    Deadline,
    DeadlinePassed,
    InvitationUnderstood,
    OpenDecision,
)
from orchestration.deciding.deadlines import WAKING_HOURS, answers_until, may_nudge, nudges
from orchestration.deciding.effects import ReadInvitation, WakeAt
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.views import (
    invitation_read_back,
    reminder,
)
from orchestration.deciding.rounds import close_intake_if_complete
from orchestration.deciding.state import D, Phase, Round
from orchestration.deciding.step import is_known, is_over, over, refuse, tell, with_round, without
from orchestration.model.people import Member, MemberId, person_id
from orchestration.model.times import TimeFrame, zone_named
from orchestration.sessions.commands import AddMember, Recall
from orchestration.sessions.effects import Effect, Send
from orchestration.sessions.kind import Step

_INVITATION = "invitation"

LARGEST_GROUP = 200
"""Most members of a session (PROTOCOL.md, section 3)."""


def open_session(state: type[D], command: OpenDecision) -> Step[D]:
    """Open a session: a question for each member, and a deadline."""
    terms = command.terms
    members = tuple(member.id for member in command.members)
    decision = state(
        id=command.session,
        organiser=command.organiser,
        members=command.members,
        terms=terms,
        opened_at=command.at,
        parent=command.parent,
        closes_at=command.at,
        reading=(_INVITATION,) if terms.message.strip() else (),
        rounds=(Round(number=1, asked=members),),
    )
    decision = replace(decision, closes_at=answers_until(decision, command.at))
    effects: list[Effect] = []
    if decision.reading:
        frame = TimeFrame(command.at, terms.zone, method_of(decision).window(decision))
        effects.append(ReadInvitation(text=terms.message, frame=frame, members=command.members))
    effects += [tell(member, method_of(decision).question(decision, member)) for member in members]
    effects += [_recall(command, member) for member in members]
    effects += nudges(decision, command.at)
    effects.append(WakeAt(at=decision.closes_at, deadline=Deadline.INTAKE, round=1))
    return decision, tuple(effects)


def invitation_understood(decision: D, command: InvitationUnderstood) -> Step[D]:
    """Show the organiser what their message asks of the session; it holds once they confirm."""
    if _INVITATION not in decision.reading:
        return decision, ()
    decision = replace(
        decision,
        invitation=command.invitation,
        invitation_open=True,
        reading=without(decision.reading, _INVITATION),
    )
    view = invitation_read_back(decision, command.invitation)
    return decision, (tell(decision.organiser.id, view),)


def confirm_invitation(decision: D, command: ConfirmInvitation) -> Step[D]:
    """Let the invitation hold, or drop what was read of it."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can confirm the invitation.")
    if decision.invitation is None or not decision.invitation_open:
        return decision, ()
    if not command.accepted:
        decision = replace(decision, invitation=None, invitation_open=False)
        return close_intake_if_complete(decision, command.at)
    return close_intake_if_complete(_with_invitation(decision), command.at)


def _with_invitation(decision: D) -> D:
    """Return the decision with what its invitation asks: who is needed, and one of whom."""
    invitation = decision.invitation
    assert invitation is not None
    roles = tuple(
        tuple(member.id for member in decision.members if _has_role(member, role))
        for role in invitation.roles
    )
    groups = (*decision.terms.require_one_of, *invitation.one_of, *filter(None, roles))
    return replace(
        decision,
        invitation_open=False,
        members=tuple(
            replace(member, required=member.required or member.id in invitation.required)
            for member in decision.members
        ),
        terms=replace(decision.terms, require_one_of=tuple(dict.fromkeys(groups))),
    )


def _has_role(member: Member, role: str) -> bool:
    known = (member.role or "", *member.responsibilities)
    return any(role.casefold() in each.casefold() for each in known)


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
    asked = (tell(new.id, method_of(decision).question(decision, new.id)), _recall(command, new.id))
    return decision, (*asked, *nudges(decision, command.at, new.id))


def _recall(command: OpenDecision | AddMember, member: MemberId) -> Send:
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
