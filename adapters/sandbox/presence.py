"""Who sits in for whom: a person with a tab open answers for themselves."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from orchestration.model.people import MemberId

AWAY_AFTER: Final = timedelta(minutes=1)


class Presence:
    """When each person was last seen at a tab."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._seen: dict[MemberId, datetime] = {}

    def mark(self, person: MemberId) -> None:
        """Note that a tab is open as this person."""
        self._seen[person] = self._now()

    def is_here(self, person: MemberId) -> bool:
        """Tell whether a tab has been open as this person within the last minute."""
        seen = self._seen.get(person)
        return seen is not None and self._now() - seen < AWAY_AFTER
