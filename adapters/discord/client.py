"""The library's client, of which what the gateway tells is kept before anything is done with it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

from adapters.discord.events import BOT
from adapters.discord.registered import EVENTS, SWITCHES, intents
from orchestration.conversation.ports.happened import PARENT, Body
from orchestration.conversation.shown.pace import RefusalCount

_MOST_REFUSED: Final = 1000
"""In ten minutes; at ten times as many Discord hears no more of an address."""

_REFUSED_SECONDS: Final = 600.0
_REFUSED: Final = (401, 403, 429)

API: Final = "https://discord.com/api/v10"

Hear = Callable[[Body], Awaitable[None]]
Stands = Callable[[], Awaitable[None]]
Room = discord.abc.GuildChannel | discord.Thread


class Client(discord.AutoShardedClient):
    """Hears the gateway; it keeps servers and channels in mind, and neither people nor messages."""

    def __init__(self) -> None:
        self._wanted = intents()
        self.refusals = RefusalCount(_MOST_REFUSED, _REFUSED_SECONDS)
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._count_refused)
        super().__init__(
            intents=self._wanted,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            http_trace=trace,
            enable_debug_events=True,  # which are what tells of events as the gateway sent them
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._is_left = False
        self._lost: set[int] = set()
        self._hear: Hear | None = None
        self._stands: Stands | None = None

    async def _count_refused(
        self, _: aiohttp.ClientSession, __: object, told: aiohttp.TraceRequestEndParams
    ) -> None:
        """Count what Discord counts against us; a limit that others use up is none of ours."""
        is_ours = told.response.headers.get("X-RateLimit-Scope") != "shared"
        if told.response.status in _REFUSED and is_ours:
            self.refusals.note()

    def use_switches(self) -> None:
        """Hear also what is switched on for the app; to be called before it listens."""
        flags = self.application.flags if self.application else discord.ApplicationFlags()
        for intent, switch in SWITCHES.items():
            is_on = getattr(flags, switch.flag) or getattr(flags, f"{switch.flag}_limited")
            setattr(self._wanted, intent, is_on)

    async def listen(self) -> None:
        """Stay connected until it is left; an error is raised where Discord will not have us."""
        try:
            await self.connect()
        finally:
            _end_heartbeats()
        if self._is_left:  # or cancelled, which the library may take for an end of its own
            raise asyncio.CancelledError
        raise ConnectionError("the gateway has closed the connection")

    async def leave(self) -> None:
        """Close the connection."""
        self._is_left = True
        await self.close()
        _end_heartbeats()

    def tells(self, hear: Hear, stands: Stands) -> None:
        """Have it tell of each event in order, and whenever a connection stands again."""
        self._hear, self._stands = hear, stands

    async def on_socket_raw_receive(self, told: str) -> None:
        """Take what the gateway has sent."""
        body = json.loads(told)
        if body.get("t") == "READY":  # the library keeps servers that are not named there any more
            named = {int(each["id"]) for each in body["d"]["guilds"]}
            shard = (body["d"].get("shard") or (None,))[0]
            self._lost |= {x.id for x in self.guilds if shard in (None, x.shard_id)} - named
        elif body.get("t") == "GUILD_CREATE":
            self._lost.discard(int(body["d"]["id"]))
        if self._hear and body.get("t") in EVENTS:
            await self._hear(self.noted(body))

    def at(self, guild: str | None, channel: str = "") -> tuple[discord.Guild | None, Room | None]:
        """Return a server and a channel or thread of it, as far as the bot sees them."""
        found = self.get_guild(int(guild or 0))
        return found, found.get_channel_or_thread(int(channel)) if found and channel else None

    def is_in(self, guild: str) -> bool | None:
        """Tell whether the bot is in a server; None until Discord has told."""
        known = self.get_guild(int(guild)) is not None and int(guild) not in self._lost
        return known if self.is_ready() else None

    def listens(self) -> bool:
        """Tell whether all connections stand."""
        return self.is_ready() and not any(each.is_closed() for each in self.shards.values())

    async def on_ready(self) -> None:
        """Make up for what was missed before."""
        if self._stands:
            await self._stands()

    on_resumed = on_ready

    def noted(self, body: dict[str, Any]) -> Body:
        """Return an event with who the bot is, and under which channel a thread stands."""
        body[BOT] = str(self.user.id) if self.user else ""
        if above := self.around(body["d"].get("channel_id"))[1]:
            body[PARENT] = above
        return body

    def around(self, channel: str | None) -> tuple[str, str]:
        """Return a channel's server, and what a thread stands under; "" where there is none."""
        found = self.get_channel(int(channel or 0))
        guild = str(found.guild.id) if isinstance(found, Room) else ""
        return guild, str(found.parent_id) if isinstance(found, discord.Thread) else ""


def _end_heartbeats() -> None:
    """End the threads that keep connections of this loop alive: the library leaves some behind."""
    loop = asyncio.get_running_loop()
    for each in threading.enumerate():
        if isinstance(each, KeepAliveHandler) and each.ws.loop is loop:
            each.stop()


# Else the library says with each start that it could not speak.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


def lead_to(api_url: str, gateway_url: str) -> None:
    """Have the library find Discord elsewhere; "" is where it is usually."""
    Route.BASE = api_url or API
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
