"""Migrations: how a database of any earlier version comes to have the present tables.

To add one: change storage/tables.py, then let Alembic write a draft with
`command.revision(config(connection), "what it is for", autogenerate=True)`.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url

from storage.engine import open_engine
from storage.errors import StoreError
from storage.tables import Base

HERE: Final = Path(__file__).parent

# SQLite alters a table by copying it (batch). Its DDL is transactional, which Alembic does not
# presume: a migration that is killed leaves the database as it was.
CONTEXT: Final[dict[str, Any]] = {
    "target_metadata": Base.metadata,
    "render_as_batch": True,
    "transactional_ddl": True,
}


class Version(StrEnum):
    """Whose tables a database holds."""

    NONE = "none"
    EARLIER = "earlier"
    PRESENT = "present"
    NEWER = "newer"
    FOREIGN = "foreign"


class VersionError(StoreError):
    """A database does not hold the present tables, and cannot be used as it is."""

    def __init__(self, version: Version) -> None:
        super().__init__(f"the tables are {version}")
        self.version = version


def migrate(url: str) -> None:
    """Bring the database to the present tables; quick, and without effect, where it has them.

    VersionError, and nothing changed, where it holds tables of a newer version or none of ours.
    """
    _make_file(url)
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            version = _version_of(connection)
            if version in (Version.NONE, Version.EARLIER):
                command.upgrade(config(connection), "head")
            elif version is not Version.PRESENT:
                raise VersionError(version)
    finally:
        engine.dispose()


def check_version(connection: Connection) -> None:
    """Raise VersionError where a database does not hold the present tables."""
    version = _version_of(connection)
    if version is not Version.PRESENT:
        raise VersionError(version)


def _version_of(connection: Connection) -> Version:
    written = MigrationContext.configure(connection).get_current_heads()
    if not written:
        others = set(inspect(connection).get_table_names()) - {"alembic_version"}
        return Version.FOREIGN if others else Version.NONE
    if written == (_revisions()[0],):
        return Version.PRESENT
    return Version.EARLIER if set(written).issubset(_revisions()) else Version.NEWER


@cache
def _revisions() -> tuple[str, ...]:
    """Return all versions of the tables there have been, the present one first."""
    return tuple(each.revision for each in ScriptDirectory(str(HERE)).walk_revisions())


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
