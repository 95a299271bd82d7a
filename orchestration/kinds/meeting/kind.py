"""A meeting as a kind of session: what it has beyond what every decision does."""

from __future__ import annotations

from typing import Final

from orchestration.deciding import opening, performing
from orchestration.deciding.asked.answers import answer
from orchestration.deciding.asked.brief import brief_of
from orchestration.deciding.kind import VIEWS, deciding, ending_of, on_the_table
from orchestration.deciding.log import logged
from orchestration.deciding.people.needed import said_of_attendance
from orchestration.deciding.votes import speaking_up
from orchestration.kinds.meeting import (
    agenda,
    calendars,
    coming,
    engagements,
    places,
    reschedule,
    reschedule_forms,
    searching,
    shortened,
    suggest,
)
from orchestration.kinds.meeting.actions import ACTIONS, FORMS, ordered
from orchestration.kinds.meeting.agenda_words import said_of_agenda
from orchestration.kinds.meeting.commands import (
    BusyKnown,
    CalendarUnreadable,
    CannotCome,
    ComesAfterAll,
    FindNewTime,
    MarkComing,
    OpenMeeting,
    OptionsSuggested,
    PutOnAgenda,
    SearchOtherwise,
    SetPlace,
    Shorten,
    TakeOffAgenda,
)
from orchestration.kinds.meeting.documents import invite_for
from orchestration.kinds.meeting.method import ByTimes
from orchestration.kinds.meeting.performing import PERFORMERS
from orchestration.kinds.meeting.presentation import meeting_card
from orchestration.kinds.meeting.requests import REQUESTS
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Slot
from orchestration.sessions.commands import EngagementsKnown, ShareCalendar
from orchestration.sessions.kind import SessionKind, Step, on, opens
from orchestration.sessions.user_action import Reply, Said, UserAction
from orchestration.views.asked_otherwise import QuestionChanged
from orchestration.views.channel import (
    MeetingCard,
    SearchChanged,
    TimeGivenUp,
)
from orchestration.views.member import (
    DropOut,
    MeetingQuestion,
)


def _open(command: OpenMeeting) -> Step[Meeting]:
    meeting, effects = opening.open_session(Meeting, command)
    meeting, told = agenda.opened(meeting, command.agenda)
    return meeting, (*effects, *told)


def _hears(meeting: Meeting, user_action: UserAction, said: Said) -> Reply | None:
    """Return what words come to for who has to be there, where it is, or for the agenda."""
    told = said_of_attendance(meeting, user_action, said)
    told = told or places.said_of_place(meeting, user_action, said)
    return told or said_of_agenda(meeting, user_action, said)


MEETING: Final = SessionKind(
    name="meeting",
    state=Meeting,
    opening=opens(OpenMeeting, _open),
    handlers=deciding(
        Meeting,
        ByTimes(),
        on(OptionsSuggested, suggest.options_suggested),
        on(ShareCalendar, calendars.share_calendar),
        on(EngagementsKnown, engagements.known),
        on(BusyKnown, speaking_up.telling(calendars.busy_known)),
        on(CalendarUnreadable, calendars.calendar_unreadable),
        on(FindNewTime, reschedule.find_new_time),
        on(SearchOtherwise, searching.search_otherwise),
        on(SetPlace, places.set_place),
        on(Shorten, shortened.shorten),
        on(CannotCome, reschedule.cannot_come),
        on(ComesAfterAll, reschedule.comes_after_all),
        on(MarkComing, coming.mark_coming),
        on(PutOnAgenda, agenda.put_on),
        on(TakeOffAgenda, agenda.take_off),
    ),
    card=meeting_card,
    on_the_table=on_the_table,
    ending=ending_of,
    logged=logged,
    options=(Slot,),
    brief=brief_of,
    answer=answer,
    ordered=ordered,
    hears=_hears,
    actions=ACTIONS,
    forms=FORMS,
    invite=invite_for,
    gives_up=reschedule_forms.offered,
    absent=reschedule_forms.absent,
    comes=reschedule_forms.comes_after_all,
    engages=engagements.engages,
    requests=REQUESTS,
    performers={**performing.PERFORMERS, **PERFORMERS},
    views=(
        MeetingCard,
        MeetingQuestion,
        QuestionChanged,
        SearchChanged,
        TimeGivenUp,
        DropOut,
        *VIEWS,
    ),
)
