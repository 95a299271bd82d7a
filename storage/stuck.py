"""What has been set aside, or fails again and again: by its kind, its fault and its age."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, Select, Table, func, literal, null, select

from storage.engine import read_only, transaction
from storage.tables import ARRIVAL, INBOX, OUTBOX

MANY_ATTEMPTS: Final = 10
"""An effect that was begun this often has failed for a quarter of an hour, or hangs."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """So many of one kind: since when the oldest of them, None where that is not known."""

    kind: str
    fault: str
    count: int
    since: datetime | None


def stuck(engine: Engine) -> Sequence[Stuck]:
    """Return what nobody will do any more without an operator, and what fails still; most first.

    A fault is a type, a sentence of the store's, or “failing”: nothing of what anybody has said.
    """
    with transaction(read_only(engine)) as connection:
        found = [Stuck(*row) for each in _QUERIES for row in connection.execute(each)]
    return sorted(found, key=lambda each: (-each.count, each.kind, each.fault))


def in_one_line(found: Sequence[Stuck]) -> str:
    """Return what is stuck in a sentence; nothing where nothing is."""
    if not found:
        return ""
    since = min((each.since for each in found if each.since), default=None)
    parts = ", ".join(f"{each.count} {each.kind} ({each.fault})" for each in found)
    oldest = f"; the oldest since {since:%Y-%m-%d %H:%M} UTC" if since else ""
    return f"set aside or failing: {parts}{oldest}"


def _set_aside(
    kind: ColumnElement[str], table: Table, ended: ColumnElement[datetime | None]
) -> Select[Any]:
    """Count what is set aside by its fault, but for what is empty: that was of the forgotten."""
    held = table.c.body if "body" in table.c else table.c.payload
    oldest = func.min(ended, type_=ended.type)
    counted = select(kind, table.c.parked, func.count(), oldest)
    return counted.where(table.c.parked.is_not(None), held.is_not(None))


_QUERIES: Final = (
    _set_aside(INBOX.c.kind, INBOX, INBOX.c.handled_at).group_by(INBOX.c.kind, INBOX.c.parked),
    _set_aside(OUTBOX.c.kind, OUTBOX, OUTBOX.c.done_at).group_by(OUTBOX.c.kind, OUTBOX.c.parked),
    _set_aside(literal("event"), ARRIVAL, ARRIVAL.c.done_at).group_by(ARRIVAL.c.parked),
    select(OUTBOX.c.kind, literal("failing"), func.count(), null())
    .where(OUTBOX.c.done_at.is_(None), OUTBOX.c.attempts >= MANY_ATTEMPTS)
    .group_by(OUTBOX.c.kind),
)
