"""An index of passages in Chroma, embedded in this process: no server, and nothing that it tells.

It is made again from the rows where its folder is missing or cannot be read, and for another
embedding. No words stand in it: a passage's key, its session and its vector.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any, Final

from orchestration.evaluation.columns import Floats
from orchestration.model.people import SessionId

_PREFIX: Final = "passages-"
_DATABASE: Final = "chroma.sqlite3"
_AT_ONCE: Final = 1000
_EMBEDDED: Final = "chromadb.api.rust.RustBindingsAPI"
_log: Final = logging.getLogger(__name__)


@dataclass
class ChromaIndex:
    """The index in a folder for one embedding, which is opened when it is first needed."""

    folder: Path
    embedding: str
    _lock: Lock = field(default_factory=Lock)

    def held(self, session: SessionId) -> frozenset[str]:
        """Return which passages of a session it holds."""
        found = self._open.get(where={"session": session}, include=[])
        return frozenset(each.removeprefix(f"{session}/") for each in found["ids"])

    def add(self, session: SessionId, vectors: Mapping[str, Floats]) -> None:
        """Hold the vectors of these passages, each in the place of an earlier one."""
        keys = [*vectors]
        for start in range(0, len(keys), _AT_ONCE):
            some = keys[start : start + _AT_ONCE]
            self._open.upsert(
                ids=[f"{session}/{each}" for each in some],
                embeddings=[vectors[each].tolist() for each in some],
                metadatas=[{"session": session} for _ in some],
            )

    def nearest(self, session: SessionId, vector: Floats, most: int) -> Mapping[str, float]:
        """Return the nearest passages of a session, each with the cosine of the angle between."""
        try:
            found = self._open.query(
                query_embeddings=[vector.tolist()],
                n_results=most,
                where={"session": session},
                include=["distances"],
            )
        except Exception as problem:  # noqa: BLE001 - its faults have no class in common
            self._empty(problem)
            return {}
        [ids], [distances] = found["ids"], found["distances"]
        near = zip(ids, distances, strict=True)
        return {key.removeprefix(f"{session}/"): 1.0 - float(each) for key, each in near}

    def _empty(self, problem: Exception) -> None:
        """Begin anew: whoever asks next finds nothing held, and adds it again from the rows."""
        _log.warning("The index at %s is made anew (%s)", self.folder, type(problem).__name__)
        with self._lock:
            client = _client(self.folder)
            client.delete_collection(_name(self.embedding))
            self.__dict__["_collection"] = _opened(client, self.embedding)

    @property
    def _open(self) -> Any:  # noqa: ANN401 - Chroma's own types are Any where it matters
        with self._lock:
            return self._collection

    @cached_property
    def _collection(self) -> Any:  # noqa: ANN401
        if not _is_sound(self.folder / _DATABASE):
            _log.warning("The index at %s is damaged, and made anew", self.folder)
            shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        client = _client(self.folder)
        for each in client.list_collections():
            if each.name != _name(self.embedding):
                client.delete_collection(each.name)
        return _opened(client, self.embedding)


def _name(embedding: str) -> str:
    return f"{_PREFIX}{embedding}"


def _is_sound(database: Path) -> bool:
    """Tell whether a database can be read, if there is one: Chroma would stumble over it."""
    if not database.exists():
        return True
    try:
        with closing(sqlite3.connect(database)) as connection:
            return connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        return False


def _client(folder: Path) -> Any:  # noqa: ANN401
    """Return Chroma in this process; for one folder it is the same each time."""
    import chromadb  # noqa: PLC0415 - it takes a second, and few need it
    from chromadb.config import Settings  # noqa: PLC0415

    # What it would read from the environment is said here: no server, and nothing told to anybody.
    settings = Settings(
        anonymized_telemetry=False,
        chroma_api_impl=_EMBEDDED,
        chroma_otel_collection_endpoint="",
        chroma_server_host=None,
        is_persistent=True,
    )
    return chromadb.PersistentClient(str(folder), settings=settings)


def _opened(client: Any, embedding: str) -> Any:  # noqa: ANN401
    return client.get_or_create_collection(
        _name(embedding), embedding_function=None, configuration={"hnsw": {"space": "cosine"}}
    )
