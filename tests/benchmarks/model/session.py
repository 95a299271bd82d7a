"""One session of the benchmark: people who say what they wish, through the real engine."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import cache
from itertools import count
from typing import Any

from adapters.calendars.files import CalendarFiles
from adapters.clock.simulated import SimulatedClock
from adapters.files.transcript import Transcript
from adapters.openai.shown import days_of
from adapters.openai.wishes import read_reply
from orchestration.deciding.commands import CastBallot, ConfirmMust
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over
from orchestration.evaluation.evaluation import Evaluation
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.registry import as_meeting
from orchestration.language.saying.restate_times import times
from orchestration.model.ballots import OneOption
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Option
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Polarity, Preference, Profile, Strength
from orchestration.model.terms import Coordination, MeetingTerms, Scoring
from orchestration.model.times import TimeFrame, TimeSet, Window, zone_named
from orchestration.privacy import Private
from orchestration.profile import add, confirm
from orchestration.runtime.runner import Runner
from orchestration.runtime.simulation import Simulation
from orchestration.scheduling.grid import grid_for
from orchestration.sessions.commands import Answer, Command, TellPrivately, Withdraw
from orchestration.sessions.ports import Coordinator, Language, Ports
from prompts.replies import message_reply
from storage.memory import MemoryStore
from tests.benchmarks.model.phrases import AGREES, MEANT, meant_by
from tests.openai.asking import reply
from tests.openai.meetings import NoPictures
from tests.scheduling.judged import MemberPreferences, evaluate_starts

ZONE = "Europe/Berlin"
NOW = datetime(2027, 1, 7, 9, tzinfo=zone_named(ZONE))
WINDOW = Window(date(2027, 1, 11), date(2027, 1, 15))
SESSIONS, MEMBERS, SEED = 20, 4, 2027


def terms(*, paper: bool) -> MeetingTerms:
    """Return what every session asks for: an hour in a week, two options, four rounds at most."""
    return MeetingTerms(
        subject="Roadmap",
        duration=60,
        window=WINDOW,
        zone=ZONE,
        options=2,
        rounds=4,
        scoring=Scoring.PAPER if paper else Scoring.OURS,
        coordination=Coordination.PAPER if paper else Coordination.EXACT,
    )


def drawn() -> list[tuple[str, ...]]:
    """Return what each member says first, session by session: always the same."""
    chance = random.Random(SEED)
    return [tuple(chance.sample(list(MEANT), MEMBERS)) for _ in range(SESSIONS)]


def meant(message: str) -> tuple[Preference, ...]:
    """Return what a message truly means."""
    hearing = _hearing()
    reply = message_reply(days_of(hearing.frame), ()).model_validate(MEANT[message])
    return read_reply(reply, message, hearing).said.preferences


def matter(wish: Preference) -> object:
    """Return what makes a wish the same: when, for or against, and whether it is a must."""
    return wish.polarity, wish.applies, wish.strength is Strength.MUST


def again(wish: Preference) -> str:
    """Return a wish as somebody says it who has been misread: as plainly as can be."""
    assert isinstance(wish.applies, TimeSet)
    when = re.sub(r" \([^)]*\)", "", times(wish.applies))
    if wish.polarity is Polarity.FOR:
        return f"I {'really ' * (wish.strength is Strength.STRONGLY)}prefer {when}."
    return f"I can't do {when}." if wish.strength is Strength.MUST else f"I'd rather avoid {when}."


def read_by_oracle(message: str, options: list[str]) -> Any:
    """Return the perfect reading of whatever is said in these sessions."""
    return _said_again().get(message) or meant_by(message, options)


@cache
def _said_again() -> Mapping[str, Any]:
    """Return the perfect reading of each wish said again."""
    return {
        again(wish): reply({**put, "words": again(wish).rstrip(".")})
        for message, whole in MEANT.items()
        for wish, put in zip(meant(message), whole["wishes"], strict=True)
    }


def _hearing() -> MessageContext:
    return MessageContext(MemberId("somebody"), TimeFrame(NOW, ZONE, WINDOW))


@dataclass(frozen=True)
class Ended:
    """How a session ended: what everybody was taken to wish at first, and what they had of it."""

    read: Mapping[str, tuple[Preference, ...]]
    ratio: float
    score: float
    attendance: float
    rounds: int
    interactions: tuple[int, ...]


class Played:
    """A session being played; members answer when they are asked, and truly."""

    def __init__(self, number: int, said: Sequence[str], *, paper: bool, mending: bool) -> None:
        self._id = SessionId(f"s{number}")
        self._terms = terms(paper=paper)
        self._said = {MemberId(f"m{place}"): words for place, words in enumerate(said)}
        self._ids = count()
        self._spoken: set[tuple[MemberId, int]] = set()
        self._mending = mending
        self._mended: set[MemberId] = set()

    async def to_its_end(self, language: Language, coordinator: Coordinator | None) -> Ended:
        """Play it."""
        store: MemoryStore = MemoryStore()
        clock = SimulatedClock(NOW)
        outside = Ports(
            store=store,
            chat=Transcript(),
            language=language,
            calendars=CalendarFiles(),
            pictures=NoPictures(),
            clock=clock,
            coordinator=coordinator,
        )
        simulation = Simulation(Runner(outside, patient=False), store, clock)
        members = tuple(Member(who, f"Member {who}", ZONE) for who in self._said)
        organiser = Organiser(MemberId("olga"), "Olga")
        opening = self._command(
            OpenMeeting, organiser=organiser, members=members, terms=self._terms
        )
        await simulation.begin(opening)
        read: Mapping[str, tuple[Preference, ...]] = {}
        while True:
            meeting = as_meeting(store.session(self._id))
            assert meeting is not None
            if not read and len(meeting.messages) == len(members) and not meeting.reading:
                read = {words: profile_of(meeting, who).wishes for who, words in self._said.items()}
            if is_over(meeting):
                return self._ended(meeting, read)
            moves = self._moves(meeting)
            await simulation.step([replace(each, at=clock.now()) for each in moves])

    def _command(self, kind: Any, **fields: Any) -> Command:
        made: Command = kind(id=str(next(self._ids)), session=self._id, at=NOW, **fields)
        return made

    def _moves(self, meeting: Meeting) -> Iterator[Command]:
        if meeting.phase is Phase.VOTE:
            yield from self._votes(meeting)
            return
        number = meeting.round.number
        for who in meeting.round.asked:
            if who in meeting.done:
                continue
            words = self._words(meeting, who)
            if words and (who, number) not in self._spoken:
                yield self._command(TellPrivately, member=who, text=Private(who, words))
            elif not (mending := list(self._mends(meeting, who))):
                yield from self._musts(meeting, who)
                yield self._command(Answer, member=who)
            else:
                yield from mending
            self._spoken.add((who, number))

    def _musts(self, meeting: Meeting, who: MemberId) -> Iterator[Command]:
        """Stand by every must that was read."""
        for wish in profile_of(meeting, who).wishes:
            if wish.strength is Strength.MUST and not wish.confirmed:
                yield self._command(ConfirmMust, member=who, preference=wish.number, firm=True)

    def _mends(self, meeting: Meeting, who: MemberId) -> Iterator[Command]:
        """Take back what was not meant, and say again plainly what is missing, once, at first."""
        if not self._mending or who in self._mended or meeting.round.number > 1:
            return
        self._mended.add(who)
        true = {matter(wish): wish for wish in meant(self._said[who])}
        read = {matter(wish): wish for wish in profile_of(meeting, who).wishes}
        for number in (wish.number for about, wish in read.items() if about not in true):
            yield self._command(Withdraw, member=who, preference=number)
        for wish in (wish for about, wish in true.items() if about not in read):
            words = again(wish)
            yield self._command(TellPrivately, member=who, text=Private(who, words))

    def _words(self, meeting: Meeting, who: MemberId) -> str:
        if meeting.round.number == 1:
            return self._said[who]
        best = self._favourite(meeting.rounds[-2].options, who)
        return AGREES.format(best) if best else ""

    def _votes(self, meeting: Meeting) -> Iterator[Command]:
        for each in meeting.counted:
            if each.id not in meeting.round.ballots:
                best = self._favourite(meeting.round.options, each.id)
                ballot = OneOption(best) if best else None
                own = Private(each.id, ballot)
                yield self._command(CastBallot, member=each.id, ballot=own)

    def _favourite(self, slots: Sequence[Option], who: MemberId) -> str | None:
        """Return the option that truly suits somebody best; None where none suits them."""
        truth = self._truth()
        place = list(self._said).index(who)
        scores = {slot.id: int(truth.pi[place, truth.columns.index_of(slot)]) for slot in slots}
        best = max(scores, key=lambda name: scores[name])
        return best if scores[best] else None

    def _truth(self) -> Evaluation:
        """Score every start by what people truly wish; by our scoring, whatever the session's."""
        grid = grid_for(self._terms, NOW)
        voices = [
            MemberPreferences(Member(who, "", ZONE), _confirmed(meant(words)))
            for who, words in self._said.items()
        ]
        return evaluate_starts(grid, voices, {}, (), Scoring.OURS)

    def _ended(self, meeting: Meeting, read: Mapping[str, tuple[Preference, ...]]) -> Ended:
        assert meeting.outcome is not None
        truth = self._truth()
        place = truth.columns.index_of(meeting.outcome.option)
        totals = truth.totals
        return Ended(
            read=read,
            ratio=float(totals.satisfied[place]) / truth.n,
            score=float(totals.total[place]) / truth.n,
            attendance=float(totals.attending[place]) / truth.n,
            rounds=len(meeting.rounds),
            interactions=tuple(sum(each.interactions.values()) for each in meeting.rounds),
        )


def _confirmed(wishes: Sequence[Preference]) -> tuple[Preference, ...]:
    profile = Profile()
    for wish in wishes:
        profile = add(profile, wish)
    return confirm(profile).wishes
