"""Answers to what people press, fill in and command: the first at once, all others by its token.

Discord waits three seconds for a first answer, and takes others for a quarter of an hour. A form
can be nothing but the first. So what is quick may answer by itself, and what is not is put off.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final

from aiohttp import ClientError
from discord import DiscordException
from discord.http import Route

from adapters.discord import routes as r
from adapters.discord.events import Event, Kind
from adapters.discord.refused import ANSWERED, LATE
from adapters.discord.routes import to
from adapters.discord.web import EPHEMERAL, DiscordWeb
from orchestration.conversation.happened import Body
from orchestration.conversation.messenger import Rendered

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 0.2
"""So long may what comes of something take until its answer is put off; Discord grants three."""

_FEW: Final = 4
"""Where more are being handled at once, nobody waits to be put off."""

_MESSAGE, _LATER, _LATER_HERE, _UPDATE, _CHOICES, _FORM = 4, 5, 6, 7, 8, 9


class _Stage(Enum):
    NEW = auto()
    PUT_OFF = auto()
    """An answer is waited for, which takes the place of “thinking …”."""
    ANSWERED = auto()


@dataclass(slots=True)
class _Open:
    """An interaction that is being handled."""

    stage: _Stage = _Stage.NEW
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.Task[None] | None = None


class Interactions:
    """Answers interactions; what is said so, nobody else sees."""

    def __init__(self, web: DiscordWeb, patience: float = PATIENCE_SECONDS) -> None:
        self._web = web
        self._patience = patience
        self._open: dict[str, _Open] = {}

    def begin(self, event: Event) -> None:
        """Take note of an interaction that is about to be handled."""
        self._open[event.id] = _Open()
        self._web.doors.note_way(event.user, _by_token("POST", event, r.ANSWERS))

    def put_off_soon(self, event: Event) -> None:
        """Have it put off by itself, where nothing has answered it soon."""
        if open_ := self._open.get(event.id):
            open_.timer = asyncio.create_task(self._put_off_soon(event, open_))

    def drop(self, event: Event) -> None:
        """Let go of an interaction that will not be handled."""
        self._open.pop(event.id, None)

    async def end(self, event: Event) -> None:
        """Let go of an interaction that was handled: what has no answer is acknowledged."""
        open_ = self._open.pop(event.id, None)
        if open_ is None:
            return
        if open_.timer:
            open_.timer.cancel()
        async with open_.turn:
            if open_.stage is _Stage.NEW:
                await self._put_off(event, open_)
            if open_.stage is _Stage.PUT_OFF:
                await self._web.call(_by_token("DELETE", event), unless=LATE)

    async def whisper(self, event: Event, said: Rendered) -> bool:
        """Show something to who did it alone; False where it is too late for that."""
        body = await self._web.message(said, flags=EPHEMERAL)
        open_ = self._open.get(event.id) or _Open()
        async with open_.turn:
            before, open_.stage = open_.stage, _Stage.ANSWERED
            if before is _Stage.NEW and await self._first(event.inner, _MESSAGE, body):
                return True
            if before is _Stage.PUT_OFF:
                route = _by_token("PATCH", event)
                shown = body | {"flags": body["flags"] & ~EPHEMERAL}
                return await self._web.call(route, shown, unless=LATE) is not None
            route = _by_token("POST", event, r.ANSWERS)
            return await self._web.call(route, body, unless=LATE) is not None

    async def update(self, event: Event, said: Rendered) -> bool:
        """Let the message that was pressed show something else; False where it is too late."""
        body = await self._web.message(said)
        open_ = self._open.get(event.id) or _Open()
        async with open_.turn:
            if open_.stage is _Stage.NEW:
                open_.stage = _Stage.ANSWERED
                if await self._first(event.inner, _UPDATE, body):
                    return True
            route = _by_token("PATCH", event)
            return await self._web.call(route, body, unless=LATE) is not None

    async def open(self, event: Event, modal: Mapping[str, Any]) -> bool:
        """Open a form; False where something has answered already, or it is too late."""
        open_ = self._open.get(event.id) or _Open()
        async with open_.turn:
            if open_.stage is not _Stage.NEW:
                return False
            open_.stage = _Stage.ANSWERED
            return await self._first(event.inner, _FORM, modal)

    async def offer(self, body: Body, choices: list[dict[str, str]]) -> None:
        """Offer what somebody may be about to write."""
        await self._first(body["d"], _CHOICES, {"choices": choices})

    # The first answer

    async def _put_off_soon(self, event: Event, open_: _Open) -> None:
        await asyncio.sleep(self._patience if len(self._open) <= _FEW else 0)
        try:
            async with open_.turn:
                if open_.stage is _Stage.NEW:
                    await self._put_off(event, open_)
        except (DiscordException, ClientError, OSError) as problem:
            log.warning("%s was not put off: %s", event.id, type(problem).__name__)

    async def _put_off(self, event: Event, open_: _Open) -> None:
        """Acknowledge it: on the message that was pressed nothing changes by that."""
        if event.kind in (Kind.PRESS, Kind.FORM) and event.inner.get("message"):
            open_.stage = _Stage.ANSWERED
            await self._first(event.inner, _LATER_HERE, None)
        else:
            is_taken = await self._first(event.inner, _LATER, {"flags": EPHEMERAL})
            open_.stage = _Stage.PUT_OFF if is_taken else _Stage.ANSWERED

    async def _first(self, said: Body, kind: int, data: Mapping[str, Any] | None) -> bool:
        """Give the first answer; False where there was one, or it is too late."""
        route = to("POST", r.FIRST_ANSWER, said["id"], said["token"])
        body = {"type": kind} if data is None else {"type": kind, "data": dict(data)}
        known = ANSWERED, *LATE
        return await self._web.call(route, body, unless=known, with_response="true") is not None


def _by_token(method: str, event: Event, path: str = r.OWN_ANSWER) -> Route:
    return to(method, path, event.inner["application_id"], event.inner["token"])
