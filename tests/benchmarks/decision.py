"""How long a decision of five people over four rounds takes, from the opening to the invite.

Everything runs as it does behind a chat (runner, store, engine, and every view put into words), but
in memory; only understanding, calendar files and pictures are left out, for they have prepared
answers or none. Each event comes on its own, some minutes after the one before, and all that is
kept from one decision to the next is thrown away before each.

Run by hand: `python -m tests.benchmarks.decision [--profile]`.
"""

from __future__ import annotations

import asyncio
import cProfile
import pstats
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from itertools import count
from statistics import median
from time import perf_counter, process_time
from typing import Any

from orchestration.deciding.commands import CastBallot
from orchestration.deciding.rounds.assessment import assessment_of, side_of
from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.commands import BusyKnown, OpenMeeting
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.saying.restate import restate
from orchestration.model.busy import Busy
from orchestration.model.message_context import MeetingRequest, MessageContext, OrganiserConstraints
from orchestration.model.options import slot_of
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import (
    Kind,
    Polarity,
    Preference,
    Source,
    Strength,
    Understanding,
)
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Interval,
    TimeFrame,
    Weekday,
    Weekly,
    Window,
    zone_named,
)
from orchestration.privacy import Private
from orchestration.runtime.runner import Runner
from orchestration.scheduling import clocks
from orchestration.scheduling.grid import whole_grid
from orchestration.sessions.commands import Answer, Command, TellPrivately
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings, Ports
from orchestration.views.base import MemberView
from orchestration.views.documents import CalendarInvite, Drawing, Picture
from orchestration.voting.by_scores import ballot_by_scores
from storage.memory import MemoryStore
from tests.benchmarks.machine import machine

RUNS = 30
ROUNDS = 4
AIM_MS = 20
TOP = 10

ZONE = "Europe/Berlin"
BERLIN = zone_named(ZONE)
NOW = datetime(2027, 3, 11, 9, tzinfo=BERLIN)
MONDAY = date(2027, 3, 15)
BETWEEN_EVENTS = timedelta(minutes=7)
SESSION = SessionId("roadmap")
TERMS = MeetingTerms(
    subject="Roadmap",
    duration=30,
    window=Window(MONDAY, MONDAY + timedelta(days=11)),
    zone=ZONE,
    rounds=ROUNDS,
)
ZONES = {
    MemberId("ana"): ZONE,
    MemberId("ben"): "Europe/London",
    MemberId("cem"): "Europe/Helsinki",
    MemberId("dee"): ZONE,
    MemberId("eli"): "America/New_York",
}
MEMBERS = tuple(Member(id_, id_.title(), zone) for id_, zone in ZONES.items())


def _wish(polarity: Polarity, strength: Strength, applies: Weekly) -> Preference:
    words = restate(Kind.TIME, polarity, strength, applies)
    return Preference(MemberId(""), Kind.TIME, polarity, strength, applies, words)


def _between(first: int, last: int, days: Sequence[Weekday] = EVERY_DAY) -> Weekly:
    return Weekly(tuple(days), time(first), time(last))


FOR, AGAINST = Polarity.FOR, Polarity.AGAINST
MUST, STRONGLY, PREFERS, MILDLY = Strength
MEANINGS: Mapping[str, Sequence[Preference]] = {
    "mornings, and no Mondays please": (
        _wish(FOR, PREFERS, _between(8, 12)),
        _wish(AGAINST, STRONGLY, Weekly((Weekday.MON,))),
    ),
    "early afternoons, Fridays if possible": (
        _wish(FOR, PREFERS, _between(12, 15)),
        _wish(FOR, MILDLY, Weekly((Weekday.FRI,))),
    ),
    "I have to leave at five; Tuesday or Wednesday": (
        _wish(AGAINST, MUST, _between(17, 23)),
        _wish(FOR, PREFERS, Weekly((Weekday.TUE, Weekday.WED))),
    ),
    "never over lunch": (_wish(AGAINST, STRONGLY, _between(12, 13)),),
    "not before nine over here": (_wish(AGAINST, STRONGLY, _between(0, 9)),),
    "rather not late": (_wish(AGAINST, MILDLY, _between(16, 18)),),
    **{f"not on {day}": (_wish(AGAINST, MUST, Weekly((day,))),) for day in WORKING_DAYS},
}
FIRST_WORDS = dict(zip(ZONES, tuple(MEANINGS)[: len(ZONES)], strict=True))
SECOND_WORDS = "rather not late"


def _engagements(place: int) -> tuple[Interval, ...]:
    """Return ten engagements of an hour, at other times for everybody."""
    mornings = [datetime.combine(MONDAY, time(9), BERLIN) + timedelta(days=n) for n in range(10)]
    starts = [at + timedelta(hours=(place + 3 * n) % 8) for n, at in enumerate(mornings)]
    return tuple(Interval(at, at + timedelta(hours=1)) for at in starts)


ENGAGEMENTS = {member: _engagements(place) for place, member in enumerate(ZONES)}


def main() -> None:
    if "--profile" in sys.argv[1:]:
        profile()
        return
    print(machine())
    print(f"five members, {ROUNDS} rounds, medians of {RUNS} decisions; aim {AIM_MS} ms")
    for name, executor in (("as it runs", ThreadPoolExecutor), ("in one thread", AtOnce)):
        wall, cpu = asyncio.run(measure(executor()))
        print(f"{name:15} {wall:5.1f} ms, {cpu:5.1f} ms of processor time")


