"""Which sessions somebody takes part in: an index, so that none is read to find that out.

It holds ids and times, which are not private; a session is in it once for its organiser and each of
its members.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from sqlalchemy import Connection, insert

from orchestration.model.people import MemberId
from orchestration.sessions.kind import Kinds
from orchestration.sessions.session import GroupSession, Session, participants
from storage.statements import END_IN_INDEX, REMOVE_FROM_INDEX, REMOVE_MEMBER_FROM_INDEX
from storage.tables import SESSION_MEMBER

Who = AbstractSet[MemberId]


class MemberIndex:
    """Keeps the index as sessions are saved."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds

    def update(
        self, connection: Connection, changed: Iterable[tuple[Session | None, Session]]
    ) -> None:
        """Write what is new of sessions, as they were and as they are: mostly nothing."""
        for before, after in changed:
            if before is None:
                connection.execute(REMOVE_FROM_INDEX, {"p_session": after.id})
            was, now = participants(before), participants(after)
            if now != was:
                self._remove(connection, after, frozenset(was) - frozenset(now))
                self._add(connection, after, frozenset(now) - frozenset(was))
            if before is not None:
                self._note_ending(connection, before, after)

    def _note_ending(self, connection: Connection, before: Session, after: Session) -> None:
        ended = self._kinds.has_ended(after)
        if ended is not self._kinds.has_ended(before):
            connection.execute(END_IN_INDEX, {"p_session": after.id, "p_ended": ended})

    def _remove(self, connection: Connection, session: Session, gone: Who) -> None:
        if gone:
            rows = [{"p_session": session.id, "p_member": each} for each in gone]
            connection.execute(REMOVE_MEMBER_FROM_INDEX, rows)

    def _add(self, connection: Connection, session: Session, new: Who) -> None:
        if new and isinstance(session, GroupSession):
            ended = self._kinds.has_ended(session)
            shared = {"session": session.id, "opened_at": session.opened_at, "ended": ended}
            connection.execute(insert(SESSION_MEMBER), [{**shared, "member": x} for x in new])
