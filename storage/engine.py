"""The database engine, with what must be set on every connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from storage.errors import BrokenError, BusyError
from storage.turns import Turns

# WAL and FULL: readers do not wait, and what is committed survives a power cut. secure_delete: what
# is deleted is overwritten too. The busy timeout holds for writers that wait for their BEGIN.
PRAGMAS: Final = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "secure_delete": "ON",
    "temp_store": "MEMORY",
}
BUSY_SECONDS: Final = 10
_PRIMARY: Final = 0xFF  # the rest of a code says more of the same
_PASSING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
}
_READ_ONLY: Final = "convene_read_only"
_FIRST: Final = "convene_first"
_HAS_TURN: Final = "convene_has_turn"

_TURNS: Final[dict[str, Turns]] = {}
"""Whose turn it is to write to which file, within this process."""


def open_engine(url: str) -> Engine:
    """Return an engine whose transactions lock for writing from the start."""
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True)
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_pragmas)
    turns = _TURNS.setdefault(str(Path(engine.url.database or "").absolute()), Turns())
    event.listen(engine, "begin", partial(_begin, turns))
    event.listen(engine, "checkin", partial(_over, turns))
    return engine


def read_only(engine: Engine) -> Engine:
    """Return the same engine for transactions that only read and so lock nobody out."""
    return engine.execution_options(**{_READ_ONLY: True})


def first_in_line(engine: Engine) -> Engine:
    """Return the same engine for transactions that somebody outside waits for."""
    return engine.execution_options(**{_FIRST: True})


@contextmanager
def transaction(engine: Engine) -> Iterator[Connection]:
    """Open a transaction; BusyError or BrokenError where the database is at fault."""
    try:
        with engine.begin() as connection:
            yield connection
    except NoConnectionError as problem:
        raise BusyError("no connection to the database is free") from problem
    except DBAPIError as problem:
        if _may_pass(problem):
            raise BusyError("the database cannot be had now") from problem
        if _is_at_fault(problem):
            raise BrokenError("the database cannot do its work") from problem
        raise


def _may_pass(problem: DBAPIError) -> bool:
    """Tell whether the same may go well later: in SQLite by its code, else where a server is away.

    A lock is let go, a disk is mounted or gets room again. Damage, a missing table and what a
    statement is refused for stay.
    """
    if isinstance(problem.orig, sqlite3.Error):
        code = getattr(problem.orig, "sqlite_errorcode", sqlite3.SQLITE_OK)
        return code & _PRIMARY in _PASSING
    return problem.connection_invalidated or isinstance(problem, OperationalError)


def _is_at_fault(problem: DBAPIError) -> bool:
    """Tell whether the database is at fault, not what it was handed."""
    handed = isinstance(problem, IntegrityError | DataError | ProgrammingError)
    return isinstance(problem, DatabaseError) and not handed


def _set_pragmas(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # else the driver begins when it likes
    for name, value in PRAGMAS.items():
        connection.execute(f"PRAGMA {name}={value}")


def _begin(turns: Turns, connection: Connection) -> None:
    # A transaction that reads and then writes cannot wait for its lock: SQLite answers "locked" at
    # once, however long the busy timeout. So it takes the lock before it reads.
    how = connection.get_execution_options()
    if how.get(_READ_ONLY):
        connection.exec_driver_sql("BEGIN")
        return
    first = bool(how.get(_FIRST))
    if _HAS_TURN not in connection.info and turns.take(first=first, seconds=BUSY_SECONDS):
        connection.info[_HAS_TURN] = True
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _over(turns: Turns, _: object, record: ConnectionPoolEntry) -> None:
    """Let the next one write, once a transaction is over however it ended."""
    if record.info.pop(_HAS_TURN, False):
        turns.hand_on()
