"""What is said to one person alone, in answer to something they did."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from slack_sdk.errors import SlackApiError
from slack_sdk.webhook.async_client import AsyncWebhookClient

from adapters.slack.arrive import Event, Kind
from adapters.slack.blocks import Block, section
from adapters.slack.dress import Dressed
from adapters.slack.ports import Places
from adapters.slack.times import still
from adapters.slack.web import Webs, error_of

_OK: Final = 200
_NOT_THERE: Final = ("user_not_in_channel", "not_in_channel", "channel_not_found")


class Answers:
    """Says it where it was asked, so that nobody else sees it; else in the private conversation."""

    def __init__(self, webs: Webs, places: Places) -> None:
        self._webs = webs
        self._places = places

    async def say(self, event: Event, words: str, blocks: Sequence[Block] = ()) -> None:
        """Say something to who did it, in words in which nothing is markup; blocks follow them."""
        text = still(words)
        await self.say_markup(event, text, [section(text), *blocks] if blocks else ())

    async def say_markup(self, event: Event, words: str, blocks: Sequence[Block] = ()) -> None:
        """Say something to who did it, in Slack's own markup; blocks stand in its place."""
        url = event.body.get("response_url")
        if url and await self._in_reply(url, words, blocks):
            return
        if not await self._aside(event, words, blocks):
            await self._post(event, words, blocks)

    async def _in_reply(self, url: str, words: str, blocks: Sequence[Block]) -> bool:
        """Answer by the address that came with it; False where it is not good any more."""
        answer = await AsyncWebhookClient(url, retry_handlers=[]).send(
            text=words, blocks=list(blocks) or None, replace_original=False
        )
        return answer.status_code == _OK

    async def _aside(self, event: Event, words: str, blocks: Sequence[Block]) -> bool:
        """Answer where only they see it, in a channel that both are in."""
        channel, thread = place_of(event)
        if not channel or channel.startswith("D"):
            return False
        client = await self._webs.client(event.team)
        try:
            await client.chat_postEphemeral(
                channel=channel,
                user=event.user,
                thread_ts=thread,
                text=words,
                blocks=list(blocks) or None,
            )
        except SlackApiError as problem:
            if error_of(problem) not in _NOT_THERE:
                raise
            return False
        return True

    async def _post(self, event: Event, words: str, blocks: Sequence[Block]) -> None:
        """Answer in the private conversation, once however often it is tried."""
        web = await self._webs.of(event.team)
        channel, thread = place_of(event)
        if not channel.startswith("D"):
            channel, thread = await web.dm(event.user), None
        key = f"{event.id}/{sha256(words.encode()).hexdigest()[:8]}"
        is_new = await asyncio.to_thread(self._places.begin, key)
        if is_new or await web.posted(channel, key, thread) is None:
            said = Dressed(words, list(blocks) or [section(words)])
            await web.post(channel, said, key, thread)


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
