"""The wall clock, and a wake-up by APScheduler.

What is due stands in the store; APScheduler only wakes the process. Its own job stores would lose a
deadline over a restart and fire it twice with two processes, so its memory store holds one wake-up.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from apscheduler.schedulers.asyncio import AsyncIOScheduler

_WAKE_UP = "wake-up"


class WallClock:
    """A Clock that tells the real time; start it within a running event loop."""

    def __init__(self) -> None:
        self._scheduler = AsyncIOScheduler(timezone=UTC)
        self._awake = asyncio.Event()

    def start(self) -> None:
        """Begin to keep appointments."""
        self._scheduler.start()

    def stop(self) -> None:
        """Keep no more appointments."""
        self._scheduler.shutdown(wait=False)

    def now(self) -> datetime:
        """Return the present instant, in UTC."""
        return datetime.now(UTC)  # noqa: TID251  # this is the Clock

    async def until(self, at: datetime | None) -> None:
        """Return when `at` has come, or earlier when nudged."""
        if at is not None:
            self._scheduler.add_job(
                self._awake.set,
                "date",
                run_date=max(at, self.now()),
                id=_WAKE_UP,
                replace_existing=True,
                misfire_grace_time=None,
            )
        await self._awake.wait()
        self._awake.clear()

    def nudge(self) -> None:
        """Wake whoever waits."""
        self._awake.set()
