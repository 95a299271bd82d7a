"""What was written in Discord's conversations, as its gateway would have told of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from discord.utils import time_snowflake

from adapters.discord.events import BOT, arrival_of, read
from adapters.discord.names import guild_of
from adapters.discord.web import DiscordWeb
from orchestration.conversation.missed import History, Unheard
from orchestration.conversation.storage import Place


@dataclass(frozen=True, slots=True)
class DiscordHistory(History):
    """Reads conversations again."""

    web: DiscordWeb

    async def in_private(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what was written in a private conversation since then."""
        del team
        found = [each async for each in self.web.latest(channel, _from(since))]
        return self._told(found, {"channel_id": channel})

    async def under(self, post: Place, since: datetime) -> Sequence[Unheard]:
        """Return what was written since then in reply to a post."""
        latest = self.web.latest(post.channel, max(_from(since), post.ts, key=int))
        replies = [
            each
            async for each in latest
            if (each.get("message_reference") or {}).get("message_id") == post.ts
        ]
        return self._told(replies, {"channel_id": post.channel, "guild_id": guild_of(post.team)})

    def _told(self, found: Iterable[Mapping[str, Any]], where: Mapping[str, str]) -> list[Unheard]:
        """Return those messages that mean something to us."""
        told = []
        for each in found:
            body = {"t": "MESSAGE_CREATE", "d": {**each, **where}, BOT: self.web.bot}
            if event := read(body):
                told.append(Unheard(str(each["id"]), arrival_of(event)))
        return told


def _from(since: datetime) -> str:
    return str(max(0, time_snowflake(since)))
