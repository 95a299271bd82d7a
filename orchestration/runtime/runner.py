"""The one asynchronous shell around the engine: load, decide, save, perform.

Nothing that happens here decides anything. A command is stored before it is acknowledged; its
session, its being handled and its effects are stored in one transaction; an effect is performed at
least once, under an id by which whoever performs it knows a repeat; and what comes of it is a
command again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from itertools import count
from typing import Final, ParamSpec, TypeVar

from orchestration.kinds.registry import KINDS
from orchestration.model.errors import EndlessError
from orchestration.model.faults import PermanentError, StoreFaultError, TryAgainError, wordless
from orchestration.model.panel import PanelMeans
from orchestration.model.people import SessionId
from orchestration.privacy import Private
from orchestration.runtime.dispatcher import DeadLetter, Dispatcher
from orchestration.sessions.batches import InBatches
from orchestration.sessions.commands import ChildEnded, Command, Opening
from orchestration.sessions.effects import Audience, Effect, OpenChild, Send, Tell
from orchestration.sessions.kind import Kinds, UnhandledCommandError
from orchestration.sessions.model_usage import Quotas
from orchestration.sessions.performing import EffectContext
from orchestration.sessions.ports import Due, Language, Performed, Ports, Store, Work, means_of
from orchestration.sessions.waiting import in_store
from orchestration.views.member import Notice

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

BATCH = 64
"""How many commands share a transaction: a commit costs more than a decision."""

LEASE = timedelta(seconds=60)
"""How long an effect belongs to whoever claimed it."""

FIRST_RETRY = timedelta(seconds=1)
LAST_RETRY = timedelta(minutes=10)
MOST_ATTEMPTS: Final = 152
"""An effect that has failed this often has been tried for a day, and is set aside."""

BREATH_SECONDS: Final = 0.02
"""How long it gathers between two steps: what arrives meanwhile shares their transactions."""

STORE_RETRY = timedelta(seconds=30)
"""How long at most before a store that could not be had is asked again."""

NOT_HERE: Final = "That is not possible in this session."
AT_FAULT: Final = "That did not work, and it is my fault, not yours. What was said before stands."
MOST_STEPS: Final = 2_000
"""How many steps one thing may lead to another before all is settled: a session takes a hundred."""

Sleep = Callable[[float], Awaitable[None]]


class Runner:
    """Drives sessions: hand it commands, and it does what follows from them.

    An effect that fails is tried again later, unless not `patient`: then its error is raised, as
    suits a session that is played from a file and in which no later ever comes. So is the store,
    where it cannot be had just now; nobody's message is lost by that, only late.
    """

    def __init__(
        self,
        ports: Ports,
        *,
        kinds: Kinds = KINDS,
        patient: bool = True,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._ports = ports
        self._kinds = kinds
        self._performers = kinds.performers
        self._patient = patient
        self._sleep = sleep
        self._store = ports.store
        self._coming: InBatches[Sequence[Command], int] = InBatches(self._take_in)

    @property
    def has_model(self) -> bool:
        """Tell whether a model can propose options."""
        return self._ports.coordinator is not None

    @property
    def panel_means(self) -> PanelMeans:
        """What panels have here beside what is known of their fields."""
        return means_of(self._ports)

    @property
    def quotas(self) -> Quotas | None:
        """Return what tells how often a model is asked; None where there is none."""
        return self._ports.quotas

    @property
    def language(self) -> Language:
        """What reads words here."""
        return self._ports.language

    async def receive(self, *commands: Command) -> int:
        """Store commands durably, and return how many were new: now they may be acknowledged.

        TryAgainError where the store cannot be had now; whoever calls knows how long to wait.
        """
        new = await self._coming.put(commands)
        self._ports.clock.nudge()
        return new

    async def _take_in(self, several: Sequence[Sequence[Command]]) -> Sequence[int]:
        return await in_store(self._store, self._store.receive_each, several)

    async def take_over(self) -> int:
        """Take up at once what a process that is gone had begun, and return how much it was.

        To be called before this one begins anything, and by the only one at work.
        """
        return await self._insist(self._store.release)

    async def run(self) -> None:
        """Serve until cancelled; what takes its time outside holds up nothing else."""
        underway = self._underway()
        try:
            while True:
                while await self._step(underway):
                    await self._sleep(BREATH_SECONDS)
                due = await self._insist(self._store.next_due) if underway.room else None
                await self._ports.clock.until(due)
        finally:
            await underway.stop()

    async def settle(self) -> int:
        """Handle and perform until nothing is left that could be done now; return how much it was.

        EndlessError where one thing leads to another without end, and none of it to a later time.
        """
        underway = self._underway()
        done = 0
        try:
            for _ in range(MOST_STEPS):
                step = await self._step(underway, together=True)
                if not step:
                    return done
                done += step
        finally:
            await underway.stop()
        raise EndlessError(f"it has not settled after {MOST_STEPS} steps")

    def _underway(self) -> Dispatcher:
        return Dispatcher(self._carry_out, self._ports.clock.nudge)

    async def _step(self, underway: Dispatcher, *, together: bool = False) -> int:
        """Go one step in everything there is to do; return how much was done or begun.

        A step `together` begins nothing further before all that it began has ended: so the same
        session always goes the same way.
        """
        handled = await self._insist(self._advance)
        begun = await self._perform(underway)
        if together:
            await underway.wait()
        return handled + begun + await self._record(underway)

    def _advance(self) -> int:
        if self._patient:
            return advance(self._store, self._kinds)
        return _advance(self._store, self._kinds, BATCH)

    async def _perform(self, underway: Dispatcher) -> int:
        """Begin what is due, as far as there is room; return how much.

        What takes longer than its lease is claimed once more, and goes on as it is.
        """
        now = self._ports.clock.now()
        limit = min(BATCH, underway.room)
        due = await self._insist(self._store.claim, now, limit, LEASE)
        return sum(map(underway.begin, due))

    async def _record(self, underway: Dispatcher) -> int:
        """Keep what came of all that has ended, in one transaction."""
        ended = underway.take()
        if ended:
            await self._keep(ended)
        return len(ended)

    async def _keep(self, ended: Sequence[Performed]) -> None:
        """Keep what came of effects; one whose results cannot be kept has failed, alone."""
        try:
            await self._insist(self._store.finish, ended)
        except StoreFaultError:
            raise
        except Exception as problem:
            if not self._patient:
                raise
            if len(ended) == 1:
                await self._failed(ended[0].due, problem)
                return
            for each in ended:
                await self._keep([each])

    async def _carry_out(self, due: Due) -> Performed | None:
        """Perform an effect; what people have seen is recorded before anything comes after it.

        So a crash repeats one thing at most in any conversation.
        """
        performed = await self._attempt(due)
        if performed and due.effect.audience is not Audience.NOBODY:
            await self._keep([performed])
            return None
        return performed

    async def _attempt(self, due: Due) -> Performed | None:
        """Perform an effect; one that fails is given back, to be tried again later."""
        try:
            return Performed(due, tuple(await self._do(due)))
        except Exception as problem:  # whatever fails outside is tried again
            if not self._patient:
                raise
            await self._failed(due, problem)
            return None

    async def _do(self, due: Due) -> Sequence[Command]:
        """Do what an effect asks, and return what came of it."""
        perform = self._performers[type(due.effect)]
        return await perform(due.effect, EffectContext(due, self._ports, self._ports.clock.now()))

    async def _failed(self, due: Due, problem: Exception) -> None:
        """Give an effect back, to be tried again later; after a day of that, set it aside.

        What will not pass is set aside at once.
        """
        if isinstance(problem, PermanentError):
            log.error("effect %s was set aside: %s", due.id, problem.code)
            given_up = DeadLetter(due, _not_begun(due), reason=problem.code)
            await self._insist(self._store.finish, [given_up])
            return
        if due.attempt >= MOST_ATTEMPTS:
            log.error("effect %s was set aside: %s", due.id, wordless(problem))
            given_up = DeadLetter(due, _not_begun(due), reason=type(problem).__name__)
            await self._insist(self._store.finish, [given_up])
            return
        log.warning("effect %s failed: %s", due.id, type(problem).__name__)
        later = self._ports.clock.now() + _pause(due.attempt)
        await self._insist(self._store.retry, due, later)

    async def _insist(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Make a call that ends in the store, again and again while the store cannot be had.

        Each of them is a transaction of its own, and safe to repeat.
        """
        for attempt in count(1):
            try:
                return await in_store(self._store, call, *arguments, **named)
            except TryAgainError as problem:
                if not self._patient:
                    raise
                log.warning("the store cannot be had now: %s", wordless(problem))
            await self._sleep(_pause(attempt, STORE_RETRY).total_seconds())
        raise AssertionError("a count has no end")


