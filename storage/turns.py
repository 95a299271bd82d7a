"""Whose turn it is to write to an SQLite database: one transaction after the other.

SQLite lets writers look again and again, in which one can miss its turn for seconds. Those of one
process stand in line instead: who is waited for outside goes first, the others as they have come.
"""

from __future__ import annotations

from collections import deque
from threading import Event, Lock


class Turns:
    """A lock that is handed on in order."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_taken = False
        self._first: deque[Event] = deque()
        self._others: deque[Event] = deque()

    @property
    def waiting(self) -> int:
        """How many stand in line."""
        return len(self._first) + len(self._others)

    def take(self, *, first: bool, seconds: float) -> bool:
        """Wait for one's turn, ahead of who is not `first`; return whether it came in time."""
        with self._lock:
            if not self._is_taken:
                self._is_taken = True
                return True
            line, called = self._first if first else self._others, Event()
            line.append(called)
        return called.wait(seconds) or self._was_called(line, called)

    def hand_on(self) -> None:
        """Let the next one write, once a turn is over."""
        with self._lock:
            line = self._first or self._others
            if line:
                line.popleft().set()
            else:
                self._is_taken = False

    def _was_called(self, line: deque[Event], called: Event) -> bool:
        """Leave the line, unless one's turn has come just now."""
        with self._lock:
            if called in line:
                line.remove(called)
                return False
            return True
