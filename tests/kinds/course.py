"""What a course of a kind of session is, and who is in it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from orchestration.model.people import (
    Member,
    MemberId,
    SessionId,
)
from orchestration.sessions.kind import SessionKind

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
ANA, BEN = (Member(MemberId(each), each.title(), "Europe/Berlin") for each in ("ana", "ben"))
QUIET = "ben"
"""Whose private words differ from one course of a kind to its other; nobody else may see that."""


@dataclass(frozen=True)
class Course:
    """What people do in one session of a kind; `is_other` has Ben say something else in private."""

    kind: SessionKind[Any]
    is_other: bool = False
    now: datetime = NOW

    @property
    def session(self):
        """The session that it is about."""
        return SessionId(f"a-{self.kind.name}".replace(" ", "-"))

    def of(self, who, number=1):
        """What every command of somebody's has."""
        return {"id": f"{who}-{number}", "session": self.session, "at": self.now}
