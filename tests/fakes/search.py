"""A search endpoint behind a server of its own, which speaks SearXNG's JSON by a table."""

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.fakes.in_thread import serving_in_thread


@dataclass
class FakeSearch:
    """What is found by which word, what was asked, and what else is answered instead."""

    found: dict[str, str]
    instead: Any = None
    asked: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    url: str = ""

    async def answer(self, request):
        """Answer a search with all that is found by words of the question."""
        query = request.query.get("q", "")
        self.asked.append(query)
        if request.query.get("format") != "json":
            self.faults.append("expected format=json")
        if self.instead is not None:
            return await self.instead(request)
        results = [
            result(f"{word} in brief", text, word)
            for word, text in self.found.items()
            if word.lower() in query.lower()
        ]
        return web.json_response({"query": query, "results": results, "infoboxes": []})


def result(title, content, word="page"):
    """One result, as it comes."""
    return {"url": f"https://wiki.example/{word}", "title": title, "content": content, "score": 1}


@contextmanager
def searching(found=None, instead=None):
    """Serve an endpoint that finds these texts by their words."""
    made = FakeSearch(found or {}, instead)
    app = web.Application()
    app.router.add_get("/search", made.answer)
    with serving_in_thread(app) as url:
        made.url = url
        yield made
    assert not made.faults, made.faults
