"""What the app is to Slack: what it may do, what it hears of, what it offers.

`manifest/slack.yaml` declares it to Slack and the app registers it; tests/slack/test_manifest.py
holds both against this.
"""

from __future__ import annotations

from typing import Final

SCOPES: Final = (
    "app_mentions:read",
    "assistant:write",
    "channels:history",
    "channels:read",
    "chat:write",
    "chat:write.customize",
    "commands",
    "files:read",
    "files:write",
    "groups:history",
    "groups:read",
    "im:history",
    "im:write",
    "reactions:read",
    "reactions:write",
    "usergroups:read",
    "users:read",
    "users:read.email",
)

OPTIONAL_SCOPES: Final = ("users.profile:read",)
"""What only some need: profiles, where an operator names fields of theirs."""

EVENTS: Final = (
    "app_home_opened",
    "app_mention",
    "app_uninstalled",
    "message.channels",
    "message.groups",
    "message.im",
    "reaction_added",
    "reaction_removed",
    "tokens_revoked",
)

COMMANDS: Final = ("/convene",)

GLOBAL_SHORTCUTS: Final = ("convene-meet",)
MESSAGE_SHORTCUTS: Final = ("convene-meet-about",)
SHORTCUTS: Final = (*GLOBAL_SHORTCUTS, *MESSAGE_SHORTCUTS)
"""Callback ids: ask for a meeting from anywhere, or about a message."""
