"""What a language model was asked, in the database of the store, each call in one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final, Self

from sqlalchemy import Connection, Engine, Select, func, insert, select, update

from orchestration.model.people import MemberId, SessionId
from orchestration.model.spent import NOTHING, Spent
from orchestration.sessions.model_usage import Call, day_of
from storage.engine import read_only, transaction
from storage.sql import SqlStore
from storage.statements import insert_new
from storage.tables import MODEL_CALL, MODEL_DAY

_CALL: Final = [each for each in MODEL_CALL.c if each is not MODEL_CALL.c.seq]


class SqlLedger:
    """A ledger in the database; to forget somebody changes nothing of it: it has no words."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = read_only(engine)

    @classmethod
    def beside(cls, store: SqlStore) -> Self:
        """Return the ledger in a store's database, open as long as the store is."""
        return cls(store._engine)

    def keep(self, call: Call, who: MemberId | None = None) -> None:
        """Keep a call, and add it to what was spent that day on whose words it read."""
        with transaction(self._engine) as connection:
            connection.execute(insert(MODEL_CALL), asdict(call))
            if who is not None:
                _add(connection, call, who)

    def since(self, at: datetime) -> Sequence[Call]:
        """Return the calls that began at an instant or later, oldest first."""
        recent = select(*_CALL).where(MODEL_CALL.c.at >= at)
        with transaction(self._reading) as connection:
            rows = connection.execute(recent.order_by(MODEL_CALL.c.at, MODEL_CALL.c.seq))
            return [Call(**row) for row in rows.mappings()]

    def spent_by_person(self, at: datetime) -> Mapping[MemberId, Spent]:
        """Return what was spent on each person's words on the day that an instant is in."""
        day, held = MODEL_DAY.c, MODEL_DAY.c.day == day_of(at)
        asked = select(day.person, day.calls, day.sent, day.received, day.seconds).where(held)
        with transaction(self._reading) as connection:
            return {MemberId(who): Spent(*spent) for who, *spent in connection.execute(asked)}

    def spent(self, session: SessionId) -> Spent:
        """Return what a session has cost."""
        with transaction(self._reading) as connection:
            return Spent(*connection.execute(_spent_on(session)).one())


def _add(connection: Connection, call: Call, who: MemberId) -> None:
    day, own = day_of(call.at), MODEL_DAY.c
    nothing = {"person": who, "day": day, **asdict(NOTHING)}
    connection.execute(insert_new(MODEL_DAY, connection.dialect.name), nothing)
    connection.execute(
        update(MODEL_DAY)
        .where(own.person == who, own.day == day)
        .values(
            calls=own.calls + 1,
            sent=own.sent + call.sent,
            received=own.received + call.received,
            seconds=own.seconds + call.seconds,
        )
    )


def _spent_on(session: SessionId) -> Select[Any]:
    costs = (MODEL_CALL.c.sent, MODEL_CALL.c.received, MODEL_CALL.c.seconds)
    sums = (func.coalesce(func.sum(each), 0) for each in costs)
    return select(func.count(), *sums).where(MODEL_CALL.c.session == session)
