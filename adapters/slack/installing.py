"""How the app comes into workspaces: Slack's OAuth flow, with our own store and pages around it."""

from __future__ import annotations

import hmac
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape
from secrets import token_urlsafe
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
from orchestration.conversation.tokens import Tokens

log = logging.getLogger(__name__)

INSTALL_PATH: Final = "/slack/install"
REDIRECT_PATH: Final = "/slack/oauth_redirect"
STATE_SECONDS: Final = 600
_MOST_USED: Final = 10_000
_NAMED: Final = re.compile("[a-z_]{1,60}")
"""What Slack calls a reason: anything else in that address has been written by somebody else."""

Now = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class Page:
    """What somebody reads who installs the app, or wanted to."""

    title: str
    words: str
    status: int = 400


_DONE: Final = (
    "{team} can use it from now on. In Slack, type “/invite @Convene” in a channel, and then "
    "“/convene help”."
)
_ORG_WIDE: Final = Page(
    "Convene was not installed",
    "Slack has offered it to a whole organisation at once, and Convene is installed in one "
    "workspace at a time. Nothing was kept, and what Slack handed out was given back. Begin again, "
    "and choose a workspace where Slack asks where to install it.",
)
_UNANSWERED: Final = Page(
    "Slack did not answer",
    "So nobody knows whether Convene was installed. Begin again, please; twice does no harm.",
    503,
)
_NOT_KEPT: Final = Page(
    "Convene could not keep that",
    "Slack has agreed, but what it handed out could not be stored here. Begin again, please; if it "
    "stays like this, whoever runs Convene finds the reason in its log.",
    500,
)
_WHY: Final = {
    "access_denied": Page(
        "Convene was not installed",
        "Slack says that it was declined. Nothing was kept. If it was a slip, begin again; if your "
        "workspace wants an administrator's approval, ask for it first.",
        200,
    ),
    "invalid_browser": Page(
        "Please begin here",
        "That did not begin on our own page in this browser, or it was finished already. Nothing "
        "was kept.",
    ),
    "invalid_state": Page(
        "Please begin again",
        "An installation is good once, and for ten minutes. Nothing was kept.",
    ),
    "missing_code": Page(
        "Something is missing",
        "You were sent here without Slack's consent. Nothing was kept.",
    ),
    "invalid_code": Page(
        "Slack did not confirm it",
        "Its consent was used already, or is not for this app. Nothing was kept.",
    ),
}


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
    """Tells that who comes back is who has set out: each state is good once, for ten minutes.

    What was issued is signed and not stored, so that nobody can fill us up; what was used is.
    """

    def __init__(self, secret: str, now: Now) -> None:
        self._key = secret.encode()
        self._now = now
        self._used: dict[str, int] = {}

    async def async_issue(self, *args: object, **kwargs: object) -> str:
        """Return a new state."""
        until = int(self._now().timestamp()) + STATE_SECONDS
        said = f"{until}.{token_urlsafe(18)}"
        return f"{said}.{self._signed(said)}"

    async def async_consume(self, state: str) -> bool:
        """Tell whether a state is ours, in time, and was not used before; now it was."""
        said, _, signature = state.rpartition(".")
        if not hmac.compare_digest(self._signed(said).encode(), signature.encode()):
            return False
        now, until = int(self._now().timestamp()), int(said.partition(".")[0])
        is_good = now < until and said not in self._used
        self._used = {each: end for each, end in self._used.items() if end > now}
        if len(self._used) >= _MOST_USED:
            del self._used[next(iter(self._used))]
        self._used[said] = until
        return is_good

    def _signed(self, said: str) -> str:
        return hmac.digest(self._key, f"convene install {said}".encode(), "sha256").hex()


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
    return _shown(Page("Convene is here", _DONE.format(team=team), 200), again=False)


async def _failed(args: AsyncFailureArgs) -> BoltResponse:
    if args.error:
        return _shown(_ORG_WIDE if isinstance(args.error, OrgWideError) else _NOT_KEPT)
    said = args.reason if _NAMED.fullmatch(args.reason) else "something else"
    unknown = Page("Convene was not installed", f"Slack says: {said}. Nothing was kept.")
    return _shown(_WHY.get(args.reason, unknown))


def unanswered() -> BoltResponse:
    """Return the page for who comes back while Slack itself does not answer us."""
    return _shown(_UNANSWERED)


def _shown(page: Page, *, again: bool = True) -> BoltResponse:
    link = f'<p><a href="{INSTALL_PATH}">Begin again</a></p>' if again else ""
    body = (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(page.title)}</title>"
        '<body style="font: 1.1rem/1.5 sans-serif; max-width: 34rem; margin: 4rem auto">'
        f"<h1>{escape(page.title)}</h1><p>{escape(page.words)}</p>{link}</body></html>"
    )
    headers: dict[str, str | Sequence[str]] = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",  # the address holds Slack's code
        "Set-Cookie": OAuthStateUtils().build_set_cookie_for_deletion(),
    }
    return BoltResponse(status=page.status, body=body, headers=headers)
