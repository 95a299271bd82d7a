"""What all that serves has in common: its port, its log, and who watches over it."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from errno import EADDRNOTAVAIL
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Protocol

import uvicorn
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from bot.half_sent import PATIENT, Bounds, bounded
from orchestration.interaction.routing.weighing.nearest import learn
from orchestration.model.errors import BadInput
from orchestration.model.faults import TryAgainError, WordlessFormatter, wordless
from orchestration.sessions.ports import Clock
from storage.pruning import prune
from storage.stuck import in_one_line, stuck

log = logging.getLogger(__name__)

HERE: Final = "127.0.0.1"
HOST_SETTING: Final = "CONVENE_HOST"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  # where people come from outside
OF_CONTAINERS: Final = (Path("/.dockerenv"), Path("/run/.containerenv"))
PATIENCE_SECONDS: Final = 3
"""How long open requests may take to end when the server stops."""
PAUSE_SECONDS: Final = 5.0
"""How long until work is taken up again that the store has put an end to."""
_M_MMAP_THRESHOLD: Final = -3
_LARGE_BYTES: Final = 128 * 1024
REPORT_SECONDS: Final = 3600.0
PRUNE_SECONDS: Final = 24 * REPORT_SECONDS

Sleep = Callable[[float], Awaitable[None]]
Work = Callable[[], Coroutine[Any, Any, None]]


# What time it is


class RunningClock(Clock, Protocol):
    """A Clock that has to be started within an event loop, and stopped."""

    def start(self) -> None:
        """Begin to keep appointments."""

    def stop(self) -> None:
        """Keep no more appointments."""


@contextmanager
def own_threads() -> Iterator[None]:
    """Give the running event loop threads that have all ended before the context has.

    What they do for a task that is cancelled goes on: so the store is closed behind them.
    """
    loop, pool = asyncio.get_running_loop(), ThreadPoolExecutor(thread_name_prefix="convene")
    loop.set_default_executor(pool)
    try:
        yield
    finally:
        pool.shutdown()
        loop.set_default_executor(ThreadPoolExecutor())


# Who watches


@dataclass(slots=True)
class Watch:
    """Looks after work that never ends by itself.

    Where the store could not be had, the work is taken up again; where it ends in any other way,
    that is the `fault`, and `stop` is called, for whoever started the process to start it anew:
    half a bot that goes on looks like one that is well.
    """

    stop: Callable[[], None] = lambda: None
    sleep: Sleep = asyncio.sleep
    fault: str | None = None
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self, *works: Work) -> None:
        """Begin works, within a running event loop."""
        asyncio.get_running_loop().set_exception_handler(_say_without_words)
        self._tasks += [asyncio.create_task(self._keep_up(each)) for each in works]

    async def end(self) -> None:
        """End all of them."""
        for each in self._tasks:
            each.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_up(self, work: Work) -> None:
        try:
            while await self._is_put_off(work):
                await self.sleep(PAUSE_SECONDS)
            self._stopped("it came to an end")
        except Exception as problem:  # noqa: BLE001  # whatever it is, somebody must hear of it
            self._stopped(wordless(problem))

    async def _is_put_off(self, work: Work) -> bool:
        """Work, and tell whether it is to be taken up again when it has ended."""
        try:
            await work()
        except TryAgainError as problem:
            log.warning("put off: %s", wordless(problem))
            return True
        return False

    def _stopped(self, why: str) -> None:
        log.error("convene has stopped answering: %s", why)
        self.fault = self.fault or why
        self.stop()


async def report(engine: Engine, sleep: Sleep = asyncio.sleep) -> None:
    """Say once an hour, in one line, what has been set aside; nothing where nothing is."""
    while True:
        if line := in_one_line(await asyncio.to_thread(stuck, engine)):
            log.warning("%s", line)
        await sleep(REPORT_SECONDS)


async def prune_daily(
    engine: Engine, now: Callable[[], datetime], sleep: Sleep = asyncio.sleep
) -> None:
    """Delete once a day what has been done for long."""
    while True:
        await asyncio.to_thread(prune, engine, now())
        await sleep(PRUNE_SECONDS)


async def learn_early() -> None:
    """Learn what messages are most like at the start, not as somebody waits for an answer."""
    await asyncio.to_thread(learn)
    await asyncio.Event().wait()


def give_back_memory() -> None:
    """Have what is large go back to the system as it is freed; to be called at the start.

    After the first such block, glibc would keep later ones, a quarter of all that the bot holds.
    """
    with suppress(AttributeError, OSError):  # another library for C
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)


# The log


def log_without_words() -> None:
    """Write warnings and faults to standard error, without the words of any exception."""
    handler = logging.StreamHandler()
    handler.setFormatter(WordlessFormatter("%(asctime)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def _say_without_words(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    problem = context.get("exception")
    log.error("%s: %s", context["message"], wordless(problem) if problem else "no exception")


# HTTP


class Server(uvicorn.Server):
    """A server with no log of its own; `closing` lets go of what holds requests open."""

    def __init__(
        self,
        app: ASGIApp,
        closing: Callable[[], None] = lambda: None,
        bounds: Bounds = PATIENT,
    ) -> None:
        self._closing = closing
        self.is_up = asyncio.Event()
        super().__init__(
            uvicorn.Config(
                app,
                http=bounded(bounds),
                log_config=None,  # else uvicorn writes exceptions out with their words
                log_level="warning",
                access_log=False,
                ws="none",
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE_SECONDS,
            )
        )

    def stop(self) -> None:
        """Stop as soon as open requests have ended."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self.is_up.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of open requests, then end everything else."""
        self._closing()
        await super().shutdown(sockets)


class _Guest(Server):
    """A server that leaves signals to the process it is in."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def listening(
    routes: Sequence[BaseRoute], taken: socket.socket, bounds: Bounds = PATIENT
) -> AsyncIterator[int]:
    """Serve routes at a port that was taken, and return which it is."""
    server = _Guest(Starlette(routes=routes), bounds=bounds)
    task = asyncio.create_task(server.serve(sockets=[taken]))
    try:
        await server.is_up.wait()
        yield taken.getsockname()[1]
    finally:
        server.stop()
        await task


def usual_host(marks: Sequence[Path] = OF_CONTAINERS) -> str:
    """Return where to listen unless a setting says so: everywhere in a container, which has no
    other way in; else on this machine alone.
    """
    return EVERYWHERE if any(each.exists() for each in marks) else HERE


def is_here(host: str) -> bool:
    """Tell whether only this machine can reach what listens at a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(taken: socket.socket) -> str:
    """Return the address by which this machine itself reaches a port that was taken."""
    host, port = taken.getsockname()[:2]
    at = HERE if ip_address(host).is_unspecified else host
    return f"http://[{at}]:{port}" if ":" in at else f"http://{at}:{port}"


def _is_of_host(problem: Exception) -> bool:
    """Tell whether it is the host that cannot be listened at, and not the port."""
    is_elsewhere = isinstance(problem, OSError) and problem.errno == EADDRNOTAVAIL
    return is_elsewhere or isinstance(problem, (socket.gaierror, UnicodeError))


def take(host: str, port: int, setting: str) -> socket.socket:
    """Take a port, before anything else is begun; BadInput of what cannot be had."""
    taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as problem:
        taken.close()
        why = getattr(problem, "strerror", None) or "there is no such port"
        if _is_of_host(problem):
            expected = f"an address of this machine, like {HERE}, or {EVERYWHERE} for all of them"
            raise BadInput(HOST_SETTING, host, expected) from None
        raise BadInput(
            setting, port, f"a port that is free at {host} ({why}), or 0 for any"
        ) from None
    return taken
