"""From an event as it was kept to what it means: one line for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from adapters.discord import components as b
from adapters.discord.answers import SHOW, DiscordAnswers
from adapters.discord.events import Event, Kind, read
from adapters.discord.forms import files_in, filled_in, name_of
from adapters.discord.gateway import DiscordGateway
from adapters.discord.interactions import Interactions
from adapters.discord.registered import words_of
from adapters.discord.surface import DiscordParts, DiscordSurface
from adapters.discord.votes import DiscordReactions
from orchestration.conversation.form_steps import FORM, FormSteps, KeptForms
from orchestration.conversation.happened import Body, Translating
from orchestration.conversation.home import Home, OwnData
from orchestration.conversation.inbound import NamedFile, Via
from orchestration.conversation.placed_exchange import PlacedExchange
from orchestration.conversation.presses import HomePresses
from orchestration.conversation.storage import Place
from orchestration.conversation.user_actions import UserActions
from orchestration.model.people import SessionId
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
        actions = UserActions(gateway.access, self.votes)
        platform = gateway.platform(actions, write_invite)
        forms = KeptForms(gateway.places)
        self._discord = DiscordParts(platform, gateway, self._answers, interactions, forms)
        self._presses = HomePresses(actions, Home(gateway.access, own, "Discord"))
        self._forms = FormSteps(self._presses)
        self.kinds = {
            Kind.MESSAGE: self._message,
            Kind.REACTION: self._reacted,
            Kind.INTEREST: self._interested,
            Kind.COMMAND: self._command,
            Kind.ABOUT: self._about,
            Kind.PRESS: self._pressed,
            Kind.FORM: self._filled,
            Kind.LEFT: gateway.left,
            Kind.REMOVED: lambda event: gateway.removed(event, event.gone_channel),
        }

    # What is written

    async def _message(self, event: Event) -> None:
        place = await self._replied_to(event)
        exchange = self._exchange(event, event.inner.get("content") or "")
        files = self._named(event.inner.get("attachments") or ())
        await exchange.hear(files, place, calls_bot=event.calls_bot)

    async def _replied_to(self, event: Event) -> Place | None:
        """Return the message that this one replies to, if it is about a session."""
        return await self._gateway.place_at(event, *event.replies_to) if event.replies_to else None

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
        name, session, value = await self._pressed_on(event)
        if name == FORM:
            await self._forms.go_on(DiscordSurface(self._discord, event), value)
        elif name == SHOW:
            await self._answers.show_kept(event, value)
        else:
            surface = DiscordSurface(self._discord, event)
            await self._presses.press(surface, name, session, value)

    async def _filled(self, event: Event) -> None:
        surface, data = DiscordSurface(self._discord, event), event.inner["data"]
        values, more = filled_in(data["components"])
        files = self._named(files_in(data))
        await self._forms.fill(surface, name_of(data["custom_id"]), values, files, more=more)

    async def _pressed_on(self, event: Event) -> tuple[str, SessionId | None, str]:
        """Return which control was used, and the session and the value that it carries."""
        data = event.inner["data"]
        name, session, value = b.control_in(await self._gateway.web.carried(data["custom_id"]))
        chosen = next(iter(data.get("values") or ()), "")
        return name, session, value or chosen

    async def _reacted(self, event: Event) -> None:
        inner, surface = event.inner, DiscordSurface(self._discord, event)
        place = await self._gateway.place_at(event, event.channel, inner["message_id"])
        emoji, added = inner["emoji"].get("name") or "", event.body["t"].endswith("_ADD")
        await surface.react(self.votes, place, emoji, added=added)

    async def _interested(self, event: Event) -> None:
        at, comes = event.inner["guild_scheduled_event_id"], event.body["t"].endswith("_ADD")
        place = await self._gateway.place_at(event, "", str(at))
        await DiscordSurface(self._discord, event).mark(place, comes=comes)
