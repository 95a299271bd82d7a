"""What `convene doctor` finds in Discord: permissions in each server, and what is switched on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from adapters.discord.client import Client, lead_to
from adapters.discord.registered import PERMISSIONS, SWITCHES, missing, permissions
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
    except discord.LoginFailure:
        return [Finding("Discord", "Discord does not take DISCORD_TOKEN.", _COPY_ANEW)]
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as problem:
        says = f"Discord does not answer ({type(problem).__name__})."
        return [Finding("Discord", says, _REACH)]
    finally:
        await client.leave()
    link = _LINK.format(client.application_id, permissions().value)
    return [*_servers(servers, link), *_switches(client)]


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


def _switches(client: Client) -> Iterator[Finding]:
    for name, switch in SWITCHES.items():
        yield Finding("Discord", switch.told(is_on=getattr(client.intents, name)))
