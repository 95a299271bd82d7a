"""The sessions met lately, so that one that has not changed need not be read again."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import Final, Generic, TypeVar

from orchestration.model.people import SessionId

S = TypeVar("S")

MOST_SESSIONS: Final = 256


class Recent(Generic[S]):
    """Sessions by id and version; a session is frozen, so the same version is the same object."""

    def __init__(self) -> None:
        self._met: dict[SessionId, tuple[int, S]] = {}
        self._seen = 0
        self._lock = Lock()

    def find(self, session: SessionId, version: int, seen: int) -> S | None:
        """Return the session if it is here in that version and nobody was forgotten since.

        `seen` is the last tombstone met (storage/vault.py).
        """
        with self._lock:
            self._drop_if_forgotten(seen)
            known, value = self._met.get(session, (0, None))
            return value if known == version else None

    def keep(self, met: Iterable[tuple[SessionId, int, S]], seen: int) -> None:
        """Keep sessions that the database holds in these versions for certain."""
        with self._lock:
            self._drop_if_forgotten(seen)
            if seen < self._seen:
                return  # somebody in them may have been forgotten in between
            for session, version, value in met:
                self._met.pop(session, None)  # to the end: the first is the longest unmet
                self._met[session] = (version, value)
            while len(self._met) > MOST_SESSIONS:
                del self._met[next(iter(self._met))]

    def _drop_if_forgotten(self, seen: int) -> None:
        if seen > self._seen:
            self._met.clear()
            self._seen = seen
