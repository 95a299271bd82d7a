"""How much a model may be asked: by one session, and by the whole workspace, a day."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.model import (
    BudgetSpentError,
    Completion,
    Model,
    ModelError,
    Request,
    Usage,
)
from adapters.openai.usage import UsageBook
from orchestration.model.people import SessionId
from orchestration.sessions.model_usage import Call

R = TypeVar("R", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Budget:
    """Calls, tokens and seconds of waiting."""

    calls: int
    tokens: int
    seconds: float


@dataclass(slots=True)
class Purse:
    """What has been spent of a budget."""

    calls: int = 0
    tokens: int = 0
    seconds: float = 0.0

    def take(self, budget: Budget, whose: str) -> None:
        """Count one more call; BudgetSpentError where nothing is left for it."""
        spent = (self.calls, self.tokens, self.seconds)
        if any(
            a >= b
            for a, b in zip(spent, (budget.calls, budget.tokens, budget.seconds), strict=True)
        ):
            raise BudgetSpentError(f"the {whose}'s budget is spent")
        self.calls += 1

    def pay(self, usage: Usage, seconds: float) -> None:
        """Count what a call has cost."""
        self.tokens += usage.tokens
        self.seconds += seconds


Purses = dict[SessionId | None, Purse]


@dataclass
class Budgeted:
    """Asks while there is budget, of the session and of the workspace; both start anew each day.

    A day is one of UTC, by the book's clock, and begins with what the book says was spent of it, so
    that a restart fills no purse again. Calls are counted as they begin, so there are never more;
    tokens and seconds as they end, so that whatever is under way then may still finish.
    """

    inner: Model
    session: Budget
    workspace: Budget
    now: Callable[[], float] = time.monotonic
    book: UsageBook = field(default_factory=UsageBook)
    purses: Purses = field(default_factory=dict)
    day: datetime | None = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply; BudgetSpentError where asking would cost too much."""
        await self._begin_day()
        began, usage = self.now(), Usage()
        everyone, own = self.purses[None], self.purses[request.session]
        everyone.take(self.workspace, "workspace")
        if own is not everyone:
            own.take(self.session, "session")
        try:
            completion = await self.inner.complete(request)
        except ModelError as problem:
            usage = problem.usage
            raise
        else:
            usage = completion.usage
            return completion
        finally:
            seconds = self.now() - began
            everyone.pay(usage, seconds)
            if own is not everyone:
                own.pay(usage, seconds)

    async def _begin_day(self) -> None:
        """Open the purses of a new day; whoever asks meanwhile waits for them."""
        async with self._turn:
            now = self.book.now().astimezone(UTC)
            midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
            if midnight != self.day:
                self.purses = _purses_after(await self.book.since(midnight))
                self.day = midnight


def _purses_after(calls: Iterable[Call]) -> Purses:
    """Return the purses as they stand after these calls."""
    purses: Purses = defaultdict(Purse)
    for call in calls:
        for whose in {None, call.session}:
            purses[whose].calls += 1
            purses[whose].pay(Usage(call.sent, call.received), call.seconds)
    return purses
