"""How fast a platform may be called, and what is done where it asks for a moment."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

LONGEST_WAIT: Final = 10.0
"""Seconds that a platform may ask to wait for, since what is to be shown elsewhere waits too.

What takes longer is tried again by the outbox.
"""

_TRIES: Final = 4
_MANY: Final = 1000

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]


class Pace:
    """One message a second in each channel, and no call of a method that is to rest."""

    def __init__(
        self,
        seconds: float = 1.0,
        now: Callable[[], float] = time.monotonic,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._seconds = seconds
        self._now = now
        self.sleep = sleep
        self._free_at: dict[str, float] = {}
        self._rested_at: dict[str, float] = {}

    async def turn(self, channel: str) -> None:
        """Return when something may be posted to a channel."""
        now = self._now()
        at = max(now, self._free_at.get(channel, now))
        if len(self._free_at) > _MANY:
            self._free_at = {each: free for each, free in self._free_at.items() if free > now}
        self._free_at[channel] = at + self._seconds
        if at > now:
            await self.sleep(at - now)

    def is_the_same(self, channel: str, other: str) -> None:
        """Let what was posted to a channel under one name count under another."""
        self._free_at[other] = self._free_at.get(channel, 0.0)

    def rest(self, method: str, seconds: float) -> None:
        """Note that the platform wants no call of a method for so long."""
        self._rested_at[method] = max(self._now() + seconds, self._rested_at.get(method, 0.0))

    async def rested(self, method: str) -> None:
        """Return when a method may be called."""
        if (wait := self._rested_at.get(method, 0.0) - self._now()) > 0:
            await self.sleep(wait)

    async def call(
        self,
        method: str,
        once: Callable[[], Awaitable[T]],
        asked_to_wait: Callable[[Exception], float | None],
    ) -> T:
        """Return what comes of a call, again where the platform only asks to wait some seconds.

        Whoever calls the method meanwhile waits too, as its calls are counted together.
        """
        for tries_left in reversed(range(_TRIES)):
            await self.rested(method)
            try:
                return await once()
            except Exception as problem:
                wait = asked_to_wait(problem)
                if wait is None or wait > LONGEST_WAIT or not tries_left:
                    raise
                self.rest(method, wait)
        raise AssertionError("the last try returns or raises")


@dataclass(slots=True)
class RefusalCount:
    """Counts what a platform has refused: far ahead of where it shuts us out, it is let alone.

    So many are let happen within so many seconds.
    """

    most: int
    seconds: float
    now: Callable[[], float] = time.monotonic
    _at: deque[float] = field(default_factory=deque)

    def note(self) -> None:
        """Note that something was refused."""
        self._at.append(self.now())
        if len(self._at) > self.most:
            self._at.popleft()

    @property
    def wait(self) -> float:
        """Seconds until something may be asked again; 0 where it may be now."""
        if len(self._at) < self.most:
            return 0.0
        return max(0.0, self._at[0] + self.seconds - self.now())
