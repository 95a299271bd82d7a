"""Rows that are done go after a while; what may be needed stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select

from orchestration.conversation.ports.storage import Arrival
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private
from orchestration.runtime.dispatcher import DeadLetter
from orchestration.sessions.ports import Performed
from storage.engine import open_engine
from storage.pruning import KEPT_FOR, prune
from storage.slack import SqlArrivals, SqlPlaces
from storage.sql import SqlStore
from storage.tables import Base
from storage.usage import SqlLedger
from storage.vault import Vault
from tests.fakes.model.ledger import call
from tests.storage.conftest import MASTER
from tests.storage.samples import LEASE, NOW, answer, meeting, post, told, understand, wake

TABLES = ("inbox", "outbox", "arrival", "sending")
DAY = timedelta(days=1)


@pytest.fixture
def engine(database: Path) -> Iterator[Engine]:
    made = open_engine(f"sqlite:///{database}")
    yield made
    made.dispose()


def later(span: timedelta) -> datetime:
    """When so much time has gone by: rows are stamped by the database's own clock."""
    return datetime.now(UTC) + span


def counts(engine: Engine) -> dict[str, int]:
    with engine.connect() as connection:
        tables = {name: Base.metadata.tables[name] for name in TABLES}
        count = {
            name: connection.execute(select(func.count()).select_from(each)).scalar_one()
            for name, each in tables.items()
        }
    return {name: number for name, number in count.items() if number}


def handle(store: SqlStore, number: int = 1) -> None:
    store.receive([answer(number)])
    with store.begin() as work:
        work.handled(answer(number), meeting(), (post(), understand()))


def perform(store: SqlStore) -> None:
    store.finish([Performed(each) for each in store.claim(NOW + DAY, 100, LEASE)])


def test_what_is_done_stays_as_long_as_it_may_come_again(
    sql_store: SqlStore, engine: Engine
) -> None:
    handle(sql_store)
    perform(sql_store)
    assert prune(engine, later(KEPT_FOR - DAY)) == 0
    assert sql_store.receive([answer(1)]) == 0


def test_what_is_done_goes_after_that(sql_store: SqlStore, engine: Engine) -> None:
    handle(sql_store)
    perform(sql_store)
    assert counts(engine) == {"inbox": 1, "outbox": 2}
    assert prune(engine, later(KEPT_FOR + DAY)) == 3
    assert counts(engine) == {}
    assert sql_store.session(meeting().id) == meeting()


def test_many_go_in_several_transactions(sql_store: SqlStore, engine: Engine) -> None:
    commands = [answer(number) for number in range(1_200)]
    sql_store.receive(commands)
    with sql_store.begin() as work:
        for each in commands:
            work.handled(each, None, ())
    assert prune(engine, later(KEPT_FOR + DAY)) == 1_200


def test_what_is_open_stays_with_the_command_it_comes_of(
    sql_store: SqlStore, engine: Engine
) -> None:
    sql_store.receive([answer(1), told(2)])
    with sql_store.begin() as work:
        work.handled(answer(1), meeting(), (wake(90 * DAY), post()))
    perform(sql_store)
    assert prune(engine, later(KEPT_FOR + DAY)) == 1
    assert counts(engine) == {"inbox": 2, "outbox": 1}


def test_what_was_set_aside_stays_for_who_looks_at_it(sql_store: SqlStore, engine: Engine) -> None:
    handle(sql_store)
    [first, second] = sql_store.claim(NOW, 10, LEASE)
    sql_store.finish([DeadLetter(first, reason="missing_scope"), Performed(second)])
    sql_store.receive([told(2)])
    with sql_store.begin() as work:
        work.parked(told(2), "a fault")
    prune(engine, later(KEPT_FOR + DAY))
    assert counts(engine) == {"inbox": 2, "outbox": 1}


def test_what_was_spent_on_somebodys_words_goes_after_its_day(engine: Engine) -> None:
    ledger = SqlLedger(engine)
    ledger.keep(call(at=NOW), MemberId("ada"))
    assert prune(engine, NOW + timedelta(hours=1)) == 0
    assert prune(engine, NOW + 2 * DAY) == 1
    assert ledger.spent_by_person(NOW) == {}
    assert ledger.spent(SessionId("s")).calls == 1


def test_who_is_forgotten_is_forgotten_still(
    sql_store: SqlStore, engine: Engine, opened: Callable[[], SqlStore]
) -> None:
    handle(sql_store)
    perform(sql_store)
    sql_store.forget("ben")
    prune(engine, later(KEPT_FOR + DAY))
    again = opened().session(meeting().id)
    assert again is not None
    assert "ben" not in again.profiles  # type: ignore[attr-defined]
    assert "ada" in again.profiles  # type: ignore[attr-defined]


def test_events_that_were_handled_go_and_others_stay(engine: Engine, database: Path) -> None:
    arrivals = SqlArrivals(engine, Vault(MASTER))
    ada = MemberId("ada")
    arrivals.keep([Arrival(each, ada, Private(ada, b"hello"), 1) for each in ("a", "b", "c")])
    arrivals.done("a")
    arrivals.set_aside("b", "a fault")
    assert prune(engine, later(KEPT_FOR + DAY)) == 1
    assert counts(engine) == {"arrival": 2}


def test_what_was_about_to_be_sent_is_known_until_all_before_it_is_done(
    sql_store: SqlStore, engine: Engine
) -> None:
    SqlPlaces(engine, Vault(MASTER)).begin("s1/card")
    sql_store.receive([answer(1)])
    long_ago = datetime.now(UTC) - NOW  # as the effect is due when its command has happened
    with sql_store.begin() as work:
        work.handled(answer(1), meeting(), (wake(long_ago),))
    after_an_absence = later(KEPT_FOR + DAY)
    assert prune(engine, after_an_absence) == 0
    sql_store.finish([Performed(each) for each in sql_store.claim(after_an_absence, 9, LEASE)])
    prune(engine, after_an_absence)
    assert counts(engine) == {}
