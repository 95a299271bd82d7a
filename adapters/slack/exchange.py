"""One message that came by Slack: what is known where it was written, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from adapters.slack.answers import Answers, place_of
from adapters.slack.block_actions import BlockActions
from adapters.slack.events import Event, Kind
from adapters.slack.gateway import SlackGateway
from adapters.slack.people import MENTIONS
from adapters.slack.render import render_parts
from adapters.slack.request_forms import RequestForms, bot_of
from orchestration.conversation.inbound import Part
from orchestration.conversation.placed_exchange import INVITE, PlacedExchange, Spoken
from orchestration.interaction.routing import Span
from orchestration.model.people import SessionId
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply
from orchestration.views.documents import CalendarInvite

WriteInvite = Callable[[CalendarInvite], bytes]

_CALLED: Final = "@Convene"


@dataclass(frozen=True, slots=True)
class SlackParts:
    """What all messages share by which they are answered."""

    gateway: SlackGateway
    answers: Answers
    asking: RequestForms
    actions: BlockActions
    write_invite: WriteInvite


class SlackExchange(PlacedExchange):
    """A message in Slack; `words` are what Slack has of it, `id_` what it is known by."""

    def __init__(self, slack: SlackParts, event: Event, words: str, id_: str = "") -> None:
        gateway, bot = slack.gateway, bot_of(event)
        channel, _ = place_of(event)
        self._slack = slack
        self._gateway = gateway
        self._event = event
        self._channel = "" if channel.startswith("D") else channel
        spoken = Spoken(
            id=id_ or event.id,
            who=event.who,
            team=event.team,
            user=event.user,
            channel=self._channel,
            words=words.replace(f"<@{bot}>", _CALLED) if bot else words,
            request=MENTIONS.without(bot, words),
            is_command=event.kind is Kind.COMMAND,
            is_edited="edited" in event.inner,
            place=event.inner.get("channel", ""),
            ts=event.inner.get("ts", ""),
            thread=event.inner.get("thread_ts"),
        )
        super().__init__(gateway.access, gateway.sessions, gateway.people, spoken)

    @property
    def language(self) -> Language:
        """What reads words here; behind a command a form may have to be opened, in seconds."""
        is_command = self._event.kind is Kind.COMMAND
        return self._gateway.at_once if is_command else self.access.language

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request can concern; all that Slack has of the message is the request."""
        words = self.request_in(asked)
        return await self._slack.asking.invitees(self._event, self._channel, words)

    # How it is answered

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, as of a button."""
        await self._slack.actions.perform(self._event, reply, session)

    async def say(self, words: str) -> None:
        """Say one sentence."""
        await self._slack.answers.say(self._event, words)

    async def show(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""
        made = render_parts(parts, self._event.who)
        await self._slack.answers.say_markup(self._event, made.text, made.blocks)

    async def give(self, invite: CalendarInvite, parts: Sequence[Part]) -> None:
        """Put a calendar file into somebody's private conversation, with words above it."""
        web = await self._gateway.web(self._event.team)
        content, words = self._slack.write_invite(invite), render_parts(parts, self._event.who).text
        await web.give(self._event.user, INVITE, INVITE, content, words)

    async def may_ask_here(self) -> bool:
        """Tell whether the bot can be heard where it is asked."""
        return await self._slack.asking.may_ask_in(self._event, self._channel)

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Open the form behind a command; a message can only offer it."""
        asking = self._slack.asking
        if self._event.kind is Kind.COMMAND:
            await asking.open(self._event, self._channel, requested)
        else:
            await asking.offer(self._event, requested)
