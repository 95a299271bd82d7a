"""What a model was asked, how long it took, and what it cost: figures only, never words."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.model import Completion, Model, ModelError, Request, Usage
from orchestration.model.people import SessionId

log = logging.getLogger(__name__)

R = TypeVar("R", bound=BaseModel)

KEPT = 10_000


@dataclass(frozen=True, slots=True)
class Call:
    """One call: for which session, with which prompt, the tokens, the seconds, how it ended."""

    session: SessionId | None
    prompt: str
    usage: Usage
    seconds: float
    ended: str


@dataclass(frozen=True)
class UsageBook:
    """The latest calls."""

    calls: deque[Call] = field(default_factory=lambda: deque(maxlen=KEPT))

    def of(self, session: SessionId | None) -> tuple[int, Usage]:
        """Return how many calls a session has made, and their tokens."""
        own = [each.usage for each in self.calls if each.session == session]
        return len(own), sum(own, Usage())

    def note(self, call: Call) -> None:
        """Keep a call, and log it."""
        self.calls.append(call)
        spent = (call.usage.sent, call.usage.received, call.seconds)
        log.info("%s %s: %d + %d tokens, %.1f s", call.prompt, call.ended, *spent)


@dataclass(frozen=True)
class Recorded:
    """Writes every call into a book, those that fail too."""

    inner: Model
    book: UsageBook
    now: Callable[[], float] = time.monotonic

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply."""
        began, ended, usage = self.now(), "given up", Usage()
        try:
            completion = await self.inner.complete(request)
        except ModelError as problem:
            ended, usage = type(problem).__name__, problem.usage
            raise
        else:
            ended, usage = "answered", completion.usage
            return completion
        finally:
            name = f"{request.prompt.name}@{request.prompt.digest}"
            seconds = self.now() - began
            self.book.note(Call(request.session, name, usage, seconds, ended))
