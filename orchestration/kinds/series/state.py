"""The state of a series: what is asked each time, and when it comes next."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from orchestration.kinds.choice.commands import OpenChoice
from orchestration.model.people import SessionId
from orchestration.model.times import Weekly
from orchestration.sessions.session import GroupSession


@dataclass(frozen=True, slots=True, kw_only=True)
class Series(GroupSession):
    """A choice that is asked again and again.

    `asks` is what is asked each time, as a `rhythm` on the clocks of a `zone` says, and `next_at`
    is when it comes next, under a `number` of its own. `current` is the choice that goes on. One
    may have been `left_out`, since the last one was still open. Of `drawn`, which nobody is shown,
    is what each choice draws lots from. Who has `stopped` it, by name, has ended it; after the day
    `until` which it goes on it `is_over` by itself. Those that are `skipped` never come.
    """

    asks: OpenChoice
    rhythm: Weekly
    zone: str
    next_at: datetime
    drawn: str
    number: int = 1
    current: SessionId | None = None
    left_out: datetime | None = None
    stopped: str = ""
    until: date | None = None
    is_over: bool = False
    skipped: tuple[datetime, ...] = ()

    @property
    def subject(self) -> str:
        """What is asked each time."""
        return self.asks.terms.subject

    @property
    def called(self) -> str:
        """What is asked, and what there is to choose from."""
        return " ".join([self.subject, *(each.title for each in self.asks.options)])
