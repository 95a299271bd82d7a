"""The one door to what is durable: the master key and the database that was written under it.

Where one of them is not as it must be, an OperatorError names the file and says what can be done.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from orchestration.model.errors import OperatorError
from orchestration.model.faults import StoreFaultError
from storage.engine import open_engine, read_only
from storage.errors import StoreError, UnreadableError, WrongMasterKeyError
from storage.migrations import Version, VersionError, check_version, migrate
from storage.vault import KEY_BYTES, Vault, load_master_key, make_master_key

_PRIMARY: Final = 0xFF
_RIGHTS: Final = "let the account that runs Convene read and write it, and write to its folder"
_WHAT: Final = {
    sqlite3.SQLITE_NOTADB: "is no database: put back a backup, or move it away to begin anew",
    sqlite3.SQLITE_CORRUPT: "is damaged: put back a backup, or move it away to begin anew",
    sqlite3.SQLITE_BUSY: "is locked by another process: end that one, then try again",
    sqlite3.SQLITE_LOCKED: "is locked by another process: end that one, then try again",
    sqlite3.SQLITE_FULL: "has no room left on its disk: make some",
    sqlite3.SQLITE_READONLY: f"cannot be written: {_RIGHTS}",
    sqlite3.SQLITE_CANTOPEN: f"cannot be opened: {_RIGHTS}",
    sqlite3.SQLITE_PERM: f"cannot be opened: {_RIGHTS}",
    sqlite3.SQLITE_IOERR: "cannot be read or written: see whether its disk is sound and there",
}
_VERSIONS: Final = {
    Version.NEWER: "was written by a newer version of Convene: run that one, or put back a backup "
    "from before it",
    Version.FOREIGN: "holds the tables of another program: set CONVENE_DATA or "
    "CONVENE_DATABASE_URL to a place of our own",
    Version.EARLIER: "is not up to date: run `convene migrate`",
    Version.NONE: "has no tables yet: run `convene migrate`",
}


@dataclass(frozen=True, slots=True)
class Safekeeping:
    """Where what is durable lies: the master key, the database, and what else is sealed with it."""

    key: Path
    url: str
    beside: tuple[Path, ...] = ()

    @classmethod
    def in_folder(cls, folder: Path, name: str = "convene.db", *beside: str) -> Self:
        """Return a database of this name with its key and what else lies in the same folder."""
        others = tuple(folder / each for each in beside)
        return cls(folder / "master.key", f"sqlite:///{folder / name}", others)

    @property
    def database(self) -> Path:
        """The file of the database."""
        return Path(make_url(self.url).database or "")

    @property
    def setting(self) -> str:
        """By which setting the database is found."""
        beside = self.database.parent == self.key.parent
        return "CONVENE_DATA" if beside else "CONVENE_DATABASE_URL"

    @property
    def written(self) -> Path | None:
        """A file that has been written under the master key, None where nothing is."""
        files = (self.database, *self.beside)
        return next((each for each in files if each.exists() and _holds_something(each)), None)


def make(place: Safekeeping) -> bool:
    """Make the master key and the database where they are missing, and bring the latter up to date.

    Returns whether the key is new: none is ever made beside a database, which it could not open.
    """
    is_new = False
    with _reachable(place.key.parent):
        place.key.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if place.written is None:
            is_new = make_master_key(place.key)
    key = _key(place)
    with _reachable(place.database.parent, place.setting), plainly(place):
        if place.written == place.database:
            _look(place, partial(_check_whole, place=place))
        migrate(place.url)
        _look(place, Vault(key).check)
    return is_new


def master_key(place: Safekeeping) -> bytes:
    """Return the master key of a database that is there, is whole, and was written under it."""
    with _reachable(place.key.parent):
        if not place.database.exists():
            raise OperatorError(
                f"There is no database at {place.database}: set {place.setting} to where it lies, "
                "or make one with `convene migrate`."
            )
    key = _key(place)
    with plainly(place):
        whole = partial(_check_whole, place=place)
        _look(place, whole, check_version, Vault(key).check)
    return key


@contextmanager
def plainly(place: Safekeeping) -> Iterator[None]:
    """Say in one sentence what is wrong with a database, where that puts an end to something."""
    try:
        yield
    except WrongMasterKeyError:
        raise OperatorError(
            f"{place.key} is not the master key that the database {place.database} was written "
            "under: put that one back."
        ) from None
    except (StoreError, StoreFaultError, SQLAlchemyError, sqlite3.Error) as problem:
        raise OperatorError(f"The database {place.database} {_trouble(problem)}.") from None


@contextmanager
def _reachable(folder: Path, setting: str = "CONVENE_DATA") -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise OperatorError(
            f"The data folder {folder} cannot be written to ({problem.strerror}): let the account "
            f"that runs Convene write there, or set {setting} to another folder."
        ) from None


def _key(place: Safekeeping) -> bytes:
    try:
        key = load_master_key(place.key)
    except FileNotFoundError:
        raise OperatorError(
            f"The master key is missing: {place.written or place.database} was written under the "
            f"one that belongs at {place.key}. Put it back there, or move the database away to "
            "begin anew."
        ) from None
    except OSError as problem:
        raise OperatorError(
            f"The master key {place.key} cannot be read ({problem.strerror}): put the file back, "
            "or let the account that runs Convene read it."
        ) from None
    if key is None:
        mend = "put back the one that the database was written under"
        raise OperatorError(
            f"{place.key} holds no master key, which is {2 * KEY_BYTES} hex digits: "
            f"{mend if place.written else 'delete it, and one will be made'}."
        )
    return key


def _look(place: Safekeeping, *checks: Callable[[Connection], None]) -> None:
    engine = open_engine(place.url)
    try:
        with read_only(engine).begin() as connection:
            for check in checks:
                check(connection)
    finally:
        engine.dispose()


def _check_whole(connection: Connection, place: Safekeeping) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise OperatorError(f"The database {place.database} {_WHAT[sqlite3.SQLITE_CORRUPT]}.")


def _trouble(problem: BaseException) -> str:
    """Say what is wrong with a database."""
    code = _code(problem)
    if code in _WHAT:
        return _WHAT[code]
    match problem:
        case VersionError():
            return _VERSIONS[problem.version]
        case UnreadableError():
            return "holds something that cannot be read: put back a backup"
        case _:
            return f"cannot do its work ({type(problem).__name__}): put back a backup"


def _code(problem: BaseException | None) -> int | None:
    """Return what SQLite has said of a problem, or of what has caused it."""
    while problem is not None:
        code = getattr(getattr(problem, "orig", problem), "sqlite_errorcode", None)
        if code is not None:
            return int(code) & _PRIMARY
        problem = problem.__cause__
    return None


def _holds_something(path: Path) -> bool:
    return not path.is_file() or path.stat().st_size > 0
