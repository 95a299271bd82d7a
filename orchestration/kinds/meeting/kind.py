"""A meeting as a kind of session: which function handles which command."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.commands import (
    Approve,
    CastBallot,
    Close,
    ConfirmMust,
    Deadline,
    DeadlinePassed,
    GiveWay,
    LookAgain,
    Rate,
    TakeBallotBack,
    TakeCandidate,
)
from orchestration.interaction.wording import moment
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
from orchestration.kinds.meeting.commands import (
    BusyKnown,
    CalendarUnreadable,
    CannotCome,
    ConfirmInvitation,
    FindNewTime,
    InvitationUnderstood,
    OpenMeeting,
    OptionsSuggested,
    ShareCalendar,
)
from orchestration.kinds.meeting.performing import PERFORMERS
from orchestration.kinds.meeting.presentation import session_card
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import Step, is_over
from orchestration.sessions.commands import (
    AddMember,
    Answer,
    Cancel,
    Label,
    PreferencesUnderstood,
    Recalled,
    TellPrivately,
    Withdraw,
)
from orchestration.sessions.kind import Ending, SessionKind, on, opens, table
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionsProposed,
    SessionCard,
    TimeGivenUp,
    VoteCounted,
)
from orchestration.views.member import (
    CandidateOffer,
    IntakeQuestion,
    InvitationReadBack,
    MustQuestion,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    WhatItMeans,
)


def _deadline_passed(meeting: Meeting, command: DeadlinePassed) -> Step:
    if command.deadline is Deadline.NUDGE:
        return membership.remind(meeting, command)
    return rounds.deadline_passed(meeting, command)


def _ending(meeting: Meeting) -> Ending | None:
    """Return how a meeting has ended, as its channel was told."""
    if meeting.outcome is not None:
        return Ending(moment(meeting.outcome.slot, meeting.terms.zone, named=True))
    return Ending(None) if is_over(meeting) else None


MEETING: Final = SessionKind(
    name="meeting",
    state=Meeting,
    opening=opens(OpenMeeting, membership.open_meeting),
    handlers=table(
        on(InvitationUnderstood, membership.invitation_understood),
        on(ConfirmInvitation, membership.confirm_invitation),
        on(AddMember, membership.add_member),
        on(TellPrivately, intake.tell_privately),
        on(Recalled, intake.recalled),
        on(PreferencesUnderstood, speaking_up.telling(intake.preferences_understood)),
        on(OptionsSuggested, rounds.options_suggested),
        on(ShareCalendar, intake.share_calendar),
        on(BusyKnown, speaking_up.telling(intake.busy_known)),
        on(CalendarUnreadable, intake.calendar_unreadable),
        on(Answer, intake.answer),
        on(Label, intake.label_wish),
        on(Withdraw, intake.withdraw_wish),
        on(GiveWay, relaxing.give_way),
        on(ConfirmMust, relaxing.confirm_must),
        on(DeadlinePassed, _deadline_passed),
        on(CastBallot, votes.cast_ballot),
        on(Approve, votes.approve),
        on(TakeBallotBack, votes.take_ballot_back),
        on(LookAgain, votes.look_again),
        on(Close, rounds.close),
        on(TakeCandidate, ending.take_candidate),
        on(Cancel, ending.cancel),
        on(FindNewTime, reschedule.find_new_time),
        on(CannotCome, reschedule.cannot_come),
        on(Rate, ending.rate),
    ),
    card=session_card,
    ending=_ending,
    performers=PERFORMERS,
    views=(
        SessionCard,
        OptionsProposed,
        VoteCounted,
        Decided,
        TimeGivenUp,
        NoOutcome,
        IntakeQuestion,
        Reminder,
        ReadBack,
        OptionsForYou,
        WhatItMeans,
        RelaxationQuestion,
        MustQuestion,
        InvitationReadBack,
        CandidateOffer,
        RatingQuestion,
    ),
)
