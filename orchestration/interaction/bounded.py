"""How much is read of what somebody sends over HTTP, whatever serves it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

LONGEST_BODY: Final = 1_000_000
"""Bytes of what is filled in or said; the longest message there may be is a tenth of it."""

_PATIENCE: Final = 64_000_000
"""Bytes that are let pass unread, so that who sends too much is still there to be told so."""


async def read_within(chunks: AsyncIterator[bytes], limit: int) -> bytes | None:
    """Return all that comes; None where that is more bytes than the limit."""
    received, size = bytearray(), 0
    async for chunk in chunks:
        size += len(chunk)
        if size <= limit:
            received += chunk
        elif size > _PATIENCE:
            break
    return bytes(received) if size <= limit else None
