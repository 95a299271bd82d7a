"""Where a call waits that ends in the store: beside the loop, if the store may wait for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from orchestration.sessions.ports import Sessions

P = ParamSpec("P")
T = TypeVar("T")


async def in_store(
    store: Sessions, call: Callable[P, T], *arguments: P.args, **named: P.kwargs
) -> T:
    """Make a call that ends in a store: in a thread if the store may block, else at once."""
    if store.blocks:
        return await asyncio.to_thread(call, *arguments, **named)
    return call(*arguments, **named)
