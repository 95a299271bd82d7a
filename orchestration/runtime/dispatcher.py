"""Effects under way: what people see keeps its order, and nothing waits for a stranger.

A model that hangs, or a channel that must be written to slowly, holds up only what has to come
after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from orchestration.sessions.effects import Audience, Tell
from orchestration.sessions.ports import Due, Performed

MOST: Final = 256
"""How many effects may be under way at once: a bound on memory, where all of them hang."""


@dataclass(frozen=True, slots=True)
class DeadLetter(Performed):
    """An effect that was given up: `reason` is a fault's type or code, and nothing private."""

    reason: str = "given up"


Attempt = Callable[[Due], Awaitable[Performed | None]]
Task = asyncio.Task[Performed | None]


class Dispatcher:
    """Carries effects out side by side, except where one has to come after another.

    `attempt` returns what came of an effect, or None where nothing is left to be recorded; `ended`
    is called whenever one has ended.
    """

    def __init__(self, attempt: Attempt, ended: Callable[[], None]) -> None:
        self._attempt = attempt
        self._ended = ended
        self._tasks: dict[str, Task] = {}
        self._last: dict[str, Task] = {}

    @property
    def room(self) -> int:
        """How many more may begin."""
        return MOST - len(self._tasks)

    def begin(self, due: Due) -> bool:
        """Begin an effect; False where it is under way already."""
        if due.id in self._tasks:
            return False
        own, after = _order(due)
        before = [self._last[each] for each in (own, *after) if each in self._last]
        task = asyncio.create_task(self._in_turn(due, before))
        self._tasks[due.id] = task
        if own:
            self._last[own] = task
        task.add_done_callback(lambda _: self._ended())
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
        problems = [problem for each in ended if (problem := each.exception())]
        if problems:
            raise problems[0]
        return [performed for each in ended if (performed := each.result())]

    async def stop(self) -> None:
        """Leave all that is under way: its leases run out, and it is begun again."""
        for each in self._tasks.values():
            each.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()
        self._last.clear()

    async def _in_turn(self, due: Due, before: list[Task]) -> Performed | None:
        if before:
            await asyncio.wait(before)
        return await self._attempt(due)


def _order(due: Due) -> tuple[str, tuple[str, ...]]:
    """Return the line an effect stands in, and which others it must come after.

    A channel reads its posts in order; a person theirs, and never before the post they are about.
    What nobody sees stands in no line.
    """
    channel = f"channel {due.session}"
    if isinstance(due.effect, Tell):
        return f"person {due.effect.to}", (channel,)
    return (channel if due.effect.audience is Audience.CHANNEL else ""), ()
