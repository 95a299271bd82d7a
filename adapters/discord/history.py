"""What was written in Discord's conversations, as its gateway would have told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord import TextChannel, Thread
from discord.utils import time_snowflake

from adapters.discord.client import Client
from adapters.discord.events import BOT, answered_by, read
from adapters.discord.names import guild_of, user_at
from adapters.discord.web import DiscordWeb
from orchestration.conversation.arriving.missed import History, Unheard
from orchestration.conversation.ports.happened import PARENT, Body
from orchestration.conversation.ports.storage import Place


@dataclass(frozen=True, slots=True)
class DiscordHistory(History):
    """Reads conversations again."""

    web: DiscordWeb
    client: Client

    async def in_private(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what was written in a private conversation since then, where there is one."""
        is_shut = user_at(channel)  # they were told aside, as no conversation opens to them
        return [] if is_shut else await self._written({"channel_id": channel}, _from(since))

    async def under(self, post: Place, since: datetime) -> Sequence[Unheard]:
        """Return what was written since then in reply to a post, or in the thread that it began."""
        begun, where = max(_from(since), post.ts, key=int), {"guild_id": guild_of(post.team)}
        stands = await self.web.read(post.channel, post.ts)
        if stands is None:
            return []
        here = where | {"channel_id": post.channel}
        told = await self._written(here, begun, lambda each: answered_by(each) == post.ts)
        if "thread" in stands:  # which is called as the post is
            told += await self._written(where | {"channel_id": post.ts}, begun, parent=post.channel)
        return told

    async def calling(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what calls the bot in a channel since then."""

        def calls(told: Body) -> bool:
            return any(each["id"] == self.web.bot for each in told.get("mentions", ()))

        where = {"guild_id": guild_of(team), "channel_id": channel}
        return await self._written(where, _from(since), calls, self.client.around(channel)[1])

    async def stirred(self, team: str, since: datetime) -> Sequence[str]:
        """Return channels and threads in which was written since then, the latest first."""
        guild, _ = self.client.at(guild_of(team))
        rooms: Sequence[TextChannel | Thread] = ()
        rooms = [*guild.text_channels, *guild.threads] if guild else rooms
        said = [(each.last_message_id or 0, str(each.id)) for each in rooms]
        return [each for last, each in sorted(said, reverse=True) if last > time_snowflake(since)]

    async def _written(
        self, where: Body, since: str, wanted: Callable[[Body], bool] = bool, parent: str = ""
    ) -> list[Unheard]:
        """Return those `wanted` messages of a channel since then that mean something to us."""
        own = {"t": "MESSAGE_CREATE", BOT: self.web.bot, **({PARENT: parent} if parent else {})}
        found = [x async for x in self.web.latest(where["channel_id"], since) if wanted(x)]
        events = ((each, read({**own, "d": {**each, **where}})) for each in found)
        return [Unheard(str(each["id"]), event.arrival()) for each, event in events if event]


def _from(since: datetime) -> str:
    return str(max(0, time_snowflake(since)))
