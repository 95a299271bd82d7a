"""Discord's settings: whose token we have, and where Discord is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from orchestration.model.errors import BadInput


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscordSettings:
    """How Discord is reached; addresses are empty where they are the usual ones."""

    token: str = field(repr=False)
    api_url: str = ""
    gateway_url: str = ""


def read_discord_settings(given: Mapping[str, str]) -> DiscordSettings | None:
    """Return how Discord is reached, None where nothing is set; BadInput names what is wrong."""
    token = given.get("DISCORD_TOKEN", "").strip().removeprefix("Bot ")
    if not token:
        return None
    if any(each.isspace() for each in token):
        shown = f"{token[:5]}…"
        raise BadInput("DISCORD_TOKEN", shown, "a bot's token, as its page under “Bot” shows it")
    return DiscordSettings(
        token=token,
        api_url=_url(given, "DISCORD_API_URL", ("https://", "http://")),
        gateway_url=_url(given, "DISCORD_GATEWAY_URL", ("wss://", "ws://")),
    )


def _url(given: Mapping[str, str], name: str, starts: tuple[str, ...]) -> str:
    url = given.get(name, "").strip().rstrip("/")
    if url and not url.startswith(starts):
        raise BadInput(name, url, f"an address that begins with {starts[0]}")
    return url
