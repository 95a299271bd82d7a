"""What somebody has deleted while it was needed: it is posted anew once, and its votes are kept.

Whoever deletes it again means it, perhaps: then it stays away, and who asked for it is told why.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.sessions import find_session
from orchestration.conversation.ports.storage import CARD, Place, Places
from orchestration.conversation.shown.one_more_channel import is_left_standing, own_name
from orchestration.conversation.shown.session_places import forget
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import LeaveDeleted, ShowElsewhere
from orchestration.sessions.session import Session

_DELETED: Final = "deleted/"
"""Begins the name of a note: which message of a post was deleted, and that it stays away then."""

_LEFT: Final = "left"
_NOBODY: Final = MemberId("")


async def show_anew(access: SessionAccess, places: Places, *gone: Place) -> None:
    """Have posts that were deleted stand in their channels again, if they are still of use there.

    What goes on is shown once for all of a session's posts that were deleted together.
    """
    for id_, theirs in _by_session(gone).items():
        held = await asyncio.to_thread(places.held, id_)
        session = await find_session(access.sessions, id_)
        if session is None or held is None or not held.open:
            continue
        needed = [each for each in theirs if _is_needed(access, session, each)]
        anew = [each for each in needed if await may_stand_again(access, places, each)]
        if anew:
            known_by = f"{id_}/{anew[0].name}/{anew[0].ts}/deleted"
            by = held.organiser
            await access.send(ShowElsewhere(id=known_by, session=id_, at=access.now(), by=by))


async def may_stand_again(access: SessionAccess, places: Places, gone: Place) -> bool:
    """Tell whether a post that was deleted is posted anew: the first time it is.

    The next time who asked for its session is told why not, once. Each step can be taken again, as
    it is after a crash: what is noted last says that all is done.
    """
    notes, name = Notes(places), f"{_DELETED}{gone.name}"
    before = await notes.read(gone.session, name, _NOBODY)
    if before in ("", gone.ts):
        await asyncio.to_thread(forget, places, gone)
        await notes.write(gone.session, name, _NOBODY, gone.ts)
        return True
    held = await asyncio.to_thread(places.held, gone.session)
    if before != _LEFT and held is not None:
        id_, by = f"{gone.session}/left-deleted", held.organiser
        at = access.now()
        await access.send(LeaveDeleted(id=id_, session=gone.session, at=at, by=by))
        await notes.write(gone.session, name, _NOBODY, _LEFT)
    return False


def _by_session(gone: Sequence[Place]) -> Mapping[SessionId, Sequence[Place]]:
    found: dict[SessionId, list[Place]] = {}
    for each in gone:
        found.setdefault(each.session, []).append(each)
    return found


def _is_needed(access: SessionAccess, session: Session, gone: Place) -> bool:
    """Tell whether a post shows what goes on: the card, or what is voted on now."""
    if is_left_standing(gone):
        return False
    kind, name = access.kinds.of(session), own_name(gone.name)
    return name == CARD or name in {each.name for each in kind.on_the_table(session)}
