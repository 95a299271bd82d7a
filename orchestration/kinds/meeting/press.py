"""A button that was pressed in a session, and what it carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import UserAction


@dataclass(frozen=True, slots=True)
class Press:
    """A button that was pressed in a session."""

    meeting: Meeting
    user_action: UserAction
    value: str

    @property
    def who(self) -> MemberId:
        """Who pressed it."""
        return self.user_action.who

    @property
    def envelope(self) -> dict[str, Any]:
        """What the command has that follows from it."""
        return self.user_action.envelope(self.meeting.id)


def number_in(words: str) -> int:
    """Return a number that a button carries; -1, which names nothing, where it is none."""
    return int(words) if words.isascii() and words.isdecimal() and len(words) < 10 else -1
