"""Where somebody did something in Slack: how they are answered, and what they have written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.slack import blocks as b
from adapters.slack.answers import Answers, place_of
from adapters.slack.events import Event, Kind, message_id
from adapters.slack.gateway import SlackGateway
from adapters.slack.modals import channel_input, fitting
from adapters.slack.people import MENTIONS
from adapters.slack.render import render_parts
from adapters.slack.screens import HOME, Screens, opened_on, page_of
from adapters.slack.times import still
from orchestration.conversation.known.own_page import OwnPage
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.messenger import Rendered
from orchestration.conversation.surface.placed_surface import (
    PlacedSurface,
    Platform,
    PressedMessage,
    Spoken,
    written,
)
from orchestration.interaction.form import Form
from orchestration.model.people import SessionId

_MESSAGE: Final = 50
"""Blocks that a message takes."""


@dataclass(frozen=True, slots=True)
class SlackParts:
    """What everything shares that is done in Slack, and by which it is answered."""

    platform: Platform
    gateway: SlackGateway
    answers: Answers
    screens: Screens


class SlackSurface(PlacedSurface):
    """Where somebody did something in Slack."""

    def __init__(self, slack: SlackParts, event: Event) -> None:
        super().__init__(slack.platform, event)
        self._slack = slack
        self._event = event

    async def put_words(self, words: str) -> None:
        """Say one sentence."""
        await self._slack.answers.say(self._event, words)

    async def put_marked(self, words: str) -> None:
        """Say words in which people are mentioned."""
        await self._slack.answers.say_markup(self._event, words)

    async def put_link(self, words: str, link: str) -> None:
        """Say something with an address behind it, where they find it again."""
        text = still(f"{words} {link}")
        await self._slack.answers.say_markup(self._event, text, stays=True)

    async def put_parts(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""
        made = self._rendered(parts)
        blocks = fitting(made.blocks, _MESSAGE)
        await self._slack.answers.say_markup(self._event, made.text, blocks)

    async def put_home(self, parts: Sequence[Part]) -> None:
        """Show somebody their home tab."""
        web, shown = await self._slack.gateway.web(self._event.team), self._rendered(parts)
        view = {"type": HOME, "blocks": fitting(b.plainer(shown.blocks))}
        await web.api.views_publish(user_id=self._event.user, view=view)

    async def put_file(
        self, name: str, content: bytes, *, title: str = "", above: Sequence[Part] = ()
    ) -> None:
        """Put a file into the private conversation, with the words of parts above it."""
        web, words = await self._slack.gateway.web(self._event.team), self._rendered(above).text
        await web.give(self._event.user, name, title or name, content, words)

    def _rendered(self, parts: Sequence[Part]) -> Rendered:
        return render_parts(parts, self._event.who)

    async def put_form(self, form: Form, session: SessionId | None) -> None:
        """Open a form as a dialog."""
        await self._slack.screens.open(self._event, form, session=session)

    async def put_page(self, page: OwnPage) -> None:
        """Show a session as they see it, as a dialog."""
        shown = self._rendered(page.parts)
        await self._slack.screens.open_page(self._event, page, shown.blocks)

    async def put_request(self, form: Form, channel: str) -> None:
        """Open a form that asks for a session as a dialog."""
        more = () if channel else (channel_input(),)
        await self._slack.screens.open(self._event, form, channel=channel, more=more)

    async def put_note(self, note: str, gone: Sequence[str]) -> None:
        """Show a note on the message that was pressed, and take these actions off it."""
        message, channel = self._event.body["message"], self._event.body["channel"]["id"]
        [action] = self._event.body["actions"][:1]
        blocks = b.CONTROLS.noted_on(message["blocks"], action, note, gone)
        now = Rendered(message["text"], blocks)
        web = await self._slack.gateway.web(self._event.team)
        await web.rewrite(channel, message["ts"], now)

    @property
    def pressed(self) -> PressedMessage | None:
        """The message that was pressed; None where it was no message."""
        message = None if self.is_in_form else self._event.body.get("message")
        return PressedMessage(b.revision_on(message["blocks"])) if message else None

    @property
    def is_in_form(self) -> bool:
        """Tell whether it was done in a form, or in the home tab."""
        return "view" in self._event.body

    @property
    def is_beside_others(self) -> bool:
        """Tell whether a form was opened in a channel."""
        return place_of(self._event)[0][:1] not in ("", "D")

    @property
    def page_open(self) -> SessionId | None:
        """The session whose page it was done on, or on a form above that."""
        return page_of(self._event)

    @property
    def is_at_home(self) -> bool:
        """Tell whether it was done in the home tab, or in a form that was opened there."""
        return opened_on(self._event) == HOME

    async def why_not_in(self, channel: str, kind: str = "") -> str:
        """Say why the bot cannot be heard in a channel; "" where it can be."""
        del kind
        return await self._slack.gateway.why_not_in(self._event.team, channel)

    def spoken(self, words: str, *, channel: str | None = None, id_: str = "") -> Spoken:
        """Return words as Slack has them; `id_` is what they are known by.

        They stand in a `channel` of their own where what was done is about another message.
        """
        event = self._event
        channel = place_of(event)[0] if channel is None else channel
        return replace(
            written(event, MENTIONS, words),
            id=id_ or event.id,
            channel="" if channel.startswith("D") else channel,
            is_command=event.kind is Kind.COMMAND,
            is_edited="edited" in event.inner,
            place=event.inner.get("channel", ""),
            ts=event.inner.get("ts", ""),
            thread=event.inner.get("thread_ts"),
        )

    async def read_again(self, at: SessionId | None) -> Spoken | None:
        """Return a message as it stands in Slack, if its writer is who asks."""
        event, (channel, _, ts) = self._event, (at or "").partition("/")
        client = (await self._slack.gateway.web(event.team)).api
        told = await client.conversations_replies(channel=channel, ts=ts, limit=1, inclusive=True)
        found = next((each for each in told["messages"] if each["ts"] == ts), None)
        if found is None or found.get("user") != event.user:
            return None
        id_ = message_id(event.team, channel, ts)
        return self.spoken(found["text"], channel=channel, id_=id_)