def _pause(attempt: int, longest: timedelta = LAST_RETRY) -> timedelta:
    """Wait twice as long after each attempt."""
    doubled = FIRST_RETRY * 2 ** min(attempt - 1, 20)
    return min(longest, doubled)


def advance(store: Store, kinds: Kinds = KINDS) -> int:
    """Take one batch of commands through the engine in one transaction; return how many.

    If one of them breaks, in the engine or where its outcome is written, nothing of the batch is
    kept and its first is taken alone: so the one at fault is found, and only that one is set aside.
    """
    try:
        return _advance(store, kinds, BATCH)
    except StoreFaultError:  # no command's doing
        raise
    except Exception:  # noqa: BLE001  # a bug in the engine must not stop other sessions
        return _advance_alone(store, kinds)


def _advance(store: Store, kinds: Kinds, limit: int) -> int:
    with store.begin() as work:
        commands = work.pending(limit)
        for command in commands:
            _handle(work, kinds, command)
        return len(commands)


def _advance_alone(store: Store, kinds: Kinds) -> int:
    """Take one command; it is set aside in a transaction of its own, where nothing else breaks."""
    taken: list[Command] = []
    try:
        with store.begin() as work:
            for command in work.pending(1):
                taken.append(command)
                _handle(work, kinds, command)
    except StoreFaultError:
        raise
    except Exception as problem:
        if not taken:
            raise
        _set_aside(store, taken[0], problem)
    return len(taken)


