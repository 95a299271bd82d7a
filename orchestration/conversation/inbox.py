"""Keeping what arrives: in one transaction all that has come while the one before was under way.

A commit waits for the disk, and for its turn to write. However many events come meanwhile, each of
them waits for two commits at most; and in a thread of its own, what a platform waits for does not
queue behind what nobody waits for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from orchestration.conversation.storage import Arrival, Arrivals


class ArrivalInbox:
    """Keeps arrivals, and hands on those that are new."""

    def __init__(self, arrivals: Arrivals, hand_on: Callable[[Arrival], None]) -> None:
        self._arrivals = arrivals
        self._hand_on = hand_on
        self._thread = ThreadPoolExecutor(1, "inbox")
        self._waiting: list[tuple[Arrival, asyncio.Future[None]]] = []
        self._turn = asyncio.Lock()

    async def keep(self, arrival: Arrival) -> None:
        """Return once an arrival is kept, and raise what keeps it from that."""
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((arrival, kept))
        async with self._turn:
            if not kept.done():
                await asyncio.shield(self._commit())
        await kept

    def close(self) -> None:
        """Let what is being kept be kept, and take no more."""
        self._thread.shutdown()

    async def _commit(self) -> None:
        batch, self._waiting = self._waiting, []
        arrivals = [arrival for arrival, _ in batch]
        loop = asyncio.get_running_loop()
        try:
            new = await loop.run_in_executor(self._thread, self._arrivals.keep, arrivals)
        except Exception as problem:  # noqa: BLE001  # raised where it is waited for
            for _, kept in batch:
                kept.set_exception(problem)
            return
        for arrival, kept in batch:
            kept.set_result(None)
            if arrival.id in new:
                self._hand_on(arrival)
