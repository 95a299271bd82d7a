"""Effects under way: what people see keeps its order, and nothing waits for a stranger.

A model that hangs, or a channel that must be written to slowly, holds up only what has to come
after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from orchestration.sessions.effects import Audience, Post, Tell
from orchestration.sessions.ports import Due, Performed

MOST: Final = 256
"""How many effects may be under way at once: a bound on memory, where all of them hang."""


@dataclass(frozen=True, slots=True)
class DeadLetter(Performed):
    """An effect that was given up: `reason` is a fault's type or code, and nothing private."""

    reason: str = "given up"


Attempt = Callable[[Due], Awaitable[Performed | None]]
Task = asyncio.Task[Performed | None]


@dataclass(slots=True, eq=False)
class _Waiting:
    """What is to be carried out in its turn: a later one may take its place until it has begun."""

    due: Due
    begun: bool = False


class Dispatcher:
    """Carries effects out side by side, except where one has to come after another.

    Of posts that refresh another one, each in a conversation waits for the one before it, and of
    those that wait only the last is carried out: the others are done with it.

    `attempt` returns what came of an effect, or None where nothing is left to be recorded; `ended`
    is called whenever one has ended.
    """

    def __init__(self, attempt: Attempt, ended: Callable[[], None]) -> None:
        self._attempt = attempt
        self._ended = ended
        self._tasks: dict[str, Task] = {}
        self._last: dict[str, Task] = {}
        self._refreshing: dict[str, _Waiting] = {}
        self._needless: list[Performed] = []

    @property
    def room(self) -> int:
        """How many more may begin."""
        return MOST - len(self._tasks)

    def begin(self, due: Due) -> bool:
        """Begin an effect; False where it is under way already."""
        if due.id in self._tasks:
            return False
        own, after = _order(due)
        if self._takes_the_place(own, due):
            return True
        before = [self._last[each] for each in (own, *after) if each in self._last]
        waiting = _Waiting(due)
        if _refreshes(due) and own in self._last:
            self._refreshing[own] = waiting
        task = asyncio.create_task(self._in_turn(waiting, before))
        self._tasks[due.id] = task
        if own:
            self._last[own] = task
        task.add_done_callback(lambda _: self._ended())
        return True

    def _takes_the_place(self, line: str, due: Due) -> bool:
        """Carry an effect out in the place of the one that waits in its line, if one does."""
        waiting = self._refreshing.get(line)
        if waiting is None or waiting.begun or not _refreshes(due):
            return False
        self._needless.append(Performed(waiting.due))
        self._tasks[due.id] = self._tasks.pop(waiting.due.id)
        waiting.due = due
        self._ended()
        return True

    async def wait(self) -> None:
        """Return when nothing is under way any more."""
        if self._tasks:
            await asyncio.wait(self._tasks.values())

    def take(self) -> list[Performed]:
        """Return what came of all that has ended, in the order of beginning; raise its error."""
        ended = [each for each in self._tasks.values() if each.done()]
        self._tasks = {key: each for key, each in self._tasks.items() if not each.done()}
        self._last = {key: each for key, each in self._last.items() if not each.done()}
        self._refreshing = {key: each for key, each in self._refreshing.items() if not each.begun}
        needless, self._needless = self._needless, []
        problems = [problem for each in ended if (problem := each.exception())]
        if problems:
            raise problems[0]
        return [*needless, *(performed for each in ended if (performed := each.result()))]

    async def stop(self) -> None:
        """Leave all that is under way: its leases run out, and it is begun again."""
        for each in self._tasks.values():
            each.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()
        self._last.clear()
        self._refreshing.clear()

    async def _in_turn(self, waiting: _Waiting, before: list[Task]) -> Performed | None:
        if before:
            await asyncio.wait(before)
        waiting.begun = True
        return await self._attempt(waiting.due)


def _refreshes(due: Due) -> bool:
    return isinstance(due.effect, Post) and due.effect.refreshes


def _order(due: Due) -> tuple[str, tuple[str, ...]]:
    """Return the line an effect stands in, and which others it must come after.

    A channel reads its posts in order; a person theirs, and never before the post they are about.
    What nobody sees stands in no line, and what refreshes a post in one that nothing waits for.
    """
    channel = f"channel {due.session}"
    if _refreshes(due):
        return f"refresh {due.session}", (channel,)
    if isinstance(due.effect, Tell):
        return f"person {due.effect.to}", (channel,)
    return (channel if due.effect.audience is Audience.CHANNEL else ""), ()