def _set_aside(store: Store, command: Command, problem: Exception) -> None:
    with store.begin() as work:
        told = (*_told(command, AT_FAULT), *_parent_told(command))
        work.parked(command, type(problem).__name__, told)
    log.error("command %s was set aside: %s", command.id, wordless(problem))


def _handle(work: Work, kinds: Kinds, command: Command) -> None:
    try:
        session, effects = kinds.decide(work.load(command.session), command)
    except UnhandledCommandError as problem:
        log.error("command %s was set aside: %s", command.id, wordless(problem))  # noqa: TRY400  # no trace
        work.parked(command, type(problem).__name__, _told(command, NOT_HERE))
    else:
        work.handled(command, session, effects)


def _told(command: Command, sentence: str) -> tuple[Effect, ...]:
    """Return what tells a command's author a sentence; nothing where it is nobody's doing."""
    author = command.author
    return (Tell(to=author, view=Private(author, Notice(text=sentence))),) if author else ()


def _parent_told(command: Command) -> tuple[Effect, ...]:
    """Return what tells the session that has opened another that this one never began."""
    if not isinstance(command, Opening) or command.parent is None:
        return ()
    return (Send(command=_ended_unbegun(command, command.parent)),)


def _not_begun(due: Due) -> tuple[Command, ...]:
    """Return the same, where the other could not even be asked for."""
    if not isinstance(due.effect, OpenChild):
        return ()
    return (_ended_unbegun(due.effect.opening, due.session),)


def _ended_unbegun(opening: Opening, parent: SessionId) -> ChildEnded:
    return ChildEnded(
        id=f"{opening.id}/never-began",
        session=parent,
        at=opening.at,
        child=opening.session,
        outcome=None,
    )
