"""Documents that sessions go by, in rows: those for all to see in the open, all others sealed."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Self

from sqlalchemy import Connection, Engine, Table, insert, select

from orchestration.model.people import MemberId, SessionId
from orchestration.model.sources import Passage, SourceDocument
from orchestration.privacy import Private, Reader, reveal
from storage.engine import read_only, transaction
from storage.errors import ForgottenError
from storage.sql import SqlStore
from storage.tables import DOCUMENT, PASSAGE
from storage.vault import Keyring, Vault

_EVERYBODYS: Final = ""
Write = Callable[[Table, str, object], str]
Read = Callable[[Table, str, str], Any]


class SqlDocuments:
    """Documents in the database of a store."""

    def __init__(self, engine: Engine, vault: Vault) -> None:
        self._engine = engine
        self._reading = read_only(engine)
        self._vault = vault

    @classmethod
    def beside(cls, store: SqlStore) -> Self:
        """Return the documents in a store's database, open as long as the store is."""
        return cls(store._engine, store._vault)

    def keep(self, session: SessionId, document: SourceDocument) -> None:
        """Keep a document that all in a session may see."""
        with self._keys(self._engine) as (connection, _):
            _keep(connection, session, _EVERYBODYS, document, _plainly)

    def keep_private(self, session: SessionId, document: Private[SourceDocument]) -> None:
        """Keep a document that its owner alone may see, under the owner's key."""
        owner, plain = document.owner, reveal(document, to=Reader.STORE)
        with self._keys(self._engine) as (connection, keys):

            def sealed(table: Table, row: str, value: object) -> str:
                safe = keys.at(table.name, "payload", row)
                return json.dumps(safe.seal(owner, _plainly(table, row, value).encode()))

            _keep(connection, session, owner, plain, sealed)

    def shared(self, session: SessionId) -> Sequence[SourceDocument]:
        """Return the documents that all in a session may see, in the order they came."""
        with self._keys(self._reading) as (connection, _):
            return _kept(connection, session, _EVERYBODYS, lambda table, row, value: _read(value))

    def private(self, session: SessionId, owner: MemberId) -> Private[tuple[SourceDocument, ...]]:
        """Return the documents of a session that somebody alone may see; none once forgotten."""
        with self._keys(self._reading) as (connection, keys):

            def opened(table: Table, row: str, value: str) -> object:
                return _read(keys.at(table.name, "payload", row).open(json.loads(value)).decode())

            try:
                found = _kept(connection, session, owner, opened)
            except ForgottenError:
                found = []
        return Private(owner, tuple(found))

    @contextmanager
    def _keys(self, engine: Engine) -> Iterator[tuple[Connection, Keyring]]:
        with transaction(engine) as connection:
            keys = Keyring(self._vault, connection)
            yield connection, keys
        if engine is self._engine:
            keys.publish()


def _plainly(table: Table, row: str, value: object) -> str:
    del table, row
    return json.dumps(value, ensure_ascii=False)


def _read(value: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(value)


def _keep(
    connection: Connection, session: SessionId, owner: str, document: SourceDocument, write: Write
) -> None:
    """Keep a document and its passages, once."""
    own = (DOCUMENT.c.session == session, DOCUMENT.c.owner == owner, DOCUMENT.c.id == document.id)
    if connection.execute(select(DOCUMENT.c.id).where(*own)).one_or_none():
        return
    place = f"{session}/{owner}/{document.id}"
    head = {"session": session, "owner": owner, "id": document.id}
    name = write(DOCUMENT, place, document.name)
    connection.execute(insert(DOCUMENT), head | {"payload": name})
    of = {"session": session, "owner": owner, "document": document.id}
    rows = [
        of | {"at": each.at, "payload": write(PASSAGE, f"{place}/{each.at}", _fields(each))}
        for each in document.passages
    ]
    if rows:
        connection.execute(insert(PASSAGE), rows)


def _fields(passage: Passage) -> list[object]:
    return [passage.text, passage.line, passage.page, passage.heading]


def _kept(
    connection: Connection, session: SessionId, owner: str, read: Read
) -> list[SourceDocument]:
    own = (PASSAGE.c.session == session, PASSAGE.c.owner == owner)
    rows = connection.execute(select(PASSAGE).where(*own).order_by(PASSAGE.c.at)).all()
    passages: dict[str, list[Passage]] = defaultdict(list)
    for row in rows:
        place = f"{session}/{owner}/{row.document}/{row.at}"
        passages[row.document].append(
            Passage(row.document, row.at, *read(PASSAGE, place, row.payload))
        )
    of = (DOCUMENT.c.session == session, DOCUMENT.c.owner == owner)
    heads = connection.execute(
        select(DOCUMENT).where(*of).order_by(DOCUMENT.c.kept_at, DOCUMENT.c.id)
    ).all()
    return [
        SourceDocument(
            each.id,
            read(DOCUMENT, f"{session}/{owner}/{each.id}", each.payload),
            tuple(passages[each.id]),
        )
        for each in heads
    ]


class MemoryDocuments:
    """Documents in memory, for scenarios and tests."""

    def __init__(self) -> None:
        self._shared: dict[SessionId, dict[str, SourceDocument]] = defaultdict(dict)
        self._private: dict[tuple[SessionId, str], dict[str, SourceDocument]] = defaultdict(dict)

    def keep(self, session: SessionId, document: SourceDocument) -> None:
        """Keep a document that all in a session may see."""
        self._shared[session].setdefault(document.id, document)

    def keep_private(self, session: SessionId, document: Private[SourceDocument]) -> None:
        """Keep a document that its owner alone may see."""
        plain = reveal(document, to=Reader.STORE)
        self._private[session, document.owner].setdefault(plain.id, plain)

    def shared(self, session: SessionId) -> Sequence[SourceDocument]:
        """Return the documents that all in a session may see, in the order they came."""
        return [*self._shared[session].values()]

    def private(self, session: SessionId, owner: MemberId) -> Private[tuple[SourceDocument, ...]]:
        """Return the documents of a session that somebody alone may see."""
        return Private(owner, tuple(self._private[session, owner].values()))
