"""What was written in Discord's conversations, as its gateway would have told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord.utils import time_snowflake

from adapters.discord.events import BOT, PARENT, read
from adapters.discord.names import guild_of
from adapters.discord.web import DiscordWeb
from orchestration.conversation.happened import Body
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
        """Return what was written since then in reply to a post, or in the thread that it began."""
        begun, where = max(_from(since), post.ts, key=int), {"guild_id": guild_of(post.team)}
        stands = await self.web.read(post.channel, post.ts)
        if stands is None:
            return []
        replies = [
            each
            async for each in self.web.latest(post.channel, begun)
            if (each.get("message_reference") or {}).get("message_id") == post.ts
        ]
        told = self._told(replies, where | {"channel_id": post.channel})
        if "thread" in stands:  # which is called as the post is
            thread = [each async for each in self.web.latest(post.ts, begun)]
            told += self._told(thread, where | {"channel_id": post.ts}, **{PARENT: post.channel})
        return told

    async def calling(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what calls the bot in a channel since then."""
        found = [
            each
            async for each in self.web.latest(channel, _from(since))
            if any(one["id"] == self.web.bot for one in each.get("mentions", ()))
        ]
        return self._told(found, {"guild_id": guild_of(team), "channel_id": channel})

    def _told(self, found: Iterable[Body], where: Body, **beside: str) -> list[Unheard]:
        """Return those messages that mean something to us."""
        own = {"t": "MESSAGE_CREATE", BOT: self.web.bot, **beside}
        events = ((each, read({**own, "d": {**each, **where}})) for each in found)
        return [Unheard(str(each["id"]), event.arrival()) for each, event in events if event]


def _from(since: datetime) -> str:
    return str(max(0, time_snowflake(since)))
