"""What a command does to a meeting; whatever it was, the session's card is kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orchestration import commands as c
from orchestration.effects import Post
from orchestration.meeting import intake, rounds
from orchestration.meeting.show import session_card
from orchestration.meeting.state import Meeting
from orchestration.meeting.step import Step

_HANDLERS: Mapping[type, Callable[[Meeting, Any], Step]] = {
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
    c.TakeBallotBack: rounds.take_ballot_back,
    c.Close: rounds.close,
    c.Cancel: rounds.cancel,
    c.Rate: rounds.rate,
}


def decide_meeting(meeting: Meeting | None, command: c.Command) -> Step | None:
    """Return what a command makes of a meeting, or None where there is none to make it of."""
    if isinstance(command, c.OpenMeeting):
        return intake.open_meeting(command) if meeting is None else (meeting, ())
    if meeting is None:
        return None
    after, effects = _HANDLERS[type(command)](meeting, command)
    card = session_card(after)
    if card == session_card(meeting):
        return after, effects
    return after, (*effects, Post(name="card", view=card))
