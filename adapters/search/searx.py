"""The Search port over an endpoint that speaks SearXNG's JSON: its results, and no page behind.

No page is opened. Whatever goes wrong, within a few seconds nothing was found.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp

from orchestration.model.sources import Passage, SourceDocument

log = logging.getLogger(__name__)

MOST_RESULTS: Final = 4
MOST_BYTES: Final = 400_000
SECONDS: Final = 6.0

_LONGEST_QUERY: Final = 300
_LONGEST: Final = {"title": 80, "content": 600}
_TAGS: Final = re.compile(r"<[^<>]{0,200}>")


class SearchError(Exception):
    """The endpoint gives no results that can be read; the text says why, and quotes nothing."""


@dataclass(frozen=True)
class SearxSearch:
    """Searches at the address of a SearXNG whose settings allow its format json."""

    url: str
    seconds: float = SECONDS

    async def find(self, query: str) -> tuple[SourceDocument, ...]:
        """Return the first results; none where the endpoint does not answer in time."""
        try:
            return await self.results(query)
        except SearchError as problem:
            log.info("nothing was found by a search: %s", problem)
            return ()

    async def results(self, query: str) -> tuple[SourceDocument, ...]:
        """Return the first results; SearchError where there are none to read."""
        try:
            async with asyncio.timeout(self.seconds):
                found = json.loads(await self._asked(query[:_LONGEST_QUERY]))
        except (aiohttp.ClientError, OSError, TimeoutError) as problem:
            raise SearchError(type(problem).__name__) from None
        except (ValueError, RecursionError):
            raise SearchError("that is no JSON") from None
        if not isinstance(found, dict) or not isinstance(found.get("results"), list):
            raise SearchError("that has no list of results")
        return tuple({each.id: each for each in _documents(found["results"])}.values())

    async def _asked(self, query: str) -> bytes:
        where = f"{self.url.rstrip('/')}/search"
        wanted = {"q": query, "format": "json", "safesearch": "1"}
        headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
        async with (
            aiohttp.ClientSession(auto_decompress=False) as session,
            session.get(where, params=wanted, headers=headers, allow_redirects=False) as answer,
        ):
            if answer.status != 200:  # OK
                raise SearchError(f"status {answer.status}")
            content = await answer.content.read(0)
            async for piece in answer.content.iter_any():
                content += piece
                if len(content) > MOST_BYTES:
                    raise SearchError("that is too large")
            return content


def _documents(results: list[Any]) -> Iterator[SourceDocument]:
    """Yield what is readable among the first results."""
    for each in results[:MOST_RESULTS]:
        if not isinstance(each, dict):
            continue
        title, content = (_plain(each.get(key), most) for key, most in _LONGEST.items())
        host = _host(each.get("url"))
        if not (host and content):
            continue
        key = sha256(f"{each['url']}\n{content}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
        name = ", ".join(filter(None, (title, host)))
        yield SourceDocument(key, name, (Passage(key, 0, content, 0, heading=title),))


def _plain(text: object, most: int) -> str:
    """Return words in a line, without tags and letters that nobody sees."""
    if not isinstance(text, str):
        return ""
    bare = _TAGS.sub("", text[: 4 * most])
    seen = (" " if x.isspace() else x for x in bare)
    kept = "".join(x for x in seen if x == " " or unicodedata.category(x)[0] != "C")
    words = " ".join(kept.split())
    return words if len(words) <= most else f"{words[:most].rpartition(' ')[0]}…"


def _host(url: object) -> str:
    if not isinstance(url, str):
        return ""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return (parts.hostname or "") if parts.scheme in ("http", "https") else ""
