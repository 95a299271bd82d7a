"""What was decided as an event of its server, where everybody on it may know of it.

docs.discord.com/developers/resources/guild-scheduled-event has its fields and limits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from discord import Thread

from adapters.discord import rest as r
from adapters.discord.client import Client
from adapters.discord.names import LINK, guild_of
from adapters.discord.people import named
from adapters.discord.rest import NO_EVENT, to
from adapters.discord.web import DiscordWeb
from orchestration.conversation.arriving.marked import Entries
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.shown.team_calendar import TeamEntry
from orchestration.interaction.fitting import short
from orchestration.model.people import MemberId

_ELSEWHERE, _ON_THE_SERVER = 3, 2
_NAME, _WORDS = 100, 1000


class ServerEvents(Entries):
    """The events that a server shows to all of its members."""

    def __init__(
        self, web: DiscordWeb, client: Client, person: Callable[[MemberId], MemberId]
    ) -> None:
        self._web = web
        self._client = client
        self._person = person

    async def enter(self, entry: TeamEntry, at: str, *, is_new: bool) -> str:
        """Make an event, or change the one that there is."""
        outcome, invite = entry.outcome, entry.invite
        guild = guild_of(outcome.team)
        if invite.cancelled:
            if at:
                await self._web.call(to("DELETE", r.EVENT, guild, at), unless=NO_EVENT)
            return ""
        body = self._event(entry)
        if at and await self._web.call(to("PATCH", r.EVENT, guild, at), body, unless=NO_EVENT):
            return at
        own = [] if is_new else await self._own(guild)
        same = (x for x in own if x.get("description") == body["description"])  # it has a link
        found = next((str(each["id"]) for each in same), "")
        if found or invite.start <= invite.stamp or not self._is_for_all(outcome):
            return found
        return str((await self._web.call(to("POST", r.SCHEDULED, guild), body))["id"])

    async def _own(self, guild: str) -> list[Mapping[str, Any]]:
        told = await self._web.call(to("GET", r.SCHEDULED, guild))
        return [each for each in told if str(each.get("creator_id")) == self._web.bot]

    async def entries(self, team: str) -> list[str]:
        """Return the events that the bot has made on a server."""
        guild = guild_of(team)
        return [str(each["id"]) for each in await self._own(guild)] if guild else []

    async def marked(self, team: str, entry: str) -> Mapping[MemberId, str]:
        """Return who is interested in an event."""
        route = to("GET", f"{r.EVENT}/users", guild_of(team), entry)
        told = await self._web.users(route, "user_id", with_member="true") or ()
        found = [named(each.get("member") or {}, each["user"]) for each in told]
        return {self._person(each.id): each.name for each in found if each}

    def _is_for_all(self, outcome: Place) -> bool:
        """Tell whether all of the server may read the channel, and the bot may make events."""
        guild, place = self._client.at(guild_of(outcome.team), outcome.channel)
        if guild is None or place is None or (isinstance(place, Thread) and place.is_private()):
            return False
        everybody = place.permissions_for(guild.default_role)
        return everybody.read_messages and guild.me.guild_permissions.create_events

    def _event(self, entry: TeamEntry) -> dict[str, Any]:
        outcome, invite = entry.outcome, entry.invite
        channel = self._client.get_channel(int(outcome.channel))
        link = LINK.format(guild_of(outcome.team), outcome.channel, outcome.ts)
        return {
            "name": short(invite.subject, _NAME),
            "entity_type": _ELSEWHERE,
            "privacy_level": _ON_THE_SERVER,
            "scheduled_start_time": invite.start.isoformat(),
            "scheduled_end_time": invite.end.isoformat(),
            "entity_metadata": {"location": short(invite.place or f"#{channel}", _NAME)},
            "description": entry.described(link, _WORDS),
        }
