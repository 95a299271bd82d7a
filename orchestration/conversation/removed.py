"""What goes on where the bot cannot be any more: it ends, so that nobody is asked for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.session_places import SessionPlaces
from orchestration.conversation.sessions import find_session
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.kinds.series.commands import StopRepeating
from orchestration.kinds.series.state import Series
from orchestration.sessions.commands import Cancel, Command
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import UserAction

WHO_TOOK_US_OUT: Final = "Who took me out of the server"
WHO_DELETED_IT: Final = "Who deleted its channel"


async def end_all(
    access: SessionAccess, places: SessionPlaces, action: UserAction, team: str, channel: str = ""
) -> None:
    """End what goes on in a channel that is gone; without one, in a team that has no bot now."""
    by = WHO_DELETED_IT if channel else WHO_TOOK_US_OUT
    for each in await places.open_in(team, channel):
        found = await find_session(access.sessions, each)
        if found is not None:
            await access.send(*_ended(found, action, by))
    await places.close_all(team, channel)


def _ended(session: Session, action: UserAction, by: str) -> Iterator[Command]:
    envelope = action.envelope(session.id, f"/{session.id}")
    if isinstance(session, Series) and not session.stopped:
        yield StopRepeating(**envelope, member=session.organiser.id)
    elif isinstance(session, Decision) and not (is_over(session) or session.outcome):
        yield Cancel(**envelope, by=session.organiser.id, moderator=by)
