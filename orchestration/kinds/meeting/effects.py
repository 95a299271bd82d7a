"""What a meeting alone needs done outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from orchestration.model.people import MemberId
from orchestration.model.suggestion import Choice, Stated
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private
from orchestration.sessions.effects import Audience, Effect
from orchestration.views.documents import CalendarInvite


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggest(Effect):
    """Have options proposed and judged by a coordinator; comes back as OptionsSuggested."""

    round: int
    choice: Choice
    people: Mapping[MemberId, Private[Stated]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadCalendar(Effect):
    """Have a calendar file read; comes back as BusyKnown or CalendarUnreadable."""

    member: MemberId
    reading: str
    ics: Private[bytes]
    frame: TimeFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class SendInvite(Effect):
    """Put the decided meeting into everyone's calendar."""

    invite: CalendarInvite

    @property
    def audience(self) -> Audience:
        """The channel."""
        return Audience.CHANNEL
