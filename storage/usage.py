"""What a language model was asked, in the database of the store, each call in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final, Self

from sqlalchemy import Engine, Select, func, insert, select

from orchestration.model.people import SessionId
from orchestration.sessions.model_usage import Call, Spent
from storage.engine import read_only, transaction
from storage.sql import SqlStore
from storage.tables import MODEL_CALL

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

    def keep(self, call: Call) -> None:
        """Keep a call."""
        with transaction(self._engine) as connection:
            connection.execute(insert(MODEL_CALL), asdict(call))

    def since(self, at: datetime) -> Sequence[Call]:
        """Return the calls that began at an instant or later, oldest first."""
        recent = select(*_CALL).where(MODEL_CALL.c.at >= at)
        with transaction(self._reading) as connection:
            rows = connection.execute(recent.order_by(MODEL_CALL.c.at, MODEL_CALL.c.seq))
            return [Call(**row) for row in rows.mappings()]

    def spent(self, session: SessionId) -> Spent:
        """Return what a session has cost."""
        with transaction(self._reading) as connection:
            return Spent(*connection.execute(_spent_on(session)).one())


def _spent_on(session: SessionId) -> Select[Any]:
    costs = (MODEL_CALL.c.sent, MODEL_CALL.c.received, MODEL_CALL.c.seconds)
    sums = (func.coalesce(func.sum(each), 0) for each in costs)
    return select(func.count(), *sums).where(MODEL_CALL.c.session == session)
