"""Where things are in Discord's REST interface; the names in a path are the library's."""

from __future__ import annotations

import re
from typing import Final

from discord.http import Route

USER, DMS = "/users/{user_id}", "/users/@me/channels"
MEMBER: Final = "/guilds/{guild_id}/members/{user_id}"
COMMANDS: Final = "/applications/{application_id}/commands"
CHANNEL: Final = "/channels/{channel_id}"
MESSAGES: Final = f"{CHANNEL}/messages"
MESSAGE: Final = f"{MESSAGES}/{{message_id}}"
THREADS: Final = f"{MESSAGE}/threads"
REACTION: Final = f"{MESSAGE}/reactions/{{emoji}}"
WEBHOOKS: Final = f"{CHANNEL}/webhooks"
SCHEDULED: Final = "/guilds/{guild_id}/scheduled-events"
EVENT: Final = f"{SCHEDULED}/{{event_id}}"
FIRST_ANSWER: Final = "/interactions/{webhook_id}/{webhook_token}/callback"
ANSWERS: Final = "/webhooks/{webhook_id}/{webhook_token}"
ASIDE: Final = f"{ANSWERS}/messages/{{message_id}}"
OWN_ANSWER: Final = f"{ANSWERS}/messages/@original"

_NAMED: Final = re.compile(r"{(\w+)}")


def to(method: str, path: str, *ids: str | int) -> Route:
    """Return a route; ids stand for the names in its path, in their order."""
    return Route(method, path, **dict(zip(_NAMED.findall(path), ids, strict=True)))
