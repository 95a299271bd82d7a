"""The app as Slack knows it: what its manifest declares, its secrets, and where it is installed."""

from dataclasses import dataclass, field
from typing import Any

_SCOPES = """
app_mentions:read assistant:write channels:history channels:join channels:manage channels:read
chat:write chat:write.customize chat:write.public commands files:read files:write groups:history
groups:read groups:write im:history im:read im:write mpim:history mpim:read mpim:write pins:read
pins:write reactions:read reactions:write team:read usergroups:read users.profile:read users:read
users:read.email
"""
EVERY_SCOPE = frozenset(_SCOPES.split())
EVENT_SCOPES = {
    "app_mention": "app_mentions:read",
    "channel_archive": "channels:read",
    "file_shared": "files:read",
    "member_joined_channel": "channels:read",
    "member_left_channel": "channels:read",
    "message.channels": "channels:history",
    "message.groups": "groups:history",
    "message.im": "im:history",
    "message.mpim": "mpim:history",
    "reaction_added": "reactions:read",
    "reaction_removed": "reactions:read",
    "user_change": "users:read",
}
"""The scope without which Slack does not send an event; others need none."""


class NotPossible(AssertionError):  # noqa: N818 - it is the test that errs
    """A test has a person do what Slack's own window would not let them do."""


@dataclass
class App:
    """What is declared; None means whatever the test comes up with."""

    id: str = "A00000001"
    name: str = "Convene"
    scopes: frozenset[str] = EVERY_SCOPE
    events: frozenset[str] | None = None
    commands: frozenset[str] | None = None
    shortcuts: frozenset[str] | None = None
    messages_tab: bool = True
    home_tab: bool = True
    app_token: str = "xapp-1-A00000001-1-local"
    signing_secret: str = "a-local-signing-secret"
    verification_token: str = "a-local-verification-token"
    client_id: str = "1.1"
    client_secret: str = "a-local-client-secret"
    redirect_url: str = ""
    codes: dict[str, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def from_manifest(cls, manifest):
        """The app that a manifest (already parsed) describes."""
        features = manifest.get("features", {})
        settings = manifest.get("settings", {})
        home = features.get("app_home", {})
        return cls(
            name=features.get("bot_user", {}).get("display_name", "Convene"),
            redirect_url=next(iter(manifest["oauth_config"].get("redirect_urls", ())), ""),
            scopes=frozenset(manifest["oauth_config"]["scopes"]["bot"]),
            events=frozenset(settings.get("event_subscriptions", {}).get("bot_events", ())),
            commands=frozenset(one["command"] for one in features.get("slash_commands", ())),
            shortcuts=frozenset(one["callback_id"] for one in features.get("shortcuts", ())),
            messages_tab=home.get("messages_tab_enabled", False)
            and not home.get("messages_tab_read_only_enabled", False),
            home_tab=home.get("home_tab_enabled", False),
        )

    def hears(self, name, granted):
        """Whether an event is subscribed to and its scope granted."""
        wanted = self.events is None or name in self.events
        return wanted and EVENT_SCOPES.get(name, "") in {"", *granted}

    def require(self, what, name):
        """Refuse a command or shortcut that the manifest does not declare."""
        declared = self.commands if what == "command" else self.shortcuts
        if declared is not None and name not in declared:
            raise NotPossible(f"{name} is not a {what} of this app; it has {sorted(declared)}")
