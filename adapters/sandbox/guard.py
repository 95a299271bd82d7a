"""What stands before every request: who may ask, and what a page may do.

The workspace has no passwords, so it must be reachable from this machine's own pages alone: a name
that some website lets point here (DNS rebinding) is turned away by its Host, and another site's
form or script by its Origin.
"""

from __future__ import annotations

import json
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

OWN_HOSTS: Final = frozenset({"127.0.0.1", "localhost", "::1"})

_MAY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""What the page may load: its own files, and nothing inline."""

_HEADERS: Final = (
    (
        "content-security-policy",
        _MAY,
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
)


class Guard:
    """An ASGI application in front of another."""

    def __init__(self, app: ASGIApp, *, anywhere: bool) -> None:
        self._app = app
        self._anywhere = anywhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and put our headers on its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if why := self._refusal(scope):
            await _refuse(send, 403, why)
            return
        await self._app(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope) -> str:
        """Return why a request is turned away, or nothing."""
        host = _header(scope, b"host")
        if _named(f"//{host}") not in OWN_HOSTS and not self._anywhere:
            return "This workspace answers on this machine only."
        origin, site = _header(scope, b"origin"), _header(scope, b"sec-fetch-site")
        # A form on a page that sends no referrer has no origin to tell, only that it is our own.
        is_own = origin.partition("://")[2] == host or (origin, site) == ("null", "same-origin")
        if origin and not is_own:
            return "This workspace answers its own page only."
        if site == "cross-site" and scope["method"] != "GET":
            return "This workspace answers its own page only."
        return ""


def _named(address: str) -> str:
    """Return the host that an address names, without its port; nothing where it names none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _header(scope: Scope, name: bytes) -> str:
    found = (value for key, value in scope["headers"] if key == name)
    return str(next(found, b"").decode("latin-1"))


def _with_headers(send: Send) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name for name, _ in message["headers"]}  # a page's own word counts
            ours = [each for each in _encoded(_HEADERS) if each[0] not in given]
            message["headers"] = [*message["headers"], *ours]
        await send(message)

    return answer


def _encoded(headers: tuple[tuple[str, str], ...]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("ascii"), value.encode("ascii")) for name, value in headers]


async def _refuse(send: Send, status: int, sentence: str) -> None:
    """Answer at once, and hang up: what is still being sent is not read."""
    body = json.dumps({"error": sentence}).encode()
    headers = (
        *_HEADERS,
        ("content-type", "application/json"),
        ("content-length", str(len(body))),
        ("connection", "close"),
    )
    start = {"type": "http.response.start", "status": status, "headers": _encoded(headers)}
    await send(start)
    await send({"type": "http.response.body", "body": body})
