"""What the Slack adapter needs kept, in the database of the store, each call in one transaction.

What is private is sealed under its owner, as in the store: the body of an event under who did it,
a message under who sees it (in a channel: its session), a token under its team.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Select, Table, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from orchestration.conversation.ports.storage import ALSO, Arrival, Held, Place
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, Reader, reveal
from storage.engine import first_in_line, read_only, transaction
from storage.errors import ForgottenError, UnreadableError
from storage.statements import insert_new
from storage.tables import ARRIVAL, HELD, PLACE, SENDING, TEAM
from storage.vault import Keyring, Vault

_IN_CHANNEL: Final = ""
"""Stands for no owner, since a key column cannot be null."""

_GONE: Final = "its owner was forgotten"


class _Kept:
    """A part of the database, and the keys to it."""

    def __init__(self, engine: Engine, vault: Vault) -> None:
        self._engine = engine
        self._ahead = first_in_line(engine)
        self._reading = read_only(engine)
        self._vault = vault

    @contextmanager
    def _write(self, engine: Engine | None = None) -> Iterator[tuple[Connection, Keyring]]:
        with transaction(engine or self._engine) as connection:
            keys = Keyring(self._vault, connection)
            yield connection, keys
        keys.publish()

    @contextmanager
    def _read(self) -> Iterator[tuple[Connection, Keyring]]:
        with transaction(self._reading) as connection:
            yield connection, Keyring(self._vault, connection)

    def _put(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        connection.execute(_replace(table, self._engine.dialect.name), row)

    def _add(self, connection: Connection, table: Table, row: dict[str, Any]) -> bool:
        """Insert a row, and tell whether it was new."""
        return connection.execute(insert_new(table, self._engine.dialect.name), row).rowcount == 1


@cache
def _replace(table: Table, dialect: str) -> Insert:
    """Return an insert that takes the place of a row with the same primary key."""
    key = list(table.primary_key.columns.keys())
    if dialect == "sqlite":
        lite = sqlite.insert(table)
        return lite.on_conflict_do_update(index_elements=key, set_=_rest(table, lite.excluded))
    post = postgresql.insert(table)
    return post.on_conflict_do_update(index_elements=key, set_=_rest(table, post.excluded))


def _rest(table: Table, new: Any) -> dict[str, Any]:  # noqa: ANN401  # `excluded` has no public name
    columns = (each for each in table.columns if not (each.primary_key or each.server_default))
    return {each.name: new[each.name] for each in columns}


class SqlPlaces(_Kept):
    """Places in the database."""

    def hold(self, held: Held) -> None:
        """Keep where a session was asked for; a repeat changes nothing."""
        row = {"session": held.session, "team": held.team, "channel": held.channel}
        with self._write() as (connection, _):
            self._add(connection, HELD, {**row, "organiser": held.organiser})

    def held(self, session: SessionId) -> Held | None:
        """Return where a session was asked for."""
        found = self._held(select(HELD).where(HELD.c.session == session))
        return found[0] if found else None

    def open_in(self, team: str) -> Sequence[Held]:
        """Return a team's sessions that are not over, oldest first; "" is every team."""
        going_on = select(HELD).where(HELD.c.done_at.is_(None))
        mine = going_on.where(HELD.c.team == team) if team else going_on
        return self._held(mine.order_by(HELD.c.seq))

    def shown_too(self) -> Sequence[Place]:
        """Return where sessions that are not over are shown beside their own channels."""
        going_on = select(HELD.c.session).where(HELD.c.done_at.is_(None))
        beside = PLACE.c.name.startswith(ALSO), PLACE.c.session.in_(going_on)
        return self._places(select(PLACE).where(*beside))

    def private_in(self, team: str, most: int) -> Sequence[str]:
        """Return a team's private conversations, those first in which something was said last."""
        theirs = PLACE.c.team == team, PLACE.c.owner != _IN_CHANNEL, PLACE.c.channel != ""
        latest = select(PLACE.c.channel).where(*theirs).group_by(PLACE.c.channel)
        with self._read() as (connection, _):
            found = latest.order_by(func.max(PLACE.c.ts).desc()).limit(most)
            return list(connection.execute(found).scalars())

    def close(self, session: SessionId) -> None:
        """Note that a session is over."""
        over = update(HELD).where(HELD.c.session == session, HELD.c.done_at.is_(None))
        with self._write() as (connection, _):
            connection.execute(over.values(done_at=func.now()))

    def reopen(self, session: SessionId) -> None:
        """Note that a session goes on after all."""
        with self._write() as (connection, _):
            connection.execute(update(HELD).where(HELD.c.session == session).values(done_at=None))

    def begin(self, key: str) -> bool:
        """Note that a message is about to be sent; False where it may have been sent before."""
        with self._write() as (connection, _):
            return self._add(connection, SENDING, {"key": key})

    def put(self, place: Place) -> None:
        """Keep where a message stands, in the place of an earlier one of its name and owner."""
        with self._write() as (connection, keys):
            self._put(connection, PLACE, _place_row(place, keys))

    def find(self, session: SessionId, name: str, owner: MemberId | None = None) -> Place | None:
        """Return where a session's message of this name stands."""
        named = select(PLACE).where(PLACE.c.session == session, PLACE.c.name == name)
        return self._first(named.where(PLACE.c.owner == (owner or _IN_CHANNEL)))

    def at(self, team: str, channel: str, ts: str) -> Place | None:
        """Return which message stands here."""
        here = select(PLACE).where(PLACE.c.team == team, PLACE.c.channel == channel)
        return self._first(here.where(PLACE.c.ts == ts).order_by(PLACE.c.session, PLACE.c.name))

    def of(self, session: SessionId) -> Sequence[Place]:
        """Return all messages about a session, oldest first."""
        return self._places(select(PLACE).where(PLACE.c.session == session).order_by(PLACE.c.ts))

    def _held(self, statement: Select[Any]) -> Sequence[Held]:
        with self._read() as (connection, _):
            return [_read_held(row) for row in connection.execute(statement)]

    def _first(self, statement: Select[Any]) -> Place | None:
        found = self._places(statement.limit(1))
        return found[0] if found else None

    def _places(self, statement: Select[Any]) -> Sequence[Place]:
        with self._read() as (connection, keys):
            return [_read_place(row, keys) for row in connection.execute(statement).all()]


