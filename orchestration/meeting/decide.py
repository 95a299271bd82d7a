"""What a command does to a meeting; whatever it was, the session's card is kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orchestration import commands as c
from orchestration.effects import Post
from orchestration.meeting import afterwards, ending, gathering, intake, rounds, votes
from orchestration.meeting.show import session_card
from orchestration.meeting.state import Meeting
from orchestration.meeting.step import Step


def _deadline_passed(meeting: Meeting, command: c.DeadlinePassed) -> Step:
    if command.deadline is c.Deadline.NUDGE:
        return gathering.remind(meeting, command)
    return rounds.deadline_passed(meeting, command)


_HANDLERS: Mapping[type, Callable[[Meeting, Any], Step]] = {
    c.InvitationUnderstood: gathering.invitation_understood,
    c.ConfirmInvitation: gathering.confirm_invitation,
    c.AddMember: gathering.add_member,
    c.TellPrivately: intake.tell_privately,
    c.Recalled: intake.recalled,
    c.PreferencesUnderstood: intake.preferences_understood,
    c.OptionsSuggested: rounds.options_suggested,
    c.ShareCalendar: intake.share_calendar,
    c.BusyKnown: intake.busy_known,
    c.CalendarUnreadable: intake.calendar_unreadable,
    c.Answer: intake.answer,
    c.Label: intake.label_wish,
    c.Withdraw: intake.withdraw_wish,
    c.GiveWay: intake.give_way,
    c.DeadlinePassed: _deadline_passed,
    c.CastBallot: votes.cast_ballot,
    c.Approve: votes.approve,
    c.TakeBallotBack: votes.take_ballot_back,
    c.Close: rounds.close,
    c.Cancel: ending.cancel,
    c.FindNewTime: afterwards.find_new_time,
    c.CannotCome: afterwards.cannot_come,
    c.Rate: ending.rate,
}


def decide_meeting(meeting: Meeting | None, command: c.Command) -> Step | None:
    """Return what a command makes of a meeting, or None where there is none to make it of."""
    if isinstance(command, c.OpenMeeting):
        return gathering.open_meeting(command) if meeting is None else (meeting, ())
    if meeting is None:
        return None
    if type(command) not in _HANDLERS:
        return meeting, ()
    after, effects = _HANDLERS[type(command)](meeting, command)
    card = session_card(after)
    if card == session_card(meeting):
        return after, effects
    return after, (*effects, Post(name="card", view=card))
