"""`convene run`: the platforms whose tokens are set, in one process and one event loop."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    closing,
)
from dataclasses import dataclass
from functools import partial
from socket import socket
from typing import Final, Protocol

from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Mount, Route

from adapters.clock.wall import WallClock
from adapters.discord.names import is_team
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from adapters.pages.portraits import Portraits, WithPortraits
from adapters.slack.connection import connection_to
from bot.catching_up import CATCHING_UP_SECONDS, CatchingUp
from bot.durable import Durable, place_of, prepare, taken_over
from bot.kept import Kept, Link, Now, Tempo
from bot.pages import links_of, pages_of, portraits_of, secret_of
from bot.serving import (
    REPORT_SECONDS,
    RunningClock,
    Watch,
    Work,
    give_back_memory,
    learn_early,
    listening,
    log_without_words,
    own_threads,
    prune_daily,
    report,
    take,
    usual_host,
)
from bot.settings import Settings
from bot.slack import WAYS
from bot.wiring import Mind, mind, runner_of
from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.arriving.queues import UserQueues
from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.shown.removed import LeftTeams
from orchestration.conversation.shown.several_chats import SeveralChats
from orchestration.model.errors import MISSING, BadInput
from orchestration.runtime.runner import Runner
from orchestration.sessions.ports import Chat, Language
from storage.opening import plainly
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams

SLACK: Final = "slack"
DISCORD: Final = "discord"
_PUBLIC: Final = "https://"
"""How an address begins from which Slack and Discord take a picture."""


@dataclass(slots=True)
class Running:
    """What is served: where, at which port, None for none, and who watches over it."""

    kept: Kept
    watch: Watch
    platforms: Sequence[str]
    port: int | None = None

    @property
    def fault(self) -> str | None:
        """What has made it stop by itself, without the words of any exception."""
        return self.watch.fault


class ChatPlatform(Protocol):
    """A chat platform that the bot is in."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def chat(self) -> Chat:
        """What shows views there."""

    async def introduce(self, now: Now) -> None:
        """Ask who we are there, however long it takes, and read what nobody has heard."""

    def connect(self, runner: Runner, now: Now, link: Link | None) -> PlatformConnection:
        """Return it with its ends tied to the runner; nothing comes in yet."""


class PlatformConnection(Protocol):
    """A platform that can be listened to."""

    @property
    def inbox(self) -> ArrivalInbox:
        """What keeps what arrives."""

    @property
    def queues(self) -> UserQueues:
        """What handles it."""

    @property
    def catching_up(self) -> CatchingUp:
        """What reads again what nobody has heard."""

    @property
    def left(self) -> LeftTeams:
        """What forgets what was set where the bot is not any more."""

    def routes(self) -> list[Route]:
        """Return where the platform comes in over HTTP."""

    def listening(self, watch: Watch) -> AbstractAsyncContextManager[None]:
        """Listen as long as the context lasts."""


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT; BadInput where no platform's tokens are set."""
    _is_somewhere(settings)
    log_without_words()
    give_back_memory()
    with plainly(place_of(settings)):
        asyncio.run(_until_stopped(settings))


def _is_somewhere(settings: Settings) -> None:
    if settings.slack is None and settings.discord is None:
        ways = f"a platform's tokens: DISCORD_TOKEN; or {WAYS}"
        raise BadInput("SLACK_BOT_TOKEN", MISSING, ways)


