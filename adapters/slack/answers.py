"""What is said to one person alone, in answer to something they did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import aiohttp
from slack_sdk.errors import SlackApiError
from slack_sdk.webhook.async_client import AsyncWebhookClient

from adapters.slack.blocks import context, section
from adapters.slack.events import Event, Kind
from adapters.slack.modals import kept_in
from adapters.slack.times import still
from adapters.slack.web import Webs
from orchestration.conversation.ports.messenger import Block, Rendered
from orchestration.conversation.ports.storage import Places
from orchestration.conversation.shown.private_answers import (
    PERHAPS,
    Addressee,
    PrivateAnswer,
    PrivateAnswers,
)

_OK: Final = 200
_NOT_WELL: Final = 500
_UNCLEAR: Final = (SlackApiError, aiohttp.ClientError)


class Answers:
    """Says it where it was asked, if Slack gives an address or a channel for that."""

    def __init__(self, webs: Webs, places: Places) -> None:
        self._webs = webs
        self._private = PrivateAnswers(webs, places, _UNCLEAR)

    async def say(self, event: Event, words: str, blocks: Sequence[Block] = ()) -> None:
        """Say something to who did it, in words in which nothing is markup; blocks follow them."""
        text = still(words)
        await self.say_markup(event, text, [section(text), *blocks] if blocks else ())

    async def say_markup(
        self, event: Event, words: str, blocks: Sequence[Block] = (), *, stays: bool = False
    ) -> None:
        """Say something to who did it, in Slack's own markup; blocks stand in its place.

        What `stays` is said in private: what stands in a channel for one person alone is gone soon.
        """
        said, (channel, thread) = Rendered(words, list(blocks)), place_of(event)
        if not channel.startswith("D"):
            channel, thread = event.user, None
        whole = said.blocks or [section(words)]
        again = [context([PERHAPS]), *said.blocks] if blocks else [section(f"{PERHAPS} {words}")]
        await self._private.say(
            Addressee(id=event.id, who=event.who, team=event.team, channel=channel, thread=thread),
            PrivateAnswer(
                words=words,
                aside=_nowhere if stays else partial(self._aside, event, said),
                in_private=Rendered(words, whole),
                once_more=Rendered(f"{PERHAPS} {words}", again),
            ),
        )

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


async def _nowhere() -> bool:
    return False


def place_of(event: Event) -> tuple[str, str | None]:
    """Return the channel where something was done, and its thread; empty where it was in none."""
    match event.kind:
        case Kind.COMMAND:
            return event.body["channel_id"], None
        case Kind.REACTION:
            return event.inner["item"]["channel"], None
        case Kind.MESSAGE | Kind.MENTION:
            return event.inner["channel"], event.inner.get("thread_ts")
        case Kind.SUBMISSION:
            opened = kept_in(event.body["view"])
            return opened.get("place") or "", opened.get("thread")
        case Kind.ACTION | Kind.SHORTCUT:
            channel = event.body.get("channel") or {}
            return channel.get("id", ""), None
        case _:
            return "", None
