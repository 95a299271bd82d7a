"""A model that is asked only so much at once: a server that hangs holds up no more than that."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final, TypeVar

from pydantic import BaseModel

from adapters.openai.model import Completion, Model, Request

R = TypeVar("R", bound=BaseModel)

AT_ONCE: Final = 16
"""How many requests are under way at most; a server at home answers fewer side by side."""


@dataclass(frozen=True)
class InTurn:
    """Lets requests wait for their turn: whoever waits too long is answered by the rules alone."""

    inner: Model
    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the model's reply."""
        async with self.turns:
            return await self.inner.complete(request)
