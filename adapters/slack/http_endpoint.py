"""Where Slack comes in over HTTP, and who installs the app: nothing is read that is not Slack's.

A body is measured while it comes and its signature checked over its bytes; only then is it a text,
and only then does Bolt see it.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from datetime import datetime
from typing import Final

import aiohttp
from slack_bolt.adapter.starlette.async_handler import to_async_bolt_request, to_starlette_response
from slack_bolt.async_app import AsyncApp
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.request.async_request import AsyncBoltRequest
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from adapters.slack.installing import INSTALL_PATH, REDIRECT_PATH, unanswered

EVENTS_PATH: Final = "/slack/events"
LARGEST: Final = 1_000_000
"""Bytes of a body; a view of Slack's own largest size, 250 kB, fits in it even percent-encoded."""

PATIENCE_SECONDS: Final = 3.0
"""Slack itself waits no longer for an answer."""

_OLDEST_SECONDS: Final = 300
_FORMS: Final = ("application/json", "application/x-www-form-urlencoded")
_MALFORMED: Final = (ValueError, TypeError, AttributeError, RecursionError)


class HttpEndpoint:
    """Serves the app over HTTP; without a `signing_secret` nothing that says it is Slack's is."""

    def __init__(
        self,
        app: AsyncApp,
        signing_secret: str,
        now: Callable[[], datetime],
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._app = app
        self._secret = signing_secret.encode()
        self._now = now
        self._patience = patience

    def routes(self) -> list[Route]:
        """Return what is served."""
        routes = [Route(EVENTS_PATH, self.hear, methods=["POST"])] if self._secret else []
        if self._app.oauth_flow:
            routes.append(Route(INSTALL_PATH, self.install, methods=["GET"]))
            routes.append(Route(REDIRECT_PATH, self.come_back, methods=["GET"]))
        return routes

    async def hear(self, request: Request) -> Response:
        """Take what Slack tells; an HTTPException says what of it cannot be taken."""
        if request.headers.get("content-type", "").partition(";")[0].strip() not in _FORMS:
            raise HTTPException(415)
        body = await self._body(request)
        if not self._is_slacks(request, body):
            raise HTTPException(401)
        return to_starlette_response(await self._app.async_dispatch(_read(request, body)))

    async def install(self, request: Request) -> Response:
        """Show where the app is installed from."""
        return to_starlette_response(await self._flow().handle_installation(_read(request)))

    async def come_back(self, request: Request) -> Response:
        """Take who has agreed to an installation, or has not."""
        try:
            answer = await self._flow().handle_callback(_read(request))
        except (aiohttp.ClientError, OSError, TimeoutError):
            answer = unanswered()
        return to_starlette_response(answer)

    def _flow(self) -> AsyncOAuthFlow:
        assert self._app.oauth_flow is not None
        return self._app.oauth_flow

    async def _body(self, request: Request) -> bytes:
        body = bytearray()
        try:
            async with asyncio.timeout(self._patience):
                async for piece in request.stream():
                    body += piece
                    if len(body) > LARGEST:
                        raise HTTPException(413)
        except TimeoutError:
            raise HTTPException(408) from None
        except ClientDisconnect:
            raise HTTPException(400) from None
        return bytes(body)

    def _is_slacks(self, request: Request, body: bytes) -> bool:
        """Tell whether Slack has signed a body, and lately: docs.slack.dev/authentication."""
        stamp = request.headers.get("x-slack-request-timestamp", "")
        if not (stamp.isascii() and stamp.isdecimal() and len(stamp) <= 12):
            return False
        if abs(self._now().timestamp() - int(stamp)) > _OLDEST_SECONDS:
            return False
        base = b"v0:%s:%s" % (stamp.encode(), body)
        expected = b"v0=" + hmac.digest(self._secret, base, "sha256").hex().encode()
        given = request.headers.get("x-slack-signature", "").encode()
        return hmac.compare_digest(expected, given)


def _read(request: Request, body: bytes = b"") -> AsyncBoltRequest:
    """Return a request as Bolt takes it; an HTTPException where it is in no form that Slack has."""
    try:
        return to_async_bolt_request(request, body)
    except _MALFORMED:
        raise HTTPException(400) from None
