"""A server that speaks chat completions over a real socket and answers by a script.

A turn is a text or a dict (a reply), or one of the troubles below. Whoever asks once too often, or
asks in a form that is not the one agreed, has made an error, which `serving` raises at its end.
"""

import asyncio
import gzip
import json
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

NAME = "scripted"
KEY = "a-key-of-ours"


@dataclass(frozen=True)
class Status:
    """The server refuses, with a status."""

    code: int
    headers: dict[str, Any] = field(default_factory=dict)
    message: str = "no"


@dataclass(frozen=True)
class Cut:
    """The reply ends where its tokens did."""

    text: str


@dataclass(frozen=True)
class Body:
    """The body is not what it should be."""

    text: str
    kind: str = "application/json"


@dataclass
class Flood:
    """The reply never ends; `sent` counts its bytes."""

    code: int = 200
    packed: bool = False
    sent: int = 0

    async def answer(self, request):
        """Send until nobody listens."""
        kind = {"Content-Type": "application/json"}
        packed = {"Content-Encoding": "gzip"} if self.packed else {}
        flood = web.StreamResponse(status=self.code, headers=kind | packed)
        await flood.prepare(request)
        piece = gzip.compress(bytes(1_000_000)) if self.packed else b"x" * 50_000
        with suppress(ConnectionError):
            while True:
                await flood.write(piece)
                self.sent += len(piece)
        return flood


class Hang:
    """The server never answers."""


@dataclass
class Scripted:
    """What the server is going to say, what it has been asked, and what was wrong with that."""

    turns: list[Any]
    asked: list[Any] = field(default_factory=list)
    faults: list[Any] = field(default_factory=list)
    url: str = ""

    async def answer(self, request):
        """Play the next turn."""
        body = await request.json()
        self.asked.append(body)
        self.faults += faults_in(body, request.headers)
        if not self.turns:
            self.faults.append("asked more often than the script goes")
            return web.json_response({"error": {"message": "off the script"}}, status=400)
        return await played(self.turns.pop(0), request)


async def played(turn, request):
    """Answer with a reply, or make the trouble that a turn is."""
    if isinstance(turn, Flood):
        return await turn.answer(request)
    if isinstance(turn, Hang):
        await asyncio.Event().wait()
    if isinstance(turn, Status):
        body = {"error": {"message": turn.message, "type": "error"}}
        return web.json_response(body, status=turn.code, headers=turn.headers)
    if isinstance(turn, Body):
        return web.Response(text=turn.text, content_type=turn.kind)
    if isinstance(turn, Cut):
        return web.json_response(completion(turn.text, "length"))
    return web.json_response(completion(turn if isinstance(turn, str) else json.dumps(turn)))


def completion(text, finish_reason="stop"):
    """The body of a chat completion."""
    return {
        "id": "c1",
        "object": "chat.completion",
        "created": 0,
        "model": NAME,
        "choices": [
            {
                "index": 0,
                "finish_reason": finish_reason,
                "message": {"role": "assistant", "content": text},
            }
        ],
        "usage": {"prompt_tokens": 70, "completion_tokens": 30, "total_tokens": 100},
    }


def faults_in(body, headers):
    """What is wrong with a request, in words."""
    form = body.get("response_format", {}).get("json_schema", {})
    checks = {
        "the key": headers.get("authorization") == f"Bearer {KEY}",
        "the model's name": body.get("model") == NAME,
        "roles": [each["role"] for each in body["messages"]] == ["system", "user"],
        "a strict schema": form.get("strict") is True and form["schema"]["type"] == "object",
        "a closed schema": form.get("schema", {}).get("additionalProperties") is False,
        "a limit to the reply": isinstance(body.get("max_tokens"), int),
        "one reply": "n" not in body and "tools" not in body and not body.get("stream"),
    }
    return [f"expected {name}" for name, held in checks.items() if not held]


@asynccontextmanager
async def serving(*turns, strictly=True):
    """Serve the script on a free port; at its end it must be played through, without a fault."""
    script = Scripted(list(turns))
    app = web.Application()
    app.router.add_post("/v1/chat/completions", script.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    script.url = f"http://{host}:{port}/v1"
    try:
        yield script
    finally:
        await runner.cleanup()
    if strictly:
        assert not script.faults, script.faults
        assert not script.turns, f"{len(script.turns)} turns were not played"
