"""What is kept in one transaction: all that has come while the one before was under way.

A commit waits for the disk, and for its turn to write. However much comes meanwhile, each waits for
two commits at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from orchestration.model.faults import StoreFaultError, TryAgainError

T = TypeVar("T")
R = TypeVar("R")

_EVERYBODYS = (StoreFaultError, TryAgainError, OSError)


class InBatches(Generic[T, R]):
    """Hands what comes to `keep`, a batch at a time and in order; it returns what comes of each."""

    def __init__(self, keep: Callable[[Sequence[T]], Awaitable[Sequence[R]]]) -> None:
        self._keep = keep
        self._waiting: list[tuple[T, asyncio.Future[R]]] = []
        self._turn = asyncio.Lock()

    async def put(self, item: T) -> R:
        """Return what comes of an item once it is kept, and raise what keeps it from that."""
        kept: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, kept))
        async with self._turn:
            if not kept.done():
                batch, self._waiting = self._waiting, []
                await asyncio.shield(self._commit(batch))
        return await kept

    async def _commit(self, batch: Sequence[tuple[T, asyncio.Future[R]]]) -> None:
        """Keep a batch; what cannot be kept for its own sake keeps nothing else from it."""
        try:
            kept = await self._keep([item for item, _ in batch])
        except Exception as problem:  # noqa: BLE001  # raised where it is waited for
            if len(batch) > 1 and not isinstance(problem, _EVERYBODYS):
                for each in batch:
                    await self._commit([each])
                return
            for _, told in batch:
                told.set_exception(problem)
        else:
            for (_, told), came in zip(batch, kept, strict=True):
                told.set_result(came)
