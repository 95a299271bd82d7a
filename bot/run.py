"""`convene run`: the platforms whose tokens are set, in one process and one event loop."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Mount, Route

from adapters.clock.wall import WallClock
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from bot.durable import prepare
from bot.pages import links_of, pages_of
from bot.serve_slack import Connected, Kept, Slack, Tempo
from bot.settings import Settings
from bot.slack import WAYS, SlackSettings
from bot.wiring import Mind, mind, runner_of
from orchestration.decide import Session
from orchestration.model.errors import MISSING, BadInput
from orchestration.ports import Language
from storage.engine import open_engine
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams
from storage.sql import SqlStore
from storage.vault import Vault, load_or_make_master_key

log = logging.getLogger(__name__)

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  # Slack, and who has a link, come from outside
PATIENCE_SECONDS: Final = 3
"""How long open requests may take to end when the server stops."""


@dataclass(slots=True)
class Running:
    """What is served: at which port, None for none, and what has made it stop by itself."""

    kept: Kept
    port: int | None = None
    fault: BaseException | None = None


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT; BadInput where no platform's tokens are set."""
    slack_of(settings)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    asyncio.run(_until_stopped(settings))


def slack_of(settings: Settings) -> SlackSettings:
    """Return Slack's settings; BadInput where there are none."""
    if settings.slack is None:
        raise BadInput("SLACK_BOT_TOKEN", MISSING, f"a platform's tokens: {WAYS}")
    return settings.slack


async def _until_stopped(settings: Settings) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, stop.set)
    async with running(settings, stop.set) as bot:
        at = f", and listens on port {bot.port}" if bot.port else ""
        print(
            f"Convene is in Slack{at}. Ctrl+C stops it; all of it is in {settings.data}", flush=True
        )
        await stop.wait()
    if bot.fault:
        raise bot.fault


@asynccontextmanager
async def running(
    settings: Settings,
    stop: Callable[[], None],
    *,
    tempo: Tempo | None = None,
    understands: Language | None = None,
) -> AsyncIterator[Running]:
    """Serve as long as the context lasts; `stop` is called where that is not possible any more."""
    ours, tempo = slack_of(settings), tempo or Tempo()
    async with AsyncExitStack() as stack:
        kept, master = _open(settings, stack)
        bot = Running(kept)
        slack = Slack(ours, kept, tempo)
        await slack.introduce()
        clock = WallClock()
        clock.start()
        stack.callback(clock.stop)
        asides, links = Asides(), links_of(master, clock.now, settings.base_url)
        chat = WithGuests(slack.chat, asides)
        thinks = Mind(understands) if understands else mind(settings)
        runner = runner_of(kept.store, chat, clock, thinks)
        connected = slack.connect(runner, clock.now, links.link if settings.base_url else None)
        for each in (runner.run(), connected.watch(tempo.watch)):
            stack.push_async_callback(_end, _watched(each, bot, stop))
        stack.push_async_callback(connected.lanes.stop)
        stack.callback(connected.intake.close)
        await connected.lanes.start()
        pages = pages_of(kept.store, runner.receive, clock.now, links, asides)
        routes = _routes(settings, connected, Mount("/s", pages))
        if routes:
            bot.port = await stack.enter_async_context(_listening(settings.port, routes))
        if ours.app_token:
            await stack.enter_async_context(connected.by_socket(ours.app_token, tempo.ping))
        else:
            await connected.reconcile()
        yield bot


def _open(settings: Settings, stack: AsyncExitStack) -> tuple[Kept, bytes]:
    """Open all that is durable, made where it is missing; it is closed with the stack."""
    prepare(settings)
    master, _ = load_or_make_master_key(settings.master_key)
    vault, engine = Vault(master), open_engine(settings.database_url)
    stack.callback(engine.dispose)
    store: SqlStore[Session] = SqlStore.open(settings.database_url, vault, Session)
    stack.callback(store.close)
    teams, places = SqlTeams(engine, vault), SqlPlaces(engine, vault)
    return Kept(store, places, SqlArrivals(engine, vault), teams), master


def _routes(settings: Settings, connected: Connected, pages: Mount) -> list[BaseRoute]:
    """Return what is served over HTTP; nothing where all comes by Socket Mode."""
    of_slack = connected.routes() if slack_of(settings).takes_http else []
    return [*of_slack, *([pages] if settings.base_url else [])]


# Tasks


def _watched(
    work: Coroutine[Any, Any, None], bot: Running, stop: Callable[[], None]
) -> asyncio.Task[None]:
    """Begin something that never ends by itself; if it does, all of it stops."""

    def ended(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (problem := task.exception()):
            log.error("convene has stopped answering", exc_info=problem)
            bot.fault = problem
            stop()

    task = asyncio.create_task(work)
    task.add_done_callback(ended)
    return task


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


# HTTP


class _Server(uvicorn.Server):
    """A server that leaves signals to the process."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_up.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def _listening(port: int, routes: Sequence[BaseRoute]) -> AsyncIterator[int]:
    """Serve routes, and return the port."""
    alive = Route("/health", lambda _: PlainTextResponse("Convene is here.\n"))
    taken = _take(port)
    config = uvicorn.Config(
        Starlette(routes=[*routes, alive]),
        log_level="warning",
        access_log=False,
        ws="none",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE_SECONDS,
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve(sockets=[taken]))
    try:
        await server.is_up.wait()
        yield taken.getsockname()[1]
    finally:
        server.should_exit = True
        await task


def _take(port: int) -> socket.socket:
    """Take the port."""
    taken = socket.socket()
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((EVERYWHERE, port))
    except OSError as problem:
        taken.close()
        raise BadInput("CONVENE_PORT", port, f"a port that is free ({problem})") from None
    return taken
