"""What is done with a choice that repeats."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from orchestration.kinds.choice.commands import OpenChoice
from orchestration.model.times import Weekly
from orchestration.sessions.commands import ByMember, Opening


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSeries(Opening):
    """Somebody wants a choice asked again and again; see `Series` for what it is made of."""

    asks: OpenChoice
    rhythm: Weekly
    zone: str
    drawn: str
    until: date | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeRhythm(ByMember):
    """Somebody of it wants it asked at other times from now on."""

    rhythm: Weekly


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipNext(ByMember):
    """Somebody of it wants the next one, by its number, left out, or a later one that is `due`."""

    number: int
    due: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StopRepeating(ByMember):
    """Somebody of it wants it to be asked no more."""
