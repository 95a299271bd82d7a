"""What a model was asked, how long it took, and what it cost: figures only, never words."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Final, TypeVar

from pydantic import BaseModel

from adapters.openai.model import Completion, Model, ModelError, Request, Usage
from orchestration.model.people import MemberId
from orchestration.model.spent import Spent
from orchestration.sessions.model_usage import Call, Ledger

log = logging.getLogger(__name__)

R = TypeVar("R", bound=BaseModel)
T = TypeVar("T")

KEPT: Final = 10_000
PATIENCE_SECONDS: Final = 2.0

ONE_DAY: Final = datetime.fromtimestamp(0, UTC)
"""The only day there is, for who has no clock."""


class Asked(Call):
    """A call that was made here."""

    __slots__ = ()

    @property
    def usage(self) -> Usage:
        """Its tokens."""
        return Usage(self.sent, self.received)


_counting: ContextVar[list[Call] | None] = ContextVar("counting", default=None)


@contextmanager
def counted() -> Iterator[list[Call]]:
    """Yield the calls that are made within, as they end: those that fail and are repeated too."""
    calls: list[Call] = []
    token = _counting.set(calls)
    try:
        yield calls
    finally:
        _counting.reset(token)


@dataclass
class UsageBook:
    """The latest calls; where there is a ledger, all of them stand there too.

    The ledger is written by a thread of the book's own, one call after the other. So a disk that is
    slow holds up nobody, and one that fails is a line in the log. `patience` is how many seconds it
    may take to read.
    """

    calls: deque[Asked] = field(default_factory=lambda: deque(maxlen=KEPT))
    now: Callable[[], datetime] = lambda: ONE_DAY
    ledger: Ledger | None = None
    patience: float = PATIENCE_SECONDS
    _writer: ThreadPoolExecutor = field(
        default_factory=partial(ThreadPoolExecutor, 1, "model-calls"), repr=False
    )

    def keep_in(self, ledger: Ledger) -> None:
        """Have calls kept durably from now on."""
        self.ledger = ledger

    def note(self, call: Asked, who: MemberId | None = None) -> None:
        """Keep a call, and log it; `who` is whose words it read."""
        self.calls.append(call)
        if (calls := _counting.get()) is not None:
            calls.append(call)
        spent = (call.sent, call.received, call.seconds)
        log.info("%s %s: %d + %d tokens, %.1f s", call.prompt, call.ended, *spent)
        if self.ledger is None:
            return
        try:
            self._writer.submit(_write, self.ledger, call, who)
        except RuntimeError as problem:  # the process is ending
            _say_why(problem)

    async def since(self, at: datetime) -> Sequence[Call]:
        """Return the calls from an instant on."""
        own = [each for each in self.calls if each.at >= at]
        return await self._told(lambda ledger: ledger.since(at), own)

    async def spent_by_person(self, at: datetime) -> Mapping[MemberId, Spent]:
        """Return what was spent on each person's words on a day; nothing without a ledger."""
        return await self._told(lambda ledger: ledger.spent_by_person(at), {})

    async def _told(self, ask: Callable[[Ledger], T], otherwise: T) -> T:
        """Return what the ledger tells; one that does not is passed over."""
        if self.ledger is not None:
            try:
                async with asyncio.timeout(self.patience):
                    return await asyncio.to_thread(ask, self.ledger)
            except Exception as problem:  # noqa: BLE001  # no disk decides whether a model is asked
                log.warning("what was spent before is not known: %s", type(problem).__name__)
        return otherwise


def _write(ledger: Ledger, call: Call, who: MemberId | None) -> None:
    try:
        ledger.keep(call, who)
    except Exception as problem:  # noqa: BLE001  # what was asked has been answered all the same
        _say_why(problem)


def _say_why(problem: Exception) -> None:
    log.warning("a call of the language model was not kept: %s", type(problem).__name__)


@dataclass(frozen=True)
class Recorded:
    """Writes every call into a book, those that fail too."""

    inner: Model
    book: UsageBook
    now: Callable[[], float] = time.monotonic
    model: str = ""

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply."""
        at, began, ended, usage = self.book.now(), self.now(), "given up", Usage()
        try:
            completion = await self.inner.complete(request)
        except ModelError as problem:
            ended, usage = type(problem).__name__, problem.usage
            raise
        else:
            ended, usage = "answered", completion.usage
            return completion
        finally:
            call = Asked(
                session=request.session,
                prompt=f"{request.prompt.name}@{request.prompt.digest}",
                model=self.model,
                sent=usage.sent,
                received=usage.received,
                seconds=self.now() - began,
                ended=ended,
                at=at,
            )
            self.book.note(call, request.who)