async def measure(executor: ThreadPoolExecutor) -> tuple[float, float]:
    """Take decisions; return the median milliseconds on the clock and on the processor."""
    asyncio.get_running_loop().set_default_executor(executor)
    times = [await _timed() for _ in range(RUNS + 1)][1:]  # the first one loads
    wall, cpu = (median(column) for column in zip(*times, strict=True))
    return wall, cpu


async def _timed() -> tuple[float, float]:
    table = Table()
    started = perf_counter(), process_time()
    await table.decide()
    return 1000 * (perf_counter() - started[0]), 1000 * (process_time() - started[1])


def profile() -> None:
    """Show where the time goes; in a single thread, for a profile sees only one."""
    profiler = cProfile.Profile()
    profiler.runcall(asyncio.run, measure(AtOnce()))
    print(f"{RUNS + 1} decisions in one thread: by own time, then ours by all that they call")
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(TOP)
    pstats.Stats(profiler).sort_stats("cumtime").print_stats("(orchestration|storage)/", TOP)


class AtOnce(ThreadPoolExecutor):
    """Does at once, in the caller's thread, what it is handed."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **named))
        return done


class Table:
    """One decision: five people, and the runner that serves them."""

    def __init__(self) -> None:
        whole_grid.cache_clear()
        clocks.offset.cache_clear()
        self._clock = Walking(NOW)
        self._store: MemoryStore = MemoryStore()
        outside = Ports(self._store, Worded(), Prepared(), Nothing(), Nothing(), self._clock)
        self._runner = Runner(outside)
        self._ids = map(str, count())

    async def decide(self) -> Meeting:
        """Go through all rounds, and check that there were as many as there should be."""
        organiser = Organiser(MEMBERS[0].id, MEMBERS[0].name)
        await self._happens(OpenMeeting, organiser=organiser, members=MEMBERS, terms=TERMS)
        while self._meeting.phase is Phase.INTAKE:
            await self._intake()
            await self._vote()
        meeting = self._meeting
        assert meeting.phase is Phase.DECIDED
        assert all(round_.asked for round_ in meeting.rounds)
        candidates = {round_.candidate for round_ in meeting.rounds}
        assert len(meeting.rounds) == len(candidates) == ROUNDS
        return meeting

    async def _intake(self) -> None:
        for member in self._meeting.round.asked:
            await self._speaks(member)
            await self._happens(Answer, member=member)

    async def _speaks(self, member: MemberId) -> None:
        """Say what suits them; in later rounds the first one asked cannot come that day after all.

        So there is another candidate in every round, and somebody to ask about it.
        """
        round_ = self._meeting.round
        if round_.number == 1:
            busy = Private(member, ENGAGEMENTS[member])
            await self._happens(BusyKnown, member=member, intervals=busy)
            words = FIRST_WORDS[member]
        elif member == round_.asked[0]:
            words = f"not on {Weekday.of(self._candidate())}"
        else:
            words = SECOND_WORDS
        await self._happens(TellPrivately, member=member, text=Private(member, words))

    def _candidate(self) -> date:
        last = self._meeting.rounds[-2]
        return slot_of(assessment_of(last).options[0].option).start.date()

    async def _vote(self) -> None:
        """Vote by one's own scores, everyone."""
        options = assessment_of(self._meeting.round).options
        rule = self._meeting.rule_of(self._meeting.round.number)
        for member in ZONES:
            sides = {each.option.id: side_of(each, member) for each in options}
            scores = {name: side.score for name, side in sides.items() if side is not None}
            ballot = ballot_by_scores(rule, scores)
            own = Private(member, ballot)
            await self._happens(CastBallot, member=member, ballot=own)

    async def _happens(self, kind: Callable[..., Command], **fields: Any) -> None:
        self._clock.at += BETWEEN_EVENTS
        command = kind(id=next(self._ids), session=SESSION, at=self._clock.at, **fields)
        await self._runner.receive(command)
        await self._runner.settle()

    @property
    def _meeting(self) -> Meeting:
        meeting = self._store.session(SESSION)
        assert isinstance(meeting, Meeting)
        return meeting


@dataclass
class Walking:
    """A Clock that is moved on by hand."""

    at: datetime

    def now(self) -> datetime:
        return self.at

    async def until(self, at: datetime | None) -> None:
        raise AssertionError("nobody waits here")

    def nudge(self) -> None:
        pass


class Worded:
    """A Chat that puts everything into words, and shows them to nobody."""

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        word(post.view)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        word(view)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        pass

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        pass


class Prepared:
    """A Language that knows beforehand what is said."""

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        source = Source(hearing.message, 0, len(text))
        return Understanding(
            tuple(replace(each, author=hearing.author, source=source) for each in MEANINGS[text])
        )

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        raise AssertionError("nothing is written in the invitation")

    async def read_request(
        self, text: str, frame: TimeFrame, people: Sequence[Member]
    ) -> MeetingRequest:
        raise AssertionError("nothing is asked for in words")


class Nothing:
    """Calendars and Pictures that do nothing."""

    async def read_busy(self, ics: bytes, frame: TimeFrame) -> Busy:
        return Busy(())

    def write_invite(self, invite: CalendarInvite) -> bytes:
        return b""

    def draw(self, picture: Picture) -> Drawing:
        return Drawing(b"", "")


if __name__ == "__main__":
    main()
