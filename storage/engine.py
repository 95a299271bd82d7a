"""The database engine, with what must be set on every connection."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

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
_READ_ONLY: Final = "convene_read_only"
_HAS_TURN: Final = "convene_has_turn"

_TURNS: Final[dict[str, Lock]] = {}
"""Whose turn it is to write to which file, within this process."""


def open_engine(url: str) -> Engine:
    """Return an engine whose transactions lock for writing from the start."""
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True)
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_pragmas)
    turn = _TURNS.setdefault(str(Path(engine.url.database or "").absolute()), Lock())
    event.listen(engine, "begin", partial(_begin, turn))
    event.listen(engine, "checkin", partial(_over, turn))
    return engine


def read_only(engine: Engine) -> Engine:
    """Return the same engine for transactions that only read and so lock nobody out."""
    return engine.execution_options(**{_READ_ONLY: True})


def _set_pragmas(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # else the driver begins when it likes
    for name, value in PRAGMAS.items():
        connection.execute(f"PRAGMA {name}={value}")


def _begin(turn: Lock, connection: Connection) -> None:
    # A transaction that reads and then writes cannot wait for its lock: SQLite answers "locked" at
    # once, however long the busy timeout. So it takes the lock before it reads.
    if connection.get_execution_options().get(_READ_ONLY):
        connection.exec_driver_sql("BEGIN")
        return
    # SQLite lets writers look again and again, in which one can miss its turn for seconds. Those of
    # this process take turns instead.
    if _HAS_TURN not in connection.info and turn.acquire(timeout=BUSY_SECONDS):
        connection.info[_HAS_TURN] = True
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _over(turn: Lock, _: object, record: ConnectionPoolEntry) -> None:
    """Let the next one write, once a transaction is over however it ended."""
    if record.info.pop(_HAS_TURN, False):
        turn.release()
