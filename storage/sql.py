"""The store in a database: SQLite now, written so that PostgreSQL needs no new idea."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, Self

from sqlalchemy import Connection, Engine, Row, Select, insert
from sqlalchemy.exc import DatabaseError

from orchestration.kinds.registry import KINDS
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Due, Performed
from orchestration.sessions.session import Session
from storage import statements as sql
from storage.engine import open_engine, read_only, transaction
from storage.errors import NotPendingError, StoreError, UnreadableError
from storage.index import MemberIndex
from storage.recent import Recent
from storage.rows import Codecs, age, end, finish_effect, is_gone, read_due, receive_commands
from storage.sessions import AsStored, Held, SessionRows
from storage.tables import OUTBOX
from storage.vault import Keyring, Vault


class SqlStore:
    """Keeps everything in one database, each call in one transaction of its own."""

    blocks = True

    def __init__(self, engine: Engine, vault: Vault, kinds: Kinds = KINDS) -> None:
        self._engine = engine
        self._reading = read_only(engine)
        self._vault = vault
        self._codecs = Codecs(kinds)
        self._index = MemberIndex(kinds)
        self._recent: Recent[AsStored] = Recent()

    @classmethod
    def open(cls, url: str, vault: Vault, kinds: Kinds = KINDS) -> Self:
        """Open a migrated database, which holds sessions of these kinds."""
        engine = open_engine(url)
        try:
            with read_only(engine).begin() as connection:
                vault.check(connection)
        except DatabaseError as problem:
            engine.dispose()
            raise StoreError("the database has no tables yet, or cannot be read") from problem
        except StoreError:
            engine.dispose()
            raise
        return cls(engine, vault, kinds)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[SqlWork]:
        """Open a transaction: all of it is kept on a clean exit, nothing of it on an exception."""
        met: list[tuple[SessionId, int, AsStored]] = []
        try:
            with self._transaction(self._engine) as (connection, keys):
                work = self._work(connection, keys)
                yield work
                work.save()
                # Before it is kept: who reads from then on must find it here, and not read it all.
                met += work.met()
                self._recent.keep(met, keys.seen)
        except BaseException:
            self._recent.drop(key for key, _, _ in met)
            raise

    def receive(self, commands: Sequence[Command]) -> int:
        """Keep commands durably, dropping ids that are known; return how many were new."""
        return self.receive_each([commands])[0]

    def receive_each(self, several: Sequence[Sequence[Command]]) -> Sequence[int]:
        """Keep what several bring, all of it or nothing; return how many of each one's were new."""
        with self._transaction(self._engine) as (connection, keys):
            return [receive_commands(connection, keys, self._codecs, each) for each in several]

    def claim(self, now: datetime, limit: int, lease: timedelta) -> Sequence[Due]:
        """Take effects that are due, oldest first, for the time of the lease."""
        taken = {"p_now": now, "p_until": now + lease, "p_limit": limit}
        with self._transaction(self._engine) as (connection, keys):
            while rows := connection.execute(sql.CLAIM, taken).all():
                # The update returns its rows in no order.
                dues = [
                    read_due(connection, keys, self._codecs, row) for row in sorted(rows, key=age)
                ]
                if readable := [due for due in dues if due]:
                    return readable
        return []

    def finish(self, performed: Sequence[Performed]) -> None:
        """Mark effects as performed and receive what came of them, once however often called."""
        with self._transaction(self._engine) as (connection, keys):
            results = [
                each
                for one in performed
                for each in finish_effect(connection, keys, self._codecs, one)
            ]
            if results:
                receive_commands(connection, keys, self._codecs, results)

    def retry(self, due: Due, at: datetime) -> None:
        """Give an effect back, to be claimed again from `at` on."""
        parameters = {"p_id": due.id, "p_attempt": due.attempt, "p_at": at}
        with transaction(self._engine) as connection:
            connection.execute(sql.RETRY, parameters)

    def release(self) -> int:
        """Give back all effects that are claimed, and return how many."""
        with transaction(self._engine) as connection:
            return connection.execute(sql.RELEASE).rowcount

    def next_due(self) -> datetime | None:
        """Return when the next effect is due or its lease runs out, None where none is left."""
        with transaction(self._reading) as connection:
            due: datetime | None = connection.execute(sql.NEXT_DUE).scalar_one()
            return due

    def session(self, session: SessionId) -> Session | None:
        """Return a session as it stands."""
        with self._transaction(self._reading) as (connection, keys):
            return self._work(connection, keys).load(session)

    def open_with(self, who: MemberId) -> Sequence[Session]:
        """Return the sessions that somebody takes part in and that go on, oldest first."""
        return self._with(sql.OPEN_WITH, who, None)

    def ended_with(self, who: MemberId, most: int | None = None) -> Sequence[Session]:
        """Return those that have ended, the one that was opened last first; at most so many."""
        return self._with(sql.ENDED_WITH, who, most)

    def sessions(self) -> Sequence[SessionId]:
        """Return which sessions there are."""
        with transaction(self._reading) as connection:
            return [SessionId(each) for each in connection.execute(sql.SESSION_IDS).scalars()]

    def forget(self, owner: str) -> None:
        """Destroy a person's key, in the file, in the log that may hold it, and in memory."""
        with self._transaction(self._engine) as (_, keys):
            keys.forget(owner)
        with transaction(self._reading) as connection:
            self._recent.keep((), self._vault.catch_up(connection))
        if self._engine.dialect.name == "sqlite":
            self._empty_log()

    def _with(self, statement: Select[Any], who: MemberId, most: int | None) -> Sequence[Session]:
        asked = {"p_member": who, "p_limit": sql.NO_LIMIT if most is None else most}
        with self._transaction(self._reading) as (connection, keys):
            work = self._work(connection, keys)
            return [
                each for row in connection.execute(statement, asked) if (each := work.read(row))
            ]

    def _empty_log(self) -> None:
        """Bring the log into the file and empty it; who still reads in it delays that."""
        raw = self._engine.raw_connection()
        try:
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        finally:
            raw.close()

    @contextmanager
    def _transaction(self, engine: Engine) -> Iterator[tuple[Connection, Keyring]]:
        with transaction(engine) as connection:
            keys = Keyring(self._vault, connection)
            yield connection, keys
        if engine is self._engine:
            keys.publish()

    def _work(self, connection: Connection, keys: Keyring) -> SqlWork:
        return SqlWork(connection, keys, self._codecs, self._index, self._recent)


