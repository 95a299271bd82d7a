"""What one command does to a meeting: the next state, and what must happen outside."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, TypeVar

from orchestration.deciding.state import Phase, Round
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.effects import Effect, Tell
from orchestration.views.base import MemberView
from orchestration.views.member import Notice

Id = TypeVar("Id", bound=str)

Step: TypeAlias = tuple[Meeting, tuple[Effect, ...]]


def tell(member: MemberId, view: MemberView) -> Tell:
    """Wrap what one person alone is to see."""
    return Tell(to=member, view=Private(member, view))


def refuse(meeting: Meeting, member: MemberId, sentence: str) -> Step:
    """Change nothing, and tell the person why in one clear sentence."""
    return meeting, (tell(member, Notice(text=sentence)),)


def with_round(meeting: Meeting, round_: Round) -> Meeting:
    """Return the meeting with its present round replaced."""
    return replace(meeting, rounds=(*meeting.rounds[:-1], round_))


def without(items: tuple[Id, ...], item: Id) -> tuple[Id, ...]:
    """Return all items but this one."""
    return tuple(each for each in items if each != item)


def is_over(meeting: Meeting) -> bool:
    """Tell whether the session has come to its end."""
    return meeting.phase not in (Phase.INTAKE, Phase.VOTE)


def over(meeting: Meeting, member: MemberId) -> Step:
    """Tell somebody that the session is over."""
    return refuse(meeting, member, how_it_ended(meeting))


def how_it_ended(meeting: Meeting) -> str:
    """Say that a session is over, to who still wants something of it."""
    if meeting.phase is Phase.WITHOUT_OUTCOME:
        return f"“{meeting.terms.subject}” has ended without a time."
    return f"“{meeting.terms.subject}” is already {meeting.phase}."


def is_known(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether somebody is a member of the session."""
    return meeting.member(member) is not None
