"""What nobody has heard, read again: reactions under open votes, and what was written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.arriving.missed import Missed
from orchestration.conversation.arriving.reaction_votes import ReactionVotes

log = logging.getLogger(__name__)

CATCHING_UP_SECONDS: Final = 20.0


@dataclass(frozen=True, slots=True)
class CatchingUp:
    """Reads a platform's teams again; `why` names a problem without its words.

    `marks` reads who has marked, in a team's calendar, that they come, where teams have one.
    `present` are teams in which perhaps nothing goes on, and the bot may have been called; while it
    `listens`, it is not called in vain.
    """

    votes: ReactionVotes
    missed: Missed
    teams: Callable[[], Iterable[str]]
    why: Callable[[Exception], str]
    marks: Callable[[str], Awaitable[None]] | None = None
    present: Callable[[], Iterable[str]] = tuple
    listens: Callable[[], bool] = bool

    async def all(self) -> None:
        """Read all that may have been missed."""
        await self._each_team(self.votes.recount_all)
        await self._each_team(self.missed.read, self.present())
        if self.marks:
            await self._each_team(self.marks)

    async def before_start(self, platform: str) -> None:
        """Do so before anything else is done, as far as the platform is quick enough.

        A vote whose time has run out meanwhile is counted as it stands there, replies in words
        among them.
        """
        try:
            async with asyncio.timeout(CATCHING_UP_SECONDS):
                await self.all()
        except TimeoutError:
            log.warning("what was missed was not read before the start: %s is too slow", platform)

    async def watch(self, seconds: float) -> None:
        """Read again, until cancelled: votes that are to close soon, and what failed."""
        while True:
            await self._each_team(self.votes.recount_closing)
            await self._each_team(self.missed.read_closing)
            await self._each_team(self.missed.read_if_behind)
            if self.listens():
                await self.missed.hears()
            await asyncio.sleep(seconds)

    async def _each_team(
        self, do: Callable[[str], Awaitable[None]], more: Iterable[str] = ()
    ) -> None:
        for team in {*await asyncio.to_thread(self.teams), *more}:
            try:
                await do(team)
            except Exception as problem:  # noqa: BLE001  # one team's trouble is not another's
                log.warning("what was missed in %s was not read: %s", team, self.why(problem))
