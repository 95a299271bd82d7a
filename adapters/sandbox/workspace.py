"""The workspace's memory: one SQLite file that survives a restart.

Nothing is shown twice: each message comes under an idempotency key. What one person alone sees is
sealed under that person before it is written, by callables that the wiring hands in, and no query
returns it to anybody else. Every change has a sequence number, so that a page which was away is
told what it missed.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Any, Final

from adapters.sandbox.records import (
    BOT,
    BOT_NAME,
    CHANNELS,
    Body,
    Draft,
    Event,
    File,
    Message,
    body_of,
    dm_of,
    owner_of,
    position_of,
)
from adapters.sandbox.schema import SCHEMA, UPGRADES, VERSION
from orchestration.conversation.ports.storage import Held
from orchestration.model.errors import OperatorError
from orchestration.model.people import Member, MemberId, SessionId

_BUSY_SECONDS: Final = 10
_COLUMNS: Final = (
    "position, conversation, thread, author, owner, at, edited, session, name, body, "
    "(SELECT count(*) FROM message AS reply WHERE reply.thread = message.position) AS replies"
)
# Whatever is asked for, a row belongs to everybody or to who asks.
_SEEN: Final = "(owner IS NULL OR owner = :viewer)"


FORGOTTEN: Final = Body(text="What stood here was forgotten.")
"""What is left of a message whose owner's key was destroyed."""


@dataclass(frozen=True, slots=True)
class Safe:
    """Seals what belongs to one person, and opens it again; LookupError where it was forgotten."""

    seal: Callable[[str, bytes], str]
    open: Callable[[str, str], bytes]


