"""What a private message costs where many other sessions are open, beside reading all of them.

The writer is in one session; the others have five members each, with three private wishes each.
Counted is the processor time before the message is acknowledged in the sandbox, which others who
work on the machine disturb least. The former way found the
session by reading every one, each in a transaction of its own. Run by hand:
`python -m tests.benchmarks.private_message [messages]`.
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from adapters.calendars.files import CalendarFiles
from adapters.sandbox.gateway import SandboxGateway
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.records import GENERAL, dm_of
from orchestration.conversation.ports.access import SessionAccess
from orchestration.kinds.registry import KINDS
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.ports import Sessions, Store
from orchestration.sessions.session import Session, participants
from tests.benchmarks.machine import keep_to_one_core, machine
from tests.sandbox.at_hand import AtHand, at_hand
from tests.storage.samples import answer, meeting

OTHERS = (0, 10, 50, 200)
MESSAGES = 60
WARM_UP = 5
WRITER = MemberId("ben")
ASKED = "/convene meet Retro, 30 min with @ben, next week"
SAID = "Tuesday afternoon is hard for me"


@dataclass(frozen=True, slots=True)
class ByReadingAll:
    """Finds somebody's sessions the former way."""

    store: Store

    @property
    def blocks(self) -> bool:
        return self.store.blocks

    def session(self, session: SessionId) -> Session | None:
        return self.store.session(session)

    def open_with(self, who: MemberId) -> Sequence[Session]:
        found = [each for id_ in self.store.sessions() if (each := self.store.session(id_))]
        return [each for each in found if who in participants(each) and not KINDS.has_ended(each)]

    def ended_with(self, who: MemberId, most: int | None = None) -> Sequence[Session]:
        return self.store.ended_with(who, most)


def main() -> None:
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else MESSAGES
    print(f"{machine(f'SQLite {sqlite3.sqlite_version}')}, {keep_to_one_core()}")
    print(f"median of {messages} private messages, in ms of processor time to acknowledge one")
    print(f"{'others open':>12}{'by index':>10}{'to none':>9}{'reading all':>13}{'ratio':>7}")
    alone = 0.0
    for others in OTHERS:
        found, read = asyncio.run(both_ways(others, messages))
        alone = alone or found
        times = f"{1000 * found:10.2f}{found / alone:9.2f}{1000 * read:13.2f}{read / found:7.1f}"
        print(f"{others:12}{times}")


async def both_ways(others: int, messages: int) -> tuple[float, float]:
    """Return the medians by the index and by reading all, in two workspaces, taken in turns."""
    with ExitStack() as stack:
        ways = [await prepared(others, each, stack) for each in (by_index, ByReadingAll)]
        taken: tuple[list[float], ...] = ([], [])
        for _ in range(messages + WARM_UP):
            for way, own in zip(ways, taken, strict=True):
                own.append(await seconds(*way))
        found, read = (median(own[WARM_UP:]) for own in taken)
        return found, read


def by_index(store: Store) -> Sessions:
    return store


async def prepared(
    others: int, way: Callable[[Store], Sessions], stack: ExitStack
) -> tuple[AtHand, Inbound]:
    """Return a workspace in which so many other sessions are open, and what takes messages in."""
    folder = stack.enter_context(TemporaryDirectory())
    bench = stack.enter_context(at_hand(Path(folder)))
    await bench.says("ana", ASKED, GENERAL)
    open_others(bench.store, others)
    return bench, inbound(bench, way(bench.store))


def open_others(store: Store, count: int) -> None:
    opening = [answer(1, f"other-{number}") for number in range(count)]
    store.receive(opening)
    with store.begin() as work:
        for command in opening:
            whole = meeting(command.session)
            work.handled(command, replace(whole, members=tuple(map(stranger, whole.members))), ())


def stranger(member: Member) -> Member:
    return replace(member, id=MemberId(f"stranger-{member.id}"))


def inbound(bench: AtHand, sessions: Sessions) -> Inbound:
    runner, links = bench.runner, bench.links
    access = SessionAccess(sessions, runner.receive, bench.clock.now, links.link)
    return Inbound(SandboxGateway(access, bench.workspace), CalendarFiles().write_invite)


async def seconds(bench: AtHand, way: Inbound) -> float:
    event = bench.event(WRITER)
    gc.collect()  # what was made before is not this message's
    began = process_time()
    await way.say(event, dm_of(WRITER), None, SAID)
    taken = process_time() - began
    await bench.runner.settle()
    return taken


if __name__ == "__main__":
    main()
