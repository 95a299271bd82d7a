"""A model that is told once what was wrong with its reply."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.model import Completion, Model, Request, UnusableReplyError

R = TypeVar("R", bound=BaseModel)


@dataclass(frozen=True)
class AskedAgain:
    """Asks a second time, with the mistake named, where a reply cannot be used; never a third."""

    inner: Model

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the first reply that can be used of two; its usage is that of both."""
        try:
            return await self.inner.complete(request)
        except UnusableReplyError as first:
            mistake, usage = str(first), first.usage
        second = await self.inner.complete(replace(request, mistake=mistake))
        return Completion(second.reply, usage + second.usage)
