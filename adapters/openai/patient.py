"""A model that is asked a second time where its server could not answer just then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.model import Completion, Model, NotNowError, Request

R = TypeVar("R", bound=BaseModel)

PAUSE_SECONDS = 0.5


@dataclass(frozen=True)
class Patient:
    """Waits as long as the server asks for, `longest` seconds at most, and tries once more."""

    inner: Model
    longest: float
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the first reply, or the second attempt's."""
        try:
            return await self.inner.complete(request)
        except NotNowError as busy:
            pause = PAUSE_SECONDS if busy.after is None else busy.after
            if pause > self.longest:
                raise
        await self.sleep(pause)
        return await self.inner.complete(request)
