"""Slack's settings: by which way the app is reached, and with which tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from orchestration.model.errors import MISSING, BadInput
from orchestration.model.profile_fields import ProfileFields, read_profile_fields

SLACK: Final = "https://slack.com/api/"
WAYS: Final = (
    "SLACK_BOT_TOKEN with SLACK_APP_TOKEN (Socket Mode), SLACK_BOT_TOKEN with SLACK_SIGNING_SECRET "
    "(HTTP), or SLACK_CLIENT_ID and SLACK_CLIENT_SECRET with one of these (many workspaces)"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackSettings:
    """How a Slack app is reached: by Socket Mode where it has an `app_token`, else over HTTP.

    Without a `bot_token` each workspace brings its own when the app is installed there; `base_url`
    is where who installs it is sent back to, empty where Slack alone knows that address. Of
    people's profiles the `profile_fields` count.
    """

    bot_token: str = field(default="", repr=False)
    app_token: str = field(default="", repr=False)
    signing_secret: str = field(default="", repr=False)
    client_id: str = ""
    client_secret: str = field(default="", repr=False)
    api_url: str = SLACK
    base_url: str = ""
    profile_fields: ProfileFields = field(default_factory=ProfileFields)

    @property
    def takes_http(self) -> bool:
        """Tell whether Slack, or who installs the app, comes to us over HTTP."""
        return not self.app_token or bool(self.client_id)


def read_slack_settings(given: Mapping[str, str]) -> SlackSettings | None:
    """Return how Slack is reached, None where nothing is set; BadInput names what is wrong."""
    names = ("BOT_TOKEN", "APP_TOKEN", "SIGNING_SECRET", "CLIENT_ID", "CLIENT_SECRET")
    said = {name.lower(): given.get(f"SLACK_{name}", "").strip() for name in names}
    if not any(said.values()):
        return None
    base_url = given.get("CONVENE_BASE_URL", "").strip().rstrip("/")
    name = "SLACK_PROFILE_FIELDS"
    fields = read_profile_fields(name, given.get(name, ""))
    settings = SlackSettings(
        **said, api_url=_api_url(given), base_url=base_url, profile_fields=fields
    )
    if not settings.app_token and not settings.signing_secret:
        raise BadInput("SLACK_APP_TOKEN", MISSING, f"one of: {WAYS}")
    if not settings.bot_token and not settings.client_id:
        raise BadInput("SLACK_BOT_TOKEN", MISSING, f"one of: {WAYS}")
    if bool(settings.client_id) != bool(settings.client_secret):
        name = "SLACK_CLIENT_SECRET" if settings.client_id else "SLACK_CLIENT_ID"
        raise BadInput(name, MISSING, "the other half of the app's client id and secret")
    for name, start in (("bot_token", "xoxb-"), ("app_token", "xapp-")):
        if said[name] and not said[name].startswith(start):
            shown = f"{said[name][:5]}…"
            raise BadInput(f"SLACK_{name.upper()}", shown, f"a token that begins with {start}")
    return settings


def _api_url(given: Mapping[str, str]) -> str:
    url = given.get("SLACK_API_URL", "").strip() or SLACK
    if not url.startswith(("https://", "http://")):
        raise BadInput("SLACK_API_URL", url, f"a URL like {SLACK}")
    return url if url.endswith("/") else f"{url}/"
