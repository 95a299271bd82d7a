"""What goes on where the bot cannot be any more: it ends, so that nobody is asked for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.session_places import SessionPlaces
from orchestration.conversation.sessions import find_session
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.routing import Does
from orchestration.sessions.commands import Cancel, Command
from orchestration.sessions.kind import Kinds
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply, UserAction

WHO_TOOK_US_OUT: Final = "Who took me out of the server"
WHO_DELETED_IT: Final = "Who deleted its channel"


async def end_all(
    access: SessionAccess, places: SessionPlaces, action: UserAction, team: str, channel: str = ""
) -> None:
    """End what goes on in a channel that is gone; without one, in a team that has no bot now."""
    by = WHO_DELETED_IT if channel else WHO_TOOK_US_OUT
    for each in await places.held_in(team, channel):
        if found := await find_session(access.sessions, each.session):
            theirs = replace(action, id=f"{action.id}/{each.session}", who=each.organiser)
            await access.send(*_ends(access.kinds, found, theirs, by))
    await places.close_all(team, channel)


def _ends(kinds: Kinds, session: Session, action: UserAction, by: str) -> Sequence[Command]:
    """Return what ends a session as who asked for it would; what was decided stands."""
    if kinds.goes_on_repeating(session):
        came = kinds.ordered(session, action, Does.STOP)
        return came.commands if isinstance(came, Reply) else ()
    if isinstance(session, Decision) and not (is_over(session) or session.outcome):
        return [Cancel(**action.envelope(session.id), by=session.organiser.id, moderator=by)]
    return ()
