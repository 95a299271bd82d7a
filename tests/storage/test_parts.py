"""What grows by member is stored by its entries, and comes back as it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine, text

from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Decision, Logged
from orchestration.kinds.registry import KINDS
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private
from orchestration.runtime.runner import advance
from orchestration.sessions.commands import Command
from storage.errors import OvertakenError, UnreadableError
from storage.mapping import Entry
from storage.names import NAMES
from storage.parts import MOST_INSIDE, LargePart, Splitter, changes
from storage.sql import SqlStore
from storage.vault import Vault
from tests.kinds.choice.test_many_voters import OPENING, poll, vote
from tests.storage.conftest import MASTER
from tests.storage.processes import killed_within
from tests.storage.samples import NOW, meeting
from tests.storage.test_mapping import MEETINGS, FakeSafe

MANY = MOST_INSIDE + 6
LUNCH = SessionId("lunch")

Opened = Callable[[], SqlStore]


def take(store: SqlStore, *commands: Command) -> None:
    store.receive(commands)
    while advance(store):
        pass


def entries(database: Path) -> dict[str, int]:
    """Return how many entries each collection has in rows of their own."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT path, COUNT(*) FROM session_part GROUP BY path"))
        found = {path: count for path, count in rows}  # noqa: C416  # rows are no pairs to mypy
    engine.dispose()
    return found


def session_of(store: SqlStore) -> Decision:
    found = store.session(LUNCH)
    assert isinstance(found, Decision)
    return found


def voters(store: SqlStore) -> list[str]:
    return list(session_of(store).round.votes)


def test_a_small_session_is_one_row(opened: Opened, database: Path) -> None:
    take(opened(), OPENING, *(vote(f"m{number}") for number in range(20)))
    assert entries(database) == {}
    assert session_of(opened()) == session_of(opened()) == poll(voters=20)


def test_each_vote_of_many_is_a_row_and_all_of_it_comes_back(
    opened: Opened, database: Path
) -> None:
    store, few = opened(), MOST_INSIDE - 5
    take(store, OPENING, *(vote(f"m{number}") for number in range(few)))
    for number in range(few, MANY):
        take(store, vote(f"m{number}"))
    stands = entries(database)
    assert stands["rounds/0/votes"] == MANY
    assert stands["members"] == MANY + 1  # Olga, who asked
    assert session_of(opened()) == session_of(store) == poll(voters=MANY)
    assert voters(opened()) == [f"m{number}" for number in range(MANY)]


def test_what_has_not_changed_is_not_written_again(opened: Opened, database: Path) -> None:
    store = opened()
    take(store, OPENING, *(vote(f"m{number}") for number in range(MANY)))
    before = stored(database)
    take(store, vote("late"))
    after = stored(database)
    assert {path for path, _ in after.keys() - before.keys()} == before_paths(before)
    assert {key: after[key] for key in before} == before


def stored(database: Path) -> dict[tuple[str, str], str]:
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT path, key, value FROM session_part"))
        found = {(path, key): value for path, key, value in rows}
    engine.dispose()
    return found


def before_paths(rows: Mapping[tuple[str, str], str]) -> set[str]:
    return {path for path, _ in rows}


def test_who_was_forgotten_is_gone_and_so_are_their_rows_once_it_is_saved(
    opened: Opened, database: Path
) -> None:
    store = opened()
    take(store, OPENING, *(vote(f"m{number}") for number in range(MANY)))
    store.forget("m3")
    assert "m3" not in voters(opened())
    assert "m3" not in session_of(opened()).profiles
    take(store, vote("m4", "B", 2))
    assert session_of(opened()) == session_of(store)
    assert len(voters(opened())) == MANY - 1
    left = {path for path, key in stored(database) if key == "m3"}
    assert left == set()


def test_an_entry_is_bound_to_its_place(opened: Opened, database: Path) -> None:
    take(opened(), OPENING, *(vote(f"m{number}") for number in range(MANY)))
    engine = create_engine(f"sqlite:///{database}")
    of_m1 = "SELECT value FROM session_part WHERE path = 'rounds/0/votes' AND key = 'm1'"
    swap = f"UPDATE session_part SET value = ({of_m1}) WHERE path = 'rounds/0/votes' AND key = 'm2'"
    with engine.begin() as connection:
        connection.execute(text(swap))
    engine.dispose()
    store = opened()
    with pytest.raises(UnreadableError, match="not where it was sealed"):
        store.session(LUNCH)


