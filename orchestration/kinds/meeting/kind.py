"""A meeting as a kind of session: what it has beyond what every decision does."""

from __future__ import annotations

from typing import Final

from orchestration.deciding import opening, performing, speaking_up
from orchestration.deciding.answers import answer
from orchestration.deciding.brief import brief_of
from orchestration.deciding.handlers import deciding
from orchestration.deciding.step import is_over
from orchestration.interaction.wording import moment
from orchestration.kinds.meeting import calendars, reschedule, suggest
from orchestration.kinds.meeting.actions import ACTIONS, FORMS, ordered
from orchestration.kinds.meeting.commands import (
    BusyKnown,
    CalendarUnreadable,
    CannotCome,
    FindNewTime,
    OpenMeeting,
    OptionsSuggested,
    ShareCalendar,
)
from orchestration.kinds.meeting.method import ByTimes
from orchestration.kinds.meeting.performing import PERFORMERS
from orchestration.kinds.meeting.presentation import meeting_card
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Slot
from orchestration.sessions.kind import Ending, SessionKind, Step, on, opens
from orchestration.views.channel import (
    Decided,
    MeetingCard,
    NoOutcome,
    OptionsProposed,
    TimeGivenUp,
    VoteCounted,
)
from orchestration.views.member import (
    CandidateOffer,
    InvitationReadBack,
    MeetingQuestion,
    MustQuestion,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    WhatItMeans,
)


def _open(command: OpenMeeting) -> Step[Meeting]:
    return opening.open_session(Meeting, command)


def _ending(meeting: Meeting) -> Ending | None:
    """Return how a meeting has ended, as its channel was told."""
    if meeting.outcome is not None:
        return Ending(moment(meeting.outcome.option, meeting.terms.zone, named=True))
    return Ending(None) if is_over(meeting) else None


MEETING: Final = SessionKind(
    name="meeting",
    state=Meeting,
    opening=opens(OpenMeeting, _open),
    handlers=deciding(
        Meeting,
        ByTimes(),
        on(OptionsSuggested, suggest.options_suggested),
        on(ShareCalendar, calendars.share_calendar),
        on(BusyKnown, speaking_up.telling(calendars.busy_known)),
        on(CalendarUnreadable, calendars.calendar_unreadable),
        on(FindNewTime, reschedule.find_new_time),
        on(CannotCome, reschedule.cannot_come),
    ),
    card=meeting_card,
    ending=_ending,
    options=(Slot,),
    brief=brief_of,
    answer=answer,
    ordered=ordered,
    actions=ACTIONS,
    forms=FORMS,
    performers={**performing.PERFORMERS, **PERFORMERS},
    views=(
        MeetingCard,
        OptionsProposed,
        VoteCounted,
        Decided,
        TimeGivenUp,
        NoOutcome,
        MeetingQuestion,
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
