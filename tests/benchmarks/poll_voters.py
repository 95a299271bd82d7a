"""How soon each of 2,000 voters on one poll hears that their vote is in, at 100 votes a second.

A vote is a button pressed: the session is read, the vote is kept in a database file, and its voter
is answered; that is its acknowledgement. Counted it is once it stands in the session. Beside it the
same with a former version, whose votes are waited for so long and no longer. Then the process is
killed in the middle, and another goes on. All in memory and on disk, nothing over a network.
Run by hand: `python -m tests.benchmarks.poll_voters [folder of the former version]`.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from adapters.calendars.files import CalendarFiles
from adapters.clock.wall import WallClock
from adapters.pictures.drawn import DrawnPictures
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.shown.live_card import LiveCards
from orchestration.conversation.surface.user_actions import UserActions
from orchestration.deciding.state import Decision
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.state import ChoiceTerms
from orchestration.language.offline import OfflineLanguage
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.runtime.runner import Runner
from orchestration.sessions.ports import Ports
from orchestration.views.channel import SessionCard
from storage.migrations import migrate
from storage.sql import SqlStore
from storage.vault import Vault
from tests.benchmarks.machine import machine

HERE = Path(__file__).parents[2]
VOTERS, RATE = 2_000, 100
AIM_MS = 500
PATIENCE_SECONDS = 60
LOOK_SECONDS = 0.05
POLL = SessionId("poll")
ONE = "--one-round"
OPTIONS = tuple(Words("", each.lower(), each) for each in ("Pizza", "Sushi", "Salad"))


def main() -> None:
    """Print each version's figures, how many times as fast the present one is, and the restart."""
    if sys.argv[1:2] == [ONE]:
        asyncio.run(one_round(Path(sys.argv[2])))
        return
    print(machine())
    print(f"{VOTERS:,} votes on one poll, {RATE} a second")
    now = report("now", round_of(HERE))
    if sys.argv[1:]:
        before = report("formerly", round_of(Path(sys.argv[1])))
        ratios = [f"{then / each:.1f}" for then, each in zip(before, now, strict=True)]
        print(f"as fast: {ratios[0]} times at the p95 of the acknowledgement, {ratios[1]} counted")
    print(killed())


def round_of(folder: Path) -> dict[str, Any]:
    """Return the figures of a round in a process of its own, with the code of a folder."""
    with TemporaryDirectory(dir=Path.cwd()) as data:  # the temporary folder may be no disk
        done = subprocess.run(
            _command(data), cwd=folder, env=_environment(folder), stdout=subprocess.PIPE, check=True
        )
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def report(name: str, told: dict[str, Any]) -> tuple[float, float]:
    """Print the figures of a version; return the p95 of being acknowledged and of being counted."""
    heard, counted = (_percentiles(told[each]) for each in ("heard", "counted"))
    late = VOTERS - told["in"]
    print(
        f"{name}: acknowledged after {_shown(heard)} (aim {AIM_MS} at the p95), counted after "
        f"{_shown(counted)}; {told['cards']} edits of the card; {told['in']:,} counted"
        + (f", {late:,} not yet {PATIENCE_SECONDS} s after the last" if late else "")
    )
    return heard[1], counted[1]


def killed() -> str:
    """Kill the process in the middle, go on in another, and tell whether each vote is in once."""
    with TemporaryDirectory(dir=Path.cwd()) as data:
        child = subprocess.Popen(_command(data), env=_environment(HERE), stdout=subprocess.PIPE)
        assert child.stdout is not None
        heard = [child.stdout.readline() for _ in range(VOTERS // 2)]
        child.send_signal(signal.SIGKILL)
        heard += child.stdout.readlines()
        child.wait()
        whole = [MemberId(each.decode().strip()) for each in heard if each.endswith(b"\n")]
        round_ = asyncio.run(gone_on(Path(data))).round
        lost = [each for each in whole if each not in round_.votes]
        return (
            f"killed in the middle: {len(whole):,} were acknowledged, {len(lost)} of them lost; "
            f"{len(round_.votes):,} votes of {len(round_.ballots):,} voters"
        )


def _command(data: str) -> list[str]:
    return [sys.executable, str(Path(__file__).resolve()), ONE, data]


def _environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder)}


def _percentiles(seconds: Sequence[float]) -> tuple[float, float, float]:
    cuts = quantiles(seconds, n=100)
    return 1000 * cuts[49], 1000 * cuts[94], 1000 * cuts[98]


def _shown(ms: tuple[float, float, float]) -> str:
    return "{:,.0f} / {:,.0f} / {:,.0f} ms (p50, p95, p99)".format(*ms)


# One round


@dataclass
class Channel:
    """A Chat that counts how often it is shown a card."""

    cards: int = 0

    async def post(self, session: object, post: Any, drawings: object, key: str) -> None:
        del session, drawings, key
        self.cards += isinstance(post.view, SessionCard)

    async def tell(self, *_: object) -> None:
        pass

    async def place(self, *_: object, **__: object) -> None:
        pass

    async def invite(self, *_: object) -> None:
        pass


