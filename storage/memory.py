"""The store in memory: for scenarios and tests, where a session need not outlive the process."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from threading import RLock
from typing import Any, TypeVar

from orchestration.kinds.registry import KINDS
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private
from orchestration.runtime.dispatcher import DeadLetter
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Due, Performed
from orchestration.sessions.session import GroupSession, Session, participants
from storage.errors import ForgottenError, NotPendingError
from storage.forgetting import Gone, without

V = TypeVar("V")
Key = tuple[SessionId, str]


@dataclass(slots=True)
class _Entry:
    """An effect that is still to be performed."""

    session: SessionId
    effect: Effect
    due_at: datetime
    lease_until: datetime | None = None
    attempts: int = 0

    @property
    def free_at(self) -> datetime:
        return max(self.due_at, self.lease_until) if self.lease_until else self.due_at


class MemoryStore:
    """Keeps everything in dictionaries; all values are frozen, so nothing is ever copied."""

    blocks = False

    def __init__(self, kinds: Kinds = KINDS) -> None:
        self._kinds = kinds
        self._sessions: dict[SessionId, Session] = {}
        self._known: set[Key] = set()
        self._pending: dict[Key, Command] = {}
        self._parked: dict[Key, str] = {}
        self._given_up: dict[str, str] = {}
        self._outbox: dict[str, _Entry] = {}
        self._lock = RLock()  # one writer at a time, as in a database

    @contextmanager
    def begin(self) -> Iterator[MemoryWork]:
        """Open a transaction: all of it is kept on a clean exit, nothing of it on an exception."""
        with self._lock:
            work = MemoryWork(self._sessions, self._pending)
            yield work
            self._keep(work)

    def receive(self, commands: Sequence[Command]) -> int:
        """Keep commands, dropping ids that are known; return how many were new."""
        with self._lock:
            before = len(self._known)
            for command in commands:
                key = (command.session, command.id)
                if key not in self._known:
                    self._known.add(key)
                    self._pending[key] = command
            return len(self._known) - before

    def receive_each(self, several: Sequence[Sequence[Command]]) -> Sequence[int]:
        """Keep what several bring; return how many of each one's were new."""
        with self._lock:
            return [self.receive(each) for each in several]

    def claim(self, now: datetime, limit: int, lease: timedelta) -> Sequence[Due]:
        """Take effects that are due, oldest first, for the time of the lease."""
        with self._lock:
            free = [
                (key, entry)
                for key, entry in self._outbox.items()
                if entry.due_at <= now and (entry.lease_until is None or entry.lease_until <= now)
            ]
            free.sort(key=lambda item: item[1].due_at)  # stable: then in the order they came
            return [_take(key, entry, now + lease) for key, entry in free[:limit]]

    def finish(self, performed: Sequence[Performed]) -> None:
        """Mark effects as performed and receive what came of them, once however often called."""
        with self._lock:
            for each in performed:
                if self._outbox.pop(each.due.id, None):
                    self.receive(each.results)
                    if isinstance(each, DeadLetter):
                        self._given_up[each.due.id] = each.reason

    def retry(self, due: Due, at: datetime) -> None:
        """Give an effect back, to be claimed again from `at` on."""
        with self._lock:
            entry = self._outbox.get(due.id)
            if entry and entry.attempts == due.attempt:
                entry.due_at, entry.lease_until = at, None

    def release(self) -> int:
        """Give back all effects that are claimed, and return how many."""
        with self._lock:
            claimed = [each for each in self._outbox.values() if each.lease_until]
            for each in claimed:
                each.lease_until = None
            return len(claimed)

    def next_due(self) -> datetime | None:
        """Return when the next effect is due or its lease runs out, None where none is left."""
        with self._lock:
            return min((entry.free_at for entry in self._outbox.values()), default=None)

    def session(self, session: SessionId) -> Session | None:
        """Return a session as it stands."""
        return self._sessions.get(session)

    def open_with(self, who: MemberId) -> Sequence[Session]:
        """Return the sessions that somebody takes part in and that go on, oldest first."""
        return self._with(who, ended=False)

    def ended_with(self, who: MemberId, most: int | None = None) -> Sequence[Session]:
        """Return those that have ended, the one that was opened last first; at most so many."""
        found = self._with(who, ended=True)
        return sorted(found, key=lambda each: each.opened_at, reverse=True)[:most]

    def sessions(self) -> Sequence[SessionId]:
        """Return which sessions there are."""
        return list(self._sessions)

    def forget(self, owner: str) -> None:
        """Drop what was private of a person, as far as it was not told to others."""

        def gone(private: Private[Any]) -> bool:
            return private.owner == owner

        with self._lock:
            self._sessions = _forgotten(self._sessions, gone)
            self._pending = _forgotten(self._pending, gone)
            effects = {key: entry.effect for key, entry in self._outbox.items()}
            left = _forgotten(effects, gone)
            self._outbox = {key: self._outbox[key] for key in left}
            for key, effect in left.items():
                self._outbox[key].effect = effect

    def _with(self, who: MemberId, *, ended: bool) -> list[GroupSession]:
        groups = (each for each in self._sessions.values() if isinstance(each, GroupSession))
        theirs = (each for each in groups if who in participants(each))
        found = [each for each in theirs if self._kinds.has_ended(each) is ended]
        return sorted(found, key=lambda each: (each.opened_at, each.id))

    def _keep(self, work: MemoryWork) -> None:
        self._sessions.update(work.sessions)
        for key in work.done:
            del self._pending[key]
        self._parked.update(work.set_aside)
        self._outbox.update(work.outbox)


