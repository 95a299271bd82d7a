"""Sessions as they stand, for the chat floor alone: platforms are given ids and briefs.

Each function asks the store where that holds up nobody (`in_store`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orchestration.deciding.state import Decision
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import KeepOwnDocument
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Sessions
from orchestration.sessions.session import GroupSession, Session
from orchestration.sessions.waiting import in_store

LATELY: Final = 50
"""How many of somebody's sessions that are over are looked at."""


async def find_session(store: Sessions, id_: SessionId | None) -> Session | None:
    """Return a session, or a person, as it stands."""
    return await in_store(store, store.session, id_) if id_ else None


async def find_decision(store: Sessions, id_: SessionId | None) -> Decision | None:
    """Return a session as it stands, if it is one that decides."""
    found = await find_session(store, id_)
    return found if isinstance(found, Decision) else None


async def find_decisions(store: Sessions, ids: Iterable[SessionId]) -> list[Decision]:
    """Return those of these sessions that decide."""
    found = [await find_decision(store, each) for each in ids]
    return [each for each in found if each is not None]


async def find_concerning(store: Sessions, who: MemberId) -> list[Decision]:
    """Return the decisions that are not over, and that somebody is in or has asked for."""
    found = _deciding(await in_store(store, store.open_with, who))
    return [each for each in found if each.includes(who)]


async def find_left(store: Sessions, who: MemberId) -> list[Decision]:
    """Return the decisions that are not over, and that somebody has left by their own word."""
    found = _deciding(await in_store(store, store.open_with, who))
    return [each for each in found if any(one.id == who for one in each.left)]


async def find_lately_over(store: Sessions, who: MemberId) -> list[Decision]:
    """Return somebody's decisions that have ended, the latest first."""
    found = _deciding(await in_store(store, store.ended_with, who, LATELY))
    return [each for each in found if each.includes(who)]


async def find_keeping(store: Sessions, kinds: Kinds, who: MemberId) -> SessionId | None:
    """Return which of the sessions that somebody is in keeps documents for them, the last one."""
    found = await in_store(store, store.open_with, who)
    keeping = [each.id for each in found if kinds.handles(each, KeepOwnDocument)]
    return keeping[-1] if keeping else None


async def find_private(store: Sessions, kinds: Kinds, who: MemberId) -> Session | None:
    """Return what goes on in somebody's own conversation with the bot, the last; None: nothing."""
    found = await in_store(store, store.open_with, who)
    theirs = (x for x in found if isinstance(x, GroupSession) and x.organiser.id == who)
    private = [each for each in theirs if kinds.of(each).in_private(each)]
    return private[-1] if private else None


def _deciding(found: Iterable[Session]) -> list[Decision]:
    return [each for each in found if isinstance(each, Decision)]