@dataclass
class Round:
    """One poll, and when each of its voters pressed, heard of it, and was counted."""

    store: SqlStore
    channel: Channel = field(default_factory=Channel)
    clock: WallClock = field(default_factory=WallClock)
    pressed: dict[MemberId, float] = field(default_factory=dict)
    heard: dict[MemberId, float] = field(default_factory=dict)
    counted: dict[MemberId, float] = field(default_factory=dict)

    def runner(self) -> Runner:
        chat = LiveCards(self.channel, self.store.session)
        outside = (OfflineLanguage(), CalendarFiles(), DrawnPictures(), self.clock)
        return Runner(Ports(self.store, chat, *outside))

    def decision(self) -> Decision | None:
        found = self.store.session(POLL)
        return found if isinstance(found, Decision) else None

    async def votes(self, actions: UserActions, access: SessionAccess, number: int) -> None:
        """Press a button, and note when what came of it is said."""
        who = MemberId(f"m{number}")
        self.pressed[who] = perf_counter()
        action = access.user_action(f"press-{number}", who, None)
        reply = await actions.press(POLL, action, "choose", f"1/{'ABC'[number % 3]}")
        await actions.perform(reply, POLL, Heard(self, who))

    async def look(self) -> None:
        """Note whose votes are in, again and again."""
        while True:
            decision = await asyncio.to_thread(self.decision)
            now = perf_counter()
            for who in decision.round.votes if decision else ():
                self.counted.setdefault(who, now)
            await asyncio.sleep(LOOK_SECONDS)


@dataclass(frozen=True)
class Heard:
    """Where a voter is answered, as a Surface."""

    round: Round
    who: MemberId

    async def say(self, words: str) -> None:
        assert words.startswith(("Your vote is in", "A is", "B is", "C is")), words
        self.round.heard[self.who] = perf_counter()
        print(self.who, flush=True)

    async def colleagues(self) -> tuple[()]:
        return ()

    async def open_form(self, *_: object) -> None:
        raise AssertionError("one tap is enough")

    settle = show = give = give_file = open_page = open_form


async def one_round(data: Path) -> None:
    """Vote, wait until all are counted, and print the figures."""
    store = opened(data)
    round_ = Round(store)
    runner = round_.runner()
    access = SessionAccess(store, runner.receive, round_.clock.now, secret=bytes(32))
    actions = UserActions(access, None)  # type: ignore[arg-type]  # nobody reacts
    round_.clock.start()
    serving = asyncio.gather(runner.run(), round_.look())
    await runner.receive(opening())
    while round_.decision() is None:
        await asyncio.sleep(LOOK_SECONDS)
    await asyncio.gather(*await pressing(round_, actions, access))
    until = perf_counter() + PATIENCE_SECONDS
    while len(round_.counted) < VOTERS and perf_counter() < until:
        await asyncio.sleep(LOOK_SECONDS)
    assert not serving.done()
    print(json.dumps(figures(round_)), flush=True)
    os._exit(0)  # whatever is still to be done


async def pressing(
    round_: Round, actions: UserActions, access: SessionAccess
) -> list[asyncio.Task[None]]:
    """Begin each vote at its time, whatever has become of those before it."""
    start, begun = perf_counter(), []
    for number in range(VOTERS):
        await asyncio.sleep(max(0.0, start + number / RATE - perf_counter()))
        begun.append(asyncio.create_task(round_.votes(actions, access, number)))
    return begun


def figures(round_: Round) -> dict[str, Any]:
    """Return after how long each was acknowledged and counted; who is not yet, until now."""
    now = perf_counter()
    return {
        "heard": [round_.heard.get(who, now) - at for who, at in round_.pressed.items()],
        "counted": [round_.counted.get(who, now) - at for who, at in round_.pressed.items()],
        "in": len(round_.counted),
        "cards": round_.channel.cards,
    }


async def gone_on(data: Path) -> Decision:
    """Go on after a process that was killed, and return how the poll stands then."""
    round_ = Round(opened(data))
    runner = round_.runner()
    await runner.take_over()
    await runner.settle()
    decision = round_.decision()
    assert decision is not None
    return decision


def opened(data: Path) -> SqlStore:
    """Open the database of a folder, made where it is missing."""
    url = f"sqlite:///{data / 'convene.db'}"
    migrate(url)
    return SqlStore.open(url, Vault(bytes(32)))


def opening() -> OpenChoice:
    """Return what opens the poll."""
    asker = MemberId("m0")
    return OpenChoice(
        id="open",
        session=POLL,
        at=datetime.now(UTC),
        organiser=Organiser(asker, "Ana"),
        members=(Member(asker, "Ana", "UTC"),),
        terms=ChoiceTerms(
            subject="Lunch?", zone="UTC", rule="plurality", options=len(OPTIONS), is_quick=True
        ),
        options=OPTIONS,
        seed="0" * 32,
    )


if __name__ == "__main__":
    main()
