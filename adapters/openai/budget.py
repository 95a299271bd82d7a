"""How much a model may be asked a day: by one session, person and team, and by all together."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, TypeVar

from pydantic import BaseModel

from adapters.openai.model import (
    Budget,
    BudgetSpentError,
    Completion,
    Model,
    ModelError,
    Request,
    Usage,
)
from adapters.openai.quotas import PERSON, TeamQuotas
from adapters.openai.usage import UsageBook
from orchestration.model.people import MemberId, SessionId, team_of_session
from orchestration.model.spent import Spent
from orchestration.sessions.model_usage import Call, day_of

R = TypeVar("R", bound=BaseModel)


@dataclass(slots=True)
class Purse:
    """What has been spent of a budget."""

    calls: int = 0
    tokens: int = 0
    seconds: float = 0.0

    def check(self, budget: Budget, whose: str) -> None:
        """Raise BudgetSpentError where nothing is left for one more call."""
        spent = (self.calls, self.tokens, self.seconds)
        if any(
            a >= b
            for a, b in zip(spent, (budget.calls, budget.tokens, budget.seconds), strict=True)
        ):
            raise BudgetSpentError(f"the {whose}'s budget is spent")

    def pay(self, usage: Usage, seconds: float) -> None:
        """Count what a call has cost."""
        self.tokens += usage.tokens
        self.seconds += seconds


Purses = dict[str | None, Purse]
"""By session; by what `_team_of` and `_person` name; None is everyone's."""

NOWHERE: Final = SessionId("")


@dataclass
class Budgeted:
    """Asks while there is budget of all that pay for it; each starts anew each day.

    These are the session, the `team` that it was asked for in, the `person` whose words are read,
    and the workspace, which is all of these. None is without limit.

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
    team: Budget | None = None
    person: Budget | None = None
    quotas: TeamQuotas | None = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply; BudgetSpentError where asking would cost too much."""
        own = await self._own_budgets(request)
        await self._begin_day()
        began, usage = self.now(), Usage()
        paying = [
            (self.purses[name], budget, whose)
            for name, budget, whose in self._paying(request, *own)
        ]
        self._check(request.who, paying)
        for purse, _, _ in paying:
            purse.calls += 1
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
            for purse, _, _ in paying:
                purse.pay(usage, seconds)

    async def _own_budgets(self, request: Request[R]) -> tuple[Budget | None, Budget | None]:
        """Return what may be spent for the team, and for who has written there."""
        if self.quotas is None:
            return self.team, self.person
        return await self.quotas.budgets(team_of_session(request.session or NOWHERE))

    def _check(self, who: MemberId | None, paying: Sequence[tuple[Purse, Budget, str]]) -> None:
        for purse, budget, whose in paying:
            try:
                purse.check(budget, whose)
            except BudgetSpentError:
                if self.quotas and who:
                    self.quotas.turn_away(who, whose)
                raise

    def _paying(
        self, request: Request[R], of_team: Budget | None, of_person: Budget | None
    ) -> Iterator[tuple[str | None, Budget, str]]:
        """Yield who pays for a question: a purse by its name, its budget, and whose it is."""
        yield None, self.workspace, "workspace"
        if request.session is not None:
            yield request.session, self.session, "session"
        if of_team and (team := _team_of(request.session)):
            yield team, of_team, "team"
        if of_person and request.who:
            yield _person(request.who), of_person, PERSON

    async def _begin_day(self) -> None:
        """Open the purses of a new day; whoever asks meanwhile waits for them."""
        async with self._turn:
            midnight = day_of(self.book.now())
            if midnight != self.day:
                counts = self.person or self.quotas
                people = await self.book.spent_by_person(midnight) if counts else {}
                self.purses = _purses_after(await self.book.since(midnight), people)
                self.day = midnight


def _team_of(session: SessionId | None) -> str | None:
    """Return the purse of the team that a session was asked for in: `meeting-T1-…`."""
    team = team_of_session(session or NOWHERE)
    return f"team/{team}" if team else None


def _person(who: MemberId) -> str:
    return f"of/{who}"


def _purses_after(calls: Iterable[Call], people: Mapping[MemberId, Spent]) -> Purses:
    """Return the purses as they stand after these calls, and after what was spent on people's."""
    purses: Purses = defaultdict(Purse)
    for call in calls:
        for whose in {None, call.session, _team_of(call.session)}:
            purses[whose].calls += 1
            purses[whose].pay(Usage(call.sent, call.received), call.seconds)
    for who, spent in people.items():
        purses[_person(who)] = Purse(spent.calls, spent.tokens, spent.seconds)
    return purses
