"""What a meeting shows beyond what every decision does: how long it is, and in which days."""

from __future__ import annotations

from orchestration.deciding.presentation import views
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId
from orchestration.model.times import OWN_DAY, WorkingHours
from orchestration.views.base import extended
from orchestration.views.channel import MeetingCard
from orchestration.views.member import MeetingQuestion


def meeting_card(meeting: Meeting) -> MeetingCard:
    """Show a meeting, and how far it is."""
    terms, card = meeting.terms, views.session_card(meeting)
    return extended(
        MeetingCard,
        card,
        minutes=terms.duration,
        window=terms.window,
        days=terms.days,
        hours=_hours_named(meeting),
        place=terms.place,
    )


def meeting_question(meeting: Meeting, member: MemberId) -> MeetingQuestion:
    """Ask a member when the meeting suits them."""
    terms, question = meeting.terms, views.intake_question(meeting, member)
    return extended(
        MeetingQuestion,
        question,
        minutes=terms.duration,
        window=terms.window,
        hours=_hours_named(meeting),
    )


def _hours_named(meeting: Meeting) -> WorkingHours | None:
    """Return the hours that a meeting has to lie in, unless they are within what anybody expects.

    That is all of the usual hours, and nothing beyond what everybody's own day is taken to be.
    """
    hours, usual = meeting.terms.hours, WorkingHours()
    begins = OWN_DAY.start <= hours.start <= usual.start
    ends = usual.end <= hours.end <= OWN_DAY.end
    return None if begins and ends else hours
