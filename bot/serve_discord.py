"""Discord, wired: what stands between its two ends and the runner."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

import aiohttp
import discord
from starlette.routing import Route

from adapters.calendars.files import CalendarFiles
from adapters.discord.client import Client, lead_to
from adapters.discord.gateway import DiscordGateway, DiscordReactions
from adapters.discord.history import DiscordHistory
from adapters.discord.interactions import GatewayReception, Interactions
from adapters.discord.names import DIRECT, address_of, guild_of, is_account, team_of_guild
from adapters.discord.people import MENTIONS, DiscordPeople
from adapters.discord.registered import commands
from adapters.discord.render import discord_rendering
from adapters.discord.rest import CHANNEL, NO_CHANNEL, OUTSIDE, to
from adapters.discord.schedule import ServerEvents
from adapters.discord.translate import DiscordTranslator
from adapters.discord.web import DiscordWeb
from bot.catching_up import CatchingUp
from bot.discord import DiscordSettings
from bot.insisting import until_answered
from bot.kept import Kept, Link, Now, Tempo
from bot.reaching import access_to
from bot.serving import Watch
from orchestration.conversation.arriving.first_answers import PATIENCE_SECONDS
from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.arriving.marked import Marks
from orchestration.conversation.arriving.missed import Keep, Missed
from orchestration.conversation.arriving.queues import UserQueues
from orchestration.conversation.asked.offered import Offers
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.ports.directory import Directory, Locales
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import Held
from orchestration.conversation.shown.hushed import Hush
from orchestration.conversation.shown.live_card import LiveCards
from orchestration.conversation.shown.placed_chat import PlacedChat
from orchestration.conversation.shown.removed import LeftTeams, Sees
from orchestration.conversation.shown.team_calendar import TeamCalendar
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.errors import OperatorError
from orchestration.model.faults import lasting
from orchestration.model.organisation import NOBODY, Organisation
from orchestration.model.people import MemberId
from orchestration.runtime.runner import Runner

_OUTSIDE: Final = (*OUTSIDE, aiohttp.ClientError)


class Discord:
    """The app, from what Discord tells to what it is told."""

    name = "Discord"

    def __init__(
        self,
        settings: DiscordSettings,
        kept: Kept,
        tempo: Tempo,
        conventions: Conventions = USUAL,
        organisation: Organisation = NOBODY,
    ) -> None:
        self._settings, self._kept, self._tempo = settings, kept, tempo
        self._usual = conventions, organisation
        lead_to(settings.api_url, settings.gateway_url)
        self.client = Client()
        self.web = DiscordWeb(self.client, Notes(kept.places))
        self.web.account = partial(kept.linked.account_on, is_account)
        self._locales = Locales()
        self._events = ServerEvents(self.web, self.client, kept.linked.person)
        calendar = TeamCalendar(self._events, kept.places)
        languages = ReaderLanguages(Notes(kept.places), kept.store, self._above)
        rendering = discord_rendering(kept.linked)
        placed = PlacedChat(self.web, rendering, kept.places, languages, calendar, tempo.pace)
        self._placed = placed
        self.chat = LiveCards(placed, kept.store.session, kept.kinds, tempo.pace)

    async def introduce(self, now: Now) -> None:
        """Ask Discord who we are, however long it takes, and read what nobody has heard."""
        await self._insist()
        gateway = self._gateway(now, None, None)
        await self._catching_up(gateway, self._kept.keep).before_start(self.name)

    def connect(self, runner: Runner, now: Now, link: Link | None) -> ConnectedDiscord:
        """Return the app with its ends tied to the runner; nothing comes in yet."""
        gateway = self._gateway(now, link, runner)
        self._placed.may_stand_again = gateway.may_stand_again
        self.web.hush = hush = Hush(gateway.access, gateway.places, self._above)
        interactions = Interactions(self.web, self._tempo.first_answer or PATIENCE_SECONDS)
        translator = DiscordTranslator(
            gateway, interactions, self._kept.own_data(), CalendarFiles().write_invite
        )
        translator.noting = hush.note
        queues = UserQueues(
            self._kept.arrivals,
            translator.handle,
            translator.apologise,
            _OUTSIDE,
            self._tempo.pauses,
            lasting,
        )
        inbox = ArrivalInbox(self._kept.arrivals, queues.take)
        offers = Offers(gateway.access, self._kept.linked.person, gateway.sessions)
        reception = GatewayReception(inbox, interactions, self._locales, offers)
        catching_up = self._catching_up(gateway, inbox.keep)
        kept = self._kept
        left = LeftTeams(
            gateway.access,
            Notes(kept.places),
            kept.channels,
            self._is_in,
            kept.teams_asking,
            gateway.sessions,
            self._is_gone,
            partial(self._sight, gateway),
        )
        return ConnectedDiscord(
            self, reception, inbox, queues, translator, interactions, catching_up, left
        )

    async def _is_in(self, team: str) -> bool | None:
        return None if team == DIRECT else self.client.is_in(guild_of(team))

    async def _is_gone(self, channel: str) -> bool:
        """Tell whether a channel or thread was deleted; where Discord does not say, it was not."""
        try:
            return await self.web.call(to("GET", CHANNEL, channel), unless=(NO_CHANNEL,)) is None
        except (*_OUTSIDE, OSError, RuntimeError):  # the last as the client closes
            return False

    async def _sight(self, gateway: DiscordGateway, held: Held, who: MemberId) -> Sees:
        """Tell whether somebody sees a channel; where Discord cannot be asked, it is not known."""
        try:
            return await gateway.sight(held, who)
        except (*_OUTSIDE, OSError, RuntimeError):  # the last as the client closes
            return Sees.UNKNOWN

    def _above(self, channel: str) -> str:
        """Return the channel that a thread is in; any other itself."""
        room = self.client.get_channel(int(channel)) if channel.isdecimal() else None
        return str(room.parent_id) if isinstance(room, discord.Thread) else channel

    async def _conversation_with(self, who: MemberId) -> str:
        """Return the private conversation with somebody who is in Discord; "" of all others."""
        account = self.web.account(who)
        return await self.web.channel_at(address_of(account)) if is_account(account) else ""

    def _catching_up(self, gateway: DiscordGateway, keep: Keep) -> CatchingUp:
        history, places = DiscordHistory(self.web, self.client), gateway.places
        missed = Missed(gateway.access, places, history, keep, self._conversation_with)
        marks = partial(Marks(gateway.access, gateway.places).read_again, self._events)
        return CatchingUp(
            DiscordReactions(gateway).votes(),
            missed,
            self._teams,
            lasting,
            marks,
            lambda: {team_of_guild(str(each.id)) for each in self.client.guilds},
            self.client.listens,
        )

    def _teams(self) -> set[str]:
        """Return what is read again: private conversations, and servers that the bot is in."""
        asking = self._kept.teams_asking()
        return {
            DIRECT,
            *(x for x in asking - {DIRECT} if self.client.is_in(guild_of(x)) is not False),
        }

    def _gateway(self, now: Now, link: Link | None, runner: Runner | None) -> DiscordGateway:
        kept = self._kept
        access = access_to(kept, now, link, self._usual, runner)
        lookup = DiscordPeople(self.web, self.client, self._locales)
        people = Directory(lookup, MENTIONS, now, kept.linked)
        return DiscordGateway(access, kept.places, people, self.web, self.client)

    async def _insist(self) -> None:
        """Log in, again and again; OperatorError where Discord does not take the token."""
        passing = (discord.DiscordException, *_OUTSIDE, OSError)
        await until_answered(self._log_in, passing, _unreached, self._tempo.pauses[0])

    async def _log_in(self) -> None:
        try:
            await self.client.login(self._settings.token)
        except discord.LoginFailure:
            raise OperatorError(
                "DISCORD_TOKEN: Discord does not take this token: copy it anew from the app's page "
                "under “Bot” at discord.com/developers/applications, see manifest/README.md."
            ) from None
        self.client.use_switches()


def _unreached(problem: Exception) -> str:
    return f"Discord cannot be reached yet: {type(problem).__name__}"


@dataclass(frozen=True, slots=True)
class ConnectedDiscord:
    """The app, ready to listen."""

    discord: Discord
    reception: GatewayReception
    inbox: ArrivalInbox
    queues: UserQueues
    translator: DiscordTranslator
    interactions: Interactions
    catching_up: CatchingUp
    left: LeftTeams

    def routes(self) -> list[Route]:
        """Return where somebody comes in over HTTP: nobody does."""
        return []

    async def _make_up(self) -> None:
        """End what goes on where the bot was sent away, and read what nobody has heard."""
        await self.left.look()
        await self.catching_up.all()

    @asynccontextmanager
    async def listening(self, watch: Watch) -> AsyncIterator[None]:
        """Listen to the gateway; whenever a connection stands, what was missed is made up for."""
        client = self.discord.client
        client.tells(self.reception.hear, self._make_up)
        await self.discord.web.offer(commands())
        watch.begin(client.listen)
        try:
            yield
        finally:
            await client.leave()
