"""What `convene doctor` finds in Discord: permissions in each server, and what is switched on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from adapters.discord.client import Client, lead_to
from adapters.discord.registered import (
    IN_CHANNELS,
    NOT_NEEDED,
    PERMISSIONS,
    SWITCHES,
    missing,
    permissions,
)
from bot.discord import DiscordSettings
from bot.finding import Finding

_COPY_ANEW: Final = (
    "Copy the token anew from the app's page under “Bot” at discord.com/developers/applications, "
    "and set DISCORD_TOKEN to it."
)
_REACH: Final = (
    "Look whether this machine reaches the address, and whether DISCORD_API_URL is right."
)
_COME_IN: Final = "Open {}, and choose your server."
_GRANT: Final = (
    "Give the bot's role these permissions in the server's settings (Roles), or open {} once more."
)
_IN_CHANNELS: Final = (
    "Where Convene is to be used: give the bot's role what is taken back in the settings of the "
    "channel (Permissions)."
)
_REACH_GATEWAY: Final = (
    "Look whether this machine reaches the gateway, and whether DISCORD_GATEWAY_URL is right."
)
_TAKEN: Final = "in {} the permission “{}” is taken back: {}."
_MUTE: Final = "in {} I may read and not write, which is well where nothing is to be asked there."
_WRITE: Final = "Send Messages"
_GATEWAY_SECONDS: Final = 10
_NAMED: Final = 5
"""So many channels are named, of which the rest are counted."""
_LINK: Final = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands"
    "&permissions={}"
)


async def examine_discord(settings: DiscordSettings) -> list[Finding]:
    """Return what is there and what is missing; it changes nothing."""
    lead_to(settings.api_url, settings.gateway_url)
    client = Client()
    try:
        await client.login(settings.token)
        client.use_switches()
        servers = await client.http.request(Route("GET", "/users/@me/guilds"))
        apart = [x for each in servers for x in await _channels(client, int(each["id"]))]
        apart += await _gateway(client)
    except discord.LoginFailure:
        return [Finding("Discord", "Discord does not take DISCORD_TOKEN.", _COPY_ANEW)]
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as problem:
        says = f"Discord does not answer ({type(problem).__name__})."
        return [Finding("Discord", says, _REACH)]
    finally:
        await client.leave()
    link = _LINK.format(client.application_id, permissions().value)
    return [*_servers(servers, link), *apart, *_switches(client)]


async def _channels(client: Client, server: int) -> list[Finding]:
    """Return what channels of a server take back of what the bot may do in all of it.

    A channel that the bot cannot see is not meant for it. Where it may write in some, one in which
    it may not, as those for announcements, is named and nothing to mend.
    """
    guild = await client.fetch_guild(server, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    everywhere = [x for x in IN_CHANNELS if getattr(me.guild_permissions, x)]
    rooms = {x.name: x.permissions_for(me) for x in await guild.fetch_channels()}
    seen = {name: may for name, may in rooms.items() if may.view_channel}
    lacks = {name: missing(may, everywhere) for name, may in seen.items()}
    mute = [name for name, each in lacks.items() if _WRITE in each]
    about, is_told = f"Discord, {guild.name}", len(mute) < len(seen)
    found = [Finding(about, _MUTE.format(_listed(mute)))] if mute and is_told else []
    heard = {name: each for name, each in lacks.items() if name not in mute or not is_told}
    return [*found, *_taken_back(about, heard)]


def _taken_back(about: str, lacks: Mapping[str, Mapping[str, str]]) -> Iterator[Finding]:
    """Yield each permission that channels take back, once with all of them."""
    without = {name: why for each in lacks.values() for name, why in each.items()}
    for permission, why in without.items():
        rooms = _listed([name for name, each in lacks.items() if permission in each])
        yield Finding(about, _TAKEN.format(rooms, permission, why), _IN_CHANNELS)


def _listed(rooms: Sequence[str]) -> str:
    """Return the names of channels; of many, the first, and how many more there are."""
    more = len(rooms) - _NAMED
    return ", ".join(f"#{each}" for each in rooms[:_NAMED]) + (
        f" and {more} more" if more > 0 else ""
    )


async def _gateway(client: Client) -> list[Finding]:
    """Look whether the gateway answers at its address: it greets who comes, before any token."""
    url = DiscordWebSocket.DEFAULT_GATEWAY
    try:
        async with (
            asyncio.timeout(_GATEWAY_SECONDS),
            aiohttp.ClientSession() as session,
            session.ws_connect(url) as socket,
        ):
            await socket.receive()
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as problem:
        says = f"the gateway does not answer at {url} ({type(problem).__name__})."
        return [Finding("Discord", says, _REACH_GATEWAY)]
    return []


def _servers(servers: Iterable[Mapping[str, Any]], link: str) -> Iterator[Finding]:
    found = list(servers)
    if not found:
        yield Finding("Discord", "the bot is in no server yet.", _COME_IN.format(link))
    for each in found:
        about, has = f"Discord, {each['name']}", discord.Permissions(int(each["permissions"]))
        lacks = missing(has)
        for name, without in lacks.items():
            says = f"the permission “{name}” is missing: {without}."
            yield Finding(about, says, _GRANT.format(link))
        if not lacks:
            yield Finding(about, f"all {len(PERMISSIONS)} permissions are there.")
        for name, adds in missing(has, NOT_NEEDED, NOT_NEEDED).items():
            yield Finding(about, f"“{name}” need not be there; with it: {adds}.")


def _switches(client: Client) -> Iterator[Finding]:
    for name, switch in SWITCHES.items():
        yield Finding("Discord", switch.told(is_on=getattr(client.intents, name)))
