"""When somebody is busy: as their calendar says, as far as it could be read, or in a meeting."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from orchestration.model.people import SessionId
from orchestration.model.times import Interval


class Unread(StrEnum):
    """Why an event of a calendar was left out, or part of it.

    Its own times cannot be read; how it repeats cannot, so that its first time stands alone; when
    it does not take place cannot, so that it always does; all of a series cannot be worked out; or
    its time zone is named and not described, so that another is taken.
    """

    TIMES = "times"
    REPEATS = "repeats"
    EXCEPTIONS = "exceptions"
    SERIES = "series"
    ZONE = "zone"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """How many events of a calendar were left out for one reason, or read in another `zone`."""

    events: int
    why: Unread
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Busy:
    """When somebody is busy in a window, merged, in order, in UTC; and what was left out of it."""

    intervals: tuple[Interval, ...]
    left_out: tuple[LeftOut, ...] = ()


FIRST_ENGAGEMENT: Final = 2_000_000
"""From here on are the numbers of engagements among all that holds of somebody."""


@dataclass(frozen=True, slots=True)
class Engagement:
    """A decided meeting that somebody is in: which, what it is about, and its time.

    `number` names it, wherever it stands in their way; another time of it has another one.
    """

    meeting: SessionId
    subject: str
    time: Interval
    number: int = FIRST_ENGAGEMENT
