"""A platform is asked again and again, ever more slowly, until it answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

log = logging.getLogger(__name__)

_SLOWEST_SECONDS: Final = 30.0

Answer = TypeVar("Answer")


async def until_answered(
    ask: Callable[[], Awaitable[Answer]],
    passing: tuple[type[Exception], ...],
    says: Callable[[Exception], str],
    wait: float,
) -> Answer:
    """Return the answer, however long it takes; only what is `passing` is tried again, and said."""
    while True:
        try:
            return await ask()
        except passing as problem:
            log.warning("%s", says(problem))
        await asyncio.sleep(wait)
        wait = min(2 * wait, _SLOWEST_SECONDS)
