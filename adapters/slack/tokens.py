"""Tokens of the workspaces where the app is installed, known by heart for a little while.

Every event and every call asks for one; looked up and opened each time, they would stand in the
queue behind all that waits for the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from adapters.slack.ports import Teams

LASTS_SECONDS: Final = 60.0
"""So long may another process have installed or removed the app before it is seen here."""


class Tokens:
    """What is kept of the workspaces; None, which a stranger can have us ask for, is not held."""

    def __init__(self, teams: Teams, now: Callable[[], float] = time.monotonic) -> None:
        self._teams = teams
        self._now = now
        self._known: dict[str, tuple[str, float]] = {}

    async def of(self, team: str) -> str | None:
        """Return a workspace's bot token, None where the app is not installed."""
        token, until = self._known.get(team, ("", 0.0))
        if token and self._now() < until:
            return token
        return await self._look_up(team)

    async def keep(self, team: str, token: str, bot: str) -> None:
        """Keep a workspace's bot token, and the bot's own user id there."""
        await asyncio.to_thread(self._teams.keep, team, token, bot)
        self._known.pop(team, None)

    async def remove(self, team: str) -> None:
        """Forget a workspace's token: the app was removed."""
        await asyncio.to_thread(self._teams.remove, team)
        self._known.pop(team, None)

    async def _look_up(self, team: str) -> str | None:
        self._known.pop(team, None)
        until = self._now() + LASTS_SECONDS
        token = await asyncio.to_thread(self._teams.token, team)
        if token is not None:
            self._known[team] = (token, until)
        return token
