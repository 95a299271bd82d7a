"""Where the durable store is, its key, and its migrations."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Engine

from bot.settings import Settings
from orchestration.kinds.registry import KINDS
from orchestration.runtime.runner import Runner
from orchestration.sessions.kind import Kinds
from storage.alone import only_one
from storage.engine import open_engine
from storage.opening import Safekeeping, make, master_key, plainly
from storage.sql import SqlStore
from storage.vault import Vault


def place_of(settings: Settings) -> Safekeeping:
    """Return where the settings say that all is."""
    return Safekeeping(settings.master_key, settings.database_url)


def prepare(settings: Settings) -> dict[str, Any]:
    """Make the data folder, the master key and the database where they are missing, and say so."""
    made = make(place_of(settings))
    key = f"{'New master key' if made else 'Master key'}: {settings.master_key}"
    return {"database": f"Database up to date: {settings.database_url}", "master_key": key}


@dataclass(frozen=True, slots=True)
class Durable:
    """A migrated database with the keys to it."""

    store: SqlStore
    engine: Engine
    vault: Vault
    master: bytes

    @classmethod
    def open(cls, place: Safekeeping, kinds: Kinds = KINDS) -> Self:
        """Open what is there; OperatorError where it is not, or not as it must be."""
        master = master_key(place)
        vault = Vault(master)
        store: SqlStore = SqlStore.open(place.url, vault, kinds)
        return cls(store, open_engine(place.url), vault, master)

    def close(self) -> None:
        """Let go of the database."""
        self.store.close()
        self.engine.dispose()


@asynccontextmanager
async def taken_over(runner: Runner, key: Path) -> AsyncIterator[None]:
    """Take up what a process that is gone had begun, and be known to be at work meanwhile.

    Where another process is at work, only what it does not end in time is taken up.
    """
    with only_one(key) as alone:
        if alone:
            await runner.take_over()
        yield


@contextmanager
def opened(settings: Settings) -> Iterator[SqlStore]:
    """Open the store of the settings; OperatorError where it, or anything in it, is at fault."""
    place = place_of(settings)
    with plainly(place):
        durable = Durable.open(place)
        try:
            yield durable.store
        finally:
            durable.close()
