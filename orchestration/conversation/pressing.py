"""Buttons: what comes of them, whichever kind of session they concern."""

from __future__ import annotations

from orchestration.kinds.person import standing_preferences
from orchestration.kinds.person.state import Person
from orchestration.kinds.registry import KINDS
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply, UserAction


def pressed(
    session: Session | None, user_action: UserAction, action: str, value: str
) -> Reply | None:
    """Return what comes of a button; None where there is no such session for who pressed it.

    UnknownActionError where there is no such button. What somebody has said for good is theirs.
    """
    if isinstance(session, Person):
        is_own = session.member.id == user_action.who
        return standing_preferences.press(session, user_action, action, value) if is_own else None
    return None if session is None else KINDS.press(session, user_action, action, value)
