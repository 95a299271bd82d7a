"""`convene sandbox`: the local workspace in the browser, wired to the durable runner."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from socket import socket
from typing import Final

from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp

from adapters.calendars.files import CalendarFiles
from adapters.clock.wall import WallClock
from adapters.documents.reading import read_document
from adapters.files.catalogue import read_catalogue
from adapters.files.shelf import Shelf
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from adapters.pages.portraits import Portraits, WithPortraits
from adapters.sandbox.chat import sandbox_chat
from adapters.sandbox.gateway import SandboxGateway
from adapters.sandbox.hub import Hub
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.personas import TEAM, WITHOUT_ZONES
from adapters.sandbox.sample import Sample
from adapters.sandbox.server import Sandbox, make_app, people_now
from adapters.sandbox.sight import Sight
from adapters.sandbox.team import SLOWEST, Team
from adapters.sandbox.workspace import Safe, Workspace
from bot.durable import Durable, taken_over
from bot.half_sent import PATIENT, Bounds
from bot.pages import links_of, pages_of, portraits_of, secret_of
from bot.serving import (
    EVERYWHERE,
    HERE,
    HOST_SETTING,
    RunningClock,
    Watch,
    address_of,
    is_here,
    learn_early,
    log_without_words,
    prune_daily,
    report,
    take,
)
from bot.serving import Server as AnyServer
from bot.settings import read_settings
from bot.wiring import Mind, mind, runner_of
from orchestration.conversation.asked.own_card import OwnCards
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.shown.live_card import LiveCards
from orchestration.conversation.voted.own_vote import OwnVotes
from orchestration.model.conventions import Conventions
from orchestration.model.errors import BadInput
from orchestration.model.organisation import Organisation
from orchestration.model.people import Member
from orchestration.sessions.session import Session
from storage.engine import transaction
from storage.errors import ForgottenError
from storage.opening import Safekeeping, make, plainly
from storage.sql import SqlStore
from storage.vault import Keyring, Vault


@dataclass(frozen=True, slots=True)
class Served:
    """A workspace with all that stands behind it, ready to be served."""

    app: ASGIApp
    hub: Hub
    workspace: Workspace
    store: SqlStore
    watch: Watch

    def meetings(self) -> list[Session]:
        """Return the sessions that were asked for here, as they stand."""
        found = (self.store.session(each.session) for each in self.workspace.sessions())
        return [each for each in found if each]


@dataclass(frozen=True, slots=True)
class Place:
    """A workspace: its address, for links that people hand on, what thinks there, who is in it.

    With a `sample` who comes first finds a meeting that asks them something.
    """

    base: str = ""
    mind: Mind = field(default_factory=Mind)
    conventions: Conventions = field(default_factory=Conventions)
    people: Sequence[Member] = TEAM
    organisation: Organisation = field(default_factory=Organisation)
    sample: bool = False


HOME: Final = Place()
_WORKSPACE: Final = "sandbox.db"


def serve(
    port: int, data: Path, pace: float, *, anywhere: bool = False, zoneless: bool = False
) -> None:
    """Serve the workspace until interrupted, and say where it is."""
    if not 0 <= pace <= SLOWEST:
        raise BadInput("--pace", pace, f"a number of seconds from 0 to {SLOWEST:g}")
    host = read_settings().host or (EVERYWHERE if anywhere else HERE)
    if not (anywhere or is_here(host)):
        raise BadInput(HOST_SETTING, host, f"{HERE}, or --anywhere beside it: no passwords here")
    with closing(take(host, port, "--port")) as listening:
        _serve(listening, data, pace, WITHOUT_ZONES if zoneless else TEAM, anywhere=anywhere)


def _serve(
    listening: socket, data: Path, pace: float, people: Sequence[Member], *, anywhere: bool
) -> None:
    log_without_words()
    here = address_of(listening)
    settings = read_settings()
    place = Place(
        settings.base_url or here,
        mind(settings),
        settings.conventions,
        people,
        settings.organisation,
        sample=True,
    )
    served = assemble(data, pace, place, anywhere=anywhere)
    print(f"Your workspace: {here}  (Ctrl+C stops it; all of it is in {data})")
    if anywhere:
        print("Anybody who can reach this machine can read and write as anyone: no passwords here.")
    with suppress(KeyboardInterrupt):
        Server(served).run(sockets=[listening])
    if served.watch.fault:
        sys.exit(1)  # it has been logged


def assemble(
    data: Path,
    pace: float,
    place: Place = HOME,
    *,
    anywhere: bool = False,
    clock: RunningClock | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Served:
    """Return the workspace that is kept in this folder, made where it is missing."""
    durable = _open(data)
    store, running, portraits = durable.store, clock or WallClock(), portraits_of(durable.master)
    workspace = _workspace(data, place.people, running, durable)
    asides, links = Asides(), links_of(durable.master, running.now, place.base)
    chat = _chat(workspace, store, asides, portraits)
    runner = runner_of(store, chat, running, place.mind, data=data)
    access = SessionAccess(
        store,
        runner.receive,
        running.now,
        links.link,
        place.conventions,
        language=runner.language,
        secret=secret_of(durable.master),
        has_model=runner.has_model,
        panel_means=runner.panel_means,
        read_catalogue=read_catalogue,
        read_document=read_document,
        catalogues=Shelf(),
        organisation=place.organisation,
    )
    inbound = Inbound(SandboxGateway(access, workspace), CalendarFiles().write_invite)
    team, sample = Team(access, inbound, pace, sleep), Sample(access, inbound)
    sight, watch = Sight(workspace, OwnVotes(store), OwnCards(store)), Watch()
    hub = Hub(workspace, sight, lambda: people_now(team))
    sandbox = Sandbox(workspace, inbound, team, hub, sight, sample if place.sample else None)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        hub.open(team.nudge, sample.nudge)
        running.start()
        async with taken_over(runner, Safekeeping.in_folder(data).key):
            watch.begin(
                runner.run,
                learn_early,
                team.run,
                partial(report, durable.engine),
                partial(prune_daily, durable.engine, running.now),
            )
            try:
                yield
            finally:
                await watch.end()
                running.stop()
                workspace.close()
                durable.close()

    pages = pages_of(store, runner, running.now, links, asides, inbound.notes)
    app = make_app(sandbox, lifespan, Mount("/s", pages), portraits.route(), anywhere=anywhere)
    return Served(app, hub, workspace, store, watch)


def _chat(
    workspace: Workspace, store: SqlStore, asides: Asides, portraits: Portraits
) -> WithGuests:
    """Return what shows views here: with pictures of personas, which need no address outside."""
    cards = LiveCards(sandbox_chat(workspace, store), store.session)
    return WithGuests(WithPortraits(cards, portraits.address), asides)


def _open(data: Path) -> Durable:
    """Open what the folder holds, made where it is missing."""
    here = Safekeeping.in_folder(data, "convene.db", _WORKSPACE)
    make(here)
    return Durable.open(here)


def _workspace(
    data: Path, people: Sequence[Member], clock: RunningClock, durable: Durable
) -> Workspace:
    safe = _safe(durable.engine, durable.vault)
    try:
        with plainly(Safekeeping.in_folder(data, _WORKSPACE)):
            return Workspace(data / _WORKSPACE, people, clock.now, safe)
    except Exception:
        durable.close()
        raise


class Server(AnyServer):
    """A workspace's server, whose open event streams do not keep it from stopping."""

    def __init__(self, served: Served, bounds: Bounds = PATIENT) -> None:
        self.served = served
        super().__init__(served.app, served.hub.close, bounds)
        served.watch.stop = self.stop


def _safe(engine: Engine, vault: Vault) -> Safe:
    """Return what seals a person's messages: under the same key as their wishes in the store."""

    def seal(owner: str, plain: bytes) -> str:
        with transaction(engine) as connection:
            keys = Keyring(vault, connection)
            sealed = keys.at("sandbox", "body", owner).seal(owner, plain)
        keys.publish()
        return json.dumps(sealed)

    def unseal(owner: str, sealed: str) -> bytes:
        with transaction(engine) as connection:
            safe = Keyring(vault, connection).at("sandbox", "body", owner)
            try:
                return safe.open(json.loads(sealed))
            except ForgottenError as gone:
                raise LookupError(owner) from gone

    return Safe(seal, unseal)
