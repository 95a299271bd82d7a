"""How the app comes into workspaces: Slack's OAuth flow, with our own store and pages around it."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import Final

import aiohttp
from slack_bolt.error import BoltError
from slack_bolt.oauth.async_callback_options import (
    AsyncCallbackOptions,
    AsyncFailureArgs,
    AsyncSuccessArgs,
)
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.oauth.async_oauth_settings import AsyncOAuthSettings
from slack_bolt.response import BoltResponse
from slack_sdk.errors import SlackClientError
from slack_sdk.oauth import OAuthStateUtils
from slack_sdk.oauth.installation_store import Installation
from slack_sdk.oauth.installation_store.async_installation_store import AsyncInstallationStore
from slack_sdk.oauth.state_store.async_state_store import AsyncOAuthStateStore
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.registered import SCOPES
from orchestration.conversation.shown.installation import (
    NOT_INSTALLED,
    NOT_KEPT,
    STATE_SECONDS,
    UNANSWERED,
    InstallPage,
    InstallStates,
    Now,
    why_not_installed,
)
from orchestration.conversation.shown.tokens import Tokens

log = logging.getLogger(__name__)

INSTALL_PATH: Final = "/slack/install"
REDIRECT_PATH: Final = "/slack/oauth_redirect"
_PLATFORM: Final = "Slack"
_NAMED: Final = re.compile("[a-z_]{1,60}")
"""What Slack calls a reason: anything else in that address has been written by somebody else."""

_DONE: Final = (
    "{team} can use it from now on. In Slack, type “/invite @Convene” in a channel, and then "
    "“/convene help”."
)
_ORG_WIDE: Final = InstallPage(
    NOT_INSTALLED,
    "Slack has offered it to a whole organisation at once, and Convene is installed in one "
    "workspace at a time. Nothing was kept, and what Slack handed out was given back. Begin again, "
    "and choose a workspace where Slack asks where to install it.",
)


class OrgWideError(BoltError):
    """An installation is for a whole organisation, which has no team of its own to be kept by."""


class Installations(AsyncInstallationStore):
    """Keeps what an installation brings: a workspace's token, sealed, in the place of an older."""

    def __init__(self, tokens: Tokens, client: AsyncWebClient) -> None:
        self._tokens = tokens
        self._client = client

    async def async_save(self, installation: Installation) -> None:
        """Keep a workspace's token; OrgWideError where it is for no single workspace."""
        team, token = installation.team_id, installation.bot_token
        if installation.is_enterprise_install or not team or not token:
            await self._give_back(token)
            raise OrgWideError("installed in an organisation")
        try:
            await self._tokens.keep(team, token, installation.bot_user_id or "")
        except Exception as problem:
            log.exception("the installation in %s could not be kept", team)
            raise BoltError("not kept") from problem

    async def _give_back(self, token: str | None) -> None:
        """Make a token void that nobody will use."""
        try:
            await self._client.auth_revoke(token=token)
        except (SlackClientError, aiohttp.ClientError, OSError, TimeoutError) as problem:
            log.warning("a token could not be given back: %s", type(problem).__name__)


class States(AsyncOAuthStateStore):
    """Issues states, and takes each of them once."""

    def __init__(self, secret: str, now: Now) -> None:
        self._states = InstallStates(secret, now)

    async def async_issue(self, *args: object, **kwargs: object) -> str:
        """Return a new state."""
        return self._states.issue()

    async def async_consume(self, state: str) -> bool:
        """Tell whether a state is ours, in time, and was not used before; now it was."""
        return self._states.consume(state)


def make_oauth(
    client_id: str,
    client_secret: str,
    tokens: Tokens,
    client: AsyncWebClient,
    *,
    base_url: str,
    now: Now,
) -> AsyncOAuthFlow:
    """Return the flow; the client's secret also signs what comes back with who has agreed.

    Slack sends them back to `base_url`; where that is empty, to the first address that it knows.
    """
    settings = AsyncOAuthSettings(
        client_id=client_id,
        client_secret=client_secret,
        scopes=list(SCOPES),
        install_path=INSTALL_PATH,
        redirect_uri_path=REDIRECT_PATH,
        redirect_uri=f"{base_url}{REDIRECT_PATH}" if base_url else None,
        installation_store=Installations(tokens, client),
        state_store=States(client_secret, now),
        state_expiration_seconds=STATE_SECONDS,
        callback_options=AsyncCallbackOptions(success=_succeeded, failure=_failed),
    )
    return AsyncOAuthFlow(client=client, settings=settings)


# What people read of it


async def _succeeded(args: AsyncSuccessArgs) -> BoltResponse:
    team = args.installation.team_name or "Your workspace"
    return _shown(InstallPage("Convene is here", _DONE.format(team=team), 200), "")


async def _failed(args: AsyncFailureArgs) -> BoltResponse:
    if args.error:
        org_wide = isinstance(args.error, OrgWideError)
        return _shown(_ORG_WIDE if org_wide else why_not_installed(_PLATFORM, NOT_KEPT))
    said = args.reason if _NAMED.fullmatch(args.reason) else "something else"
    return _shown(why_not_installed(_PLATFORM, said))


def unanswered() -> BoltResponse:
    """Return the page for who comes back while Slack itself does not answer us."""
    return _shown(why_not_installed(_PLATFORM, UNANSWERED))


def _shown(page: InstallPage, begin_again: str = INSTALL_PATH) -> BoltResponse:
    headers: dict[str, str | Sequence[str]] = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",  # the address holds Slack's code
        "Set-Cookie": OAuthStateUtils().build_set_cookie_for_deletion(),
    }
    return BoltResponse(status=page.status, body=page.html(begin_again), headers=headers)
