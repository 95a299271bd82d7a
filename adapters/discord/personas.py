"""Personas under names of their own: one webhook of a channel speaks for all of them.

Where there can be none, as the bot may not manage webhooks or what speaks cannot be called so in
Discord, the bot says it in its own name. So it does where it does not read all messages: what is
said in reply to a webhook calls nobody, and the bot would not be told of it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from discord.http import Route

from adapters.discord import rest as r
from adapters.discord.events import THREADS
from adapters.discord.rest import NO_WEBHOOK, WEBHOOK_GONE, to
from orchestration.interaction.layout import is_web
from orchestration.views.speaker import Speaker

_NAME: Final = "Convene"
_LONGEST: Final = 80
_NOT_CALLED: Final = re.compile("clyde|discord", re.IGNORECASE)
_AGAIN_SECONDS: Final = 3600.0
"""After so long it is tried again where none was to be had: a permission may have been given."""


class Personas:
    """Says what personas say; `call` calls Discord, and `app` is the app's own id."""

    def __init__(self, call: Callable[..., Awaitable[Any]], app: Callable[[], str]) -> None:
        self._call = call
        self._app = app
        self._hooks: dict[str, tuple[Route | None, float]] = {}
        self._parents: dict[str, str] = {}

    async def say(self, channel: str, speaker: Speaker, body: Mapping[str, Any]) -> str | None:
        """Post a message as a persona, and return its id; None where that cannot be."""
        shown = {"avatar_url": speaker.picture} if is_web(speaker.picture) else {}
        name = speaker.marked if shown else f"{speaker.emoji} {speaker.marked}".strip()
        if len(name) > _LONGEST or _NOT_CALLED.search(name):
            return None
        for _ in range(2):  # somebody may have deleted the one that is known
            parent = await self._parent_of(channel)
            hook = await self._hook_of(parent)
            if hook is None:
                return None
            where = {"thread_id": channel} if parent != channel else {}
            said = {**body, **shown, "username": name}
            if told := await self._call(hook, said, unless=WEBHOOK_GONE, wait="true", **where):
                return str(told["id"])
            self._hooks.pop(parent, None)
        return None

    async def _parent_of(self, channel: str) -> str:
        """Return the channel that a thread stands under, of a channel itself."""
        if channel not in self._parents:
            told = await self._call(to("GET", r.CHANNEL, channel))
            is_thread = told["type"] in THREADS
            self._parents[channel] = str(told["parent_id"]) if is_thread else channel
        return self._parents[channel]

    async def _hook_of(self, channel: str) -> Route | None:
        """Return the webhook by which the app speaks in a channel, made where there is none."""
        now = asyncio.get_running_loop().time()
        hook, until = self._hooks.get(channel, (None, now))
        if hook is None and now >= until:
            hook = await self._found_or_made(channel)
            self._hooks[channel] = hook, now + _AGAIN_SECONDS
        return hook

    async def _found_or_made(self, channel: str) -> Route | None:
        found = await self._call(to("GET", r.WEBHOOKS, channel), unless=NO_WEBHOOK)
        if found is None:
            return None
        own = [x for x in found if str(x.get("application_id")) == self._app() and x.get("token")]
        made = next(iter(own), None) or await self._call(
            to("POST", r.WEBHOOKS, channel), {"name": _NAME}, unless=NO_WEBHOOK
        )
        return to("POST", r.ANSWERS, made["id"], made["token"]) if made else None
