"""What is done is deleted after a while; until then its id tells a repeat from something new.

Sessions stay, and so does what was set aside for somebody to look at.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Delete, Engine, bindparam, delete, exists, select

from storage.engine import transaction
from storage.tables import ARRIVAL, INBOX, MODEL_DAY, OUTBOX, SENDING, Instant

KEPT_FOR: Final = timedelta(days=30)
"""Slack delivers an event again for a day at most, and a week back is read after an absence."""

_LONGEST_TRIED: Final = timedelta(days=2)
"""An effect has come to its end by then, unless no process was there to perform it."""

_SPENT_FOR: Final = timedelta(days=1)
"""What was spent on a person's words counts on its own day alone."""

_AT_ONCE: Final = 500
"""Rows in one transaction: whoever has to write waits for no more."""


def prune(engine: Engine, now: datetime) -> int:
    """Delete what has been done for long, and return how many rows that were."""
    return sum(_until_none(engine, each, now - KEPT_FOR) for each in _DELETES)


def _until_none(engine: Engine, statement: Delete, before: datetime) -> int:
    asked = {
        "p_before": before,
        "p_overdue": before + _LONGEST_TRIED,
        "p_spent": before + KEPT_FOR - _SPENT_FOR,
    }
    total, deleted = 0, _AT_ONCE
    while deleted == _AT_ONCE:
        with transaction(engine) as connection:
            deleted = connection.execute(statement, asked).rowcount
        total += deleted
    return total


def _of(key: ColumnElement[Any], *where: ColumnElement[bool]) -> Delete:
    chosen = select(key).where(*where).limit(_AT_ONCE)
    return delete(key.table).where(key.in_(chosen))


_BEFORE: Final = bindparam("p_before", type_=Instant())
_PREFIX: Final = INBOX.c.session + "/" + INBOX.c.command_id
_HAS_EFFECTS: Final = exists().where(
    # An effect's id is its command's with a number behind it: “0” is what follows “/”.
    OUTBOX.c.id > _PREFIX + "/",
    OUTBOX.c.id < _PREFIX + "0",
)
_IS_OVERDUE: Final = exists().where(
    OUTBOX.c.done_at.is_(None), OUTBOX.c.due_at < bindparam("p_overdue", type_=Instant())
)

_DELETES: Final = (
    _of(OUTBOX.c.seq, OUTBOX.c.done_at < _BEFORE, OUTBOX.c.payload.is_(None)),
    # A command that came again would bring its effects again, under ids that are taken.
    _of(INBOX.c.seq, INBOX.c.handled_at < _BEFORE, INBOX.c.payload.is_(None), ~_HAS_EFFECTS),
    _of(ARRIVAL.c.seq, ARRIVAL.c.done_at < _BEFORE, ARRIVAL.c.body.is_(None)),
    # What was begun and not ended before a long absence is still looked for before it is sent.
    _of(SENDING.c.key, SENDING.c.begun_at < _BEFORE, ~_IS_OVERDUE),
    _of(MODEL_DAY.c.day, MODEL_DAY.c.day <= bindparam("p_spent", type_=Instant())),
)
