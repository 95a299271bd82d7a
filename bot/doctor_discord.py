"""What `convene doctor` finds in Discord: permissions in each server, and what is switched on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import aiohttp
import discord
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
_IN_CHANNEL: Final = "Give the bot's role this permission in the settings of #{} (Permissions)."
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
    """Return where in a server a channel takes back what the bot may do in all of it.

    A channel that the bot cannot see is not meant for it.
    """
    guild = await client.fetch_guild(server, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    found = []
    for each in await guild.fetch_channels():
        may = each.permissions_for(me)
        everywhere = [x for x in IN_CHANNELS if getattr(me.guild_permissions, x)]
        lacks = missing(may, everywhere) if may.view_channel else {}
        for name, without in lacks.items():
            says = f"in #{each.name} the permission “{name}” is taken back: {without}."
            found.append(Finding(f"Discord, {guild.name}", says, _IN_CHANNEL.format(each.name)))
    return found


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