class SqlWork:
    """One transaction; what it gathers is written in a few statements at its end."""

    def __init__(
        self,
        connection: Connection,
        keys: Keyring,
        codecs: Codecs,
        index: MemberIndex,
        recent: Recent[AsStored],
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._codecs = codecs
        self._index = index
        self._sessions = SessionRows(connection, keys, codecs, recent)
        self._rows: dict[SessionId, Row[*tuple[Any, ...]]] = {}
        self._held: dict[SessionId, Held] = {}
        self._marks: list[dict[str, Any]] = []
        self._effects: list[dict[str, Any]] = []

    def pending(self, limit: int) -> Sequence[Command]:
        """Return the oldest commands that are not handled yet, in order of arrival."""
        self._write_marks()
        while rows := self._connection.execute(sql.PENDING, {"p_limit": limit}).all():
            self._fetch({row.session for row in rows})
            commands = [self._read_command(row) for row in rows]
            if readable := [command for command in commands if command]:
                return readable
            self._write_marks()
        return []

    def load(self, session: SessionId) -> Session | None:
        """Return a session as of the last command handled, within this transaction too."""
        return self._hold(session).session

    def handled(self, command: Command, session: Session | None, effects: Sequence[Effect]) -> None:
        """Record a command as handled, with the session and the effects that follow from it."""
        # First, so that what cannot be written leaves no mark.
        rows = [self._outbox_row(command, *each) for each in enumerate(effects)]
        held = self._hold(command.session)
        self._mark(command.session, command.id)
        if session is not None:
            held.session, held.changed = session, True
        self._effects += rows

    def parked(self, command: Command, reason: str, effects: Sequence[Effect] = ()) -> None:
        """Set a command aside that the engine could not take, and tell whom that concerns."""
        rows = [self._outbox_row(command, *each) for each in enumerate(effects)]
        self._mark(command.session, command.id, reason)
        self._effects += rows

    def save(self) -> None:
        """Write what was gathered: each session once, however many commands it took."""
        self._write_marks()
        self._sessions.save([held for held in self._held.values() if held.changed])
        self._index.update(self._connection, self._changes())
        if self._effects:
            self._connection.execute(insert(OUTBOX), self._effects)

    def read(self, row: Row[*tuple[Any, ...]]) -> Session | None:
        """Return the session of a row; None where it is gone with whom it was about."""
        return self._sessions.read(row).session

    def met(self) -> Iterator[tuple[SessionId, int, AsStored]]:
        """Name the sessions of this transaction, in the versions that stand once it is kept."""
        for key, held in self._held.items():
            if held.session is not None:
                is_whole = held.changed or held.is_whole
                yield key, held.version + held.changed, AsStored(held.session, is_whole)

    def _changes(self) -> Iterator[tuple[Session | None, Session]]:
        for held in self._held.values():
            if held.changed and held.session is not None:
                yield held.stored, held.session

    def _mark(
        self, session: SessionId, command: str, parked: str | None = None, *, gone: bool = False
    ) -> None:
        mark = {"p_session": session, "p_command": command, **end(parked, gone=gone)}
        self._marks.append(mark)

    def _write_marks(self) -> None:
        if not self._marks:
            return
        marked = self._connection.execute(sql.MARK_HANDLED, self._marks)
        if marked.rowcount != len(self._marks):
            raise NotPendingError("a command was handled twice, or never received")
        self._marks.clear()

    def _read_command(self, row: Row[*tuple[Any, ...]]) -> Command | None:
        safe = self._keys.at("inbox", "payload", f"{row.session}/{row.command_id}")
        try:
            return self._codecs.commands.read(row.kind, row.payload, safe)
        except UnreadableError as problem:
            self._mark(row.session, row.command_id, str(problem), gone=is_gone(problem))
            return None

    def _outbox_row(self, command: Command, number: int, effect: Effect) -> dict[str, Any]:
        key = f"{command.session}/{command.id}/{number}"
        kind, payload = self._codecs.effects.write(effect, self._keys.at("outbox", "payload", key))
        # What is due at once has been due since its command happened.
        due = effect.due or command.at
        row = {"id": key, "session": command.session, "kind": kind, "payload": payload}
        return {**row, "due_at": due}

    def _hold(self, session: SessionId) -> Held:
        if session not in self._held:
            self._fetch({session})
            row = self._rows.pop(session, None)
            self._held[session] = self._sessions.read(row) if row else Held(0, None)
        return self._held[session]

    def _fetch(self, sessions: AbstractSet[SessionId]) -> None:
        missing = sessions - self._rows.keys() - self._held.keys()
        if missing:
            self._rows.update({row.id: row for row in self._sessions.rows(missing)})
