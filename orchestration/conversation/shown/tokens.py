"""Tokens of the workspaces where the app is installed, known by heart for a little while.

Every event and every call asks for one; looked up and opened each time, they would stand in the
queue behind all that waits for the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Generic, TypeVar

from orchestration.conversation.ports.messenger import Gone
from orchestration.conversation.ports.storage import Teams

W = TypeVar("W")

LASTS_SECONDS: Final = 60.0
"""So long may another process have installed or removed the app before it is seen here."""


class Tokens:
    """What is kept of the workspaces; None, which a stranger can have us ask for, is not held."""

    def __init__(self, teams: Teams, now: Callable[[], float] = time.monotonic) -> None:
        self._teams = teams
        self._now = now
        self._known: dict[str, tuple[str, float]] = {}
        self._asked: dict[str, asyncio.Task[str | None]] = {}

    async def of(self, team: str) -> str | None:
        """Return a workspace's bot token, None where the app is not installed."""
        token, until = self._known.get(team, ("", 0.0))
        if token and self._now() < until:
            return token
        if team not in self._asked:
            self._asked[team] = asyncio.create_task(self._look_up(team))
        return await asyncio.shield(self._asked[team])

    async def keep(self, team: str, token: str, bot: str) -> None:
        """Keep a workspace's bot token, and the bot's own user id there."""
        await asyncio.to_thread(self._teams.keep, team, token, bot)
        self.forget(team)

    async def remove(self, team: str, token: str) -> None:
        """Forget a workspace's token for good: the app was removed. A newer one stays."""
        await asyncio.to_thread(self._teams.remove, team, token)
        self.forget(team)

    def forget(self, team: str) -> None:
        """Look a token up again, as what is known, or being looked up, may not hold any more."""
        self._known.pop(team, None)
        self._asked.pop(team, None)

    async def _look_up(self, team: str) -> str | None:
        me, until = asyncio.current_task(), self._now() + LASTS_SECONDS
        try:
            token = await asyncio.to_thread(self._teams.token, team)
            if token is not None and self._asked.get(team) is me:
                self._known[team] = (token, until)
            return token
        finally:
            if self._asked.get(team) is me:
                del self._asked[team]


class Connections(Generic[W]):
    """What is reached in each team by its token; where a token is void, its team is gone.

    `connect` makes it of a token, and calls what it is given as soon as the platform says that it
    does not know that token; `introduce` asks, and raises Gone then.
    """

    def __init__(
        self,
        tokens: Tokens,
        connect: Callable[[str, Callable[[], None]], W],
        introduce: Callable[[W], Awaitable[None]],
    ) -> None:
        self._tokens = tokens
        self._connect = connect
        self._introduce = introduce
        self._by_token: dict[str, W] = {}

    async def of(self, team: str) -> W:
        """Return what is reached in a team; Gone where the app was removed."""
        token = await self._tokens.of(team)
        if token is None:
            raise Gone(f"the app is not installed in {team}")
        return self._with(team, token)

    def _with(self, team: str, token: str) -> W:
        if token not in self._by_token:
            self._by_token[token] = self._connect(token, partial(self._tokens.forget, team))
        return self._by_token[token]

    async def let_go(self, team: str) -> None:
        """Forget a team's token where the platform does not know it any more.

        What tells that the app was removed may come late, when it has been installed again; and
        while the platform is asked, it may be.
        """
        self._tokens.forget(team)  # by another process, perhaps
        token = await self._tokens.of(team)
        if token is None:
            return
        try:
            await self._introduce(self._with(team, token))
        except Gone:
            await self._tokens.remove(team, token)
