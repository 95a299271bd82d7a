"""The engine: one function from a session and a command to the next session and its effects.

Pure: no clock, no randomness, no network, no database. Time and ids come in with the command;
what can fail happens outside, as an effect, and its result comes back as another command. Each kind
of session has a folder with a `decide` of its own, to which this one hands on.
"""

from __future__ import annotations

from typing import TypeAlias

from orchestration.commands import Command, TellForGood
from orchestration.effects import Effect
from orchestration.meeting.decide import decide_meeting
from orchestration.meeting.state import Meeting
from orchestration.person.decide import decide_person
from orchestration.person.state import Person

Session: TypeAlias = Meeting | Person
"""Whatever has a state of its own: a group's decision, or a person; panel and plan join here."""


def as_meeting(session: Session | None) -> Meeting | None:
    """Return the session if it is a meeting."""
    return session if isinstance(session, Meeting) else None


def decide(session: Session | None, command: Command) -> tuple[Session | None, tuple[Effect, ...]]:
    """Return what the session is after a command, and what must now happen outside.

    A command for a session that does not exist, and a second opening of one that does, change
    nothing.
    """
    if isinstance(session, Person) or (session is None and isinstance(command, TellForGood)):
        return decide_person(session, command)
    return decide_meeting(session, command) or (None, ())
