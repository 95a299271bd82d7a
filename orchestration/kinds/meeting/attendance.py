"""Who has to come to a meeting, and who need not: at the organiser's word."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over, over, refuse
from orchestration.interaction.wording import listed
from orchestration.kinds.meeting.commands import SetAttendance
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.inviting.optional import attendance_in
from orchestration.model.people import Member, MemberId
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Reply, Said, UserAction

_NOT_YOURS: Final = "Only {organiser} can say who has to come: “{subject}” is theirs."
_OPTIONAL: Final = "Optional for “{subject}” now, in the invite too: {names}."
_NEEDED: Final = "“{subject}” needs {names} now."
_IN_A_VOTE: Final = " The options on the table stay as they are."


def set_attendance(meeting: Meeting, command: SetAttendance) -> Step[Meeting]:
    """Make some optional, and some needed; of all others nothing changes."""
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, _not_yours(meeting))
    if is_over(meeting):
        return over(meeting, command.by)
    members = tuple(_told(each, command) for each in meeting.members)
    return replace(meeting, members=members), ()


def _not_yours(meeting: Meeting) -> str:
    return _NOT_YOURS.format(organiser=meeting.organiser.name, subject=meeting.terms.subject)


def _told(member: Member, command: SetAttendance) -> Member:
    if member.id in command.optional:
        return replace(member, required=False, optional=True)
    if member.id in command.needed:
        return replace(member, required=True, optional=False)
    return member


def said_of_attendance(meeting: Meeting, user_action: UserAction, said: Said) -> Reply | None:
    """Return what comes of a sentence that says who has to come; None where none does.

    Others than the organiser are told, where nobody else listens, that it is not theirs to say.
    """
    if (
        said.left_over
        or said.is_edited
        or is_over(meeting)
        or not meeting.includes(user_action.who)
    ):
        return None
    found = attendance_in(said.words, meeting.members)
    if found is None or not (found.optional or found.needed):
        return None
    if user_action.who != meeting.organiser.id:
        return None if user_action.in_public else Reply(notice=_not_yours(meeting))
    command = SetAttendance(
        **user_action.envelope(meeting.id),
        by=user_action.who,
        optional=found.optional,
        needed=found.needed,
    )
    words = _OPTIONAL if found.optional else _NEEDED
    names = _names(meeting, found.optional or found.needed)
    notice = words.format(subject=meeting.terms.subject, names=names)
    stays = _IN_A_VOTE if found.needed and meeting.phase is Phase.VOTE else ""
    return Reply(commands=(command,), notice=notice + stays)


def _names(meeting: Meeting, people: tuple[MemberId, ...]) -> str:
    return listed([each.name for each in meeting.members if each.id in people])
