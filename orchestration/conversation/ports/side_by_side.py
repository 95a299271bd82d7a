"""Several things done at once, all of them to their end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from typing import TypeVar, cast

T = TypeVar("T")


async def side_by_side(works: Iterable[Awaitable[T]]) -> list[T]:
    """Return what comes of all of them; where one fails, its error, once all have ended."""
    ended = await asyncio.gather(*works, return_exceptions=True)
    for each in ended:
        if isinstance(each, BaseException):
            raise each
    return cast("list[T]", ended)
