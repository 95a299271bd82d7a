"""The stores under test: one in memory, one in a database file, freshly migrated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from orchestration.kinds.meeting.state import Meeting
from orchestration.sessions.ports import Store
from storage.memory import MemoryStore
from storage.sql import SqlStore
from storage.vault import Vault
from tests.fakes.databases import NAME, migrated

MASTER = bytes(range(32))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    migrated(tmp_path)
    return tmp_path / NAME


@pytest.fixture
def opened(database: Path) -> Iterator[Callable[[], SqlStore[Meeting]]]:
    """Open the same database again and again, as restarts and other processes do."""
    stores: list[SqlStore[Meeting]] = []

    def open_again() -> SqlStore[Meeting]:
        stores.append(SqlStore.open(f"sqlite:///{database}", Vault(MASTER), Meeting))
        return stores[-1]

    yield open_again
    for store in stores:
        store.close()


@pytest.fixture
def sql_store(opened: Callable[[], SqlStore[Meeting]]) -> SqlStore[Meeting]:
    return opened()


@pytest.fixture(params=["memory", "sql"])
def store(request: pytest.FixtureRequest) -> Store[Meeting]:
    if request.param == "memory":
        return MemoryStore()
    sql: SqlStore[Meeting] = request.getfixturevalue("sql_store")
    return sql
