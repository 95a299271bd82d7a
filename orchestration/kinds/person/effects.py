"""What a person's own state needs done outside."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.effects import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class PassOnEngagements(Effect):
    """Tell somebody's engagements wherever times are looked at; comes there as EngagementsKnown.

    `about` is the meeting by which they are others: it goes by all but itself.
    """

    member: MemberId
    about: SessionId
