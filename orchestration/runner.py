"""The one asynchronous shell around the engine: load, decide, save, perform.

Nothing that happens here decides anything. A command is stored before it is acknowledged; its
session, its being handled and its effects are stored in one transaction; an effect is performed at
least once, under an id by which whoever performs it knows a repeat; and what comes of it is a
command again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import ParamSpec, TypeVar

from orchestration.commands import (
    BusyKnown,
    CalendarUnreadable,
    Command,
    DeadlinePassed,
    InvitationUnderstood,
    OptionsSuggested,
    PreferencesUnderstood,
)
from orchestration.decide import Session, decide
from orchestration.effects import (
    Effect,
    Post,
    ReadCalendar,
    ReadInvitation,
    Send,
    SendInvite,
    Suggest,
    Tell,
    Understand,
    WakeAt,
)
from orchestration.model.errors import BadInput
from orchestration.ports import (
    Calendars,
    Chat,
    Clock,
    Coordinator,
    Due,
    Language,
    Performed,
    Pictures,
    Store,
    Work,
)
from orchestration.privacy import Private, Reader, reveal

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

BATCH = 64
"""How many commands share a transaction: a commit costs more than a decision."""

LEASE = timedelta(seconds=60)
"""How long an effect belongs to whoever claimed it."""

Shown = Post | Tell | SendInvite
"""Effects that people see; all others come back as commands, which may safely come twice."""

FIRST_RETRY = timedelta(seconds=1)
LAST_RETRY = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class Outside:
    """Everything the engine talks to; without a coordinator the exact proposer proposes."""

    store: Store[Session]
    chat: Chat
    language: Language
    calendars: Calendars
    pictures: Pictures
    clock: Clock
    coordinator: Coordinator | None = None


class Runner:
    """Drives sessions: hand it commands, and it does what follows from them.

    An effect that fails is tried again later, unless not `patient`: then its error is raised, as
    suits a session that is played from a file and in which no later ever comes.
    """

    def __init__(self, outside: Outside, *, patient: bool = True) -> None:
        self._outside = outside
        self._patient = patient
        self._store = outside.store

    async def receive(self, *commands: Command) -> int:
        """Store commands durably, and return how many were new: now they may be acknowledged."""
        new = await self._in_store(self._store.receive, commands)
        self._outside.clock.nudge()
        return new

    async def run(self) -> None:
        """Serve until cancelled."""
        while True:
            await self.settle()
            due = await self._in_store(self._store.next_due)
            await self._outside.clock.until(due)

    async def settle(self, *, ahead: bool = False) -> int:
        """Handle and perform until nothing is left that could be done now; return how much it was.

        With `ahead`, one batch of what is due later is performed too, as if its time had come.
        """
        done = 0
        while step := await self._in_store(self._advance) + await self._perform():
            done += step
        return done + (await self._perform(ahead=True) if ahead else 0)

    def _advance(self) -> int:
        return advance(self._store) if self._patient else _advance(self._store, BATCH)

    async def _perform(self, *, ahead: bool = False) -> int:
        now = self._outside.clock.now()
        limit = 1 if ahead else BATCH
        due = await self._in_store(self._store.claim, now, limit, LEASE, ahead=ahead)
        shown = [each for each in due if isinstance(each.effect, Shown)]
        asked = [each for each in due if not isinstance(each.effect, Shown)]
        await self._finish(await asyncio.gather(*map(self._attempt, asked)))
        for each in shown:
            # One by one, in order: so a crash repeats one thing at most.
            await self._finish([await self._attempt(each)])
        return len(due)

    async def _attempt(self, due: Due) -> Performed | None:
        """Perform an effect; one that fails is given back, to be tried again later."""
        now = self._outside.clock.now()
        try:
            return Performed(due, tuple(await perform(due, self._outside, now)))
        except Exception as problem:  # whatever fails outside is tried again
            if not self._patient:
                raise
            log.warning("effect %s failed: %s", due.id, type(problem).__name__)
            await self._in_store(self._store.retry, due, now + _pause(due.attempt))
            return None

    async def _in_store(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Make a call that ends in the store: in a thread if the store may block."""
        if self._store.blocks:
            return await asyncio.to_thread(call, *arguments, **named)
        return call(*arguments, **named)

    async def _finish(self, attempts: Sequence[Performed | None]) -> None:
        if performed := [each for each in attempts if each is not None]:
            await self._in_store(self._store.finish, performed)


def _pause(attempt: int) -> timedelta:
    """Wait twice as long after each attempt."""
    doubled = FIRST_RETRY * 2 ** min(attempt - 1, 20)
    return min(LAST_RETRY, doubled)


