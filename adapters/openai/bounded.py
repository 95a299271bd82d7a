"""A server's answer within a bound: it is counted as it comes, and given up where it is more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import httpx2

MOST_BYTES: Final = 400_000
"""Of an answer; the longest reply that is read is a quarter of it."""

AS_IT_IS: Final = {"Accept-Encoding": "identity"}
"""What is packed may unpack to anything, so nothing is asked for that is."""


class TooLargeError(Exception):
    """An answer is larger than any that can be used."""


async def bound(response: httpx2.Response) -> None:
    """Have a response read no further than the bound: a hook of the client."""
    if response.headers.get("content-encoding", "identity").lower() != "identity":
        raise TooLargeError
    assert isinstance(response.stream, httpx2.AsyncByteStream)
    response.stream = _Bounded(response.stream)


class _Bounded(httpx2.AsyncByteStream):
    def __init__(self, stream: httpx2.AsyncByteStream) -> None:
        self._stream = stream

    async def __aiter__(self) -> AsyncIterator[bytes]:
        size = 0
        async for piece in self._stream:
            size += len(piece)
            if size > MOST_BYTES:
                raise TooLargeError
            yield piece

    async def aclose(self) -> None:
        await self._stream.aclose()
