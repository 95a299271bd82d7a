"""The pages over HTTP: plain forms, each answered by a redirect to the page that it changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final, Unpack
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from adapters.pages import body, clock
from adapters.pages.asides import Aside
from adapters.pages.body import read_form, read_upload
from adapters.pages.forms import filled_in
from adapters.pages.guard import Guard
from adapters.pages.links import LinkError, LinkExpiredError
from adapters.pages.looks import Figure, How, Looks, figure
from adapters.pages.page import in_zone
from adapters.pages.translated import asked_by_browser
from adapters.pages.visit import House, Visit, Visits
from orchestration.deciding.actions.table import TELL
from orchestration.deciding.presentation.decision_record import record_of
from orchestration.deciding.presentation.record import session_record
from orchestration.deciding.step import how_it_ended
from orchestration.interaction import form
from orchestration.interaction.translation import Translation
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.commands import AddMember, ShareCalendar
from orchestration.sessions.user_action import Reply, UnknownActionError
from orchestration.views.documents import Drawing, Picture
from orchestration.views.record import SessionRecord

FILES: Final = Path(__file__).parent / "files"
_DRAWINGS: Final = 64
"""Pictures that are kept as drawn: a page needs the words of one, then its image."""

_WAITING: Final = "waiting"
"""In the address of a page on which what was just done cannot be seen yet."""

WORDS: Final = "words"
"""The field in which somebody writes."""

_SAFE: Final = "What you said before is safe."


def make_pages(house: House) -> Guard:
    """Return the pages as an ASGI application, to be mounted at /s."""
    pages = _Pages(house)
    routes = [
        Mount("/files", StaticFiles(directory=FILES)),
        Route("/record/{token}", pages.record),
        Route("/{token}", pages.page),
        Route("/{token}/state", pages.state),
        Route("/{token}/say", pages.say, methods=["POST"]),
        Route("/{token}/press", pages.press, methods=["POST"]),
        Route("/{token}/upload", pages.upload, methods=["POST"]),
        Route("/{token}/clock", pages.clock, methods=["POST"]),
        Route("/{token}/ask/{action}", pages.ask, methods=["GET"]),
        Route("/{token}/ask/{action}", pages.fill, methods=["POST"]),
        Route("/{token}/invite.ics", pages.invite),
        Route("/{token}/{picture}.png", pages.picture),
    ]
    handlers = {
        LinkError: pages.lost,
        body.RefusedError: pages.refused,
        form.RefusedError: pages.refused,
        UnknownActionError: pages.nothing_here,
        HTTPException: pages.nothing_here,
        Exception: pages.broken,
    }
    return Guard(Starlette(routes=routes, exception_handlers=handlers))


class _Pages:
    """One method for each address, and one for each thing that can go wrong."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kinds = house.kinds
        self._visits = Visits(house)
        self._looks = Looks()
        self._draw: Callable[[Picture], Drawing] = lru_cache(_DRAWINGS)(house.pictures.draw)

    # What is shown

    async def page(self, request: Request) -> Response:
        is_waiting = _WAITING in request.query_params
        return await self._shown(request, await self._visit(request), is_waiting=is_waiting)

    async def record(self, request: Request) -> Response:
        """Show what was decided to whoever has the link: what its channel has seen, no more."""
        session = self._house.links.read_record(request.path_params["token"])
        decision = await asyncio.to_thread(self._house.look_up, session)
        if decision is None:
            raise LinkError
        record = record_of(decision)
        if record is None:
            reader = await self._reader(request)
            return self._looks.message(reader, "Nothing stands here", how_it_ended(decision), 410)
        return self._looks.record(await self._reader(request), record)

    async def state(self, request: Request) -> Response:
        """Tell whether the page has changed since it was loaded."""
        tag = f'"{self._visits.page(await self._visit(request)).state}"'
        same = request.headers.get("if-none-match") == tag
        return Response(status_code=304 if same else 204, headers={"etag": tag})

    async def ask(self, request: Request) -> Response:
        """Show the form that a button opens; a button that opens none does nothing here."""
        visit = await self._visit(request)
        asked = self._asked(visit, request)
        if asked.form is None:
            return await self._done(visit, Reply(notice=asked.notice))
        reader = await self._reader(request, visit.who)
        return self._looks.form(reader, visit.path, _where(request), asked.form)

    async def invite(self, request: Request) -> Response:
        visit = await self._visit(request)
        invite = self._kinds.invite(visit.decision, visit.who)
        if invite is None:
            raise HTTPException(404)
        ics = self._house.calendars.write_invite(invite)
        headers = {"content-disposition": 'attachment; filename="invite.ics"'}
        return Response(ics, media_type="text/calendar", headers=headers)

    async def picture(self, request: Request) -> Response:
        visit = await self._visit(request)
        pictures = _pictures(session_record(visit.decision, visit.who))
        picture = pictures.get(request.path_params["picture"])
        if picture is None:
            raise HTTPException(404)
        drawing = await asyncio.to_thread(self._draw, picture)
        return Response(drawing.png, media_type="image/png")

    # What is done

    async def say(self, request: Request) -> Response:
        visit = await self._visit(request)
        sent = await read_form(request)
        user_action, words = self._visits.user_action(visit, sent), sent.one(WORDS)
        wrong = self._kinds.fill(visit.decision, user_action, TELL, {WORDS: words}, {}).errors
        if wrong:
            return await self._shown(request, visit, wrong=wrong[WORDS], draft=words)
        return self._gone_on(visit, is_seen=await self._visits.hear(visit, user_action, words))

    async def press(self, request: Request) -> Response:
        visit = await self._visit(request)
        sent = await read_form(request)
        action, _, value = sent.one("press").partition(":")
        reply = self._kinds.press(
            visit.decision, self._visits.user_action(visit, sent), action, value
        )
        if reply.form is not None:
            return _to(f"{visit.path}/ask/{action}?value={quote(value)}")
        return await self._done(visit, reply)

    async def fill(self, request: Request) -> Response:
        visit = await self._visit(request)
        sent = await read_form(request)
        asked = self._asked(visit, request)
        if asked.form is None:
            return await self._done(visit, Reply(notice=asked.notice))
        user_action, values = self._visits.user_action(visit, sent), filled_in(asked.form, sent)
        reply = self._kinds.fill(
            visit.decision, user_action, asked.form.name, values, asked.form.context
        )
        if reply.errors:
            again = asked.form.refilled(values)
            reader = await self._reader(request, visit.who)
            return self._looks.form(reader, visit.path, _where(request), again, reply.errors)
        return await self._done(visit, reply)

    async def upload(self, request: Request) -> Response:
        visit = await self._visit(request)
        sent = await read_upload(request)
        if not self._kinds.handles(visit.decision, ShareCalendar):
            raise HTTPException(404)
        if not sent.file:
            return await self._done(visit, Reply(notice="Choose a calendar file first, please."))
        envelope = self._visits.user_action(visit, sent).envelope(visit.decision.id)
        ics = Private(visit.who, sent.file)
        command = ShareCalendar(**envelope, member=visit.who, ics=ics)
        return await self._done(visit, Reply(commands=(command,)))

    async def clock(self, request: Request) -> Response:
        """Go by the clock that a guest has chosen."""
        visit = await self._visit(request)
        sent = await read_form(request)
        if not clock.chooses_zone(visit.decision, visit.who):
            raise HTTPException(404)
        action = self._visits.user_action(visit, sent)
        return await self._done(visit, clock.told(visit.decision, action, sent.one("zone")))

    # What goes wrong

    async def lost(self, request: Request, problem: Exception) -> Response:
        reader = await self._reader(request)
        if isinstance(problem, LinkExpiredError):
            words = "It was good for a while, and that is over. Ask whoever sent it for a new one."
            return self._looks.message(reader, "This link has expired", words, 410)
        words = (
            "Perhaps a piece of it got lost on the way: try to copy all of it. If that does not "
            "help, ask whoever sent it for a new one."
        )
        return self._looks.message(reader, "This link leads nowhere", words, 404)

    async def refused(self, request: Request, problem: Exception) -> Response:
        sentence = getattr(problem, "sentence", "")
        status = getattr(problem, "status", 400)
        reader = await self._reader(request)
        return self._looks.message(reader, "That did not work", sentence, status, _back(request))

    async def nothing_here(self, request: Request, problem: Exception) -> Response:
        status = problem.status_code if isinstance(problem, HTTPException) else 404
        words = f"That is not there, or not any more. {_SAFE}"
        reader = await self._reader(request)
        return self._looks.message(reader, "There is nothing here", words, status, _back(request))

    async def broken(self, request: Request, problem: Exception) -> Response:
        del problem
        words = f"Something went wrong on our side. {_SAFE} Try again in a moment?"
        reader = await self._reader(request)
        return self._looks.message(reader, "That did not work", words, 500, _back(request))

    # Within

    async def _reader(self, request: Request, who: MemberId | None = None) -> Translation:
        """Return the language a page is read in: as its reader writes, else as the browser asks."""
        known = await self._visits.languages.of_person(who) if who else Translation()
        browser = asked_by_browser(request.headers.get("accept-language", ""))
        return known if known.language else Translation(browser)

    async def _visit(self, request: Request) -> Visit:
        return await self._visits.of(request.path_params["token"])

    def _asked(self, visit: Visit, request: Request) -> Reply:
        """Return what a button asks, in words or as a form; nothing is done by asking."""
        action, value = request.path_params["action"], request.query_params.get("value", "")
        nothing_yet = self._visits.user_action(visit, body.Sent())
        reply = self._kinds.press(visit.decision, nothing_yet, action, value)
        if reply.form is None:
            return reply
        zone = session_record(visit.decision, visit.who).zone
        return Reply(form=in_zone(reply.form, visit.decision, zone))

    async def _done(self, visit: Visit, reply: Reply) -> Response:
        is_seen = await self._visits.take(visit, reply, self._link_for_guest(reply))
        return self._gone_on(visit, is_seen=is_seen)

    def _gone_on(self, visit: Visit, *, is_seen: bool) -> Response:
        return _to(visit.path if is_seen else f"{visit.path}?{_WAITING}")

    def _link_for_guest(self, reply: Reply) -> Aside | None:
        """Return a guest's link for who has just asked them: it is theirs to hand on."""
        for command in reply.commands:
            if isinstance(command, AddMember):
                name, link = command.member.name, self._house.links
                words = f"{name} is asked too. Send them this link; it is their page, theirs alone:"
                return Aside(words, link.link(command.session, command.member.id))
        return None

    async def _shown(self, request: Request, visit: Visit, **how: Unpack[How]) -> Response:
        reader, page = await self._reader(request, visit.who), self._visits.page(visit)
        images = await asyncio.to_thread(self._images, page.path, page.record)
        return self._looks.session(reader, page, images, **how)

    def _images(self, path: str, record: SessionRecord) -> dict[str, Figure]:
        drawn = ((name, self._draw(each)) for name, each in _pictures(record).items())
        return {name: figure(f"{path}/{name}.png", drawing) for name, drawing in drawn}


def _pictures(record: SessionRecord) -> dict[str, Picture]:
    """Return the pictures that somebody may see, by name."""
    shown: dict[str, Picture | None] = {"heatmap": record.heatmap, "chart": record.chart}
    return {name: picture for name, picture in shown.items() if picture is not None}


def _to(path: str) -> Response:
    return RedirectResponse(path, 303)


def _where(request: Request) -> str:
    """Return a request's own address, without the host."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def _back(request: Request) -> str:
    """Return the address of the page that a request belongs to."""
    token = request.path_params.get("token")
    return f"/s/{token}" if token else ""
