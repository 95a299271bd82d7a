"""A clock that stands still: everything in a scenario happens at its one moment."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class StillClock:
    """A Clock that always tells the same time, and never needs to wake anybody."""

    at: datetime

    def now(self) -> datetime:
        """Return the moment."""
        return self.at

    async def until(self, at: datetime | None) -> None:
        """Refuse: whoever plays a scenario decides what is due, and nobody waits."""
        raise RuntimeError("a clock that stands still gets nowhere by waiting")

    def nudge(self) -> None:
        """Nobody sleeps here."""
