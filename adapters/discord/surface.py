"""Where somebody did something in Discord: how they are answered, and what they have written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from adapters.discord import components as b
from adapters.discord.answers import DiscordAnswers
from adapters.discord.events import Event, Kind, answered_by
from adapters.discord.forms import AT_ONCE, modal
from adapters.discord.gateway import DiscordGateway
from adapters.discord.interactions import Interactions
from adapters.discord.names import LINK, guild_of, team_of_guild
from adapters.discord.people import MENTIONS
from adapters.discord.render import render_parts, with_buttons
from adapters.discord.times import shown, still
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.messenger import Rendered
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.surface.form_steps import KeptForms, OpenForm, SteppedSurface
from orchestration.conversation.surface.placed_surface import (
    Platform,
    PressedMessage,
    Spoken,
    written,
)
from orchestration.interaction.answers import NOT_ON_IT
from orchestration.interaction.layout import Button, When
from orchestration.model.people import SessionId


@dataclass(frozen=True, slots=True)
class DiscordParts:
    """What everything shares that is done in Discord, and by which it is answered."""

    platform: Platform
    gateway: DiscordGateway
    answers: DiscordAnswers
    interactions: Interactions
    forms: KeptForms


class DiscordSurface(SteppedSurface):
    """Where somebody did something in Discord."""

    def __init__(self, discord: DiscordParts, event: Event) -> None:
        super().__init__(discord.platform, event, discord.forms, AT_ONCE)
        self._discord = discord
        self._event = event

    async def put_words(self, words: str) -> None:
        """Say one sentence."""
        await self._discord.answers.say(self._event, words)

    async def put_receipt(self, words: str) -> None:
        """Say it; to who takes no private messages a mark on what they have written does."""
        await self._discord.answers.say(self._event, words, is_receipt=True)

    async def put_marked(self, words: str) -> None:
        """Say words in which people are mentioned."""
        if self._event.is_private or self._event.kind is Kind.MESSAGE:  # there no role has a name
            names = self.platform.people.naming_groups
            words = await names(self._event.team, words, still, "a role")
        await self._discord.answers.show(self._event, with_buttons(words))

    async def put_parts(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""
        await self._discord.answers.show(self._event, render_parts(parts, self._event.who))

    async def put_file(
        self, name: str, content: bytes, *, title: str = "", above: Sequence[Part] = ()
    ) -> None:
        """Put a file into the private conversation, with the words of parts above it."""
        del title
        words = render_parts(above, self._event.who).text if above else ""
        web = self._discord.gateway.web
        await web.share(self._event.dm, "", name, content, words=words, alternative="")

    async def open_dialog(self, open_: OpenForm, name: str) -> bool:
        """Open a step of a form; False where something else has answered already."""
        return await self._discord.interactions.open(self._event, modal(open_, name))

    def link_to(self, place: Place) -> str:
        """Return the address of a message."""
        return LINK.format(guild_of(place.team), place.channel, place.ts)

    async def put_above(self, words: str, button: Button, times: Sequence[When]) -> None:
        """Say something in which times stand, with a button below."""
        said = with_buttons(shown(words, times, b.LONGEST_TEXT), [button])
        await self._discord.answers.show(self._event, said)

    @property
    def nowhere(self) -> str:
        """What is said to who asks for something where it cannot be asked."""
        return NOT_ON_IT if self._event.is_elsewhere else super().nowhere

    # What was pressed

    async def put_note(self, note: str, gone: Sequence[str]) -> None:
        """Show a note on the message that was pressed, and take these actions off it."""
        message, used = self._event.inner["message"], self._event.inner["data"]
        now = Rendered("", b.CONTROLS.noted_on(message["components"], used, still(note), gone))
        if not await self._discord.interactions.update(self._event, now):
            await self._discord.gateway.web.rewrite(self._event.channel, message["id"], now)

    @property
    def pressed(self) -> PressedMessage | None:
        """The message that was pressed; None where it was no message."""
        message = self._event.inner.get("message") if self._event.kind is Kind.PRESS else None
        return PressedMessage(b.revision_on(message["components"])) if message else None

    @property
    def is_in_form(self) -> bool:
        """Tell whether it was done in a form: what it did needs no other sign."""
        return self._event.kind is Kind.FORM

    async def why_not_in(self, channel: str, kind: str = "") -> str:
        """Say what the bot lacks to read and write in a channel; "" where nothing."""
        return self._discord.gateway.why_not_in(self._event, channel, kind)

    # What was written

    def spoken(self, words: str, *, id_: str = "") -> Spoken:
        """Return words as Discord has them; `id_` is what they are known by."""
        event, inner = self._event, self._event.inner
        is_message = event.kind is Kind.MESSAGE
        return replace(
            written(event, MENTIONS, words),
            id=id_ or event.id,
            channel="" if event.is_private else event.channel,
            is_command=event.kind in (Kind.COMMAND, Kind.ABOUT),
            is_edited=bool(is_message and inner.get("edited_timestamp")),
            is_reply=is_message and bool(answered_by(inner)),
            place=event.channel,
            ts=str(inner["id"]) if is_message else "",
        )

    async def read_again(self, at: SessionId | None) -> Spoken | None:
        """Return a message as it stands in Discord, if its writer is who asks."""
        event, (channel, _, ts) = self._event, (at or "").partition("/")
        found = await self._discord.gateway.web.read(channel, ts)
        if found is None or found["author"]["id"] != event.user:
            return None
        guild, above = self._discord.gateway.client.around(channel)
        team = team_of_guild(guild)
        said = self.spoken(found["content"], id_=f"{team}/{ts}")
        return replace(said, team=team, channel=channel if guild else "", above=above)