def _read_held(row: Row[Any]) -> Held:
    organiser = MemberId(row.organiser)
    return Held(SessionId(row.session), row.team, row.channel, organiser, row.done_at is None)


def _place_row(place: Place, keys: Keyring) -> dict[str, Any]:
    row = {"session": place.session, "name": place.name, "owner": place.owner or _IN_CHANNEL}
    stands = {"team": place.team, "channel": place.channel, "ts": place.ts, "thread": place.thread}
    sealed = None
    if place.shown is not None:
        words = reveal(place.shown, Reader.STORE).encode()
        sealed = _seal(keys, "place", "shown", _row_name(row), place.shown.owner, words)
    return {**row, **stands, "shown": sealed}


def _read_place(row: Row[Any], keys: Keyring) -> Place:
    """Return a place; what it showed is gone with whoever it was shown to."""
    shown = None
    if row.shown is not None:
        name = _row_name({"session": row.session, "name": row.name, "owner": row.owner})
        try:
            owner, words = _open(keys, "place", "shown", name, row.shown)
            shown = Private(owner, words.decode())
        except ForgottenError:
            shown = None
    owner_id = MemberId(row.owner) if row.owner else None
    stands = (SessionId(row.session), row.team, row.channel, row.ts, row.name)
    return Place(*stands, owner=owner_id, thread=row.thread, shown=shown)


def _row_name(key: dict[str, str]) -> str:
    return json.dumps([key["session"], key["name"], key["owner"]])


def _seal(keys: Keyring, table: str, column: str, row: str, owner: str, plain: bytes) -> str:
    return json.dumps(keys.at(table, column, row).seal(owner, plain))


def _open(keys: Keyring, table: str, column: str, row: str, sealed: str) -> tuple[str, bytes]:
    read = json.loads(sealed)
    return read["owner"], keys.at(table, column, row).open(read)


