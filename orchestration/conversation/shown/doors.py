"""Who takes no private messages: for a while nobody tries again, and tells them another way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from orchestration.conversation.ports.messenger import Unreachable

T = TypeVar("T")
W = TypeVar("W")

CLOSED_SECONDS: Final = 10 * 60.0
"""Platforms count what they refuse."""

_MANY: Final = 10_000


@dataclass(slots=True)
class Doors(Generic[W]):
    """Keeps whose door is closed, and a way by which somebody can be told something alone.

    A way is good for so many `seconds` since they did something, whether their door is closed or
    not.
    """

    now: Callable[[], float]
    seconds: float
    _ways: dict[str, tuple[W, float]] = field(default_factory=dict)
    _closed: dict[str, tuple[Unreachable, float]] = field(default_factory=dict)

    def note_way(self, user: str, way: W) -> None:
        """Note by what somebody can be told something alone for a while."""
        self._ways[user] = way, self.now() + self.seconds
        if len(self._ways) > _MANY:
            del self._ways[next(iter(self._ways))]

    def way_to(self, user: str) -> W | None:
        """Return by what somebody can be told something alone; None where nothing is known."""
        way, until = self._ways.get(user, (None, 0.0))
        return way if until >= self.now() else None

    async def through(
        self,
        user: str,
        write: Callable[[], Awaitable[T]],
        aside: Callable[[W], Awaitable[T | None]],
    ) -> T:
        """Write to somebody in private, else tell them `aside`; Unreachable where neither can be.

        `aside` gives None where that way is not good any more.
        """
        why = self.why_closed(user)
        if why is None:
            try:
                return await write()
            except Unreachable as problem:
                self.note_closed(user, problem)
                why = problem
        way = self.way_to(user)
        told = None if way is None else await aside(way)
        if told is None:
            raise why
        return told

    def note_closed(self, user: str, why: Unreachable) -> None:
        """Note that somebody takes no private messages."""
        self._closed[user] = why, self.now() + CLOSED_SECONDS

    def why_closed(self, user: str) -> Unreachable | None:
        """Return why somebody is not to be tried now; None where they are."""
        why, until = self._closed.get(user, (None, 0.0))
        return why if until > self.now() else None
