"""One message that came by Slack: what is known where it was written, and how it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adapters.slack.answers import place_of
from adapters.slack.block_actions import SlackParts
from adapters.slack.events import Event, Kind
from adapters.slack.gateway import NOT_HERE
from adapters.slack.modals import channel_input
from adapters.slack.people import MENTIONS
from adapters.slack.render import render_parts
from orchestration.conversation.inbound import Part
from orchestration.conversation.placed_exchange import INVITE, PlacedExchange, Spoken
from orchestration.interaction.form import Form
from orchestration.model.people import SessionId
from orchestration.sessions.ports import Language
from orchestration.sessions.user_action import Reply
from orchestration.views.documents import CalendarInvite

_CALLED: Final = "@Convene"


class SlackExchange(PlacedExchange):
    """A message in Slack; `words` are what Slack has of it, `id_` what it is known by.

    It stands in a `channel` of its own where what was done is about another message.
    """

    not_here = NOT_HERE

    def __init__(
        self, slack: SlackParts, event: Event, words: str, id_: str = "", channel: str | None = None
    ) -> None:
        gateway, bot = slack.gateway, event.bot
        channel = place_of(event)[0] if channel is None else channel
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
            bot=bot,
            is_command=event.kind is Kind.COMMAND,
            is_edited="edited" in event.inner,
            place=event.inner.get("channel", ""),
            ts=event.inner.get("ts", ""),
            thread=event.inner.get("thread_ts"),
        )
        super().__init__(gateway.access, gateway.sessions, gateway.people, spoken)

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, as of a button."""
        await self._slack.perform(self._event, reply, session)

    async def say(self, words: str) -> None:
        """Say one sentence."""
        await self._slack.answers.say(self._event, words)

    async def say_marked(self, words: str) -> None:
        """Say words in which people are mentioned."""
        await self._slack.answers.say_markup(self._event, words)

    async def show(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""
        made = render_parts(parts, self._event.who)
        await self._slack.answers.say_markup(self._event, made.text, made.blocks)

    async def give(self, invite: CalendarInvite, parts: Sequence[Part]) -> None:
        """Put a calendar file into somebody's private conversation, with words above it."""
        web = await self._gateway.web(self._event.team)
        content, words = self._slack.write_invite(invite), render_parts(parts, self._event.who).text
        await web.give(self._event.user, INVITE, INVITE, content, words)

    async def open_form(self, form: Form) -> None:
        """Open a form as a dialog."""
        more = () if self._channel else (channel_input(),)
        await self._slack.screens.open(self._event, form, channel=self._channel, more=more)

    async def is_heard(self) -> bool:
        """Tell whether the bot is in the channel."""
        return await self._gateway.is_in(self._event.team, self._channel)

    @property
    def hurried(self) -> Language:
        """What reads words while no model is waited for."""
        return self._gateway.at_once
