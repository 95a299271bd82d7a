"""Which sessions somebody takes part in: an index, so that none is read to find that out.

It holds ids and times, which are not private; a session is in it once for its organiser and each of
its members.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, insert

from orchestration.model.people import MemberId
from orchestration.sessions.kind import Kinds
from orchestration.sessions.session import GroupSession, Session
from storage.statements import REMOVE_FROM_INDEX
from storage.tables import SESSION_MEMBER

Entry: TypeAlias = Mapping[str, Any]


def participants(session: Session) -> Sequence[MemberId]:
    """Return who takes part in a session, its organiser first; nobody in what is no group's."""
    if not isinstance(session, GroupSession):
        return ()
    members = (each.id for each in session.members)
    return tuple(dict.fromkeys((session.organiser.id, *members)))


class MemberIndex:
    """Keeps the index as sessions are saved."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds

    def update(
        self, connection: Connection, changed: Iterable[tuple[Session | None, Session]]
    ) -> None:
        """Write what is new of sessions, as they were and as they are: mostly nothing."""
        for before, after in changed:
            now = self._entries(after)
            if before is None or self._entries(before) != now:
                connection.execute(REMOVE_FROM_INDEX, {"p_session": after.id})
                if now:
                    connection.execute(insert(SESSION_MEMBER), now)

    def _entries(self, session: Session) -> list[Entry]:
        if not isinstance(session, GroupSession):
            return []
        shared = {
            "session": session.id,
            "opened_at": session.opened_at,
            "ended": self._kinds.has_ended(session),
        }
        return [{**shared, "member": each} for each in participants(session)]
