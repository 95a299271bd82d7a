"""The workspace over HTTP: the page, what it asks and says, and the stream of what happens."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from adapters.sandbox.gateway import Event, HttpRefusedError
from adapters.sandbox.guard import Guard
from adapters.sandbox.hub import Hub
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.records import Message
from adapters.sandbox.request_body import (
    LONGEST_UPLOAD,
    Body,
    object_in,
    read_bytes,
    read_json,
    text_in,
    text_or_none_in,
    words_ahead,
)
from adapters.sandbox.sample import Sample
from adapters.sandbox.sight import Sight
from adapters.sandbox.team import SLOWEST, Team
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.surface.user_actions import NothingThereError
from orchestration.interaction.form import RefusedError, TooLongError
from orchestration.model.people import MemberId

PAGE: Final = Path(__file__).parent / "page"
_EVENT_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


@dataclass(frozen=True, slots=True)
class Sandbox:
    """Everything that the page talks to; `sample` begins as it is first opened."""

    workspace: Workspace
    inbound: Inbound
    team: Team
    hub: Hub
    sight: Sight
    sample: Sample | None = None


def make_app(
    sandbox: Sandbox, lifespan: Lifespan, *more: BaseRoute, anywhere: bool = False
) -> Guard:
    """Return the workspace as an ASGI application; `more` is served beside it."""
    api = _Api(sandbox)
    page = Page(directory=PAGE, check_dir=False)

    async def index(request: Request) -> Response:
        return await page.get_response("index.html", request.scope)

    routes = [
        Route("/", index),
        Mount("/page", page),
        Route("/api/workspace", api.workspace),
        Route("/api/messages", api.messages),
        Route("/api/events", api.events),
        Route("/api/say", api.say, methods=["POST"]),
        Route("/api/act", api.act, methods=["POST"]),
        Route("/api/dialog", api.dialog, methods=["POST"]),
        Route("/api/react", api.react, methods=["POST"]),
        Route("/api/upload", api.upload, methods=["POST"]),
        Route("/api/team", api.team, methods=["POST"]),
        Route("/files/{id}/{name}", api.file),
        *more,
    ]
    handlers = {RefusedError: _refused, HTTPException: _http_error, Exception: _broken}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Guard(app, anywhere=anywhere)


class Page(StaticFiles):
    """The page's files; a browser asks each time whether they have changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or that it has not changed."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


