"""What is shown of a choice that repeats."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from orchestration.model.times import Weekly
from orchestration.views.base import ChannelView


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesCard(ChannelView):
    """What is asked again and again, when, and when next; or that it has been `stopped`, by whom.

    It goes on `until` a day, if it ends by itself, and `is_over` then.

    It is put to those who are `asked`, with these `options`, if any. One was `left_out` since the
    one before it was still open.
    """

    subject: str
    organiser: str
    rhythm: Weekly
    zone: str
    number: int
    next_at: datetime
    left_out: datetime | None = None
    stopped: str = ""
    options: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    until: date | None = None
    is_over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOutNote(ChannelView):
    """While this one is open, the one that was due is left out."""

    subject: str
    due: datetime
