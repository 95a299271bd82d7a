"""The rows of sessions within one transaction: one for each, and one for each entry that is apart.

What has not changed against what was read is not written again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, insert

from orchestration.model.people import SessionId
from orchestration.sessions.session import Session
from storage import statements as sql
from storage.errors import ForgottenError, OvertakenError, UnreadableError
from storage.mapping import Entry
from storage.parts import LargePart, PartChange, changes
from storage.recent import Recent
from storage.rows import Codecs
from storage.tables import SESSION
from storage.vault import Keyring, SafeAt

FoundRow = Row[*tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class AsStored:
    """A session as its rows have it, and whether it is all that they hold: nobody is forgotten."""

    session: Session
    is_whole: bool = True


@dataclass(slots=True)
class Held:
    """A session within a transaction, as it is and as its rows have it; version 0 has none yet.

    `apart` are the paths of the collections that are in rows of their own.
    """

    version: int
    session: Session | None
    apart: AbstractSet[str] = frozenset()
    is_whole: bool = True
    changed: bool = False
    stored: Session | None = field(init=False)

    def __post_init__(self) -> None:
        self.stored = self.session


class SessionRows:
    """Reads sessions, and writes what has changed of them."""

    def __init__(
        self, connection: Connection, keys: Keyring, codecs: Codecs, recent: Recent[AsStored]
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._codecs = codecs
        self._recent = recent

    def rows(self, sessions: Iterable[SessionId]) -> Sequence[FoundRow]:
        """Return the rows of these sessions, as far as there are any."""
        return self._connection.execute(sql.SESSIONS_BY_ID, {"p_ids": tuple(sessions)}).all()

    def read(self, row: FoundRow) -> Held:
        """Return the session of a row; none in it where it is gone with whom it was about."""
        session = SessionId(row.id)
        apart = frozenset(json.loads(row.parts)) if row.parts else frozenset[str]()
        known = self._recent.find(session, row.version, self._keys.seen)
        if known is not None:
            return Held(row.version, known.session, apart, known.is_whole)
        parts = self._parts(session, row.version, apart) if apart else {}
        if parts is None:
            return self._read_again(row)
        codec, safe = self._codecs.sessions, self._safe(session)
        try:
            value, is_whole = codec.read_apart(row.kind, row.payload, safe, parts)
        except ForgottenError:
            return Held(row.version, None, apart, is_whole=False)
        return Held(row.version, value, apart, is_whole)

    def _read_again(self, row: FoundRow) -> Held:
        """Return a session that was saved between two looks at it."""
        (now,) = self.rows([SessionId(row.id)])
        if now.version == row.version:
            raise UnreadableError("what belongs to a session is missing")
        return self.read(now)

    def save(self, held: Sequence[Held]) -> None:
        """Write sessions that have changed, each once; OvertakenError where one was saved since."""
        written = [(each, *self._written(each)) for each in held]
        new = [row for each, row, _ in written if not each.version]
        if new:
            made = [{"id": row["p_id"], "version": 1, **_content(row)} for row in new]
            self._connection.execute(insert(SESSION), made)
        old = [row for each, row, _ in written if each.version]
        if old and self._connection.execute(sql.SAVE_SESSION, old).rowcount != len(old):
            raise OvertakenError("a session was saved by somebody else in the meantime")
        for each, row, parts in written:
            self._save_parts(each, SessionId(row["p_id"]), parts)

    def _written(self, held: Held) -> tuple[dict[str, Any], Mapping[str, LargePart]]:
        """Return the row of a session without what is apart from it, and that."""
        assert held.session is not None
        key = held.session.id
        rest, parts = self._codecs.splitter.split(held.session, held.apart)
        kind, payload = self._codecs.sessions.write(rest, self._safe(key))
        listed = json.dumps(sorted(parts)) if parts else None
        row = {"p_id": key, "p_version": held.version, "kind": kind, "payload": payload}
        return {**row, "parts": listed}, parts

    def _save_parts(self, held: Held, session: SessionId, parts: Mapping[str, LargePart]) -> None:
        before: dict[str, LargePart] = {}
        if held.is_whole and held.stored is not None:
            _, found = self._codecs.splitter.split(held.stored, held.apart)
            before = {path: each for path, each in found.items() if path in held.apart}
        elif held.apart:
            self._connection.execute(sql.REMOVE_PARTS, {"p_session": session})
        for change in changes(before, parts):
            self._save_part(session, change)

    def _save_part(self, session: SessionId, change: PartChange) -> None:
        gone = [{"p_session": session, "p_path": change.path, "p_key": key} for key in change.gone]
        if gone:
            self._connection.execute(sql.REMOVE_ENTRY, gone)
        put = [
            {
                "session": session,
                "path": change.path,
                "key": key,
                "value": self._codecs.sessions.write_entry(
                    value, change.form, self._safe_for_entry(session, change.path, key)
                ),
            }
            for key, value in change.put.items()
        ]
        if put:
            self._connection.execute(sql.put_entry(self._connection.dialect.name), put)

    def _parts(
        self, session: SessionId, version: int, apart: AbstractSet[str]
    ) -> dict[str, list[Entry]] | None:
        """Return what is apart from a session by its paths; None where it has another version."""
        asked = {"p_session": session, "p_version": version}
        parts: dict[str, list[Entry]] = {path: [] for path in sorted(apart)}
        for path, key, value in self._connection.execute(sql.PARTS, asked):
            sealed = (value, self._safe_for_entry(session, path, key))
            parts[path].append(Entry(key, sealed))
        return parts if any(parts.values()) else None

    def _safe(self, session: SessionId) -> SafeAt:
        return self._keys.at("session_row", "payload", session)

    def _safe_for_entry(self, session: SessionId, path: str, key: str) -> SafeAt:
        return self._keys.at("session_part", "value", json.dumps([session, path, key]))


def _content(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("kind", "payload", "parts")}