class MemoryWork:
    """One transaction: what it changes lies on top of what is there, until it is kept."""

    def __init__(self, sessions: dict[SessionId, Session], pending: dict[Key, Command]) -> None:
        self._sessions = sessions
        self._pending = pending
        self.sessions: dict[SessionId, Session] = {}
        self.done: set[Key] = set()
        self.set_aside: dict[Key, str] = {}
        self.outbox: dict[str, _Entry] = {}

    def pending(self, limit: int) -> Sequence[Command]:
        """Return the oldest commands that are not handled yet, in order of arrival."""
        waiting = (command for key, command in self._pending.items() if key not in self.done)
        return list(islice(waiting, limit))

    def load(self, session: SessionId) -> Session | None:
        """Return a session as of the last command handled, within this transaction too."""
        return self.sessions.get(session, self._sessions.get(session))

    def handled(self, command: Command, session: Session | None, effects: Sequence[Effect]) -> None:
        """Record a command as handled, with the session and the effects that follow from it."""
        entries = [_entry(command, effect) for effect in effects]
        self._mark(command)
        if session is not None:
            self.sessions[command.session] = session
        for number, entry in enumerate(entries):
            self.outbox[f"{command.session}/{command.id}/{number}"] = entry

    def parked(self, command: Command, reason: str, effects: Sequence[Effect] = ()) -> None:
        """Set a command aside that the engine could not take, and tell whom that concerns."""
        self.handled(command, None, effects)
        self.set_aside[command.session, command.id] = reason

    def _mark(self, command: Command) -> None:
        key = (command.session, command.id)
        if key not in self._pending or key in self.done:
            raise NotPendingError("a command was handled twice, or never received")
        self.done.add(key)


def _entry(command: Command, effect: Effect) -> _Entry:
    due = effect.due or command.at
    if due.tzinfo is None:
        raise TypeError("an instant needs a zone")  # as in a database; and it could not be ordered
    return _Entry(command.session, effect, due)


def _take(key: str, entry: _Entry, until: datetime) -> Due:
    entry.lease_until = until
    entry.attempts += 1
    return Due(key, entry.session, entry.effect, entry.attempts)


def _forgotten(values: dict[Any, V], gone: Gone) -> dict[Any, V]:
    left = {}
    for key, value in values.items():
        try:
            left[key] = without(value, gone)
        except ForgottenError:
            continue
    return left
