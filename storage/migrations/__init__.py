"""Migrations: how a database of any earlier version comes to have the present tables.

To add one: change storage/tables.py, then let Alembic write a draft with
`command.revision(config(connection), "what it is for", autogenerate=True)`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url

from storage.engine import open_engine
from storage.tables import Base

HERE: Final = Path(__file__).parent

# SQLite alters a table by copying it (batch). Its DDL is transactional, which Alembic does not
# presume: a migration that is killed leaves the database as it was.
CONTEXT: Final[dict[str, Any]] = {
    "target_metadata": Base.metadata,
    "render_as_batch": True,
    "transactional_ddl": True,
}


def migrate(url: str) -> None:
    """Bring the database to the present tables; quick, and without effect, where it has them."""
    _make_file(url)
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            here = config(connection)
            if not _is_present(connection, here):
                command.upgrade(here, "head")
    finally:
        engine.dispose()


def _make_file(url: str) -> None:
    """Make SQLite's file readable by us only: names, ballots and what is shared are not encrypted.

    SQLite gives its log the permissions of the file.
    """
    path = make_url(url).database
    if path and url.startswith("sqlite"):
        Path(path).touch(mode=0o600)


def config(connection: Connection) -> Config:
    """Return Alembic's configuration for this connection; it needs no file."""
    made = Config()
    made.set_main_option("script_location", str(HERE).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def _is_present(connection: Connection, here: Config) -> bool:
    present = MigrationContext.configure(connection).get_current_revision()
    return present == ScriptDirectory.from_config(here).get_current_head()
