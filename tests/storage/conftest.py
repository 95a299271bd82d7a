"""The stores under test: one in memory, one in a database file, freshly migrated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

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
def opened(database: Path) -> Iterator[Callable[[], SqlStore]]:
    """Open the same database again and again, as restarts and other processes do."""
    stores: list[SqlStore] = []

    def open_again() -> SqlStore:
        stores.append(SqlStore.open(f"sqlite:///{database}", Vault(MASTER)))
        return stores[-1]

    yield open_again
    for store in stores:
        store.close()


@pytest.fixture
def sql_store(opened: Callable[[], SqlStore]) -> SqlStore:
    return opened()


@pytest.fixture(params=["memory", "sql"])
def store(request: pytest.FixtureRequest) -> Store:
    if request.param == "memory":
        return MemoryStore()
    sql: SqlStore = request.getfixturevalue("sql_store")
    return sql