def advance(store: Store[Session]) -> int:
    """Take one batch of commands through the engine in one transaction; return how many.

    If one of them breaks the engine, nothing of the batch is kept and its first is taken alone: so
    the one at fault is found, and only that one is set aside.
    """
    try:
        return _advance(store, BATCH)
    except Exception:  # noqa: BLE001  # a bug in the engine must not stop other sessions
        return _advance(store, 1, park=True)


def _advance(store: Store[Session], limit: int, *, park: bool = False) -> int:
    with store.begin() as work:
        commands = work.pending(limit)
        for command in commands:
            try:
                _handle(work, command)
            except Exception as problem:
                if not park:
                    raise
                log.exception("command %s was set aside", command.id)
                work.parked(command, type(problem).__name__)
        return len(commands)


def _handle(work: Work[Session], command: Command) -> None:
    session, effects = decide(work.load(command.session), command)
    work.handled(command, session, effects)


async def perform(due: Due, outside: Outside, now: datetime) -> Sequence[Command]:
    """Do what an effect asks, and return what came of it."""
    effect: Effect = due.effect
    chat = outside.chat
    match effect:
        case Post():
            drawings = [
                await asyncio.to_thread(outside.pictures.draw, picture)
                for picture in effect.pictures
            ]
            await chat.post(due.session, effect, drawings, due.id)
        case Tell():
            await chat.tell(due.session, effect.to, reveal(effect.view, to=effect.to), due.id)
        case SendInvite():
            ics = outside.calendars.write_invite(effect.invite)
            await chat.invite(due.session, ics, effect.invite, due.id)
        case _:
            return [await _answer(due, effect, outside, now)]
    return []


async def _answer(
    due: Due,
    effect: Understand | ReadInvitation | Suggest | ReadCalendar | WakeAt | Send,
    outside: Outside,
    now: datetime,
) -> Command:
    """Do what an effect asks whose result comes back as a command, under the effect's own id."""
    match effect:
        case Understand():
            text = reveal(effect.text, to=Reader.LANGUAGE)
            understanding = await outside.language.understand(text, effect.hearing)
            return PreferencesUnderstood(
                id=due.id,
                session=due.session,
                at=now,
                member=effect.hearing.author,
                message=effect.hearing.message,
                visibility=effect.hearing.visibility,
                understanding=Private(effect.hearing.author, understanding),
            )
        case ReadInvitation():
            invitation = await outside.language.read_invitation(
                effect.text, effect.frame, effect.members
            )
            return InvitationUnderstood(
                id=due.id, session=due.session, at=now, invitation=invitation
            )
        case Suggest():
            return await _suggestion(due, effect, outside.coordinator, now)
        case ReadCalendar():
            return await _calendar(due, effect, outside.calendars, now)
        case WakeAt():
            return DeadlinePassed(
                id=due.id,
                session=due.session,
                at=now,
                deadline=effect.deadline,
                round=effect.round,
                member=effect.member,
            )
        case Send():
            return effect.command


async def _suggestion(
    due: Due, effect: Suggest, coordinator: Coordinator | None, now: datetime
) -> OptionsSuggested:
    """Have options proposed from everyone's typed wishes, without names, and judged one by one."""
    nothing = OptionsSuggested(id=due.id, session=due.session, at=now, round=effect.round)
    people = {who: reveal(box, to=Reader.LANGUAGE) for who, box in effect.people.items()}
    typed = [replace(each, unplaced=()) for each in people.values()]
    choice = effect.choice
    starts = await coordinator.suggest(choice, typed, due.session) if coordinator else None
    if coordinator is None or not starts:
        return nothing
    judging = (coordinator.judge(choice, starts, each, due.session) for each in people.values())
    judged = dict(zip(people, await asyncio.gather(*judging), strict=True))
    scores = {who: Private(who, each) for who, each in judged.items() if each is not None}
    return replace(nothing, starts=starts, scores=scores) if len(scores) == len(people) else nothing


async def _calendar(
    due: Due, effect: ReadCalendar, calendars: Calendars, now: datetime
) -> BusyKnown | CalendarUnreadable:
    member = effect.member
    ics = reveal(effect.ics, to=Reader.CALENDARS)
    try:
        intervals = await calendars.read_busy(ics, effect.frame)
    except BadInput as problem:
        return CalendarUnreadable(
            id=due.id,
            session=due.session,
            at=now,
            member=member,
            reading=effect.reading,
            reason=Private(member, str(problem)),
        )
    return BusyKnown(
        id=due.id,
        session=due.session,
        at=now,
        member=member,
        reading=effect.reading,
        intervals=Private(member, intervals),
    )
