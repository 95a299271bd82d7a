"""How many commands a second go all the way through a database file, and how long one takes.

The way: receive, then pending, load, handled in one transaction, then claim and finish the effect.
The session is a meeting of five with three private wishes each. Run by hand:
`python -m tests.benchmarks.durable_path [commands]`.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.ports import Performed, Store
from storage.memory import MemoryStore
from storage.migrations import migrate
from storage.sql import SqlStore
from storage.vault import Vault
from tests.benchmarks.machine import machine
from tests.storage.samples import LEASE, NOW, answer, meeting, post, told, understand

SESSIONS = 64
GROUP = 64
COMMANDS = 2_000


def main() -> None:
    commands = int(sys.argv[1]) if len(sys.argv) > 1 else COMMANDS
    print(machine(f"SQLite {sqlite3.sqlite_version}"))
    print(f"{commands} commands over {SESSIONS} meetings of five, one effect each")
    for name, size in (("one by one", 1), (f"in groups of {GROUP}", GROUP)):
        for kind, private in (("public", False), ("private", True)):
            with database() as store:
                report(f"SQLite, {name}, {kind} words", size, run(store, commands, size, private))
    memory: MemoryStore = MemoryStore()
    report("memory, one by one", 1, run(memory, commands, 1, private=True))


@contextmanager
def database() -> Iterator[SqlStore]:
    with TemporaryDirectory(dir=Path.cwd()) as folder:  # the temporary folder may be no disk
        url = f"sqlite:///{folder}/convene.db"
        migrate(url)
        store: SqlStore = SqlStore.open(url, Vault(bytes(32)))
        try:
            yield store
        finally:
            store.close()


def run(store: Store, commands: int, size: int, private: bool) -> list[float]:
    open_sessions(store)
    make: Callable[[int, str], Command] = told if private else answer
    effect = understand() if private else post()
    seconds = []
    for first in range(0, commands, size):
        group = [make(n, f"s{n % SESSIONS}") for n in range(first, first + size)]
        started = perf_counter()
        go_through(store, group, effect)
        seconds.append(perf_counter() - started)
    return seconds


def open_sessions(store: Store) -> None:
    opening = [answer(-1, f"s{n}") for n in range(SESSIONS)]
    store.receive(opening)
    with store.begin() as work:
        for command in opening:
            work.handled(command, meeting(command.session), ())


def go_through(store: Store, group: list[Command], effect: Effect) -> None:
    store.receive(group)
    with store.begin() as work:
        for command in work.pending(GROUP):
            session = work.load(command.session)
            assert isinstance(session, Meeting)
            messages = {MemberId("ada"): session.messages[MemberId("ada")] + 1}
            work.handled(command, replace(session, messages=messages), (effect,))
    for due in store.claim(NOW, GROUP, LEASE):
        store.finish([Performed(due)])


def report(name: str, size: int, seconds: list[float]) -> None:
    cuts = quantiles(seconds, n=100)
    rate = size * len(seconds) / sum(seconds)
    p50, p99 = (f"{1000 * cuts[at]:.2f} ms" for at in (49, 98))
    print(f"{name:40} {rate:8,.0f} commands/s   p50 {p50:>9}   p99 {p99:>9} per group of {size}")


if __name__ == "__main__":
    main()
