"""A queue for each user: what has arrived is handled in order, different people's side by side."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from orchestration.conversation.ports.storage import Arrival, Arrivals
from orchestration.model.people import MemberId

log = logging.getLogger(__name__)

PAUSES: Final = (0.5, 2.0, 10.0, 30.0, 60.0)
"""Seconds before each further attempt, where it was the platform or the network that failed."""

_AT_ONCE: Final = 12
_EARLIER: Final = 100_000


class UserQueues:
    """Takes arrivals one after the other.

    `handle` must know a repeat of what it has done; `apologise` tells who did what is set aside.
    `outside` are the platform's errors and the network's, which pass by themselves; one that
    `lasting` has a code for is not tried again.
    """

    def __init__(
        self,
        arrivals: Arrivals,
        handle: Callable[[Arrival], Awaitable[None]],
        apologise: Callable[[Arrival], Awaitable[None]],
        outside: tuple[type[Exception], ...],
        pauses: Sequence[float] = PAUSES,
        lasting: Callable[[Exception], str] = lambda _: "",
    ) -> None:
        self._arrivals = arrivals
        self._handle = handle
        self._apologise = apologise
        self._outside: tuple[type[Exception], ...] = (OSError, TimeoutError, *outside)
        self._pauses = pauses
        self._lasting = lasting
        self._waiting: dict[MemberId, deque[Arrival]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def start(self) -> None:
        """Take what arrived earlier and was not handled; to be called before anything arrives."""
        for each in await asyncio.to_thread(self._arrivals.waiting, _EARLIER):
            self.take(each)

    def take(self, event: Arrival) -> None:
        """Handle an event that is kept, after all earlier ones of its owner."""
        if event.owner in self._waiting:
            self._waiting[event.owner].append(event)
            return
        self._waiting[event.owner] = deque([event])
        task = asyncio.create_task(self._work_off(event.owner))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self, seconds: float) -> None:
        """Return once all that was taken has been handled, or after so many seconds."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)

    async def stop(self) -> None:
        """Handle nothing more; what is under way comes again with the next start."""
        for each in self._tasks:
            each.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work_off(self, owner: MemberId) -> None:
        waiting = self._waiting[owner]
        try:
            while waiting:
                await self._insist(waiting[0])
                waiting.popleft()
        finally:
            del self._waiting[owner]

    async def _insist(self, event: Arrival) -> None:
        """Handle an event, again where it is not its own fault; else set it aside."""
        for pause in (*self._pauses, None):
            try:
                async with self._free:
                    await self._handle(event)
            except self._outside as problem:
                stays = self._lasting(problem)
                why = stays or type(problem).__name__
                log.warning("event %s failed: %s", event.id, why)
                if stays or pause is None:
                    await self._set_aside(event, why)
                    return
                await asyncio.sleep(pause)
            except Exception as problem:
                log.exception("event %s was set aside", event.id)
                await self._set_aside(event, type(problem).__name__)
                return
            else:
                await asyncio.to_thread(self._arrivals.done, event.id)
                return

    async def _set_aside(self, event: Arrival, reason: str) -> None:
        await asyncio.to_thread(self._arrivals.set_aside, event.id, reason)
        try:
            await self._apologise(event)
        except Exception as unsaid:  # noqa: BLE001  # no fault may keep the queue from going on
            log.warning("nobody could be told of %s: %s", event.id, type(unsaid).__name__)
