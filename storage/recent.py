"""The sessions met lately, so that one that has not changed need not be read again."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import Final, Generic, TypeVar

from orchestration.model.people import SessionId

S = TypeVar("S")

MOST_SESSIONS: Final = 256
_VERSIONS: Final = 2
"""Of each the latest: who began to read before it was saved still finds the one before it."""


class Recent(Generic[S]):
    """Sessions by id and version; a session is frozen, so the same version is the same object."""

    def __init__(self) -> None:
        self._met: dict[SessionId, dict[int, S]] = {}
        self._seen = 0
        self._lock = Lock()

    def find(self, session: SessionId, version: int, seen: int) -> S | None:
        """Return the session if it is here in that version and nobody was forgotten since.

        `seen` is the last tombstone met (storage/vault.py).
        """
        with self._lock:
            self._drop_if_forgotten(seen)
            return self._met.get(session, {}).get(version)

    def keep(self, met: Iterable[tuple[SessionId, int, S]], seen: int) -> None:
        """Keep sessions that the database holds in these versions, or will in a moment."""
        with self._lock:
            self._drop_if_forgotten(seen)
            if seen < self._seen:
                return  # somebody in them may have been forgotten in between
            for session, version, value in met:
                # To the end: the first is the longest unmet.
                versions = {**self._met.pop(session, {}), version: value}
                latest = sorted(versions)[-_VERSIONS:]
                self._met[session] = {each: versions[each] for each in latest}
            while len(self._met) > MOST_SESSIONS:
                del self._met[next(iter(self._met))]

    def drop(self, sessions: Iterable[SessionId]) -> None:
        """Forget sessions that were not saved after all."""
        with self._lock:
            for each in sessions:
                self._met.pop(each, None)

    def _drop_if_forgotten(self, seen: int) -> None:
        if seen > self._seen:
            self._met.clear()
            self._seen = seen
