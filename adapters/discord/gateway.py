"""Where what people do in Discord is handed in, and where in Discord sessions are."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from discord import Permissions
from discord.utils import snowflake_time

from adapters.discord.client import Client
from adapters.discord.events import Event
from adapters.discord.names import guild_of, is_account, user_of
from adapters.discord.registered import HOW_READ, SWITCHES, missing
from adapters.discord.web import DiscordWeb
from orchestration.conversation.placed_gateway import PlacedGateway
from orchestration.conversation.placed_surface import Platform, WriteInvite
from orchestration.conversation.storage import Place
from orchestration.conversation.user_actions import UserActions
from orchestration.model.people import MemberId
from orchestration.model.place_rules import Capacity

_NOT_HERE: Final = (
    "I may not write in this channel, so nobody here would hear from me. Let a manager give me "
    "“View Channel” and “Send Messages” here, then ask again."
)


@dataclass(frozen=True, slots=True)
class DiscordGateway(PlacedGateway):
    """What reaches sessions, and what reaches Discord."""

    web: DiscordWeb
    client: Client

    def platform(self, actions: UserActions, write_invite: WriteInvite) -> Platform:
        """Return what everything shares that is done in Discord."""
        return self.shared(actions, write_invite, user=user_of, not_here=_NOT_HERE, here=self._here)

    def is_account(self, member: MemberId) -> bool:
        """Tell whether somebody is known by an account in Discord."""
        return is_account(member)

    def _here(self, team: str) -> str:
        """Return what is read in a server as the app's switches stand, and what it lacks there."""
        guild = self.client.get_guild(int(guild_of(team) or 0))
        lacks = missing(guild.me.guild_permissions) if guild else {}
        told = [
            HOW_READ,
            *(
                each.told(is_on=getattr(self.client.intents, name))
                for name, each in SWITCHES.items()
            ),
            *(
                f"I lack the permission “{name}” on this server: {why}."
                for name, why in lacks.items()
            ),
        ]
        return "\n".join(f"• {each}" for each in told)

    async def place_at(self, event: Event, channel: str, ts: str) -> Place | None:
        """Return what stands at a place in Discord, as an event reaches it."""
        came = event.inner.get("id")
        age = (snowflake_time(int(came)) - snowflake_time(int(ts))).total_seconds() if came else inf
        return await self.sessions.at(event.team, channel, ts, age)

    def may_write(self, event: Event, channel: str) -> bool:
        """Tell whether the bot may read and write in a channel, as far as Discord has told."""
        told = event.inner.get("app_permissions")
        if told is not None and channel == event.channel:
            return _may_write(Permissions(int(told)))
        guild = self.client.get_guild(int(event.inner.get("guild_id") or 0))
        place = guild.get_channel_or_thread(int(channel)) if guild and channel else None
        return guild is None or place is None or _may_write(place.permissions_for(guild.me))

    def capacity(self, event: Event) -> Capacity:
        """Return what somebody is in the server in which they did something, if they did it in one.

        What is pressed and commanded says what they may; of others it is known by their roles.
        """
        if event.is_elsewhere:
            return Capacity()
        member = event.inner.get("member") or {}
        roles = frozenset(map(str, member.get("roles", ())))
        guild = self.client.get_guild(int(event.inner.get("guild_id") or 0))
        held = [guild.get_role(int(each)) for each in roles] if guild else []
        may = [each.permissions for each in held if each]
        if "permissions" in member:
            may.append(Permissions(int(member["permissions"])))
        owns = guild is not None and str(guild.owner_id) == event.user
        manages = owns or any(each.manage_guild or each.administrator for each in may)
        return Capacity(manages, roles)


def _may_write(may: Permissions) -> bool:
    return may.administrator or bool(may.read_messages and may.send_messages)