class Workspace:
    """Who is here, and all that has been said; safe to use from several threads."""

    def __init__(
        self, path: Path, people: Sequence[Member], now: Callable[[], datetime], safe: Safe
    ) -> None:
        self.people: Mapping[MemberId, Member] = {each.id: each for each in people}
        self.names: Mapping[str, str] = {BOT: BOT_NAME, **{each.id: each.name for each in people}}
        self._now = now
        self._safe = safe
        self._lock = RLock()
        self._listeners: list[Callable[[], None]] = []
        self._db = _connect(path)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._db.close()

    def listen(self, listener: Callable[[], None]) -> None:
        """Call somebody after every change, from whichever thread made it."""
        self._listeners.append(listener)

    def conversations(self, viewer: MemberId) -> list[dict[str, str]]:
        """Return the conversations that somebody takes part in."""
        channels = [{"id": each, "kind": "channel", "name": each} for each in CHANNELS]
        return [*channels, {"id": dm_of(viewer), "kind": "dm", "name": BOT_NAME}]

    # Messages

    def show(self, draft: Draft) -> Message | None:
        """Show a message; None for a repeat."""
        with self._change() as db:
            if not _is_new(db, draft.key):
                return None
            position = self._insert(draft)
            db.execute("UPDATE shown SET message = ? WHERE key = ?", [position, draft.key])
            for file in draft.files:
                self._keep(file, position, draft.owner)
            return self.at(position)

    def sent(self, key: str) -> Message | None:
        """Return the message that was shown under a key."""
        return self._one("position = (SELECT message FROM shown WHERE key = :key)", {"key": key})

    def mark(self, key: str) -> None:
        """Note that something was done, so that a repeat of it is known."""
        with self._lock, self._db:
            _is_new(self._db, key)

    def knows(self, key: str) -> bool:
        """Tell whether the message of this key has been shown, or this has been done."""
        return self._row("SELECT key FROM shown WHERE key = :key", {"key": key}) is not None

    def rewrite(self, message: Message, body: Body, files: Sequence[File] = ()) -> None:
        """Let a message say something else from now on."""
        with self._change():
            for file in files:
                self._keep(file, message.position, message.owner)
            self._write(message, body)

    def message(self, viewer: MemberId, name: object) -> Message | None:
        """Return the message of that id, if this person may see it."""
        return self._one(
            f"position = :position AND {_SEEN}", _by(viewer, position=position_of(name))
        )

    def at(self, position: int) -> Message | None:
        """Return the message at a position."""
        return self._one("position = :position", {"position": position})

    def named(
        self, session: SessionId | None, name: str, owner: MemberId | None = None
    ) -> Message | None:
        """Return the session's post of that name, or the latest that somebody was told so."""
        which = "name = :name" if owner is None else "(name = :name OR name LIKE :name || '/%')"
        own = f"session = :session AND owner IS :owner AND {which}"
        values = {"session": session, "name": name, "owner": owner}
        return self._one(f"position = (SELECT max(position) FROM message WHERE {own})", values)  # noqa: S608

    def of_session(self, session: SessionId, viewer: MemberId | None = None) -> list[Message]:
        """Return all messages about a session, oldest first; with a viewer, only theirs."""
        where = "session = :session" + (" AND owner = :viewer" if viewer else "")
        return self._all(where, {"session": session, "viewer": viewer})

    def listed(
        self, viewer: MemberId, conversation: str, thread: str | None = None
    ) -> list[Message]:
        """Return what somebody sees in a conversation, or in one thread of it, oldest first."""
        where = f"conversation = :conversation AND {_SEEN}"
        if thread is None:
            return self._all(f"{where} AND thread IS NULL", _by(viewer, conversation=conversation))
        place = _by(viewer, conversation=conversation, top=position_of(thread))
        return self._all(f"{where} AND (position = :top OR thread = :top)", place)

    def last_written(self, person: MemberId) -> int:
        """Return the position of what somebody has last written to the bot alone, 0 for nothing."""
        own = "SELECT max(position) AS at FROM message WHERE conversation = :own AND author = :who"
        row = self._row(own, {"own": dm_of(person), "who": person})
        return int(row["at"] or 0) if row else 0

    def touch(self, message: Message, viewer: MemberId) -> None:
        """Tell one person that something of theirs on a message has changed."""
        with self._change():
            self._note("message", message.position, viewer)

    # Reactions, files, sessions, settings

    def react(self, message: Message, person: MemberId, emoji: str, *, on: bool) -> None:
        """Add somebody's reaction to a message, or take it away."""
        statement = (
            "INSERT OR IGNORE INTO reaction (message, person, emoji) VALUES (?, ?, ?)"
            if on
            else "DELETE FROM reaction WHERE message = ? AND person = ? AND emoji = ?"
        )
        with self._change() as db:
            if db.execute(statement, [message.position, person, emoji]).rowcount:
                self._note("message", message.position, message.owner)

    def file(self, viewer: MemberId, id_: str, name: str) -> File | None:
        """Return a file, if this person may see its message."""
        row = self._row(
            f"SELECT * FROM file WHERE id = :id AND name = :name AND {_SEEN}",  # noqa: S608
            _by(viewer, id=id_, name=name),
        )
        if row is None:
            return None
        content = row["content"]
        if row["owner"]:
            content = self._safe.open(row["owner"], content.decode("utf-8"))
        return File(id=id_, name=name, type=row["type"], content=content)

    def hold(self, held: Held) -> None:
        """Note where a session was asked for, and by whom."""
        with self._change() as db:
            values = [held.session, held.channel, held.organiser, held.open]
            db.execute("INSERT OR IGNORE INTO session VALUES (?, ?, ?, ?)", values)

    def keep_open(self, session: SessionId, *, on: bool) -> None:
        """Note whether a session goes on."""
        with self._lock, self._db:
            self._db.execute("UPDATE session SET open = ? WHERE id = ?", [on, session])

    def held(self, session: SessionId) -> Held | None:
        """Return where a session was asked for."""
        return next((each for each in self.sessions() if each.session == session), None)

    def sessions(self) -> list[Held]:
        """Return all sessions that were asked for here, oldest first."""
        with self._lock:
            rows = self._db.execute("SELECT * FROM session ORDER BY rowid").fetchall()
        return [
            Held(SessionId(each["id"]), "", each["conversation"], each["organiser"], each["open"])
            for each in rows
        ]

    def setting(self, name: str) -> Any:  # noqa: ANN401  # JSON
        """Return a setting, or None."""
        row = self._row("SELECT value FROM setting WHERE name = :name", {"name": name})
        return None if row is None else json.loads(row["value"])

    def set(self, name: str, value: object, *, quietly: bool = False) -> None:
        """Keep a setting; unless quietly, everybody is told that something about people changed."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", [name, json.dumps(value)])
            if not quietly:
                self._note("people", None, None)

    def kept(self, owner: str, name: str) -> str:
        """Return what is kept of somebody's own words; "" where nothing is."""
        sealed = self.setting(name)
        return (self._opened(owner, sealed) if sealed else None) or ""

    def keep(self, owner: str, name: str, words: str) -> None:
        """Keep somebody's own words as a setting, sealed as theirs."""
        self.set(name, self._safe.seal(owner, words.encode("utf-8")), quietly=True)

    # Events

    def notify(self, person: MemberId, text: str, key: str) -> None:
        """Say one sentence to one person, once."""
        with self._change() as db:
            if _is_new(db, f"notice/{key}"):
                self._note("notice", None, person, self._safe.seal(person, text.encode("utf-8")))

    @property
    def seq(self) -> int:
        """The number of the latest event."""
        row = self._row("SELECT coalesce(max(seq), 0) AS seq FROM event", {})
        return int(row["seq"]) if row else 0

    def events(self, viewer: MemberId, after: int) -> list[Event]:
        """Return what this person may know of, after a number: of each message only the latest."""
        latest = "SELECT max(seq) FROM event WHERE seq > :after AND {} GROUP BY {}"
        same = "CASE WHEN kind IN ('notice', 'people') THEN kind || seq ELSE 'm' || message END"
        query = f"SELECT * FROM event WHERE seq IN ({latest.format(_SEEN, same)}) ORDER BY seq"  # noqa: S608
        with self._lock:
            rows = self._db.execute(query, _by(viewer, after=after)).fetchall()
            return [event for row in rows if (event := self._event(row))]

    # Inside

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        """Make one change: all of it is kept on a clean exit, nothing of it on an exception."""
        with self._lock, self._db:
            yield self._db
        for listener in self._listeners:
            listener()

    def _insert(self, draft: Draft) -> int:
        owner = owner_of(draft.conversation) or draft.owner
        cursor = self._db.execute(
            "INSERT INTO message (conversation, thread, author, owner, at, session, name, body)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                draft.conversation,
                position_of(draft.thread) or None,
                draft.author,
                owner,
                self._now().isoformat(),
                draft.session,
                draft.name,
                self._sealed(owner, draft.body),
            ],
        )
        position = cursor.lastrowid
        assert position is not None
        self._note("message", position, owner)
        if parent := position_of(draft.thread):
            self._note("message", parent, owner)
        return position

    def _write(self, message: Message, body: Body) -> None:
        sealed = self._sealed(message.owner, body)
        self._db.execute(
            "UPDATE message SET body = ?, edited = ? WHERE position = ?",
            [sealed, message.edited or body.text != message.body.text, message.position],
        )
        self._note("message", message.position, message.owner)

    def _keep(self, file: File, position: int, owner: str | None) -> None:
        content = file.content
        if owner:
            content = self._safe.seal(owner, content).encode("utf-8")
        values = [file.id, position, file.name, file.type, owner, content]
        self._db.execute("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?)", values)

    def _note(self, kind: str, message: int | None, owner: str | None, text: str = "") -> None:
        self._db.execute(
            "INSERT INTO event (kind, message, owner, text) VALUES (?, ?, ?, ?)",
            [kind, message, owner, text],
        )

    def _event(self, row: sqlite3.Row) -> Event | None:
        """Return an event; None of a message that a former version has taken away."""
        seq, kind = row["seq"], row["kind"]
        if kind == "notice":
            return Event(seq, kind, text=self._opened(row["owner"], row["text"]) or FORGOTTEN.text)
        message = self.at(row["message"]) if row["message"] else None
        return Event(seq, kind, message) if message or kind == "people" else None

    def _one(self, where: str, parameters: Mapping[str, Any]) -> Message | None:
        return next(iter(self._all(where, parameters)), None)

    def _all(self, where: str, parameters: Mapping[str, Any]) -> list[Message]:
        query = f"SELECT {_COLUMNS} FROM message WHERE {where} ORDER BY position"  # noqa: S608
        with self._lock:
            rows = self._db.execute(query, parameters).fetchall()
            return [self._message(row) for row in rows]

    def _row(self, query: str, parameters: Mapping[str, Any]) -> sqlite3.Row | None:
        with self._lock:
            row: sqlite3.Row | None = self._db.execute(query, parameters).fetchone()
            return row

    def _message(self, row: sqlite3.Row) -> Message:
        reactions = self._db.execute(
            "SELECT emoji, person FROM reaction WHERE message = ? ORDER BY rowid",
            [row["position"]],
        )
        fields = {name: row[name] for name in row.keys() if name not in ("body", "at", "edited")}  # noqa: SIM118
        return Message(
            **fields,
            at=datetime.fromisoformat(row["at"]),
            edited=bool(row["edited"]),
            body=self._unsealed(row["owner"], row["body"]),
            reactions=tuple((each["emoji"], each["person"]) for each in reactions),
        )

    def _opened(self, owner: str, sealed: str) -> str | None:
        try:
            return self._safe.open(owner, sealed).decode("utf-8")
        except LookupError:
            return None

    def _sealed(self, owner: str | None, body: Body) -> str:
        data = json.dumps(asdict(body), ensure_ascii=False)
        return data if owner is None else self._safe.seal(owner, data.encode("utf-8"))

    def _unsealed(self, owner: str | None, data: str) -> Body:
        plain = data if owner is None else self._opened(owner, data)
        return FORGOTTEN if plain is None else body_of(json.loads(plain))


def _is_new(db: sqlite3.Connection, key: str) -> bool:
    """Keep a key, and tell whether it was new."""
    return db.execute("INSERT OR IGNORE INTO shown (key) VALUES (?)", [key]).rowcount == 1


def _by(viewer: MemberId, **more: Any) -> dict[str, Any]:  # noqa: ANN401  # SQL parameters
    return {"viewer": viewer, **more}


def _connect(path: Path) -> sqlite3.Connection:
    """Return the file's connection, with its tables; as durable and as tidy as the store's."""
    path.touch(mode=0o600)
    db = sqlite3.connect(path, timeout=_BUSY_SECONDS, check_same_thread=False)
    try:
        _make_ready(db, path)
    except Exception:
        db.close()
        raise
    return db


def _make_ready(db: sqlite3.Connection, path: Path) -> None:
    db.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
        db.execute(f"PRAGMA {pragma}")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version not in (0, *UPGRADES, VERSION):
        raise OperatorError(
            f"The workspace {path} is of version {version}, and this Convene knows version "
            f"{VERSION}: run the one that wrote it, or move it away to begin anew."
        )
    db.executescript(UPGRADES.get(version, ""))
    db.executescript(SCHEMA)
