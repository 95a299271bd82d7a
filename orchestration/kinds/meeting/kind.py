"""A meeting as a kind of session: which function handles which command."""

from __future__ import annotations

from typing import Final

from orchestration.kinds.meeting import (
    ending,
    intake,
    membership,
    relaxing,
    reschedule,
    rounds,
    speaking_up,
    votes,
)
from orchestration.kinds.meeting.presentation import session_card
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step
from orchestration.sessions import commands as c
from orchestration.sessions.kind import SessionKind, on, opens, table


def _deadline_passed(meeting: Meeting, command: c.DeadlinePassed) -> Step:
    if command.deadline is c.Deadline.NUDGE:
        return membership.remind(meeting, command)
    return rounds.deadline_passed(meeting, command)


MEETING: Final = SessionKind(
    name="meeting",
    state=Meeting,
    opening=opens(c.OpenMeeting, membership.open_meeting),
    handlers=table(
        on(c.InvitationUnderstood, membership.invitation_understood),
        on(c.ConfirmInvitation, membership.confirm_invitation),
        on(c.AddMember, membership.add_member),
        on(c.TellPrivately, intake.tell_privately),
        on(c.Recalled, intake.recalled),
        on(c.PreferencesUnderstood, speaking_up.telling(intake.preferences_understood)),
        on(c.OptionsSuggested, rounds.options_suggested),
        on(c.ShareCalendar, intake.share_calendar),
        on(c.BusyKnown, speaking_up.telling(intake.busy_known)),
        on(c.CalendarUnreadable, intake.calendar_unreadable),
        on(c.Answer, intake.answer),
        on(c.Label, intake.label_wish),
        on(c.Withdraw, intake.withdraw_wish),
        on(c.GiveWay, relaxing.give_way),
        on(c.ConfirmMust, relaxing.confirm_must),
        on(c.DeadlinePassed, _deadline_passed),
        on(c.CastBallot, votes.cast_ballot),
        on(c.Approve, votes.approve),
        on(c.TakeBallotBack, votes.take_ballot_back),
        on(c.LookAgain, votes.look_again),
        on(c.Close, rounds.close),
        on(c.TakeCandidate, ending.take_candidate),
        on(c.Cancel, ending.cancel),
        on(c.FindNewTime, reschedule.find_new_time),
        on(c.CannotCome, reschedule.cannot_come),
        on(c.Rate, ending.rate),
    ),
    card=session_card,
)
