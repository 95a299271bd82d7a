"""What only a store in a database has to show: durability, several at once, nothing in the open."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId, Organiser, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.ports import Performed
from orchestration.sessions.session import Session
from storage.engine import PRAGMAS, open_engine
from storage.errors import OvertakenError, UnreadableError, WrongMasterKeyError
from storage.sql import SqlStore
from storage.vault import Vault
from tests.fakes.patience import STUCK_SECONDS
from tests.storage.processes import at_once, killed_within
from tests.storage.samples import (
    CANARY,
    LEASE,
    NOW,
    answer,
    answers_of,
    meeting,
    one_of_each,
    post,
    told,
    understand,
)

S1 = SessionId("s1")
ZOE = Organiser(MemberId("zoe"), "Zoe")
Opened = Callable[[], SqlStore]


def handle(store: SqlStore, command: Command, session: Session | None, *effects: Effect) -> None:
    store.receive([command])
    with store.begin() as work:
        work.handled(command, session, effects)


def execute(path: Path, statement: str) -> None:
    engine = open_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def column(path: Path, query: str) -> list[object]:
    engine = open_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        found = list(connection.execute(text(query)).scalars())
    engine.dispose()
    return found


def bytes_at_rest(path: Path) -> bytes:
    return b"".join(each.read_bytes() for each in path.parent.glob(f"{path.name}*"))


class TestByMember:
    def test_other_sessions_are_not_even_read(self, opened: Opened, database: Path) -> None:
        store = opened()
        handle(store, answer(1), meeting())
        for number in range(50):
            other = replace(meeting(f"other-{number}"), organiser=ZOE, members=())
            handle(store, answer(1, other.id), other)
        spoil = "UPDATE session_row SET payload = '', version = 9 WHERE id LIKE 'other-%'"
        execute(database, spoil)
        assert list(store.open_with(MemberId("ada"))) == [meeting()]
        with pytest.raises(UnreadableError):
            store.open_with(ZOE.id)

    def test_an_answer_writes_no_index(self, opened: Opened, database: Path) -> None:
        store = opened()
        handle(store, answer(1), meeting())
        execute(database, "DELETE FROM session_member WHERE member = 'eve'")
        handle(store, answer(2), meeting(answers=2))
        assert not store.open_with(MemberId("eve"))


class TestAtRest:
    def test_everything_outlives_a_restart(self, opened: Opened) -> None:
        before = opened()
        handle(before, answer(1), meeting(), *one_of_each()[1])
        before.receive([told()])
        before.close()
        after = opened()
        assert after.session(S1) == meeting()
        with after.begin() as work:
            assert work.pending(10) == [told()]
        effects = tuple(due.effect for due in after.claim(NOW + LEASE, 10, LEASE))
        assert effects == one_of_each()[1]

    def test_nothing_private_lies_in_the_open(self, database: Path, opened: Opened) -> None:
        store = opened()
        store.receive([told(n, member=member) for n, member in enumerate(("ada", "ben"))])
        handle(store, answer(1), meeting(), understand(), post("in the open"))
        at_rest = bytes_at_rest(database)
        assert b"in the open" in at_rest
        assert CANARY.encode() not in at_rest
        for due in store.claim(NOW, 10, LEASE):
            store.finish([Performed(due)])
        store.forget("ada")
        assert CANARY.encode() not in bytes_at_rest(database)

    def test_what_is_deleted_is_overwritten(self, database: Path, opened: Opened) -> None:
        handle(opened(), answer(1), None, post(CANARY))
        assert CANARY.encode() in bytes_at_rest(database)
        execute(database, "DELETE FROM outbox")
        opened().forget("nobody")
        assert CANARY.encode() not in bytes_at_rest(database)

    def test_a_destroyed_key_is_in_no_file(self, database: Path, opened: Opened) -> None:
        store = opened()
        store.receive([told()])
        (wrapped,) = column(database, "SELECT wrapped FROM owner_key")
        assert isinstance(wrapped, bytes)
        assert wrapped in bytes_at_rest(database)
        store.forget("ada")
        assert wrapped not in bytes_at_rest(database)

    def test_a_refused_statement_does_not_quote_its_parameters(
        self, database: Path, opened: Opened
    ) -> None:
        store = opened()
        handle(store, answer(1), None, post("hush"))
        execute(database, "UPDATE inbox SET handled_at = NULL")
        with pytest.raises(IntegrityError) as caught:
            handle(store, answer(1), None, post("hush"))
        assert "hush" not in str(caught.value)

    def test_another_master_key_is_refused_at_once(self, database: Path, opened: Opened) -> None:
        opened().receive([told()])
        with pytest.raises(WrongMasterKeyError):
            SqlStore.open(f"sqlite:///{database}", Vault(bytes(32)))

    def test_a_row_copied_over_another_does_not_open(self, database: Path, opened: Opened) -> None:
        store = opened()
        store.receive([told(1), told(2)])
        execute(database, "UPDATE inbox SET payload = (SELECT payload FROM inbox WHERE seq = 1)")
        with store.begin() as work:
            assert [command.id for command in work.pending(10)] == ["told-1"]
        (reason,) = column(database, "SELECT parked FROM inbox WHERE seq = 2")
        assert reason == "a private value is not where it was sealed"


class TestSettings:
    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("secure_delete", 1),
            ("temp_store", 2),
            ("busy_timeout", 10_000),
        ],
    )
    def test_they_hold_on_every_connection(self, database: Path, name: str, value: object) -> None:
        assert name in PRAGMAS or name == "busy_timeout"
        assert column(database, f"PRAGMA {name}") == [value]

    @pytest.mark.parametrize(
        ("table", "query"),
        [
            ("inbox", "SELECT seq FROM inbox WHERE handled_at IS NULL ORDER BY seq"),
            ("outbox", "SELECT seq FROM outbox WHERE done_at IS NULL AND due_at <= '2'"),
        ],
    )
    def test_what_waits_is_found_by_an_index(self, database: Path, table: str, query: str) -> None:
        engine = open_engine(f"sqlite:///{database}")
        with engine.connect() as connection:
            plan = str(connection.execute(text(f"EXPLAIN QUERY PLAN {query}")).all())
        engine.dispose()
        assert f"USING INDEX ix_{table}_" in plan


class TestParked:
    def test_the_reason_is_kept(self, database: Path, opened: Opened) -> None:
        store = opened()
        store.receive([answer(1), told(2, member="ben")])
        with store.begin() as work:
            work.parked(answer(1), "a fault in the engine")
        store.forget("ben")
        with store.begin() as work:
            assert work.pending(10) == []
        reasons = column(database, "SELECT parked FROM inbox ORDER BY seq")
        assert reasons == ["a fault in the engine", "it was about somebody who has been forgotten"]

    def test_a_row_nobody_can_read_is_not_in_the_way(self, database: Path, opened: Opened) -> None:
        store = opened()
        store.receive([answer(1), answer(2)])
        handle(store, answer(3), None, post(), post("another"))
        execute(database, "UPDATE inbox SET kind = 'FromTheFuture' WHERE seq = 1")
        execute(database, "UPDATE outbox SET kind = 'FromTheFuture' WHERE seq = 1")
        with store.begin() as work:
            assert work.pending(1) == [answer(2)]
        (due,) = store.claim(NOW, 1, LEASE)
        assert due.effect == post("another")


class TestSeveralAtOnce:
    def test_no_effect_is_claimed_twice_by_threads(self, opened: Opened) -> None:
        stores = opened(), opened()
        handle(stores[0], answer(1), None, *[post(str(n)) for n in range(60)])
        with ThreadPoolExecutor(2) as pool:
            claimed = [each for ids in pool.map(claim_all, stores) for each in ids]
        assert len(claimed) == len(set(claimed)) == 60

    @pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
    def test_no_effect_is_claimed_twice_by_processes(self, tmp_path: Path, opened: Opened) -> None:
        files = [tmp_path / name for name in ("one", "other")]
        store = opened()
        handle(store, answer(1), None, *[post(str(n)) for n in range(60)])
        store.close()  # no open database may be carried into another process
        at_once(*[partial(claim_all_into, file, opened) for file in files])
        claimed = [line for file in files for line in file.read_text().splitlines()]
        assert len(claimed) == len(set(claimed)) == 60

    def test_a_session_is_not_taken_from_memory_once_another_has_saved_it(
        self, opened: Opened
    ) -> None:
        one, other = opened(), opened()
        handle(one, answer(1), meeting(answers=1))
        handle(other, answer(2), meeting(answers=2))
        with one.begin() as work:
            session = work.load(S1)
        assert session
        assert answers_of(session) == 2

    def test_who_was_overtaken_does_not_overwrite(self, database: Path, opened: Opened) -> None:
        """SQLite lets nobody overtake; other databases do."""
        store = opened()
        handle(store, answer(1), meeting(answers=1))
        saved = "UPDATE session_row SET version = version + 1"
        execute(database, f"CREATE TRIGGER overtake AFTER UPDATE ON inbox BEGIN {saved}; END")
        with pytest.raises(OvertakenError):
            handle(store, answer(2), meeting(answers=7))
        assert store.session(S1) == meeting(answers=1)

    def test_a_person_forgotten_by_another_process_is_forgotten_here(self, opened: Opened) -> None:
        serving, command_line = opened(), opened()
        handle(serving, answer(1), meeting())
        assert serving.session(S1) == meeting()
        command_line.forget("ben")
        for session in (serving.session(S1), serving.session(S1)):
            assert isinstance(session, Meeting)
            assert "ben" not in session.profiles

    def test_reading_does_not_wait_for_a_writer(self, opened: Opened) -> None:
        store = opened()
        handle(store, answer(1), meeting())
        with store.begin() as work, ThreadPoolExecutor(1) as pool:
            work.load(S1)
            assert pool.submit(store.session, S1).result(STUCK_SECONDS) == meeting()
            assert pool.submit(store.next_due).result(STUCK_SECONDS) is None


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
class TestCrashes:
    @pytest.mark.parametrize("saved", [False, True])
    def test_a_process_killed_within_a_transaction_changes_nothing(
        self, opened: Opened, saved: bool
    ) -> None:
        def handle_answer(die: Callable[[], None]) -> None:
            with opened().begin() as work:
                work.handled(answer(2), meeting(answers=7), (understand("newcomer"), post()))
                if saved:
                    work.save()
                die()

        handle(opened(), answer(1), meeting())
        opened().receive([answer(2), told()])
        killed_within(handle_answer)
        after = opened()
        assert after.session(S1) == meeting()
        with after.begin() as work:
            assert work.pending(10) == [answer(2), told()]
        assert not after.claim(NOW, 10, LEASE)

    def test_what_a_killed_process_had_claimed_comes_back(self, opened: Opened) -> None:
        def claim_one(die: Callable[[], None]) -> None:
            assert opened().claim(NOW, 1, LEASE)
            die()

        handle(opened(), answer(1), None, post())
        killed_within(claim_one)
        assert not opened().claim(NOW, 1, LEASE)
        (due,) = opened().claim(NOW + LEASE, 1, LEASE)
        assert due.attempt == 2


def claim_all(store: SqlStore) -> list[str]:
    claimed: list[str] = []
    while dues := store.claim(NOW, 3, LEASE):
        claimed += [due.id for due in dues]
    return claimed


def claim_all_into(file: Path, opened: Opened) -> None:
    file.write_text("\n".join(claim_all(opened())))
