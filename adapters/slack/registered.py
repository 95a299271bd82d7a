"""What the app is to Slack: what it may do, what it hears of, what it offers.

`manifest/slack.yaml` declares it to Slack and the app registers it; tests/slack/test_manifest.py
holds both against this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SCOPES: Final[Mapping[str, str]] = {
    "app_mentions:read": "nobody is heard who calls @Convene",
    "channels:history": "votes written in a public channel's threads are not heard",
    "channels:read": "nothing can be asked for in public channels",
    "chat:write": "nothing can be said",
    "chat:write.customize": "personas speak under the bot's own name",
    "commands": "/convene and the shortcuts are not there",
    "files:read": "calendar files that people send cannot be read",
    "files:write": "no calendar file and no picture is handed out",
    "groups:history": "votes written in a private channel's threads are not heard",
    "groups:read": "nothing can be asked for in private channels",
    "im:history": "what people answer in private is not heard",
    "im:write": "nobody can be asked in private",
    "mpim:history": "what is asked in group conversations is not heard",
    "mpim:read": "nothing can be asked for in group conversations",
    "reactions:read": "votes by reaction are not counted",
    "reactions:write": "no emoji to vote with stand under the options",
    "usergroups:read": "a group like @design asks nobody",
    "users:read": "nobody's name and time zone are known",
    "users:read.email": "the calendar file names nobody's address",
}
"""What it may do, and what goes without."""

OPTIONAL_SCOPES: Final[Mapping[str, str]] = {
    "users.profile:read": "SLACK_PROFILE_FIELDS is left alone",
}
"""What only some need: profiles, where an operator names fields of theirs."""

EVENTS: Final = (
    "app_home_opened",
    "app_mention",
    "app_uninstalled",
    "message.channels",
    "message.groups",
    "message.im",
    "message.mpim",
    "reaction_added",
    "reaction_removed",
    "tokens_revoked",
)

COMMANDS: Final = ("/convene",)

GLOBAL_SHORTCUTS: Final = ("convene-meet",)
MESSAGE_SHORTCUTS: Final = ("convene-meet-about",)
SHORTCUTS: Final = (*GLOBAL_SHORTCUTS, *MESSAGE_SHORTCUTS)
"""Callback ids: ask for a meeting from anywhere, or about a message."""
