"""Who is in a session: it opens, its invitation is read, somebody joins or is reminded."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from orchestration.deciding.commands import Deadline, DeadlinePassed
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.state import Phase, Round
from orchestration.kinds.meeting.commands import (
    ConfirmInvitation,
    InvitationUnderstood,
    OpenMeeting,
)
from orchestration.kinds.meeting.deadlines import WAKING_HOURS, answers_until, may_nudge, nudges
from orchestration.kinds.meeting.effects import ReadInvitation
from orchestration.kinds.meeting.presentation import (
    intake_question,
    invitation_read_back,
    reminder,
)
from orchestration.kinds.meeting.rounds import close_intake_if_complete
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import (
    Step,
    is_known,
    is_over,
    over,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.model.people import Member, MemberId, person_id
from orchestration.model.times import TimeFrame, zone_named
from orchestration.sessions.commands import AddMember, Recall
from orchestration.sessions.effects import Effect, Send

_INVITATION = "invitation"

LARGEST_GROUP = 200
"""Most members of a session (PROTOCOL.md, section 3)."""


def open_meeting(command: OpenMeeting) -> Step:
    """Open a session: a question for each member, and a deadline."""
    terms = command.terms
    members = tuple(member.id for member in command.members)
    meeting = Meeting(
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
    meeting = replace(meeting, closes_at=answers_until(meeting, command.at))
    effects: list[Effect] = []
    if meeting.reading:
        frame = TimeFrame(command.at, terms.zone, terms.window)
        effects.append(ReadInvitation(text=terms.message, frame=frame, members=command.members))
    effects += [tell(member, intake_question(meeting, member)) for member in members]
    effects += [_recall(command, member) for member in members]
    effects += nudges(meeting, command.at)
    effects.append(WakeAt(at=meeting.closes_at, deadline=Deadline.INTAKE, round=1))
    return meeting, tuple(effects)


def invitation_understood(meeting: Meeting, command: InvitationUnderstood) -> Step:
    """Show the organiser what their message asks of the session; it holds once they confirm."""
    if _INVITATION not in meeting.reading:
        return meeting, ()
    meeting = replace(
        meeting,
        invitation=command.invitation,
        invitation_open=True,
        reading=without(meeting.reading, _INVITATION),
    )
    view = invitation_read_back(meeting, command.invitation)
    return meeting, (tell(meeting.organiser.id, view),)


def confirm_invitation(meeting: Meeting, command: ConfirmInvitation) -> Step:
    """Let the invitation hold, or drop what was read of it."""
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, "Only the organiser can confirm the invitation.")
    if meeting.invitation is None or not meeting.invitation_open:
        return meeting, ()
    if not command.accepted:
        meeting = replace(meeting, invitation=None, invitation_open=False)
        return close_intake_if_complete(meeting, command.at)
    return close_intake_if_complete(_with_invitation(meeting), command.at)


def _with_invitation(meeting: Meeting) -> Meeting:
    """Return the meeting with what its invitation asks: who is needed, one of whom, which roles."""
    invitation = meeting.invitation
    assert invitation is not None
    roles = tuple(
        tuple(member.id for member in meeting.members if _has_role(member, role))
        for role in invitation.roles
    )
    groups = (*meeting.terms.require_one_of, *invitation.one_of, *filter(None, roles))
    return replace(
        meeting,
        invitation_open=False,
        members=tuple(
            replace(member, required=member.required or member.id in invitation.required)
            for member in meeting.members
        ),
        terms=replace(meeting.terms, require_one_of=tuple(dict.fromkeys(groups))),
    )


def _has_role(member: Member, role: str) -> bool:
    known = (member.role or "", *member.responsibilities)
    return any(role.casefold() in each.casefold() for each in known)


def add_member(meeting: Meeting, command: AddMember) -> Step:
    """Ask one more person; what has been said and voted stays as it is."""
    new = command.member
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, "Only the organiser can add somebody.")
    if is_over(meeting):
        return over(meeting, command.by)
    if is_known(meeting, new.id):
        return refuse(meeting, command.by, f"{new.name} has been asked already.")
    if len(meeting.members) == LARGEST_GROUP:
        return refuse(meeting, command.by, f"A session has at most {LARGEST_GROUP} members.")
    meeting = replace(meeting, members=(*meeting.members, new))
    if meeting.phase is Phase.INTAKE:
        everyone = (*meeting.round.asked, new.id)
        meeting = with_round(meeting, replace(meeting.round, asked=everyone))
    asked = (tell(new.id, intake_question(meeting, new.id)), _recall(command, new.id))
    return meeting, (*asked, *nudges(meeting, command.at, new.id))


def _recall(command: OpenMeeting | AddMember, member: MemberId) -> Send:
    """Ask what a member has said for good."""
    ask = Recall(
        id=f"{command.id}/recall/{member}",
        session=person_id(member),
        at=command.at,
        member=member,
        asked_by=command.session,
    )
    return Send(command=ask)


def remind(meeting: Meeting, command: DeadlinePassed) -> Step:
    """Remind those who are still missing; who sleeps now is reminded in the morning."""
    if (meeting.phase, meeting.round.number) != (Phase.INTAKE, command.round):
        return meeting, ()
    asked = (command.member,) if command.member else meeting.round.asked
    missing = [each for each in asked if each in meeting.silent]
    effects: list[Effect] = []
    for member in filter(lambda who: may_nudge(meeting, who, command.at), missing):
        meeting, effect = _nudge(meeting, member, command.at)
        effects.append(effect)
    return meeting, tuple(effects)


def _nudge(meeting: Meeting, member: MemberId, at: datetime) -> tuple[Meeting, Effect]:
    who = meeting.member(member)
    local = at.astimezone(zone_named(who.zone if who else meeting.terms.zone))
    if local.hour in WAKING_HOURS:
        return _noting_reminder(meeting, member, at), tell(member, reminder(meeting, member))
    morning = local.replace(hour=WAKING_HOURS.start, minute=0, second=0, microsecond=0)
    if morning <= local:
        morning += timedelta(days=1)
    number = meeting.round.number
    return meeting, WakeAt(at=morning, deadline=Deadline.NUDGE, round=number, member=member)


def _noting_reminder(meeting: Meeting, member: MemberId, at: datetime) -> Meeting:
    reminded = meeting.round.reminded
    times = {**reminded, member: (*reminded.get(member, ()), at)}
    return with_round(meeting, replace(meeting.round, reminded=times))
