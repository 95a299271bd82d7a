"""Pictures of personas at addresses that anybody may fetch and nobody can guess."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from adapters.pages.links import SIGNED
from orchestration.model.people import SessionId
from orchestration.sessions.around import ChatAround
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Chat, Drawings

_SALT: Final = "convene portrait"
_HEADERS: Final = {
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",  # a platform's client may load it itself
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
}


class Portraits:
    """Says where pictures are and serves them; `base` is where from, "" for beside the page."""

    def __init__(self, secret: bytes, draw: Callable[[int], bytes], base: str = "") -> None:
        self._signer = URLSafeSerializer(secret, salt=_SALT, signer_kwargs=SIGNED)
        self._draw = draw
        self._base = base.rstrip("/")

    def address(self, number: int) -> str:
        """Return where a picture is, always the same."""
        return f"{self._base}/portraits/{self._signer.dumps(number)}.png"

    def route(self) -> Route:
        """Return what serves them."""
        return Route("/portraits/{token}.png", self._serve)

    async def _serve(self, request: Request) -> Response:
        try:
            number = int(self._signer.loads(request.path_params["token"]))
        except BadData:
            return PlainTextResponse("There is no such picture.\n", 404)
        png = await asyncio.to_thread(self._draw, number)
        return Response(png, media_type="image/png", headers=_HEADERS)


class WithPortraits(ChatAround):
    """A Chat around another, in which personas have pictures; `address` is where one is."""

    def __init__(self, chat: Chat, address: Callable[[int], str]) -> None:
        super().__init__(chat)
        self._address = address

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel, with the picture of who speaks."""
        if (who := post.speaker) and who.portrait is not None:
            post = replace(post, speaker=replace(who, picture=self._address(who.portrait)))
        await self._chat.post(session, post, drawings, key)
