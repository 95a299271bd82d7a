"""What stands before every page: who may send its forms, and what it may load."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_MAY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""What a page may load: its own files, and nothing inline; where its forms may go: here."""

_HEADERS: Final = {
    "content-security-policy": _MAY,
    "referrer-policy": "no-referrer",  # the address of a page is the key to it
    "x-robots-tag": "noindex, nofollow",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_STRANGE: Final = "This form was sent from another site; nothing was done."


class Guard:
    """An ASGI application in front of another."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and put our headers on its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif scope["method"] == "POST" and not is_own(Headers(scope=scope)):
            refusal = PlainTextResponse(_STRANGE, 403, {"connection": "close"})
            await refusal(scope, receive, _guarded(send))
        else:
            await self._app(scope, receive, _guarded(send))


def is_own(headers: Headers) -> bool:
    """Tell whether a form was sent from our own page, as far as the browser says.

    Because a page sends no referrer, the browser calls its origin “null”; then, and where it tells
    nothing at all, it is the address that shows who sends: it cannot be guessed.
    """
    if site := headers.get("sec-fetch-site"):
        return site == "same-origin"
    origin = headers.get("origin", "null")
    return origin == "null" or origin.partition("://")[2] == headers.get("host")


def _guarded(send: Send) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(_HEADERS)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return answer