async def _until_stopped(settings: Settings) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, stop.set)
    async with running(settings, stop.set) as bot:
        host = settings.host or usual_host()
        at = f", and listens at {host}, port {bot.port}" if bot.port else ""
        names = " and ".join(bot.platforms)
        print(
            f"Convene is in {names}{at}. Ctrl+C stops it; all of it is in {settings.data}",
            flush=True,
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
    _is_somewhere(settings)
    async with AsyncExitStack() as stack:
        port, tempo = _port(settings, stack), tempo or Tempo()
        durable = _open(settings, stack)
        stack.enter_context(own_threads())
        kept = _kept(durable)
        platforms = await _platforms(settings, kept, tempo, stack)
        bot = Running(kept, Watch(stop), [each.name for each in platforms.values()])
        clock = _started(clock or WallClock(), stack)
        for each in platforms.values():
            await each.introduce(clock.now)
        asides, links = Asides(), links_of(durable.master, clock.now, settings.base_url)
        chats = {name: each.chat for name, each in platforms.items()}
        portraits = portraits_of(durable.master, settings.base_url)
        everywhere = SeveralChats(chats, platform_of, kept.places, kept.linked)
        chat = WithGuests(_pictured(everywhere, portraits, settings), asides)
        thinks = Mind(understands) if understands else mind(settings)
        runner = runner_of(kept.store, chat, clock, thinks, data=settings.data)
        await stack.enter_async_context(taken_over(runner, settings.master_key))
        link = links.link if settings.base_url else None
        connected = [each.connect(runner, clock.now, link) for each in platforms.values()]
        watching = [partial(each.catching_up.watch, tempo.watch) for each in connected]
        watching += [partial(each.left.watch, REPORT_SECONDS) for each in connected]
        await _begin(connected, bot.watch, (runner.run, *watching, *_upkeep(durable, clock)), stack)
        pages = pages_of(kept.store, runner, clock.now, links, asides, Notes(kept.places))
        if port:
            routes = _routes(settings, connected, Mount("/s", pages), portraits.route())
            bot.port = await stack.enter_async_context(listening(routes, port))
        for one in connected:
            await stack.enter_async_context(one.listening(bot.watch))
        yield bot


async def _platforms(
    settings: Settings, kept: Kept, tempo: Tempo, stack: AsyncExitStack
) -> dict[str, ChatPlatform]:
    """Return the platforms whose tokens are set, by what tells their teams apart."""
    found: dict[str, ChatPlatform] = {}
    usual = settings.conventions, settings.organisation
    if settings.slack is not None:
        from bot.serve_slack import Slack

        line = await stack.enter_async_context(connection_to(settings.slack.api_url))
        own = kept.of(lambda team: platform_of(team) == SLACK)
        found[SLACK] = Slack(settings.slack, own, tempo, line, *usual)
    if settings.discord is not None:
        from bot.serve_discord import Discord

        own = kept.of(lambda team: platform_of(team) == DISCORD)
        found[DISCORD] = Discord(settings.discord, own, tempo, *usual)
    return found


def platform_of(team: str) -> str:
    """Return which platform a team is of."""
    return DISCORD if is_team(team) else SLACK


def _pictured(chat: Chat, portraits: Portraits, settings: Settings) -> Chat:
    """Return a Chat with the pictures of personas, where platforms can fetch them from us."""
    is_public = settings.base_url.startswith(_PUBLIC)
    return WithPortraits(chat, portraits.address) if is_public else chat


def _upkeep(durable: Durable, clock: RunningClock) -> tuple[Work, ...]:
    return (
        learn_early,
        partial(report, durable.engine),
        partial(prune_daily, durable.engine, clock.now),
    )


async def _begin(
    connected: Sequence[PlatformConnection],
    watch: Watch,
    works: Sequence[Work],
    stack: AsyncExitStack,
) -> None:
    """Begin all that never ends by itself, to be ended with the stack."""
    stack.push_async_callback(watch.end)
    for each in connected:
        stack.push_async_callback(each.queues.stop)
        stack.callback(each.inbox.close)
        await each.queues.start()
        # What was said before a deadline that has passed meanwhile counts, so it comes first.
        await each.queues.settled(CATCHING_UP_SECONDS)
    watch.begin(*works)


def _port(settings: Settings, stack: AsyncExitStack) -> socket | None:
    """Take the port before anything else is begun; None where nothing is served over HTTP."""
    if not ((settings.slack and settings.slack.takes_http) or settings.base_url):
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
    places = SqlPlaces(*both)
    own = durable.store, places, SqlArrivals(*both), SqlTeams(*both)
    return Kept(*own, secret=secret, linked=Linked(places))


def _routes(
    settings: Settings, connected: Sequence[PlatformConnection], *pages: BaseRoute
) -> list[BaseRoute]:
    """Return what is served over HTTP."""
    of_platforms = [route for each in connected for route in each.routes()]
    alive = Route("/health", lambda _: PlainTextResponse("Convene is here.\n"))
    return [*of_platforms, *(pages if settings.base_url else ()), alive]
