"""The rows of inbox and outbox, and how they are written, read and ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row

from orchestration.model.people import SessionId
from orchestration.runtime.dispatcher import DeadLetter
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Due, Performed
from orchestration.sessions.session import Session
from storage import statements as sql
from storage.errors import ForgottenError, UnreadableError
from storage.mapping import Codec
from storage.names import names_of
from storage.parts import Splitter
from storage.tables import INBOX
from storage.vault import Keyring


class Codecs:
    """How the rows of the three tables are written and read, for the kinds of session there are."""

    def __init__(self, kinds: Kinds) -> None:
        names = names_of(kinds)
        self.commands: Codec[Command] = Codec(Command, names)
        self.effects: Codec[Effect] = Codec(Effect, names)
        self.sessions: Codec[Session] = Codec(Session, names)
        self.splitter = Splitter(names)


def end(parked: str | None = None, *, gone: bool = False) -> dict[str, Any]:
    """Return how a row ends: what was set aside is kept for somebody to look at, unless gone."""
    return {"p_parked": parked, "p_kept": parked is not None and not gone}


def is_gone(problem: UnreadableError) -> bool:
    """Tell whether a row cannot be read since somebody was forgotten."""
    return isinstance(problem, ForgottenError)


def finish_effect(
    connection: Connection, keys: Keyring, codecs: Codecs, performed: Performed
) -> Sequence[Command]:
    """Mark one effect as performed, and return what is to be received of it.

    Whoever was forgotten while it was performed must not come back with its results.
    """
    this = {"p_id": performed.due.id}
    reason = performed.reason if isinstance(performed, DeadLetter) else None
    # Before it is marked, for then its payload is gone.
    is_wanted = bool(performed.results) and _is_readable(connection, keys, codecs, this)
    connection.execute(sql.FINISH, {**this, **end(reason)})
    return performed.results if is_wanted else ()


def receive_commands(
    connection: Connection, keys: Keyring, codecs: Codecs, commands: Sequence[Command]
) -> int:
    """Insert commands whose ids are not known; return how many were new."""
    if not commands:
        return 0
    rows = [_inbox_row(keys, codecs, command) for command in commands]
    statement = sql.insert_new(INBOX, connection.dialect.name)
    return connection.execute(statement, rows).rowcount


def _inbox_row(keys: Keyring, codecs: Codecs, command: Command) -> dict[str, Any]:
    safe = keys.at("inbox", "payload", f"{command.session}/{command.id}")
    kind, payload = codecs.commands.write(command, safe)
    row = {"session": command.session, "command_id": command.id}
    return {**row, "kind": kind, "payload": payload}


def age(row: Row[*tuple[Any, ...]]) -> tuple[datetime, int]:
    """Return what puts effects in order, the oldest first."""
    return row.due_at, row.seq


def _read_effect(keys: Keyring, codecs: Codecs, row: Row[*tuple[Any, ...]]) -> Effect:
    return codecs.effects.read(row.kind, row.payload, keys.at("outbox", "payload", row.id))


def _is_readable(
    connection: Connection, keys: Keyring, codecs: Codecs, this: dict[str, str]
) -> bool:
    """Tell whether an effect is open still, and can be read."""
    row = connection.execute(sql.TO_FINISH, this).one_or_none()
    try:
        return bool(row and _read_effect(keys, codecs, row))
    except UnreadableError:
        return False


def read_due(
    connection: Connection, keys: Keyring, codecs: Codecs, row: Row[*tuple[Any, ...]]
) -> Due | None:
    """Return a claimed effect; None, and it is ended, where it cannot be read."""
    try:
        effect = _read_effect(keys, codecs, row)
    except UnreadableError as problem:
        ended = end(str(problem), gone=is_gone(problem))
        connection.execute(sql.FINISH, {"p_id": row.id, **ended})
        return None
    return Due(row.id, SessionId(row.session), effect, row.attempts)
