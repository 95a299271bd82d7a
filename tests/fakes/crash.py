"""A process that dies by SIGKILL at a chosen moment, and what it leaves behind.

All that outlives a process is what it has written. So one life shows what a kill at each of its
moments would leave: a copy of its folder, made while nothing else is written to it.
"""

import asyncio
import gc
import json
import os
import shutil
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from adapters.calendars.files import CalendarFiles
from adapters.clock.simulated import SimulatedClock
from adapters.pictures.drawn import DrawnPictures
from orchestration.interaction.wording import word
from orchestration.language.offline import OfflineLanguage
from orchestration.runtime.runner import Runner
from orchestration.runtime.simulation import Simulation
from orchestration.sessions.ports import Ports
from storage.sql import SqlStore
from storage.vault import Vault
from tests.kinds.courses import EVERY_KIND, played

MASTER = bytes(range(32))


_REFRESHED = "card"
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


@dataclass
class Fate:
    """Counts the moments of a process; what comes of each is told its number."""

    comes: Callable[[int], object] = int
    moments: int = 0
    alone: threading.RLock = field(default_factory=threading.RLock)
    """Held while something is written, and until its moment is over."""

    def moment(self):
        """Live through one more moment, or die in it."""
        with self.alone:
            self.moments += 1
            self.comes(self.moments)


class FatedStore:
    """A Store in front of another, with a moment after everything it does."""

    def __init__(self, store, fate):
        self._store = store
        self._fate = fate

    @contextmanager
    def begin(self):
        with self._fate.alone:
            with self._store.begin() as work:
                yield work
                self._fate.moment()  # decided, not yet committed
            self._fate.moment()  # committed

    def __getattr__(self, name):
        method = getattr(self._store, name)
        if name not in ("receive", "receive_each", "claim", "finish", "retry", "release"):
            return method

        def fated(*arguments, **named):
            with self._fate.alone:
                result = method(*arguments, **named)
                self._fate.moment()
            return result

        return fated


class FileChat:
    """A Chat whose messages outlive the process: one line each, and it looks before it repeats."""

    def __init__(self, path, fate):
        self._path = path
        self._fate = fate

    def lines(self):
        """All messages, in order, as [key, to, text]."""
        if not self._path.exists():
            return []
        return [json.loads(line) for line in self._path.read_text().splitlines()]

    def _write(self, key, to, text):
        with self._fate.alone:
            if key not in [line[0] for line in self.lines()]:
                with self._path.open("a") as file:
                    file.write(json.dumps([key, to, text]) + "\n")
            self._fate.moment()

    async def post(self, session, post, drawings, key):
        """Post it; of what refreshes a post that stands, the latest alone is seen."""
        if post.refreshes:
            with self._fate.alone:
                self._path.with_name(_REFRESHED).write_text(word(post.view))
                self._fate.moment()
        else:
            self._write(key, "#", word(post.view))

    async def tell(self, session, to, view, key):
        self._write(key, to, word(view))

    async def place(self, session, *, beside):
        """There is one place."""

    async def invite(self, session, ics, invite, key):
        self._write(key, "ics", ics.decode())


class KeptClock(SimulatedClock):
    """A clock that goes on, after a crash, where it stood: so does the world's."""

    def __init__(self, path, starts):
        self._path = path
        super().__init__(datetime.fromisoformat(path.read_text()) if path.exists() else starts)

    def advance(self, to):
        super().advance(to)
        new = self._path.with_suffix(".new")
        new.write_text(self.at.isoformat())
        new.replace(self._path)


def live(folder: Path, course, at=None, *, again=False):
    """Play a course on the folder's database in a process of its own; True if it ended."""

    def comes(moment):
        if moment == at:
            os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if child == 0:
        try:
            asyncio.run(_play(folder, course, Fate(comes), again=again))
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return not os.WIFSIGNALED(status)


def live_through(folder: Path, course, copies: Callable[[int], Path | None]):
    """Play a course undisturbed; `copies` gives the new folder of what a kill would leave, if any.

    It is played in this process, so that those that are forked from it need not warm up again.
    """

    def comes(moment):
        if new := copies(moment):
            shutil.copytree(folder, new)

    fate = Fate(comes)
    asyncio.run(_play(folder, course, fate, again=False))
    gc.freeze()  # or each child copies what its collector only looks at
    return fate.moments


async def _play(folder, course, fate, *, again):
    store = SqlStore.open(f"sqlite:///{folder / 'convene.db'}", Vault(MASTER), EVERY_KIND)
    fated = FatedStore(store, fate)
    clock = KeptClock(folder / "clock", course.now)
    ports = Ports(
        store=fated,
        chat=FileChat(folder / "chat", fate),
        language=OfflineLanguage(),
        calendars=CalendarFiles(),
        pictures=DrawnPictures(),
        clock=clock,
    )
    runner = Runner(ports, kinds=EVERY_KIND)
    if again:
        await runner.take_over()
    simulation = Simulation(runner, fated, clock)
    session = await played(course, simulation)
    (folder / "outcome").write_text(repr(session))
    store.close()


def left_behind(folder):
    """The outcome, and everything anybody was shown, whatever the order of different people."""
    files = [each for each in (folder / "outcome", folder / _REFRESHED) if each.exists()]
    lines = FileChat(folder / "chat", Fate()).lines()
    return [each.read_text() for each in files], sorted(lines)


def written(folder):
    """What of a folder is the same in each life: who was shown what, and how much is kept where."""
    with closing(sqlite3.connect(folder / "convene.db")) as database:
        tables = [name for (name,) in database.execute(_TABLES)]
        kept = {x: database.execute(f'SELECT count(*) FROM "{x}"').fetchone() for x in tables}
    return left_behind(folder), (folder / "clock").exists() and (folder / "clock").read_text(), kept
