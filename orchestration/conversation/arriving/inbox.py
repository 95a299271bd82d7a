"""Keeping what arrives: in batches, and in a thread of its own.

So what a platform waits for does not queue behind what nobody waits for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from orchestration.conversation.ports.storage import Arrival, Arrivals
from orchestration.sessions.batches import InBatches


class ArrivalInbox:
    """Keeps arrivals, and hands on those that are new."""

    def __init__(self, arrivals: Arrivals, hand_on: Callable[[Arrival], None]) -> None:
        self._arrivals = arrivals
        self._hand_on = hand_on
        self._thread = ThreadPoolExecutor(1, "inbox")
        self._batches = InBatches(self._commit)

    async def keep(self, arrival: Arrival) -> bool:
        """Return whether an arrival is new once it is kept, and raise what keeps it from that."""
        return await self._batches.put(arrival)

    def close(self) -> None:
        """Let what is being kept be kept, and take no more."""
        self._thread.shutdown()

    async def _commit(self, batch: Sequence[Arrival]) -> list[bool]:
        loop = asyncio.get_running_loop()
        new = await loop.run_in_executor(self._thread, self._arrivals.keep, batch)
        for arrival in batch:
            if arrival.id in new:
                self._hand_on(arrival)
        return [arrival.id in new for arrival in batch]


class OwnArrivals:
    """The arrivals of some teams alone: each platform handles its own, and keeps all in one place.

    An arrival's id begins with its team.
    """

    def __init__(self, arrivals: Arrivals, owns: Callable[[str], bool]) -> None:
        self._arrivals = arrivals
        self._owns = owns
        self.keep = arrivals.keep
        self.done = arrivals.done
        self.set_aside = arrivals.set_aside

    def waiting(self, limit: int) -> Sequence[Arrival]:
        """Return those that are not handled yet, oldest first."""
        found = self._arrivals.waiting(limit)
        return [each for each in found if self._owns(each.id.partition("/")[0])]
