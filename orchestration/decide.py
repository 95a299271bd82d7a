"""The engine: one function from a session and a command to the next session and its effects.

Pure: no clock, no randomness, no network, no database. Time and ids come in with the command;
what can fail happens outside, as an effect, and its result comes back as another command.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from orchestration import commands as c
from orchestration.commands import Command, OpenMeeting
from orchestration.effects import Effect
from orchestration.meeting import intake, rounds
from orchestration.meeting.state import Meeting

Session: TypeAlias = Meeting
"""Whatever kind of decision a group takes; panel and plan join here."""

_HANDLERS: Mapping[type, Callable[[Meeting, Any], tuple[Meeting, tuple[Effect, ...]]]] = {
    c.InvitationUnderstood: intake.invitation_understood,
    c.ConfirmInvitation: intake.confirm_invitation,
    c.TellPrivately: intake.tell_privately,
    c.PreferencesUnderstood: intake.preferences_understood,
    c.ShareCalendar: intake.share_calendar,
    c.BusyKnown: intake.busy_known,
    c.CalendarUnreadable: intake.calendar_unreadable,
    c.Answer: intake.answer,
    c.Label: intake.label_wish,
    c.Withdraw: intake.withdraw_wish,
    c.DeadlinePassed: rounds.deadline_passed,
    c.CastBallot: rounds.cast_ballot,
    c.Close: rounds.close,
    c.Cancel: rounds.cancel,
    c.Rate: rounds.rate,
}


def decide(session: Session | None, command: Command) -> tuple[Session | None, tuple[Effect, ...]]:
    """Return what the session is after a command, and what must now happen outside.

    A command for a session that does not exist, and a second opening of one that does, change
    nothing.
    """
    if isinstance(command, OpenMeeting):
        return intake.open_meeting(command) if session is None else (session, ())
    if session is None:
        return None, ()
    return _HANDLERS[type(command)](session, command)
