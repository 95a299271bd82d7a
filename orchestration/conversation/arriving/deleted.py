"""What somebody has deleted while it was needed: it is posted anew once, and its votes are kept.

Whoever deletes it again means it, perhaps: then it stays away, and who asked for it is told why.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from orchestration.conversation.arriving.reaction_votes import letters_under
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.sessions import find_session
from orchestration.conversation.ports.storage import CARD, Place, Places
from orchestration.conversation.shown.one_more_channel import own_name
from orchestration.model.people import MemberId
from orchestration.sessions.commands import LeaveDeleted, ShowElsewhere
from orchestration.sessions.session import Session

_DELETED: Final = "deleted/"
"""Begins the name of a note: which message of a post was deleted, and that it stays away then."""

_LEFT: Final = "left"
_NOBODY: Final = MemberId("")


async def show_anew(access: SessionAccess, places: Places, gone: Place) -> None:
    """Have a post that was deleted stand in its channel again, if it is still of use there."""
    held = await asyncio.to_thread(places.held, gone.session)
    session = await find_session(access.sessions, gone.session)
    if session is None or held is None or not held.open or not _is_needed(access, session, gone):
        return
    notes, name = Notes(places), f"{_DELETED}{gone.name}"
    before = await notes.read(gone.session, name, _NOBODY)
    if before == _LEFT:
        return
    is_again = before not in ("", gone.ts)
    await notes.write(gone.session, name, _NOBODY, _LEFT if is_again else gone.ts)
    id_ = f"{gone.session}/{gone.name}/{gone.ts}/deleted"
    command = LeaveDeleted if is_again else ShowElsewhere
    if not is_again:
        await asyncio.to_thread(_forget, places, gone)
    at = access.now()
    await access.send(command(id=id_, session=gone.session, at=at, by=held.organiser))


def _is_needed(access: SessionAccess, session: Session, gone: Place) -> bool:
    """Tell whether a post shows what goes on: the card, or what is voted on now."""
    kind, name = access.kinds.of(session), own_name(gone.name)
    return name == CARD or name in {each.name for each in kind.on_the_table(session)}


def _forget(places: Places, gone: Place) -> None:
    """Forget what a post has shown, and the reactions under it: nobody has taken them back."""
    places.put(replace(gone, shown=None))
    for each in places.of(gone.session):
        if each.name == letters_under(gone.name):
            places.put(replace(each, thread=""))
