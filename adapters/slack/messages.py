"""What is written to the bot in Slack, handed in as a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from adapters.slack.events import Event
from adapters.slack.files import Files
from adapters.slack.people import MENTIONS
from adapters.slack.registered import MESSAGE_SHORTCUTS
from adapters.slack.surface import SlackParts, SlackSurface
from orchestration.conversation import messages
from orchestration.conversation.calendars import take_files
from orchestration.conversation.inbound import Attached, NamedFile, Via, tables_among
from orchestration.conversation.placed_exchange import PlacedExchange
from orchestration.conversation.storage import Place


class MessageEvents:
    """Hands in what is written."""

    def __init__(self, slack: SlackParts, files: Files) -> None:
        self._slack = slack
        self._files = files

    async def message(self, event: Event) -> None:
        """Take a private message, with its files; or a reply in a channel."""
        inner = event.inner
        is_private = inner.get("channel_type") == "im"
        if is_private and inner.get("files"):
            await take_files(self._exchange(event, ""), self._files_of(event))
        words = inner.get("text", "")
        if not is_private and _calls(event, words):
            return  # a mention of the bot comes as an event of its own
        place = await self._replied_to(event)
        if words.strip() and (is_private or place):
            await self._hand_in(event, words, Via.DM if is_private else Via.THREAD, place)

    async def mention(self, event: Event) -> None:
        """Take what is asked of the bot in a channel."""
        words = event.inner.get("text", "")
        if MENTIONS.without(event.bot, words).strip():
            place = await self._replied_to(event)
            tables = await tables_among(self._files_of(event))
            await self._hand_in(event, words, Via.MENTION, place, tables)
        else:
            await self._hand_in(event, "", Via.COMMAND, None)

    def _files_of(self, event: Event) -> list[NamedFile]:
        read = partial(self._files.read, event.team)
        return [(each["name"], partial(read, each)) for each in event.inner.get("files") or ()]

    async def command(self, event: Event) -> None:
        """Take what follows `/convene`."""
        await self._hand_in(event, event.body.get("text") or "", Via.COMMAND, None)

    async def _hand_in(
        self,
        event: Event,
        words: str,
        via: Via,
        place: Place | None,
        files: Sequence[Attached] = (),
    ) -> None:
        exchange = self._exchange(event, words)
        message = await exchange.message(via, place)
        await messages.take(replace(message, files=tuple(files)), exchange)

    async def _replied_to(self, event: Event) -> Place | None:
        """Return the message that this one replies to, if it is about a session."""
        inner = event.inner
        if "thread_ts" not in inner:
            return None
        return await self._slack.gateway.place_at(event, inner["channel"], inner["thread_ts"])

    async def shortcut(self, event: Event) -> None:
        """Open the form from anywhere, or about a message in its channel."""
        body = event.body
        channel = body["channel"]["id"] if body["callback_id"] in MESSAGE_SHORTCUTS else ""
        words = body.get("message", {}).get("text", "")
        await self._exchange(event, words, channel).fill_in()

    def _exchange(self, event: Event, words: str, channel: str | None = None) -> PlacedExchange:
        surface = SlackSurface(self._slack, event)
        return PlacedExchange(surface, surface.spoken(words, channel=channel))


def _calls(event: Event, words: str) -> bool:
    """Tell whether words mention the bot."""
    return bool(event.bot) and MENTIONS.without(event.bot, words) != words
