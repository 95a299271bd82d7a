"""What people do where a platform waits for a first answer, and for no longer than seconds.

What is quick answers by itself. What is not is put off, which is an answer too; what has come to
nothing in the end is acknowledged, so that nothing seems to have failed.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, Generic, Protocol, TypeVar

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 0.2
"""So long may what comes of something take until its answer is put off."""

_FEW: Final = 4
"""Where more are being handled at once, nobody waits to be put off."""


class Did(Protocol):
    """Something that somebody did."""

    @property
    def id(self) -> str:
        """What it is known by."""
        ...


E = TypeVar("E", bound=Did)


class AnswerStage(Enum):
    """How far the answer to something has come."""

    NEW = auto()
    PUT_OFF = auto()
    """An answer is waited for, which takes the place of “thinking …”."""
    ANSWERED = auto()


@dataclass(slots=True)
class Open:
    """Something that is being handled; whoever answers it has its `turn`."""

    stage: AnswerStage = AnswerStage.NEW
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.Task[None] | None = None


class FirstAnswers(ABC, Generic[E]):
    """Sees to it that all is answered in time; errors that are `passing` are let be."""

    def __init__(self, patience: float, passing: tuple[type[Exception], ...]) -> None:
        self._patience = patience
        self._passing = passing
        self._open: dict[str, Open] = {}

    def begin(self, event: E) -> None:
        """Take note of something that is about to be handled."""
        self._open[event.id] = Open()

    def put_off_soon(self, event: E) -> None:
        """Have it put off by itself, where nothing has answered it soon."""
        if open_ := self._open.get(event.id):
            open_.timer = asyncio.create_task(self._put_off_soon(event, open_))

    def drop(self, event: E) -> None:
        """Let go of something that will not be handled."""
        self._open.pop(event.id, None)

    async def keep(self, event: E, keep: Callable[[], Awaitable[bool]]) -> None:
        """Have something kept that is about to be handled; one that is not new is let go of."""
        self.begin(event)
        is_new = False
        try:
            is_new = await keep()
        finally:
            if not is_new:
                self.drop(event)
        self.put_off_soon(event)

    async def end(self, event: E) -> None:
        """Let go of something that was handled: what has no answer is acknowledged."""
        open_ = self._open.pop(event.id, None)
        if open_ is None:
            return
        if open_.timer:
            open_.timer.cancel()
        async with open_.turn:
            if open_.stage is AnswerStage.NEW:
                open_.stage = await self.put_off(event)
            if open_.stage is AnswerStage.PUT_OFF:
                await self.withdraw(event)

    @asynccontextmanager
    async def turn(self, event: E) -> AsyncIterator[Open]:
        """Hold back all other answers to something while one is given."""
        open_ = self._open.get(event.id) or Open()
        async with open_.turn:
            yield open_

    async def answer(
        self,
        event: E,
        first: Callable[[], Awaitable[bool]],
        later: Callable[[AnswerStage], Awaitable[bool]] | None = None,
    ) -> bool:
        """Answer something, `first` where nothing has answered it; False where that cannot be.

        Else, or where it is too late for that, it is answered `later`, if what is said can be: that
        is told how far the answer had come.
        """
        async with self.turn(event) as open_:
            before = open_.stage
            if later is None and before is not AnswerStage.NEW:
                return False
            open_.stage = AnswerStage.ANSWERED
            if before is AnswerStage.NEW and await first():
                return True
            return later is not None and await later(before)

    async def _put_off_soon(self, event: E, open_: Open) -> None:
        await asyncio.sleep(self._patience if len(self._open) <= _FEW else 0)
        try:
            async with open_.turn:
                if open_.stage is AnswerStage.NEW:
                    open_.stage = await self.put_off(event)
        except self._passing as problem:
            log.warning("%s was not put off: %s", event.id, type(problem).__name__)

    @abstractmethod
    async def put_off(self, event: E) -> AnswerStage:
        """Acknowledge it, and return whether an answer is waited for."""

    @abstractmethod
    async def withdraw(self, event: E) -> None:
        """Take away that an answer is waited for."""
