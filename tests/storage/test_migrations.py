"""Migrations and tables say the same, and every step can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from stat import S_IMODE

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from storage.engine import open_engine
from storage.errors import StoreError
from storage.migrations import CONTEXT, config, migrate
from storage.sql import SqlStore
from storage.tables import Base
from storage.vault import Vault
from tests.storage.processes import killed_within


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'convene.db'}"


def tables_at(url: str) -> set[str]:
    engine = open_engine(url)
    with engine.connect() as connection:
        names = set(inspect(connection).get_table_names())
    engine.dispose()
    return names


def test_the_tables_need_no_further_migration(tmp_path: Path) -> None:
    migrate(url_in(tmp_path))
    engine = open_engine(url_in(tmp_path))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={**CONTEXT, "compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_the_files_are_for_us_only(tmp_path: Path) -> None:
    migrate(url_in(tmp_path))
    engine = open_engine(url_in(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM inbox"))
        modes = {each.name: S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
    engine.dispose()
    assert modes == {f"convene.db{end}": 0o600 for end in ("", "-wal", "-shm")}


def test_indexes_are_partial_in_the_database_too(tmp_path: Path) -> None:
    """Autogenerate does not compare conditions, so this does."""
    migrate(url_in(tmp_path))
    engine = open_engine(url_in(tmp_path))
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type = 'index'"))
        partial = {row.name: row.sql.partition("WHERE ")[2] for row in rows if row.sql}
    engine.dispose()
    assert partial == {
        "ix_inbox_pending": "handled_at IS NULL",
        "ix_outbox_open": "done_at IS NULL",
        "ix_held_open": "done_at IS NULL",
        "ix_arrival_waiting": "done_at IS NULL",
        "ix_session_member_of": "",
        "ix_place_at": "",
        "ix_model_call_session": "",
        "ix_model_call_at": "",
    }


def test_up_down_and_up_again(tmp_path: Path) -> None:
    url = url_in(tmp_path)
    migrate(url)
    assert tables_at(url) == {*Base.metadata.tables, "alembic_version"}
    engine = open_engine(url)
    with engine.begin() as connection:
        command.downgrade(config(connection), "base")
    engine.dispose()
    assert tables_at(url) == {"alembic_version"}
    migrate(url)
    migrate(url)
    assert tables_at(url) == {*Base.metadata.tables, "alembic_version"}


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_migration_that_is_killed_leaves_nothing_half_done(tmp_path: Path) -> None:
    def upgrade(die: Callable[[], None]) -> None:
        with open_engine(url_in(tmp_path)).begin() as connection:
            command.upgrade(config(connection), "head")
            die()

    killed_within(upgrade)
    assert tables_at(url_in(tmp_path)) == set()
    migrate(url_in(tmp_path))
    assert "inbox" in tables_at(url_in(tmp_path))


def test_a_database_without_tables_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="tables"):
        SqlStore.open(url_in(tmp_path), Vault(bytes(32)))
