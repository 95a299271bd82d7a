"""The ledger of calls: the same after a restart, and in figures alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from orchestration.model.spent import Spent
from storage.engine import open_engine
from storage.sql import SqlStore
from storage.tables import MODEL_CALL
from storage.usage import SqlLedger
from tests.fakes.model.ledger import TODAY, call
from tests.storage.processes import at_once, killed_within

YESTERDAY = TODAY - timedelta(days=1)


@pytest.fixture
def ledger(database: Path) -> Iterator[Callable[[], SqlLedger]]:
    """Open the ledger again and again, as restarts do."""
    opened = []

    def open_again() -> SqlLedger:
        opened.append(open_engine(f"sqlite:///{database}"))
        return SqlLedger(opened[-1])

    yield open_again
    for each in opened:
        each.dispose()


def test_calls_are_there_after_a_restart(ledger):
    calls = [call(at=YESTERDAY), call(None, model="n", ended="given up"), call("t", sent=0)]
    for each in calls:
        ledger().keep(each)

    assert ledger().since(YESTERDAY) == calls
    assert ledger().since(TODAY) == calls[1:]
    assert ledger().since(TODAY + timedelta(seconds=1)) == []


def test_calls_come_in_the_order_in_which_they_began(ledger):
    late, early = call("t", TODAY + timedelta(seconds=5)), call("s")
    for each in (late, early):
        ledger().keep(each)

    assert ledger().since(YESTERDAY) == [early, late]


def test_an_instant_is_the_same_in_every_zone(ledger):
    tokyo = timezone(timedelta(hours=9))
    ledger().keep(call(at=datetime(2027, 1, 7, 8, 59, tzinfo=tokyo)))

    midnight = datetime(2027, 1, 7, tzinfo=UTC)
    assert ledger().since(midnight) == []
    [kept] = ledger().since(midnight - timedelta(minutes=1))
    assert kept.at == midnight - timedelta(minutes=1)


def test_a_session_has_its_own_sum(ledger):
    for each in (call(), call(at=YESTERDAY, seconds=0.5), call("t"), call(None)):
        ledger().keep(each)

    assert ledger().spent("s") == Spent(calls=2, sent=140, received=60, seconds=2.5)
    assert ledger().spent("nobody's") == Spent()


def test_what_is_spent_on_somebodys_words_is_added_up_by_the_day(ledger):
    for who, each in [
        ("ana", call()),
        ("ana", call("t", TODAY + timedelta(hours=3), seconds=0.5)),
        ("ben", call()),
        ("ana", call(at=YESTERDAY)),
        (None, call()),
    ]:
        ledger().keep(each, who)

    assert ledger().spent_by_person(TODAY) == {
        "ana": Spent(calls=2, sent=140, received=60, seconds=2.5),
        "ben": Spent(calls=1, sent=70, received=30, seconds=2.0),
    }
    assert ledger().spent_by_person(YESTERDAY).keys() == {"ana"}


def test_a_call_that_was_kept_outlives_the_process(database, ledger):
    def keep(die: Callable[[], None]) -> None:
        SqlLedger(open_engine(f"sqlite:///{database}")).keep(call())
        die()

    killed_within(keep)
    assert ledger().since(TODAY) == [call()]


def test_processes_keep_side_by_side(database, ledger):
    def keep() -> None:
        own = SqlLedger(open_engine(f"sqlite:///{database}"))
        for _ in range(20):
            own.keep(call())

    at_once(keep, keep)
    assert ledger().spent("s").calls == 40


def test_it_stands_beside_the_sessions_and_stays_when_somebody_is_forgotten(
    sql_store: SqlStore, ledger
):
    SqlLedger.beside(sql_store).keep(call())
    sql_store.forget("ana")
    sql_store.forget("s")

    assert ledger().since(TODAY) == [call()]


def test_there_is_no_room_for_words():
    assert {each.name for each in MODEL_CALL.columns} == {
        "seq",
        "session",
        "prompt",
        "model",
        "sent",
        "received",
        "seconds",
        "ended",
        "at",
    }
