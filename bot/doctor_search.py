"""`convene doctor` for the search endpoint: whether it answers, and in a form that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.finding import Finding

_DO: Final = (
    "Look whether this machine reaches CONVENE_SEARCH_URL, and whether `json` is among the formats "
    "of `search` in SearXNG's settings.yml."
)


async def examine_search(url: str) -> Sequence[Finding]:
    """Look whether a search brings results; nothing is said where none is set."""
    if not url:
        return []
    from adapters.search.searx import SearchError, SearxSearch

    try:
        found = await SearxSearch(url).results("weather")
    except SearchError as problem:
        return [Finding("Search", f"the endpoint gives no results ({problem}).", _DO)]
    return [Finding("Search", f"the endpoint answers, with {len(found)} results that can be read.")]