class _Api:
    """One method for each address of the contract."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._workspace = sandbox.workspace

    async def workspace(self, request: Request) -> Response:
        viewer = self._viewer(request.query_params.get("as"))
        if sample := self._sandbox.sample:
            await sample.begin(viewer)
        people = self._workspace.people.values()
        return JSONResponse(
            {
                "me": viewer,
                "people": [
                    {"id": each.id, "name": each.name, "zone": each.zone, "bot": False}
                    for each in people
                ],
                "conversations": self._workspace.conversations(viewer),
                **people_now(self._sandbox.team),
            }
        )

    async def messages(self, request: Request) -> Response:
        asked = request.query_params
        viewer = self._viewer(asked.get("as"))
        conversation = asked.get("conversation", "")
        if conversation not in [each["id"] for each in self._workspace.conversations(viewer)]:
            raise HttpRefusedError("There is no such conversation.", 404)
        thread = asked.get("thread")
        found, top = await asyncio.to_thread(self._listed, viewer, conversation, thread)
        documents = await self._sandbox.inbound.takes_documents(top)
        tables = await self._sandbox.inbound.takes_tables(top)
        return JSONResponse(found | {"documents": documents, "tables": tables})

    def _listed(
        self, viewer: MemberId, conversation: str, thread: str | None
    ) -> tuple[dict[str, Any], Message | None]:
        seq, sight = self._workspace.seq, self._sandbox.sight
        listed = self._workspace.listed(viewer, conversation, thread)
        top = listed[0] if thread and listed else None
        found = [sight.of(each, viewer) for each in listed]
        return {"messages": found, "seq": seq, "warning": sight.warning(top)}, top

    async def events(self, request: Request) -> Response:
        viewer = self._viewer(request.query_params.get("as"))
        again = request.headers.get("last-event-id")
        asked = again or request.query_params.get("after", "")
        known = asked.isascii() and asked.isdecimal() and len(asked) < 16
        after = int(asked) if known else self._workspace.seq
        return StreamingResponse(
            self._sandbox.hub.stream(viewer, after),
            media_type="text/event-stream",
            headers={"cache-control": "no-store"},
        )

    async def say(self, request: Request) -> Response:
        body = await read_json(request)
        event = self._event(body)
        where, thread = text_in(body, "conversation"), text_or_none_in(body, "thread")
        opened = await self._sandbox.inbound.say(event, where, thread, body.get("text"))
        return JSONResponse(opened) if opened else Response(status_code=204)

    async def act(self, request: Request) -> Response:
        body = await read_json(request)
        event, action = self._event(body), text_in(body, "action")
        message, value = body.get("message"), body.get("value")
        return JSONResponse(await self._sandbox.inbound.act(event, message, action, value))

    async def dialog(self, request: Request) -> Response:
        body = await read_json(request)
        event, name = self._event(body), text_in(body, "dialog")
        context, values = object_in(body, "context"), object_in(body, "values")
        errors = await self._sandbox.inbound.fill(event, name, context, values)
        return JSONResponse({"errors": errors} if errors else {})

    async def react(self, request: Request) -> Response:
        body = await read_json(request)
        event, on = self._event(body), body.get("on")
        if not isinstance(on, bool):
            raise RefusedError("A reaction is on or off: true or false.")
        await self._sandbox.inbound.react(event, body.get("message"), body.get("emoji"), on=on)
        return Response(status_code=204)

    async def upload(self, request: Request) -> Response:
        asked = request.query_params
        event = self._event(dict(asked))
        received = await read_bytes(request, LONGEST_UPLOAD)
        words, content = words_ahead(received, asked.get("words", "0"))
        if not content:
            raise RefusedError("That file is empty.")
        where, name, thread = (
            asked.get("conversation", ""),
            asked.get("name", ""),
            asked.get("thread"),
        )
        opened = await self._sandbox.inbound.upload(event, where, name, content, thread, words)
        return JSONResponse(opened) if opened else Response(status_code=204)

    async def team(self, request: Request) -> Response:
        body, team = await read_json(request), self._sandbox.team
        playing = object_in({"playing": {}, **body}, "playing")
        pace = body.get("pace", team.pace)
        known = playing.keys() <= self._workspace.people.keys()
        if not known or any(not isinstance(each, bool) for each in playing.values()):
            raise RefusedError("Who answers is true or false for people from here.")
        number = isinstance(pace, int | float) and not isinstance(pace, bool)
        if not number or not math.isfinite(pace) or not 0 <= pace <= SLOWEST:
            raise RefusedError(f"The pace is a number of seconds from 0 to {SLOWEST:g}.")
        team.choose({MemberId(who): does for who, does in playing.items()}, float(pace))
        return JSONResponse(people_now(team))

    async def file(self, request: Request) -> Response:
        viewer = self._viewer(request.query_params.get("as"))
        asked = request.path_params
        file = self._workspace.file(viewer, asked["id"], asked["name"])
        if file is None:
            raise HttpRefusedError("That file is not there.", 404)
        headers = {"cache-control": "private, max-age=31536000, immutable"}
        if not file.type.startswith("image/"):
            headers["content-disposition"] = f'attachment; filename="{file.name}"'
        return Response(file.content, media_type=file.type, headers=headers)

    def _viewer(self, name: object) -> MemberId:
        """Return who asks: nobody plays them any more."""
        if not isinstance(name, str) or name not in self._workspace.people:
            raise HttpRefusedError("Say who you are: nobody here has that name.", 404)
        person = MemberId(name)
        self._sandbox.team.leave(person)
        return person

    def _event(self, body: Body) -> Event:
        id_ = body.get("event")
        if id_ is None:
            return Event(self._viewer(body.get("as")), uuid4().hex)
        if not isinstance(id_, str) or not _EVENT_ID.fullmatch(id_):
            raise RefusedError("An event id is at most 64 letters, digits, - and _.")
        return Event(self._viewer(body.get("as")), id_)


def people_now(team: Team) -> dict[str, Any]:
    """Return who of the team answers by itself, and how fast."""
    return {"playing": team.playing, "pace": team.pace}


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RefusedError)
    status = _status(problem)
    return _nowhere(request, status) or JSONResponse({"error": problem.sentence}, status)


def _nowhere(request: Request, status: int) -> Response | None:
    """Return a page where a browser went to what is not there, and not our page on its behalf."""
    is_lost = status == 404 and "text/html" in request.headers.get("accept", "")
    return FileResponse(PAGE / "nowhere.html", 404) if is_lost else None


def _status(problem: RefusedError) -> int:
    match problem:
        case HttpRefusedError(status=status):
            return status
        case NothingThereError():
            return 404
        case TooLongError():
            return 413
        case _:
            return 400


async def _http_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if page := _nowhere(request, problem.status_code):
        return page
    sentence = {404: "There is nothing here.", 405: "That cannot be done here."}
    answer = {"error": sentence.get(problem.status_code, problem.detail)}
    return JSONResponse(answer, problem.status_code, problem.headers)


async def _broken(request: Request, problem: Exception) -> Response:
    del request, problem
    answer = {"error": "Something went wrong here; nothing you said before is lost. Try again?"}
    return JSONResponse(answer, 500)