class SqlArrivals(_Kept):
    """Arrivals in the database; `attempt` counts the processes that have taken an event."""

    def __init__(self, engine: Engine, vault: Vault) -> None:
        super().__init__(engine, vault)
        self._taken: set[str] = set()

    def keep(self, events: Sequence[Arrival]) -> AbstractSet[str]:
        """Keep events, all of them or none; return the ids of those that are new."""
        with self._write(self._ahead) as (connection, keys):  # Slack waits for this
            return {each.id for each in events if self._is_new(connection, keys, each)}

    def _is_new(self, connection: Connection, keys: Keyring, event: Arrival) -> bool:
        plain = reveal(event.body, Reader.STORE)
        sealed = _seal(keys, "arrival", "body", event.id, event.body.owner, plain)
        row = {"id": event.id, "owner": event.owner, "body": sealed}
        return self._add(connection, ARRIVAL, row)

    def waiting(self, limit: int) -> Sequence[Arrival]:
        """Return events that are not handled yet, oldest first; those of the forgotten are not."""
        oldest = select(ARRIVAL).where(ARRIVAL.c.done_at.is_(None)).order_by(ARRIVAL.c.seq)
        with self._write() as (connection, keys):
            while rows := connection.execute(oldest.limit(limit)).all():
                new = {row.id for row in rows} - self._taken
                self._count(connection, new)
                found = [self._arrival(connection, keys, row, row.id in new) for row in rows]
                if readable := [each for each in found if each]:
                    return readable
        return []

    def done(self, id: str) -> None:  # noqa: A002
        """Note that an event has been handled; only its id stays, to know a repeat."""
        with self._write() as (connection, _):
            self._finish(connection, id, body=None)

    def set_aside(self, id: str, reason: str) -> None:  # noqa: A002
        """Give an event up; `reason` holds no private text."""
        with self._write() as (connection, _):
            self._finish(connection, id, parked=reason)

    def _finish(self, connection: Connection, id_: str, **how: str | None) -> None:
        this = update(ARRIVAL).where(ARRIVAL.c.id == id_, ARRIVAL.c.done_at.is_(None))
        connection.execute(this.values(done_at=func.now(), **how))
        self._taken.discard(id_)

    def _count(self, connection: Connection, new: AbstractSet[str]) -> None:
        if new:
            these = update(ARRIVAL).where(ARRIVAL.c.id.in_(new))
            connection.execute(these.values(attempts=ARRIVAL.c.attempts + 1))
            self._taken.update(new)

    def _arrival(
        self, connection: Connection, keys: Keyring, row: Row[Any], is_new: bool
    ) -> Arrival | None:
        try:
            owner, plain = _open(keys, "arrival", "body", row.id, row.body)
        except ForgottenError:
            self._finish(connection, row.id, body=None, parked=_GONE)
            return None
        except UnreadableError as problem:
            self._finish(connection, row.id, parked=str(problem))
            return None
        attempt = row.attempts + is_new
        return Arrival(row.id, MemberId(row.owner), Private(owner, plain), attempt)


class SqlTeams(_Kept):
    """Installations in the database."""

    def token(self, team: str) -> str | None:
        """Return a workspace's bot token, None where the app is not installed."""
        with self._read() as (connection, keys):
            row = connection.execute(select(TEAM).where(TEAM.c.id == team)).one_or_none()
            return _open(keys, "team", "token", team, row.token)[1].decode() if row else None

    def teams(self) -> list[str]:
        """Return the workspaces in which the app is installed."""
        with self._read() as (connection, _):
            return list(connection.execute(select(TEAM.c.id).order_by(TEAM.c.id)).scalars())

    def bot(self, team: str) -> str | None:
        """Return the bot's own user id in a workspace."""
        with self._read() as (connection, _):
            return connection.execute(select(TEAM.c.bot).where(TEAM.c.id == team)).scalar()

    def keep(self, team: str, token: str, bot: str) -> None:
        """Keep a workspace's bot token, and the bot's own user id there."""
        with self._write() as (connection, keys):
            sealed = _seal(keys, "team", "token", team, _owner(team), token.encode())
            self._put(connection, TEAM, {"id": team, "bot": bot, "token": sealed})

    def remove(self, team: str, token: str) -> None:
        """Forget a workspace's token, with the key to it: the app was removed. Another one stays.

        The app may have been installed again meanwhile.
        """
        with self._write() as (connection, keys):
            row = connection.execute(select(TEAM).where(TEAM.c.id == team)).one_or_none()
            if row is None or _open(keys, "team", "token", team, row.token)[1].decode() != token:
                return
            connection.execute(delete(TEAM).where(TEAM.c.id == team))
            keys.forget(_owner(team))


def _owner(team: str) -> str:
    return f"team/{team}"
