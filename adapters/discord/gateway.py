"""Where what people do in Discord is handed in, and where in Discord sessions are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import compress
from math import inf
from typing import Final

from discord import HTTPException, NotFound, Permissions, Thread
from discord.utils import snowflake_time

from adapters.discord.client import Client
from adapters.discord.events import Event
from adapters.discord.names import guild_of, is_account, member_of, place_of, team_of_guild, user_of
from adapters.discord.registered import IN_CHANNELS, PERMISSIONS, TO_WRITE, missing, what_is_read
from adapters.discord.web import DiscordWeb
from orchestration.conversation.arriving.reaction_votes import Pressed
from orchestration.conversation.ports.letters import LETTERS, option_of
from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.conversation.ports.storage import Held, Place
from orchestration.conversation.requested.where_to_ask import Room
from orchestration.conversation.shown.removed import Sees
from orchestration.conversation.surface.placed_gateway import PlacedGateway, PlacedReactions
from orchestration.interaction.answers import may_not_write
from orchestration.model.people import MemberId, SessionId, kind_of_session
from orchestration.model.place_rules import Capacity

_A_FEW: Final = 20


@dataclass(frozen=True, slots=True)
class DiscordGateway(PlacedGateway):
    """What reaches sessions, and what reaches Discord."""

    is_account = staticmethod(is_account)
    user_of = staticmethod(user_of)

    web: DiscordWeb
    client: Client

    def here(self, event: Event, channel: str) -> str:
        """Return what is read in a server as the app's switches stand, and what it lacks there."""
        lines = *what_is_read(self.client.intents), *self._lacks(event, channel, PERMISSIONS)
        return "\n".join(f"• {each}" for each in lines)

    def _lacks(self, event: Event, channel: str, wanted: Iterable[str]) -> list[str]:
        guild, _ = self.client.at(guild_of(event.team))
        lacks = missing(guild.me.guild_permissions, wanted) if guild else {}
        apart = missing(self._may(event, channel), [x for x in wanted if x in IN_CHANNELS])
        found = {x: (why, "in this channel") for x, why in apart.items()}
        found |= {x: (why, "on this server") for x, why in lacks.items()}
        return [f"I lack the permission “{x}” {at}: {why}." for x, (why, at) in found.items()]

    def lacks(self, event: Event, channel: str, session: SessionId) -> str:
        """Say what it lacks for what goes with a session: all else is there."""
        more = {"panel": ["create_public_threads"], "meeting": ["add_reactions", "create_events"]}
        wanted = more.get(kind_of_session(session), ["add_reactions"])
        return "\n".join(self._lacks(event, channel, wanted))

    async def place_at(self, event: Event, channel: str, ts: str) -> Place | None:
        """Return what stands at a place in Discord, as an event reaches it."""
        came = event.inner.get("id")
        age = (snowflake_time(int(came)) - snowflake_time(int(ts))).total_seconds() if came else inf
        found = await self.sessions.at(event.team, channel, ts, age)
        return found or await self.sessions.of_thread(event.team, ts)

    def why_not_in(self, event: Event, channel: str, kind: str) -> str:
        """Say what the bot lacks to read and write in a channel, as far as Discord has told."""
        may, below = self._may(event, channel), event.is_in_thread
        own = kind == "panel" and may.create_public_threads and not below
        locked = getattr(self.client.at(guild_of(event.team), channel)[1], "locked", False)
        lacks = missing(may, compress(TO_WRITE, (True, not below, below or own, locked)))
        return may_not_write(lacks) if lacks else ""

    def _may(self, event: Event, channel: str) -> Permissions:
        """Return what the bot may do in a channel: all of which Discord has told nothing else."""
        told = event.inner.get("app_permissions")
        if told is not None and channel == event.channel:
            return Permissions(int(told))
        guild, place = self.client.at(event.inner.get("guild_id"), channel)
        return place.permissions_for(guild.me) if guild and place else Permissions.all()

    async def reads(self, team: str, user: str, held: Held) -> bool:
        """Tell whether Discord shows that somebody reads where something goes on."""
        sees = held.team.startswith(team) and await self.sight(held, member_of("", user))
        return sees is Sees.READS

    async def sight(self, held: Held, who: MemberId) -> Sees:
        """Return whether somebody sees where something goes on, as far as Discord shows it."""
        account = self.people.linked.account_on(is_account, who)
        guild, place = self.client.at(guild_of(held.team), held.channel)
        if not (guild and place and is_account(account)):
            return Sees.UNKNOWN
        with suppress(HTTPException):  # it is not known what they are in
            try:
                found = await guild.fetch_member(int(user_of(account)))
            except NotFound:
                return Sees.LEFT
            if isinstance(place, Thread) and place.is_private():
                await place.fetch_member(found.id)
            return Sees.READS if place.permissions_for(found).read_messages else Sees.HIDDEN
        return Sees.UNKNOWN

    async def rooms(self, user: str) -> list[Room]:
        """Return in which channels of a few servers both somebody and the bot may write."""
        found: list[Room] = []
        for guild in self.client.guilds[:_A_FEW]:
            with suppress(HTTPException):  # they are not there
                both = who, _ = await guild.fetch_member(int(user)), guild.me
                roles = frozenset(str(each.id) for each in who.roles)
                manages = any(x.permissions.manage_guild for x in who.roles[1:])
                may = Capacity(manages or who.id == guild.owner_id, roles)
                found += [
                    Room(team_of_guild(str(guild.id)), str(each.id), each.name, guild.name, may)
                    for each in guild.text_channels
                    if all(each.permissions_for(one).send_messages for one in both)
                ]
        return found

    def capacity(self, event: Event) -> Capacity:
        """Return what somebody is in the server in which they did something, if they did it in one.

        What is pressed and commanded says what they may; of others it is known by their roles.
        """
        if event.is_elsewhere:
            return Capacity()
        member = event.inner.get("member") or {}
        roles = frozenset(map(str, member.get("roles", ())))
        guild, _ = self.client.at(event.inner.get("guild_id"))
        held = [guild.get_role(int(each)) for each in roles] if guild else []
        told = Permissions(int(member.get("permissions", 0)))
        may = [told, *(each.permissions for each in held if each)]
        owns = guild is not None and str(guild.owner_id) == event.user
        manages = owns or any(each.manage_guild or each.administrator for each in may)
        return Capacity(manages, roles)


class DiscordReactions(PlacedReactions):
    """Reads reactions in Discord."""

    def __init__(self, gateway: DiscordGateway) -> None:
        super().__init__(gateway, place_of, option_of)
        self._web = gateway.web

    async def under(self, place: Place) -> Sequence[Pressed] | None:
        """Return what stands under a message; None where it is gone."""
        told = await self._web.read(place.channel, place.ts)
        if told is None:
            return None
        mine = [x for each in told.get("reactions", ()) if (x := each["emoji"]["name"]) in LETTERS]
        found = await side_by_side(
            self._web.reactions(place.channel, place.ts, each) for each in mine
        )
        return [
            (each, member_of("", user))
            for each, users in zip(mine, found, strict=True)
            for user in users
        ]
