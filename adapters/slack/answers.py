"""What is said to one person alone, in answer to something they did."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import aiohttp
from slack_sdk.errors import SlackApiError
from slack_sdk.webhook.async_client import AsyncWebhookClient

from adapters.slack.blocks import Block, context, section
from adapters.slack.events import Event, Kind
from adapters.slack.times import still
from adapters.slack.web import Webs
from orchestration.conversation.messenger import Rendered
from orchestration.conversation.notes import Notes
from orchestration.conversation.storage import ANSWER, Places
from orchestration.model.people import person_id

log = logging.getLogger(__name__)

_OK: Final = 200
_NOT_WELL: Final = 500
_BEGUN, _SAID = "begun", "said"
_PERHAPS: Final = "In case you have not seen this:"
_UNCLEAR: Final = (SlackApiError, aiohttp.ClientError, OSError, TimeoutError)


class Answers:
    """Says it where it was asked, so that nobody else sees it; else in the private conversation.

    What is shown to one person in a channel cannot be looked for. So it is shown there once, and
    where nobody can tell whether it was, it is said in the private conversation, where one can.
    """

    def __init__(self, webs: Webs, places: Places) -> None:
        self._webs = webs
        self._places = places
        self._notes = Notes(places)

    async def say(self, event: Event, words: str, blocks: Sequence[Block] = ()) -> None:
        """Say something to who did it, in words in which nothing is markup; blocks follow them."""
        text = still(words)
        await self.say_markup(event, text, [section(text), *blocks] if blocks else ())

    async def say_markup(self, event: Event, words: str, blocks: Sequence[Block] = ()) -> None:
        """Say something to who did it, in Slack's own markup; blocks stand in its place."""
        said = Rendered(words, list(blocks))
        key = f"{event.id}/{sha256(words.encode()).hexdigest()[:8]}"
        own, name = person_id(event.who), f"{ANSWER}{key}"
        state = await self._notes.read(own, name, event.who)
        if state == _SAID:
            return
        if not state:
            await self._notes.write(own, name, event.who, _BEGUN)
            state = await self._nearby(event, said)
        if state != _SAID:
            await self._post(event, _once_more(said) if state == _BEGUN else said, key)
        await self._notes.write(own, name, event.who, _SAID)

    async def _nearby(self, event: Event, said: Rendered) -> str:
        """Say something where it was asked, and return how far it came; "" is not at all."""
        try:
            return _SAID if await self._aside(event, said) else ""
        except _UNCLEAR as problem:
            log.warning("an answer may not have come: %s", type(problem).__name__)
            return _BEGUN

    async def _aside(self, event: Event, said: Rendered) -> bool:
        """Answer by the address that came with it, or else in a channel that both are in."""
        url = event.body.get("response_url")
        if url and await self._in_reply(url, said):
            return True
        channel, thread = place_of(event)
        if not channel or channel.startswith("D"):
            return False
        web = await self._webs.of(event.team)
        return await web.whisper(channel, event.user, said, thread)

    async def _in_reply(self, url: str, said: Rendered) -> bool:
        """Answer by the address that came with it; False where it is not good any more."""
        answer = await AsyncWebhookClient(url, retry_handlers=[]).send(
            text=said.text, blocks=said.blocks or None, replace_original=False
        )
        if answer.status_code >= _NOT_WELL:
            raise aiohttp.ClientError(f"{answer.status_code}")
        return answer.status_code == _OK

    async def _post(self, event: Event, said: Rendered, key: str) -> None:
        """Answer in the private conversation, once however often it is tried."""
        web = await self._webs.of(event.team)
        channel, thread = place_of(event)
        if not channel.startswith("D"):
            channel, thread = event.user, None
        is_new = await asyncio.to_thread(self._places.begin, key)
        if is_new or await web.posted(channel, key, thread) is None:
            blocks = said.blocks or [section(said.text)]
            await web.post(channel, Rendered(said.text, blocks), key, thread)


def _once_more(said: Rendered) -> Rendered:
    """Return an answer as it is given to who may have it already."""
    blocks = [context([_PERHAPS]), *said.blocks] if said.blocks else []
    return Rendered(f"{_PERHAPS} {said.text}", blocks)


def place_of(event: Event) -> tuple[str, str | None]:
    """Return the channel where something was done, and its thread; empty where it was in none."""
    match event.kind:
        case Kind.COMMAND:
            return event.body["channel_id"], None
        case Kind.REACTION:
            return event.inner["item"]["channel"], None
        case Kind.MESSAGE | Kind.MENTION:
            return event.inner["channel"], event.inner.get("thread_ts")
        case Kind.ACTION | Kind.SHORTCUT:
            channel = event.body.get("channel") or {}
            return channel.get("id", ""), None
        case _:
            return "", None
