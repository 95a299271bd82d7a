"""Where a private message belongs: to a session, to the person for good, or that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import is_over
from orchestration.model.people import MemberId, SessionId

WHICH: Final = "Which of these is that about?"
ALL: Final = "*"
"""The value of the button that means every session that is open."""

ALWAYS: Final = "+"
"""The value of the button that means: for good, in every meeting from now on."""


def waiting_for(who: MemberId, meetings: Sequence[Meeting]) -> list[Meeting]:
    """Return the sessions that still want to hear from somebody."""
    return [each for each in meetings if each.member(who) is not None and not is_over(each)]


LASTS: Final = timedelta(minutes=30)
"""How long an answer holds for what is written next."""


def which(meetings: Sequence[Meeting]) -> Layout:
    """Ask which session a message is about; the answer comes back as action `which`."""
    each = [Button("which", meeting.terms.subject, meeting.id) for meeting in meetings]
    more = [Button("which", "All of these", ALL), Button("which", "Always", ALWAYS)]
    return Layout(words=WHICH, parts=(Text(WHICH), Buttons((*each, *more))))


def still_means(value: str, meetings: Sequence[Meeting]) -> bool:
    """Tell whether an earlier answer can hold for the next message as well."""
    return value in (ALL, ALWAYS) or value in [each.id for each in meetings]


ELSEWHERE: Final = "If it is about another one, write it in the thread of what I asked you there."


def as_before(value: str, meetings: Sequence[Meeting]) -> str:
    """Return the line that says what a message is taken for, since one before it was."""
    subject = next((each.terms.subject for each in meetings if each.id == value), "")
    meant = {ALL: "all of your open meetings", ALWAYS: "every meeting from now on"}
    return f"As before, I take that for {meant.get(value) or f'“{subject}”'}."


def chosen(value: str, meetings: Sequence[Meeting]) -> Sequence[SessionId]:
    """Return the sessions that an answer means; none for what is meant for good."""
    return [each.id for each in meetings if value in (ALL, each.id)]
