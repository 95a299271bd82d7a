"""Answers to what people press, fill in and command: the first at once, all others by its token.

Discord waits three seconds for a first answer, and takes others for a quarter of an hour. A form
can be nothing but the first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from functools import partial
from typing import Any

from aiohttp import ClientError
from discord import DiscordException
from discord.http import Route

from adapters.discord import rest as r
from adapters.discord.events import INTERACTIONS, Event, Kind, is_autocomplete, read
from adapters.discord.registered import unfinished
from adapters.discord.rest import ANSWERED, LATE, to
from adapters.discord.web import EPHEMERAL, DiscordWeb
from orchestration.conversation.arriving.first_answers import (
    PATIENCE_SECONDS,
    AnswerStage,
    FirstAnswers,
)
from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.asked.offered import Offers
from orchestration.conversation.ports.directory import Locales
from orchestration.conversation.ports.happened import Body
from orchestration.conversation.ports.messenger import Rendered

_MESSAGE, _LATER, _LATER_HERE, _UPDATE, _CHOICES, _FORM = 4, 5, 6, 7, 8, 9


class Interactions(FirstAnswers[Event]):
    """Answers interactions; what is said so, nobody else sees."""

    def __init__(self, web: DiscordWeb, patience: float = PATIENCE_SECONDS) -> None:
        super().__init__(patience, (DiscordException, ClientError, OSError))
        self._web = web

    def begin(self, event: Event) -> None:
        """Take note of an interaction that is about to be handled."""
        super().begin(event)
        self._web.doors.note_way(event.user, _by_token("POST", event, r.ANSWERS))

    async def whisper(self, event: Event, said: Rendered) -> bool:
        """Show something to who did it alone; False where it is too late for that."""
        body = await self._web.message(said, flags=EPHEMERAL)
        instead = body | {"flags": body["flags"] & ~EPHEMERAL}

        def later(before: AnswerStage) -> Awaitable[bool]:
            if before is AnswerStage.PUT_OFF:
                return self._later("PATCH", event, instead)
            return self._later("POST", event, body, r.ANSWERS)

        return await self.answer(event, partial(self._first, event.inner, _MESSAGE, body), later)

    async def update(self, event: Event, said: Rendered) -> bool:
        """Let the message that was pressed show something else; False where it is too late."""
        body = await self._web.message(said)
        first = partial(self._first, event.inner, _UPDATE, body)
        return await self.answer(event, first, lambda _: self._later("PATCH", event, body))

    async def open(self, event: Event, modal: Mapping[str, Any]) -> bool:
        """Open a form; False where something has answered already, or it is too late."""
        return await self.answer(event, partial(self._first, event.inner, _FORM, modal))

    async def offer(self, body: Body, offered: Sequence[str]) -> None:
        """Offer what somebody may be about to write."""
        choices = [{"name": each, "value": each} for each in offered[:25]]
        await self._first(body["d"], _CHOICES, {"choices": choices})

    # The first answer

    async def put_off(self, event: Event) -> AnswerStage:
        """Acknowledge it: on the message that was pressed nothing changes by that."""
        if event.kind in (Kind.PRESS, Kind.FORM) and event.inner.get("message"):
            await self._first(event.inner, _LATER_HERE, None)
            return AnswerStage.ANSWERED
        is_taken = await self._first(event.inner, _LATER, {"flags": EPHEMERAL})
        return AnswerStage.PUT_OFF if is_taken else AnswerStage.ANSWERED

    async def withdraw(self, event: Event) -> None:
        """Take “thinking …” away."""
        await self._later("DELETE", event)

    async def _first(self, said: Body, kind: int, data: Mapping[str, Any] | None) -> bool:
        """Give the first answer; False where there was one, or it is too late."""
        route = to("POST", r.FIRST_ANSWER, said["id"], said["token"])
        body = {"type": kind} if data is None else {"type": kind, "data": dict(data)}
        known = ANSWERED, *LATE
        return await self._web.call(route, body, unless=known, with_response="true") is not None

    async def _later(
        self, method: str, event: Event, body: Body | None = None, path: str = r.OWN_ANSWER
    ) -> bool:
        """Do something by the token of what was done; False where it is not good any more."""
        return await self._web.call(_by_token(method, event, path), body, unless=LATE) is not None


def _by_token(method: str, event: Event, path: str) -> Route:
    return to(method, path, event.inner["application_id"], event.inner["token"])


class GatewayReception:
    """Keeps what the gateway tells before it is handled; what is pressed is answered in time."""

    def __init__(
        self, inbox: ArrivalInbox, interactions: Interactions, locales: Locales, offers: Offers
    ) -> None:
        self._inbox, self._interactions = inbox, interactions
        self._locales, self._offers = locales, offers

    async def hear(self, body: Body) -> None:
        """Keep an event; where that fails, nothing tells who did it that it was taken."""
        if is_autocomplete(body):
            await self._interactions.offer(body, await self._offers(*unfinished(body["d"])))
        elif event := read(body):
            self.note(event)
            keep = partial(self._inbox.keep, event.arrival())
            await (self._interactions.keep(event, keep) if event.kind in INTERACTIONS else keep())

    def note(self, event: Event) -> None:
        """Note what Discord tells of who did something, and nowhere else: their language."""
        if locale := event.inner.get("locale"):
            self._locales.note(event.user, str(locale))
