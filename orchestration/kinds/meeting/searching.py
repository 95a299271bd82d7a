"""The organiser has a meeting be of another length, or on other days or hours, while it is open.

What has been said stays, and the options are computed anew; all are told once what is other.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.deciding.commands import Deadline
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.ended.ending import vote_closed
from orchestration.deciding.presentation.clocks import names_zone
from orchestration.deciding.presentation.own_list import read_back, where_asked
from orchestration.deciding.rounds.deadlines import answers_until, nudges
from orchestration.deciding.rounds.rounds import propose
from orchestration.deciding.state import Phase, Round
from orchestration.deciding.step import is_over, over, refuse, tell
from orchestration.kinds.meeting.commands import SearchOtherwise
from orchestration.kinds.meeting.presentation import meeting_question
from orchestration.kinds.meeting.starts import grid_to_vote_on
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import Member
from orchestration.model.search import OtherSearch
from orchestration.sessions.effects import Post, Tell
from orchestration.sessions.kind import Step
from orchestration.views.asked_otherwise import QuestionChanged
from orchestration.views.channel import SearchChanged
from orchestration.views.member import ClockAsked, ReadBack

NO_START: Final = "No start is possible then: I leave it as it is."
NOT_YOURS: Final = "Only the organiser can have another time looked for."


def search_otherwise(meeting: Meeting, command: SearchOtherwise) -> Step[Meeting]:
    """Search on as the organiser says; an open vote begins anew, with other times."""
    if command.by != meeting.organiser.id:
        return refuse(meeting, command.by, NOT_YOURS)
    if is_over(meeting):
        return over(meeting, command.by)
    other = command.other.unlike(meeting.terms)
    if why := why_no_start(meeting, other, command.at):
        return refuse(meeting, command.by, why)
    if not other.said:
        return meeting, ()
    if meeting.phase is Phase.INTAKE:
        return _still_asked(meeting, other, command.at)
    closed = vote_closed(meeting, meeting.round)
    meeting = searched_anew(meeting, other)
    told = _told(meeting, other, command.at, begins_anew=True)
    meeting, effects = propose(meeting, command.at)
    return meeting, (*closed, *told, *effects)


def why_no_start(meeting: Meeting, other: OtherSearch, at: datetime) -> str:
    """Return why it cannot be searched like that; nothing where it can."""
    after = replace(meeting, terms=other.applied(meeting.terms))
    return "" if len(grid_to_vote_on(after, at)) else NO_START


def searched_anew(meeting: Meeting, other: OtherSearch | None) -> Meeting:
    """Return a meeting whose search begins again, with as many rounds as at first."""
    number = meeting.round.number + 1
    return replace(
        meeting,
        terms=other.applied(meeting.terms) if other else meeting.terms,
        since=number,
        phase=Phase.INTAKE,
        rounds=(*meeting.rounds, Round(number=number, asked=(), otherwise=other)),
    )


def _still_asked(meeting: Meeting, other: OtherSearch, at: datetime) -> Step[Meeting]:
    """Go on asking what suits people; where the first start is near now, for less long."""
    until = meeting.closes_at
    meeting = replace(meeting, terms=other.applied(meeting.terms))
    told = _told(meeting, other, at, begins_anew=False)
    earlier = answers_until(meeting, at)
    if earlier >= until:
        return meeting, told
    meeting = replace(meeting, closes_at=earlier)
    due = WakeAt(at=earlier, deadline=Deadline.INTAKE, round=meeting.round.number)
    return meeting, (*told, *nudges(meeting, at), due)


def _told(
    meeting: Meeting, other: OtherSearch, at: datetime, *, begins_anew: bool
) -> tuple[Post | Tell, ...]:
    """Tell all what is other; what each was asked reads as it is asked now."""
    view = SearchChanged(
        subject=meeting.terms.subject,
        other=other,
        zone=meeting.terms.zone,
        names_zone=names_zone(meeting),
        begins_anew=begins_anew,
    )
    asked = (tell(each.id, _asked_now(meeting, each, at)) for each in meeting.members)
    return (Post(name=f"search/{int(at.timestamp())}", view=view), *asked)


def _asked_now(meeting: Meeting, member: Member, at: datetime) -> QuestionChanged | ReadBack:
    """Return what a member's question reads like now, with their answer where that stands in it."""
    answered = where_asked(meeting, member.id, read_back(meeting, member.id))
    if answered.asked is not None:
        return answered
    question = meeting_question(meeting, member.id)
    clock = None if member.knows_zone else ClockAsked.of(member, at)
    return QuestionChanged(question=replace(question, clock=clock))
