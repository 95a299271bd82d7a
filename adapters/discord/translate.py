"""From an event as it was kept to what it means: one line for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from adapters.discord import components as b
from adapters.discord.answers import DiscordAnswers
from adapters.discord.events import Event, Kind, read
from adapters.discord.forms import filled_in, name_of
from adapters.discord.gateway import DiscordGateway, DiscordReactions
from adapters.discord.interactions import Interactions
from adapters.discord.people import MENTIONS
from adapters.discord.registered import words_of
from adapters.discord.surface import DiscordParts, DiscordSurface
from orchestration.conversation.asked.home import Home, OwnData
from orchestration.conversation.ports.happened import Body, Translating
from orchestration.conversation.ports.inbound import NamedFile, Via
from orchestration.conversation.shown.private_answers import SHOW
from orchestration.conversation.surface.form_steps import FormSteps, KeptForms
from orchestration.conversation.surface.placed_exchange import PlacedExchange
from orchestration.conversation.surface.presses import HomePresses
from orchestration.views.documents import CalendarInvite


class DiscordTranslator(Translating[Event]):
    """Hands each event to who knows what to do with it."""

    unexpecting = (Kind.REACTION, Kind.INTEREST, Kind.LEFT, Kind.REMOVED)

    def __init__(
        self,
        gateway: DiscordGateway,
        interactions: Interactions,
        own: OwnData,
        write_invite: Callable[[CalendarInvite], bytes],
    ) -> None:
        self._gateway = gateway
        self._answers = DiscordAnswers(gateway.web, gateway.places, interactions)
        as_person = gateway.people.linked.as_person
        super().__init__(read, as_person, self._answers.say, interactions.end)
        self.votes = DiscordReactions(gateway).votes()
        platform = gateway.platform(self.votes, write_invite)
        forms = KeptForms(gateway.places)
        self._discord = DiscordParts(platform, gateway, self._answers, interactions, forms)
        self._forms = FormSteps(HomePresses(platform.actions, Home(gateway.access, own, "Discord")))
        self.kinds = {
            Kind.MESSAGE: self._message,
            Kind.REACTION: self._reacted,
            Kind.INTEREST: self._interested,
            Kind.COMMAND: self._command,
            Kind.ABOUT: self._about,
            Kind.PRESS: self._pressed,
            Kind.FORM: self._filled,
            Kind.LEFT: gateway.left,
            Kind.REMOVED: lambda event: gateway.removed(event, *event.gone),
        }

    # What is written

    async def _message(self, event: Event) -> None:
        words, to = event.inner.get("content") or "", event.replies_to
        place = await self._gateway.place_at(event, *to) if to else None
        files = self._named(event.inner.get("attachments") or ())
        calls_bot = MENTIONS.calls(event.bot, words)  # a reply calls whom it answers without
        await self._exchange(event, words).hear(files, place, calls_bot=calls_bot)

    def _named(self, files: Iterable[Body]) -> list[NamedFile]:
        return [(each["filename"], partial(self._gateway.web.file, each)) for each in files]

    async def _command(self, event: Event) -> None:
        words = words_of(event.inner["data"])
        await self._exchange(event, words).take(Via.COMMAND)

    async def _about(self, event: Event) -> None:
        """Open the form about a message in its channel."""
        [found] = event.inner["data"]["resolved"]["messages"].values()
        await self._exchange(event, found.get("content") or "").fill_in()

    def _exchange(self, event: Event, words: str) -> PlacedExchange:
        surface = DiscordSurface(self._discord, event)
        return PlacedExchange(surface, surface.spoken(words))

    # What is pressed

    async def _pressed(self, event: Event) -> None:
        surface, data = DiscordSurface(self._discord, event), event.inner["data"]
        name, session, value = b.control_in(await self._gateway.web.carried(data["custom_id"]))
        value = value or next(iter(data.get("values") or ()), "")
        if name == SHOW:
            await self._answers.show_kept(event, value)
        else:
            await self._forms.press(surface, name, session, value)

    async def _filled(self, event: Event) -> None:
        surface, data = DiscordSurface(self._discord, event), event.inner["data"]
        values, more = filled_in(data["components"])
        files = self._named((data.get("resolved") or {}).get("attachments", {}).values())
        await self._forms.fill(surface, name_of(data["custom_id"]), values, files, more=more)

    async def _reacted(self, event: Event) -> None:
        inner, surface = event.inner, DiscordSurface(self._discord, event)
        place = await self._gateway.place_at(event, event.channel, inner["message_id"])
        emoji, added = inner["emoji"].get("name") or "", event.body["t"].endswith("_ADD")
        await surface.react(self.votes, place, emoji, added=added)

    async def _interested(self, event: Event) -> None:
        at, comes = event.inner["guild_scheduled_event_id"], event.body["t"].endswith("_ADD")
        place = await self._gateway.place_at(event, "", str(at))
        await DiscordSurface(self._discord, event).mark(place, comes=comes)
