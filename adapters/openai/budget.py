"""How much a model may be asked: by one session, and by the whole workspace, a day."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
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
from orchestration.model.people import SessionId

R = TypeVar("R", bound=BaseModel)

DAY_SECONDS = 24 * 3600.0


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


@dataclass
class Budgeted:
    """Asks while there is budget, of the session and of the workspace; both start anew each day.

    Calls are counted as they begin, so there are never more; tokens and seconds as they end, so
    that whatever is under way then may still finish.
    """

    inner: Model
    session: Budget
    workspace: Budget
    now: Callable[[], float] = time.monotonic
    purses: dict[SessionId | None, Purse] = field(default_factory=lambda: defaultdict(Purse))
    since: float | None = None

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply; BudgetSpentError where asking would cost too much."""
        began, usage = self._begin(), Usage()
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

    def _begin(self) -> float:
        """Return the time, and open new purses where a day has gone by."""
        now = self.now()
        if self.since is None or now - self.since >= DAY_SECONDS:
            self.since = now
            self.purses.clear()
        return now
