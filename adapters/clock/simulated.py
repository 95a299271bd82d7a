"""A clock for what is played: its time goes on only when it is told to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(slots=True)
class SimulatedClock:
    """A Clock that stands still until it is set forward, and never needs to wake anybody."""

    at: datetime

    def now(self) -> datetime:
        """Return the moment it stands at."""
        return self.at

    def advance(self, to: datetime) -> None:
        """Go on to a later moment; an earlier one changes nothing."""
        self.at = max(self.at, to)

    async def until(self, at: datetime | None) -> None:
        """Refuse: whoever plays a session decides what is due, and nobody waits."""
        raise RuntimeError("a simulated clock gets nowhere by waiting")

    def nudge(self) -> None:
        """Nobody sleeps here."""
