"""The Bolt app: what Slack sends is verified, kept, and only then acknowledged."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from slack_bolt.async_app import AsyncAck, AsyncApp
from slack_bolt.authorization import AuthorizeResult
from slack_bolt.authorization.async_authorize import AsyncAuthorize
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.response import BoltResponse
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.events import Event, Kind, arrival_of, read
from adapters.slack.registered import COMMANDS, EVENTS, SHORTCUTS
from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.ports.happened import Body

log = logging.getLogger(__name__)

_ANY: Final = re.compile("")
_CHECKED_WITHIN_SECONDS: Final = 2.0
"""Slack waits three seconds for what is wrong with a form; what takes longer is said later."""

Check = Callable[[Event], Awaitable[dict[str, Any] | None]]
TokenOf = Callable[[str], Awaitable[str | None]]


class Reception:
    """Keeps what comes in; Bolt acknowledges an event only after this has returned."""

    def __init__(self, inbox: ArrivalInbox, check: Check) -> None:
        self._inbox = inbox
        self._check = check

    async def keep(
        self, body: Body, ack: AsyncAck, next_: Callable[[], Awaitable[Any]]
    ) -> BoltResponse | None:
        """Keep an event, or answer a form that is filled in wrong, which is not kept."""
        event = read(body)
        if event is None:
            await next_()
            return None
        if event.kind is Kind.SUBMISSION and (wrong := await self._wrong(event)):
            return await ack(**wrong)
        await self._inbox.keep(arrival_of(event, body))
        await next_()
        return None

    async def _wrong(self, event: Event) -> dict[str, Any] | None:
        try:
            return await asyncio.wait_for(self._check(event), _CHECKED_WITHIN_SECONDS)
        except Exception as problem:  # noqa: BLE001  # it is kept, and found wrong again later
            log.warning("form %s was not checked: %s", event.id, type(problem).__name__)
            return None


class Known(AsyncAuthorize):
    """Tells whether the app is installed in a workspace, by what we keep."""

    def __init__(self, token_of: TokenOf) -> None:
        self._token_of = token_of

    async def __call__(
        self, *, enterprise_id: str | None, team_id: str | None, **_: object
    ) -> AuthorizeResult | None:
        """Return the workspace's token, None where the app is not installed."""
        token = await self._token_of(team_id or "")
        if token is None:
            return None
        return AuthorizeResult(enterprise_id=enterprise_id, team_id=team_id, bot_token=token)


def make_app(
    reception: Reception,
    token_of: TokenOf,
    *,
    client: AsyncWebClient,
    oauth: AsyncOAuthFlow | None = None,
) -> AsyncApp:
    """Return the app, which hears what `registered` lists and keeps all of it.

    It does not ask Slack who it is with each event, as Bolt would by itself: an event must not be
    lost because Slack is too busy to answer that.
    """

    # Bolt reads the environment too, and would warn that we have brought a client of our own.
    faults_only = logging.getLogger(f"{__name__}.bolt")
    faults_only.setLevel(logging.ERROR)
    app = AsyncApp(
        logger=faults_only,
        name="convene",
        client=client,
        authorize=Known(token_of),  # type: ignore[arg-type]  # it takes an AsyncAuthorize too
        oauth_flow=oauth,
        request_verification_enabled=False,  # `entrance` has done so, on bytes
        ignoring_self_events_enabled=False,  # `arrive.read` knows the bot's own
        attaching_conversation_kwargs_enabled=False,
    )
    app.middleware(reception.keep)
    _register(app)
    return app


def _register(app: AsyncApp) -> None:
    """Acknowledge all there is: what was not kept means nothing to us."""
    for name in dict.fromkeys(each.partition(".")[0] for each in EVENTS):
        app.event(name)(_heard)
    for command in COMMANDS:
        app.command(command)(_acknowledge)
    for shortcut in SHORTCUTS:
        app.shortcut(shortcut)(_acknowledge)
    app.action(_ANY)(_acknowledge)
    app.view_submission(_ANY)(_acknowledge)
    app.view_closed(_ANY)(_acknowledge)
    app.event(_ANY)(_heard)


async def _heard() -> None:
    """Return: Bolt has acknowledged the event already."""


async def _acknowledge(ack: AsyncAck) -> None:
    await ack()
