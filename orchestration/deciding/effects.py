"""What a session that decides by rounds needs done outside."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from orchestration.deciding.commands import Deadline
from orchestration.model.people import Member, MemberId
from orchestration.model.times import TimeFrame
from orchestration.sessions.effects import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class WakeAt(Effect):
    """Say so when this time has come; comes back as DeadlinePassed."""

    at: datetime
    deadline: Deadline
    round: int
    member: MemberId | None = None

    @property
    def due(self) -> datetime | None:
        """When it is time."""
        return self.at


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadInvitation(Effect):
    """Have the organiser's message read; comes back as InvitationUnderstood."""

    text: str
    frame: TimeFrame
    members: tuple[Member, ...]
