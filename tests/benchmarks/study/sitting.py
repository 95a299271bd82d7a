"""One session through the real engine, seen from where people sit.

The study hands in commands and sees what a chat shows, nothing else: what members truly wish stays
with them and with the judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from adapters.calendars.files import CalendarFiles
from adapters.clock.simulated import SimulatedClock
from adapters.pictures.drawn import DrawnPictures
from orchestration.deciding.commands import CastBallot, ConfirmInvitation, ConfirmMust, GiveWay
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.model.ballots import OneOption
from orchestration.model.options import Slot, slot_of
from orchestration.model.people import Member as Seat
from orchestration.model.people import MemberId, Organiser, SessionId
from orchestration.model.terms import MeetingTerms, Scoring
from orchestration.model.times import Window, WorkingHours, zone_named
from orchestration.privacy import Private
from orchestration.runtime.runner import Runner
from orchestration.runtime.simulation import Simulation
from orchestration.sessions.commands import Answer, Command, TellPrivately, Withdraw
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings, Language, Ports
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionsProposed,
    VoteCounted,
)
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import InvitationReadBack, ReadBack
from storage.memory import MemoryStore
from tests.benchmarks.study.company import CLOSES, OPENS, ZONE, Employee, Gathering
from tests.benchmarks.study.member import (
    Act,
    GivesWay,
    Keeps,
    Member,
    Says,
    Settles,
    TakesBack,
    Votes,
)
from tests.benchmarks.study.mind import Mind

ROUNDS = 4
ENDLESS = 1000
"""Steps that no session needs: five people in four rounds take fewer than a hundred."""


RULES = Mind()
"""Members who speak by rules, and a bot that reads by rules."""


class Way(StrEnum):
    """How a group is served: in rounds, or in one round with or without conversation."""

    ROUNDS = "rounds"
    TALK = "one, talk"
    NONE = "one, none"


@dataclass(frozen=True)
class Setting:
    """What a session is run with; `organisation` hands in what is known of the company."""

    options: int
    way: Way
    scoring: Scoring
    organisation: bool = False
    wording: str = "profile"


@dataclass(frozen=True)
class Course:
    """How a session went: each round's candidate, what was decided, and the people after it."""

    candidates: tuple[datetime, ...]
    decided: datetime
    decided_by: str
    members: tuple[Member, ...]

    def candidate(self, round_: int) -> datetime:
        """Return the candidate of a round; a session that has ended keeps its last one."""
        return self.candidates[min(round_, len(self.candidates)) - 1]

    def last_candidate(self) -> datetime:
        """Return the candidate that the session ended with."""
        return self.candidates[-1]


@dataclass
class Room:
    """A Chat that keeps what it shows until it is looked at."""

    private: list[tuple[MemberId, MemberView]] = field(default_factory=list)
    channel: list[ChannelView] = field(default_factory=list)

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        self.channel.append(post.view)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        self.private.append((to, view))

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        pass

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        pass

    def new(self) -> tuple[list[tuple[MemberId, MemberView]], list[ChannelView]]:
        """Return what has been shown since the last look."""
        private, channel = self.private, self.channel
        self.private, self.channel = [], []
        return private, channel


