"""`convene run`: the platforms whose tokens are set, in one process and one event loop."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from socket import socket

from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Mount, Route

from adapters.clock.wall import WallClock
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from adapters.slack.connection import connection_to
from bot.durable import Durable, place_of, prepare, taken_over
from bot.pages import links_of, pages_of, secret_of
from bot.serve_slack import CATCHING_UP_SECONDS, Connected, Kept, Slack, Tempo
from bot.serving import (
    RunningClock,
    Watch,
    Work,
    listening,
    log_without_words,
    own_threads,
    prune_daily,
    report,
    take,
    usual_host,
)
from bot.settings import Settings
from bot.slack import WAYS, SlackSettings
from bot.wiring import Mind, mind, runner_of
from orchestration.model.errors import MISSING, BadInput
from orchestration.sessions.ports import Language
from storage.opening import plainly
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams


@dataclass(slots=True)
class Running:
    """What is served: at which port, None for none, and who watches over it."""

    kept: Kept
    watch: Watch
    port: int | None = None

    @property
    def fault(self) -> str | None:
        """What has made it stop by itself, without the words of any exception."""
        return self.watch.fault


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT; BadInput where no platform's tokens are set."""
    slack_of(settings)
    log_without_words()
    with plainly(place_of(settings)):
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
        host = settings.host or usual_host()
        at = f", and listens at {host}, port {bot.port}" if bot.port else ""
        print(
            f"Convene is in Slack{at}. Ctrl+C stops it; all of it is in {settings.data}", flush=True
        )
        await stop.wait()
    if bot.fault:
        sys.exit(1)  # it has been logged


@asynccontextmanager
async def running(
    settings: Settings,
    stop: Callable[[], None],
    *,
    tempo: Tempo | None = None,
    clock: RunningClock | None = None,
    understands: Language | None = None,
) -> AsyncIterator[Running]:
    """Serve as long as the context lasts; `stop` is called where that is not possible any more."""
    ours, tempo = slack_of(settings), tempo or Tempo()
    async with connection_to(ours.api_url) as line, AsyncExitStack() as stack:
        port = _port(settings, stack)
        durable = _open(settings, stack)
        stack.enter_context(own_threads())
        kept = _kept(durable)
        bot = Running(kept, Watch(stop))
        slack = Slack(ours, kept, tempo, line, settings.conventions, settings.organisation)
        clock = _started(clock or WallClock(), stack)
        await slack.introduce(clock.now)
        asides, links = Asides(), links_of(durable.master, clock.now, settings.base_url)
        chat = WithGuests(slack.chat, asides)
        thinks = Mind(understands) if understands else mind(settings)
        runner = runner_of(kept.store, chat, clock, thinks)
        await stack.enter_async_context(taken_over(runner, settings.master_key))
        connected = slack.connect(runner, clock.now, links.link if settings.base_url else None)
        works = runner.run, partial(connected.watch, tempo.watch), *_upkeep(durable, clock)
        await _begin(connected, bot.watch, works, stack)
        pages = pages_of(kept.store, runner.receive, clock.now, links, asides)
        if port:
            routes = _routes(settings, connected, Mount("/s", pages))
            bot.port = await stack.enter_async_context(listening(routes, port))
        if ours.app_token:
            await stack.enter_async_context(connected.by_socket(ours.app_token, tempo.ping))
        else:
            await connected.reconcile()
        yield bot


def _upkeep(durable: Durable, clock: RunningClock) -> tuple[Work, Work]:
    return partial(report, durable.engine), partial(prune_daily, durable.engine, clock.now)


async def _begin(
    connected: Connected, watch: Watch, works: Sequence[Work], stack: AsyncExitStack
) -> None:
    """Begin all that never ends by itself, to be ended with the stack."""
    stack.push_async_callback(watch.end)
    stack.push_async_callback(connected.queues.stop)
    stack.callback(connected.inbox.close)
    await connected.queues.start()
    # What was said before a deadline that has passed meanwhile counts, so it comes first.
    await connected.queues.settled(CATCHING_UP_SECONDS)
    watch.begin(*works)


def _port(settings: Settings, stack: AsyncExitStack) -> socket | None:
    """Take the port before anything else is begun; None where nothing is served over HTTP."""
    if not (slack_of(settings).takes_http or settings.base_url):
        return None
    host = settings.host or usual_host()
    return stack.enter_context(closing(take(host, settings.port, "CONVENE_PORT")))


def _open(settings: Settings, stack: AsyncExitStack) -> Durable:
    """Open all that is durable, made where it is missing; it is closed with the stack."""
    prepare(settings)
    durable = Durable.open(place_of(settings))
    stack.callback(durable.close)
    return durable


def _started(clock: RunningClock, stack: AsyncExitStack) -> RunningClock:
    clock.start()
    stack.callback(clock.stop)
    return clock


def _kept(durable: Durable) -> Kept:
    both = durable.engine, durable.vault
    secret = secret_of(durable.master)
    return Kept(durable.store, SqlPlaces(*both), SqlArrivals(*both), SqlTeams(*both), secret=secret)


def _routes(settings: Settings, connected: Connected, pages: Mount) -> list[BaseRoute]:
    """Return what is served over HTTP."""
    of_slack = connected.routes() if slack_of(settings).takes_http else []
    alive = Route("/health", lambda _: PlainTextResponse("Convene is here.\n"))
    return [*of_slack, *([pages] if settings.base_url else []), alive]
