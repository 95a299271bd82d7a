"""What is handed on as a file: the invite and the two pictures."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from orchestration.model.people import Member, Organiser
from orchestration.privacy import PublicReason


@dataclass(frozen=True, slots=True)
class CalendarInvite:
    """A decided meeting, as every attendee's calendar is to hold it.

    `sequence` counts the changes; a later invite with the same `uid` replaces an earlier one.
    `message` is what the organiser wrote to all who are asked, `place` where it is, or its link.
    """

    uid: str
    sequence: int
    stamp: datetime
    subject: str
    start: datetime
    end: datetime
    organiser: Organiser
    attendees: tuple[Member, ...]
    agenda: tuple[PublicReason, ...] = ()
    message: str = ""
    place: str = ""
    alarm_minutes: int = 10
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class HeatCell:
    """How many of those who have answered can come to a meeting that starts here."""

    start: datetime
    can_come: int


@dataclass(frozen=True, slots=True)
class OptionMark:
    """Where an option lies in the heatmap."""

    option: str
    start: datetime


@dataclass(frozen=True, slots=True)
class Heatmap:
    """Who can come when, over all starts of a session; times are shown in `zone`."""

    subject: str
    zone: str
    of: int
    cells: tuple[HeatCell, ...]
    options: tuple[OptionMark, ...]


@dataclass(frozen=True, slots=True)
class RoundPoint:
    """The candidate of one round: satisfaction ratio 0 to 1, score 0 to 3, equity 0 (fair) to 1."""

    round: int
    candidate: str
    ratio: float
    score: float
    equity: float


@dataclass(frozen=True, slots=True)
class RoundsChart:
    """How the candidate did, round by round."""

    subject: str
    rounds: tuple[RoundPoint, ...]


Picture = Heatmap | RoundsChart


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as drawn: PNG bytes, and the same in words."""

    png: bytes
    alternative: str
