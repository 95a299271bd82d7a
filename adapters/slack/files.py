"""Files that people drop into their conversation with the bot."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import aiohttp

from adapters.slack.people import ClientOf
from orchestration.conversation.ports.happened import Body

LARGEST: Final = 21_000_000
"""Bytes of a file that are read: whoever reads it sees that it is too large."""

_SECONDS: Final = 20


class Files:
    """Fetches files; the token is shown to Slack alone."""

    def __init__(self, client: ClientOf, api_url: str) -> None:
        self._client = client
        self._own_host = urlsplit(api_url).hostname

    async def read(self, team: str, file: Body) -> bytes:
        """Return what is in a file; nothing of one that does not lie with Slack."""
        url = str(file.get("url_private_download") or file.get("url_private") or "")
        if not self._is_slacks(url):
            return b""
        client = await self._client(team)
        bearer = {"Authorization": f"Bearer {client.token}"}
        patience = aiohttp.ClientTimeout(total=_SECONDS)
        async with (
            aiohttp.ClientSession(timeout=patience) as session,
            session.get(url, headers=bearer, allow_redirects=False) as answer,
        ):
            answer.raise_for_status()
            content = bytearray()
            async for chunk in answer.content.iter_any():
                content += chunk
                if len(content) >= LARGEST:
                    break
            return bytes(content[:LARGEST])

    def _is_slacks(self, url: str) -> bool:
        host = urlsplit(url).hostname or ""
        return host == self._own_host or host.endswith(".slack.com")
