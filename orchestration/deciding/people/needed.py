"""Who is needed, and who is not: at the organiser's word."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import SetAttendance
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import own_clock
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import is_over, over, refuse
from orchestration.interaction.wording import due_at, listed
from orchestration.language.inviting.optional import Attendance, attendance_in, need_not_come
from orchestration.model.people import Member, MemberId
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Reply, Said, UserAction

_NOT_YOURS: Final = "Only {organiser} can say who is needed: “{subject}” is theirs."
_OPTIONAL: Final = "Optional for “{subject}” now{invite}: {names}."
_IN_THE_INVITE: Final = ", in the invite too"
_OF_A_POLL: Final = (
    "A poll waits for nobody, and every vote counts alike: “{subject}” is open until {until}, and "
    "a quorum says how many have to vote."
)
_DECIDED: Final = (
    "“{subject}” is decided, and {names} stays in its invite. Tell them yourself that they need "
    "not come; nobody is out by it."
)
_NEEDED: Final = "“{subject}” needs {names} now."
_IN_A_VOTE: Final = " The options on the table stay as they are."


def set_attendance(decision: D, command: SetAttendance) -> Step[D]:
    """Make some optional, and some needed; of all others nothing changes."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, _not_yours(decision))
    if is_over(decision):
        return over(decision, command.by)
    members = tuple(_told(each, command) for each in decision.members)
    return replace(decision, members=members), ()


def _not_yours(decision: Decision) -> str:
    return _NOT_YOURS.format(organiser=decision.organiser.name, subject=decision.terms.subject)


def _told(member: Member, command: SetAttendance) -> Member:
    if member.id in command.optional:
        return replace(member, required=False, optional=True)
    if member.id in command.needed:
        return replace(member, required=True, optional=False)
    return member


def said_of_attendance(decision: Decision, user_action: UserAction, said: Said) -> Reply | None:
    """Return what comes of a sentence that says who has to come; None where none does.

    Others than the organiser are told, where nobody else listens, that it is not theirs to say.
    """
    if said.left_over or said.is_edited or not decision.includes(user_action.who):
        return None
    found = attendance_in(said.words, decision.members)
    if found is None and _is_in_it(decision, user_action.who) and need_not_come(said.words):
        found = Attendance(optional=(user_action.who,))
    if found is None or not (found.optional or found.needed):
        return None
    if is_over(decision):
        return _once_decided(decision, user_action, found)
    if user_action.who != decision.organiser.id:
        return None if user_action.in_public else Reply(notice=_not_yours(decision))
    if method_of(decision).stays_open(decision):
        until = due_at(decision.closes_at, own_clock(decision, user_action.who))
        return Reply(notice=_OF_A_POLL.format(subject=decision.terms.subject, until=until))
    return _set(decision, user_action, found)


def _is_in_it(decision: Decision, who: MemberId) -> bool:
    """Tell whether an organiser is one of those whom they ask."""
    return who == decision.organiser.id and decision.member(who) is not None


def _once_decided(decision: Decision, user_action: UserAction, found: Attendance) -> Reply | None:
    """Say what becomes of who need not come to what stands: that is between them."""
    is_own = user_action.who == decision.organiser.id and user_action.who not in found.optional
    if decision.phase is not Phase.DECIDED or not found.optional or not is_own:
        return None
    names = _names(decision, found.optional)
    return Reply(notice=_DECIDED.format(subject=decision.terms.subject, names=names))


def _set(decision: Decision, user_action: UserAction, found: Attendance) -> Reply:
    command = SetAttendance(
        **user_action.envelope(decision.id),
        by=user_action.who,
        optional=found.optional,
        needed=found.needed,
    )
    invite = _IN_THE_INVITE if method_of(decision).window(decision) else ""
    told = [
        words.format(subject=decision.terms.subject, names=_names(decision, people), invite=invite)
        for words, people in ((_OPTIONAL, found.optional), (_NEEDED, found.needed))
        if people
    ]
    notice = " ".join(told)
    stays = _IN_A_VOTE if found.needed and decision.phase is Phase.VOTE else ""
    return Reply(commands=(command,), notice=notice + stays)


def _names(decision: Decision, people: tuple[MemberId, ...]) -> str:
    return listed([each.name for each in decision.members if each.id in people])