def test_a_session_whose_entries_are_missing_cannot_be_read(opened: Opened, database: Path) -> None:
    take(opened(), OPENING, *(vote(f"m{number}") for number in range(MANY)))
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM session_part"))
    engine.dispose()
    store = opened()
    with pytest.raises(UnreadableError, match="missing"):
        store.session(LUNCH)


def test_who_saves_what_another_has_saved_since_writes_nothing(
    opened: Opened, database: Path
) -> None:
    one, other = opened(), opened()
    take(one, OPENING, *(vote(f"m{number}") for number in range(MANY)))
    assert voters(other) == voters(one)
    take(other, vote("late"))
    take(one, vote("later"))
    assert voters(opened())[-2:] == ["late", "later"]


def test_a_transaction_that_fails_leaves_no_trace(opened: Opened) -> None:
    store = opened()
    take(store, OPENING, *(vote(f"m{number}") for number in range(MANY)))
    before = session_of(store)
    late = vote("late")
    store.receive([late])
    with pytest.raises(OvertakenError):
        save_and_fail(store, late)
    assert session_of(store) is before
    take(store)
    assert session_of(opened()) == session_of(store)


def test_a_process_killed_among_many_votes_has_each_once_or_not_yet(
    opened: Opened, database: Path
) -> None:
    votes = [vote(f"m{number}") for number in range(MANY)]

    def work(die: Callable[[], None]) -> None:
        store = SqlStore.open(f"sqlite:///{database}", Vault(MASTER))
        store.receive([OPENING, *votes])
        advance(store)
        with store.begin() as half:
            for command in half.pending(5):
                session, effects = KINDS.decide(half.load(LUNCH), command)
                half.handled(command, session, effects)
            half.save()
            die()

    killed_within(work)
    store = opened()
    assert 0 < len(voters(store)) < MANY
    take(store)
    assert voters(opened()) == [f"m{number}" for number in range(MANY)]
    take(store, *votes)  # told again, as after a crash
    assert session_of(opened()) == poll(voters=MANY)


def save_and_fail(store: SqlStore, command: Command) -> None:
    with store.begin() as work:
        session, effects = KINDS.decide(work.load(LUNCH), command)
        work.handled(command, session, effects)
        work.save()
        raise OvertakenError("somebody else")


# Taking apart, and what has changed

KEYS = st.lists(st.sampled_from("abcdefgh"), unique=True)


def part_of(keys: list[str], values: Mapping[str, object]) -> dict[str, LargePart]:
    return {"of": LargePart({each: values[each] for each in keys}, object)} if keys else {}


@given(was=KEYS, now=KEYS, same=st.sets(st.sampled_from("abcdefgh")))
def test_the_changes_make_what_is_of_what_was(
    was: list[str], now: list[str], same: set[str]
) -> None:
    first: dict[str, object] = {each: object() for each in "abcdefgh"}
    second = {each: first[each] if each in same else object() for each in "abcdefgh"}
    rows = {each: first[each] for each in was}
    for change in changes(part_of(was, first), part_of(now, second)):
        for key in change.gone:
            del rows[key]
        rows.update(change.put)
    assert list(rows.items()) == [(each, second[each]) for each in now]


@given(st.integers(0, 3 * MOST_INSIDE), st.booleans())
def test_taken_apart_and_laid_together_it_is_as_it_was(size: int, is_apart: bool) -> None:
    log = tuple(Logged(NOW, f"step {number}", "hash") for number in range(size))
    said = {MemberId(f"m{number}"): Private(f"m{number}", "words") for number in range(size)}
    whole = replace(meeting(), log=log, besides={str(key): each for key, each in said.items()})
    apart: set[str] = {"log", "besides"} if is_apart else set()
    rest, parts = Splitter(NAMES).split(whole, apart)
    expected = {"log", "besides"} if size > MOST_INSIDE or (is_apart and size) else set()
    assert parts.keys() == expected
    safe = FakeSafe()
    written: Any = {
        path: [
            Entry(key, (MEETINGS.write_entry(each, part.form, safe), safe))
            for key, each in part.entries.items()
        ]
        for path, part in parts.items()
    }
    back, is_whole = MEETINGS.read_apart(*MEETINGS.write(rest, safe), safe, written)
    assert (back, is_whole) == (whole, True)


def test_a_ballot_is_the_last_that_its_voter_cast(opened: Opened) -> None:
    store = opened()
    take(store, OPENING, *(vote(f"m{number}") for number in range(MANY)))
    take(store, *(vote(f"m{number}", "B", 2) for number in range(MANY)))
    again: CastBallot = vote("m7", "C", 3)
    take(store, again, again)
    assert session_of(opened()) == session_of(store)
    assert session_of(opened()).round.votes[MemberId("m7")] == again.ballot
