"""What is written to the bot in Slack, handed in as a message; and what answers its questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from adapters.slack.block_actions import SlackParts
from adapters.slack.events import Body, Event, message_id
from adapters.slack.exchange import SlackExchange
from adapters.slack.files import Files
from adapters.slack.people import MENTIONS
from adapters.slack.registered import MESSAGE_SHORTCUTS
from orchestration.conversation import chosen, messages
from orchestration.conversation.calendars import take_files
from orchestration.conversation.inbound import Attached, NamedFile, Via, tables_among
from orchestration.conversation.storage import Place
from orchestration.model.people import SessionId


class MessageEvents:
    """Hands in what is written."""

    def __init__(self, slack: SlackParts, files: Files) -> None:
        self._slack = slack
        self._gateway = slack.gateway
        self._files = files

    async def message(self, event: Event) -> None:
        """Take a private message, with its files; or a reply in a channel."""
        inner = event.inner
        is_private = inner.get("channel_type") == "im"
        if is_private and inner.get("files"):
            await take_files(SlackExchange(self._slack, event, ""), self._files_of(event))
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
        exchange = SlackExchange(self._slack, event, words)
        message = await exchange.message(via, place)
        await messages.take(replace(message, files=tuple(files)), exchange)

    async def _replied_to(self, event: Event) -> Place | None:
        """Return the message that this one replies to, if it is about a session."""
        inner = event.inner
        if "thread_ts" not in inner:
            return None
        return await self._gateway.place_at(event, inner["channel"], inner["thread_ts"])

    # Buttons that ask what a message is about

    async def offered(self, event: Event, message: SessionId | None, value: str) -> None:
        """Open the form for what a message asked; the button carries where, and the bot's id."""
        said = await self._read(event, message)
        if said is not None:
            words = MENTIONS.without(value, said["text"])
            await SlackExchange(self._slack, event, words, channel=said["channel"]).fill_in()

    async def shortcut(self, event: Event) -> None:
        """Open the form from anywhere, or about a message in its channel."""
        body = event.body
        channel = body["channel"]["id"] if body["callback_id"] in MESSAGE_SHORTCUTS else ""
        words = body.get("message", {}).get("text", "")
        await SlackExchange(self._slack, event, words, channel=channel).fill_in()

    async def belongs(self, event: Event, message: SessionId | None, value: str) -> None:
        """Tell the sessions that somebody has chosen what they wrote."""
        said = await self._read(event, message)
        if said is None:
            return
        id_ = message_id(event.team, said["channel"], said["ts"])
        exchange = SlackExchange(self._slack, event, said["text"], id_, said["channel"])
        thanks = await chosen.belongs(await exchange.message(Via.DM), exchange, value)
        await self._slack.perform(event, thanks, None)

    async def add_to(self, event: Event, session: SessionId | None, value: str) -> None:
        """Add people to the session that was chosen; an older button carries it by itself."""
        to, ids = chosen.people_in(value)
        users = [each.rpartition("-")[2] for each in ids]
        people = await self._gateway.people.members(event.team, users)
        exchange = SlackExchange(self._slack, event, "")
        message = await exchange.message(Via.COMMAND)
        about, are_gone = to or session or SessionId(""), len(people) < len(ids)
        await chosen.add_to(message, exchange, about, people, are_gone=are_gone)

    async def _read(self, event: Event, message: SessionId | None) -> Body | None:
        """Return a message as it stands in Slack, if its writer is who asks."""
        channel, _, ts = (message or "").partition("/")
        client = (await self._gateway.web(event.team)).api
        told = await client.conversations_replies(channel=channel, ts=ts, limit=1, inclusive=True)
        found = next((each for each in told["messages"] if each["ts"] == ts), None)
        if found is None or found.get("user") != event.user:
            return None
        return {"channel": channel, **found}


def _calls(event: Event, words: str) -> bool:
    """Tell whether words mention the bot."""
    return bool(event.bot) and MENTIONS.without(event.bot, words) != words
