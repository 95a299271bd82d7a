"""How the app comes into workspaces: Slack's OAuth flow, with our own store behind it."""

from __future__ import annotations

import asyncio

from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.oauth.async_oauth_settings import AsyncOAuthSettings
from slack_sdk.oauth.installation_store import Installation
from slack_sdk.oauth.installation_store.async_installation_store import AsyncInstallationStore
from slack_sdk.oauth.state_store.stateless import StatelessOAuthStateStore
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.ports import Teams
from adapters.slack.registered import SCOPES

INSTALL_PATH = "/slack/install"
REDIRECT_PATH = "/slack/oauth_redirect"
_STATE_SECONDS = 600


class Installations(AsyncInstallationStore):
    """Keeps what an installation brings: a workspace's token, sealed at rest."""

    def __init__(self, teams: Teams) -> None:
        self._teams = teams

    async def async_save(self, installation: Installation) -> None:
        """Keep a workspace's token."""
        team, token = installation.team_id, installation.bot_token
        if team and token:
            await asyncio.to_thread(self._teams.keep, team, token, installation.bot_user_id or "")


def make_oauth(
    client_id: str, client_secret: str, teams: Teams, client: AsyncWebClient
) -> AsyncOAuthFlow:
    """Return the flow; the client's secret also signs what comes back with who has agreed."""
    settings = AsyncOAuthSettings(
        client_id=client_id,
        client_secret=client_secret,
        scopes=list(SCOPES),
        install_path=INSTALL_PATH,
        redirect_uri_path=REDIRECT_PATH,
        installation_store=Installations(teams),
        state_store=StatelessOAuthStateStore(
            signing_secret=client_secret, expiration_seconds=_STATE_SECONDS
        ),
    )
    return AsyncOAuthFlow(client=client, settings=settings)
