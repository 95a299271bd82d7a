"""Who people are: their names, as Discord knows them; it knows nobody's zone, but a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from adapters.discord import rest as r
from adapters.discord.client import Client
from adapters.discord.names import guild_of, member_of
from adapters.discord.rest import to
from adapters.discord.web import DiscordWeb
from orchestration.conversation.ports.directory import Locales, Lookup, Mentions, first_seen
from orchestration.model.people import Member

_NOBODY: Final = (10004, 10007, 10013, 50001)
"""There is no such server, member or user, or we may not see them."""

_NO_ZONE: Final = "UTC"
_LISTED: Final = 1000
"""Members that one call lists: in a larger server somebody has to be named."""

MENTIONS: Final = Mentions(
    person=re.compile(r"<@!?(\d+)>"),
    group=re.compile(r"<@&(\d+)>"),
    everybody=re.compile(r"@(?:everyone|here)\b"),
    plain=str,
    member=member_of,
    name="<@{}>".format,
    role="<@&{}>".format,
)


def named(member: Mapping[str, Any], user: Mapping[str, Any]) -> Member | None:
    """Return a user by the name that they have as a member; None of bots."""
    name = first_seen(member.get("nick"), user.get("global_name"), user["username"])
    return None if user.get("bot") else Member(member_of("", user["id"]), name, _NO_ZONE)


class DiscordPeople(Lookup):
    """Asks Discord who somebody is; a user is their id."""

    def __init__(self, web: DiscordWeb, client: Client, locales: Locales) -> None:
        self._web = web
        self._client = client
        self._locales = locales

    async def person(self, team: str, user: str) -> Member | None:
        """Return somebody who can be asked; None of bots, and of who is not there any more."""
        guild = guild_of(team)
        route = to("GET", r.MEMBER, guild, user) if guild else to("GET", r.USER, user)
        told = await self._web.call(route, unless=_NOBODY)
        found = None if told is None else named(told, told["user"] if guild else told)
        return found and replace(found, likely_zone=self._locales.likely_zone(user))

    async def channel(self, team: str, channel: str) -> Sequence[str]:
        """Return the users of a channel, if it is in a small server that shows its members.

        Discord lists them where the app may see members; elsewhere nobody is usual.
        """
        _, place = self._client.at(guild_of(team), channel)
        listed = await self._listed(team) if place else []
        listed = [x for x in listed if place and place.permissions_for(x).read_messages]
        if listed and isinstance(place, discord.Thread) and place.is_private():
            inside = {each.id for each in await place.fetch_members()}
            listed = [each for each in listed if each.id in inside]
        return [str(each.id) for each in listed]

    async def is_gathering(self, team: str, channel: str) -> bool:
        """Tell whether those of a channel are meant where nobody is named: whom Discord shows."""
        return bool(await self.channel(team, channel))

    async def group(self, team: str, group: str) -> Sequence[str]:
        """Return the users of a role, where the app sees members, in a server of not too many."""
        return [str(each.id) for each in await self._listed(team) if each.get_role(int(group))]

    async def group_name(self, team: str, group: str) -> str:
        """Return what a role of a server is called; "" where it is not known, or in private."""
        guild, _ = self._client.at(guild_of(team))
        return role.name if guild and (role := guild.get_role(int(group))) else ""

    async def _listed(self, team: str) -> Sequence[discord.Member]:
        """Return a server's members, if the app may see them, and one call lists them all."""
        guild, _ = self._client.at(guild_of(team))
        if guild is None or not self._client.intents.members:
            return []
        found = [each async for each in guild.fetch_members(limit=_LISTED)]
        return sorted(found, key=lambda x: x.id) if len(found) < _LISTED else []
