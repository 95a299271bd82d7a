"""A session in a time of its own: what people do happens at once, and between it time is skipped.

Every simulated run goes through here, so that every one of them comes to an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Protocol

from orchestration.model.errors import EndlessError
from orchestration.runtime.runner import Runner
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Clock, Store

MOST_STEPS: Final = 500
"""Steps that no session needs: a round takes ten at most, and there are 20 rounds at most."""


class MovableClock(Clock, Protocol):
    """A Clock whose time goes on only when it is told to."""

    def advance(self, to: datetime) -> None:
        """Go on to a later moment; an earlier one changes nothing."""
        ...


@dataclass
class Simulation:
    """Drives a session step by step; EndlessError beyond `most` of them."""

    runner: Runner
    store: Store
    clock: MovableClock
    most: int = MOST_STEPS
    steps: int = 0

    async def begin(self, opening: Command) -> None:
        """Open a session, or take it up where it stands, and do all that can be done now."""
        await self.runner.receive(opening)
        await self.runner.settle()

    async def step(self, moves: Sequence[Command]) -> None:
        """Do what people do next, with all that follows from it.

        Where it is nothing new, time goes on to what is due next: what is done then, is done then.
        """
        self.steps += 1
        if self.steps > self.most:
            raise EndlessError(f"it has not ended after {self.most} steps")
        if not await self.runner.receive(*moves):
            due = self.store.next_due()
            if due is None:
                raise EndlessError("it has not ended, and nobody has anything left to do")
            self.clock.advance(due)
        await self.runner.settle()
