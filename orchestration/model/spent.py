"""What calls of a language model have cost together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Spent:
    """What several calls have cost together: tokens sent and received, seconds of waiting."""

    calls: int = 0
    sent: int = 0
    received: int = 0
    seconds: float = 0.0

    @property
    def tokens(self) -> int:
        """All tokens."""
        return self.sent + self.received

    def __add__(self, other: Spent) -> Spent:
        return Spent(
            self.calls + other.calls,
            self.sent + other.sent,
            self.received + other.received,
            self.seconds + other.seconds,
        )


NOTHING: Final = Spent()