class Sitting:
    """One session of one group; `handed_in` is all that the engine is ever given."""

    def __init__(self, gathering: Gathering, setting: Setting, mind: Mind = RULES) -> None:
        self._gathering = gathering
        self._setting = setting
        self._room = Room()
        now = gathering.occasion.now.replace(tzinfo=zone_named(ZONE))
        self._simulation = _simulation(self._room, now, mind.language)
        self._session = SessionId(gathering.id)
        talks = setting.way is not Way.NONE
        wording = "own" if talks else setting.wording
        self._members = {
            each.id: Member(each, gathering.occasion, wording, talks, mind.speaker)
            for each in gathering.members
        }
        self._candidates: list[datetime] = []
        self.handed_in: list[Command] = []

    def seat(self, member: Member) -> None:
        """Let somebody be played by another member than the usual one."""
        self._members[member.person.id] = member

    async def held(self) -> Course:
        """Hold it to its end; EndlessError where it comes to none."""
        await self._simulation.begin(self._opening())
        while True:
            private, channel = self._room.new()
            end = next((view for view in channel if isinstance(view, Decided | NoOutcome)), None)
            if end is not None:
                return self._course(end)
            await self._simulation.step(await self._moves(private, channel))

    def _course(self, end: Decided | NoOutcome) -> Course:
        assert isinstance(end, Decided), f"{self._session} has no outcome: {end}"
        members = tuple(self._members.values())
        return Course(tuple(self._candidates), _local(slot_of(end.option)), end.decided_by, members)

    async def _moves(
        self, private: Iterable[tuple[MemberId, MemberView]], channel: Iterable[ChannelView]
    ) -> list[Command]:
        private, channel = list(private), list(channel)
        for counted in channel:  # then they know which round it is that they are asked in
            if isinstance(counted, VoteCounted):
                await self._posted(counted)
        moves = []
        for to, view in _latest(private):
            if isinstance(view, InvitationReadBack):
                moves.append(self._command(ConfirmInvitation, by=to))
            elif to in self._members:
                moves += await self._acts(to, view)
        for posted in channel:
            if isinstance(posted, OptionsProposed) and not posted.is_closed:
                self._candidates.append(_local(slot_of(posted.options[0].option)))
                moves += await self._posted(posted)
        return moves

    async def _posted(self, view: ChannelView) -> list[Command]:
        """Show everybody what the channel shows; return what they do then."""
        return [act for member in self._members for act in await self._acts(member, view)]

    async def _acts(self, who: str, view: MemberView | ChannelView) -> list[Command]:
        return [await self._done(MemberId(who), act) for act in self._members[who].sees(view)]

    async def _done(self, who: MemberId, act: Act) -> Command:
        match act:
            case Says(saying=saying):
                text = await self._members[who].puts(saying)
                return self._command(TellPrivately, member=who, text=Private(who, text))
            case TakesBack(number=number):
                return self._command(Withdraw, member=who, preference=number)
            case GivesWay(number=number, possible=possible):
                fields = {"member": who, "preference": number, "possible": possible}
                return self._command(GiveWay, **fields)
            case Settles(number=number, firm=firm):
                return self._command(ConfirmMust, member=who, preference=number, firm=firm)
            case Keeps():
                return self._command(Answer, member=who)
            case Votes(option=option):
                ballot = None if option is None else OneOption(option)
                own = Private(who, ballot)
                return self._command(CastBallot, member=who, ballot=own)

    def _command(self, kind: Any, **fields: Any) -> Command:
        number = str(len(self.handed_in))
        at = self._simulation.clock.now()
        command = kind(id=number, session=self._session, at=at, **fields)
        self.handed_in.append(command)
        return command

    def _opening(self) -> Command:
        gathering, setting = self._gathering, self._setting
        day = gathering.occasion.opens.date()
        terms = MeetingTerms(
            subject=gathering.subject,
            message=gathering.message if setting.organisation else "",
            duration=int(gathering.occasion.length.total_seconds()) // 60,
            window=Window(day, day),
            zone=ZONE,
            hours=WorkingHours(OPENS, CLOSES),
            options=setting.options,
            rounds=ROUNDS if setting.way is Way.ROUNDS else 1,
            scoring=setting.scoring,
        )
        organiser = Organiser(MemberId(gathering.organiser.id), gathering.organiser.name)
        seats = tuple(self._seat(each) for each in gathering.members)
        return self._command(OpenMeeting, organiser=organiser, members=seats, terms=terms)

    def _seat(self, person: Employee) -> Seat:
        """Return what the engine knows of somebody: never what they wish."""
        if not self._setting.organisation:
            return Seat(MemberId(person.id), person.name, ZONE)
        return Seat(
            MemberId(person.id),
            person.name,
            ZONE,
            role=person.role,
            responsibilities=person.responsibilities,
            seniority=person.level,
            manager=MemberId(person.manager) if person.manager else None,
            teammates=tuple(map(MemberId, person.teammates)),
            collaborators=tuple(map(MemberId, person.collaborators)),
        )


def _latest(
    private: Iterable[tuple[MemberId, MemberView]],
) -> Iterator[tuple[MemberId, MemberView]]:
    """Yield what people look at: who has tapped and written waits for what comes of both."""
    shown = list(private)
    last = {to: view for to, view in shown if isinstance(view, ReadBack)}
    return ((to, view) for to, view in shown if not isinstance(view, ReadBack) or view is last[to])


def _local(slot: Slot) -> datetime:
    return slot.start.replace(tzinfo=None)


def _simulation(room: Room, now: datetime, language: Language) -> Simulation:
    """Return what drives a session from a moment on, with everything in memory."""
    store, clock = MemoryStore(), SimulatedClock(now)
    outside = Ports(
        store=store,
        chat=room,
        language=language,
        calendars=CalendarFiles(),
        pictures=DrawnPictures(),
        clock=clock,
    )
    return Simulation(Runner(outside, patient=False), store, clock, ENDLESS)
