"""Connections to Slack that stay open for the next call, instead of one for each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from slack_sdk.web.async_client import AsyncWebClient

_SECONDS: Final = 30


@dataclass(frozen=True, slots=True)
class Connection:
    """Where Slack is, and the connections to it."""

    api_url: str
    session: ClientSession

    def client(self, token: str | None = None) -> AsyncWebClient:
        """Return the SDK's client, which tries again once where a connection breaks."""
        return AsyncWebClient(token, base_url=self.api_url, session=self.session)


@asynccontextmanager
async def connection_to(api_url: str) -> AsyncIterator[Connection]:
    """Hold the connections as long as the context lasts."""
    patience = ClientTimeout(total=_SECONDS)
    many = TCPConnector(limit=0)  # each workspace has a limit of its own
    async with ClientSession(
        timeout=patience, cookie_jar=DummyCookieJar(), connector=many
    ) as session:
        yield Connection(api_url, session)
