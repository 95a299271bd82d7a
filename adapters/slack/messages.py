"""What is written to the bot in Slack, handed in as a message."""

from __future__ import annotations

from functools import partial

from adapters.slack.events import Event
from adapters.slack.files import Files
from adapters.slack.people import MENTIONS
from adapters.slack.registered import MESSAGE_SHORTCUTS
from adapters.slack.surface import SlackParts, SlackSurface
from orchestration.conversation.ports.inbound import NamedFile, Via
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.surface.placed_exchange import PlacedExchange


class MessageEvents:
    """Hands in what is written."""

    def __init__(self, slack: SlackParts, files: Files) -> None:
        self._slack = slack
        self._files = files

    async def message(self, event: Event) -> None:
        """Take a private message, with its files; or a reply in a channel."""
        is_private = event.inner.get("channel_type") == "im"
        if is_private or not MENTIONS.calls(event.bot, event.inner.get("text", "")):
            await self._hear(event)  # a mention of the bot comes as an event of its own

    async def mention(self, event: Event) -> None:
        """Take what is asked of the bot in a channel."""
        await self._hear(event, calls_bot=True)

    async def _hear(self, event: Event, *, calls_bot: bool = False) -> None:
        exchange, place = self._exchange(event), await self._replied_to(event)
        await exchange.hear(self._files_of(event), place, calls_bot=calls_bot)

    def _files_of(self, event: Event) -> list[NamedFile]:
        read = partial(self._files.read, event.team)
        return [(each["name"], partial(read, each)) for each in event.inner.get("files") or ()]

    async def command(self, event: Event) -> None:
        """Take what follows `/convene`."""
        await self._exchange(event, event.body.get("text") or "").take(Via.COMMAND)

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

    def _exchange(
        self, event: Event, words: str | None = None, channel: str | None = None
    ) -> PlacedExchange:
        surface = SlackSurface(self._slack, event)
        words = event.inner.get("text", "") if words is None else words
        return PlacedExchange(surface, surface.spoken(words, channel=channel))
