"""How fast Slack may be called."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

_MANY: Final = 1000

Sleep = Callable[[float], Awaitable[None]]


class Pace:
    """One message a second in each channel, and no call of a method that Slack wants rest from."""

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
        """Note that Slack wants no call of a method for so long."""
        self._rested_at[method] = max(self._now() + seconds, self._rested_at.get(method, 0.0))

    async def rested(self, method: str) -> None:
        """Return when a method may be called."""
        if (wait := self._rested_at.get(method, 0.0) - self._now()) > 0:
            await self.sleep(wait)
