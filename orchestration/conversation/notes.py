"""What is noted of somebody in a session, and is no message: kept among the places.

It needs no table of its own, since it is found by the same key: session, name, owner. It is kept in
the open, so nothing that was said in private belongs into a note.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final, Protocol

from orchestration.conversation.storage import Place, Places
from orchestration.model.people import MemberId, SessionId

_AFTER_TEAM: Final = "-"
"""A member of a workspace is `T1-U2`, so that workspaces never mix."""


class Memory(Protocol):
    """Keeps notes about people in sessions."""

    async def read(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is noted; "" where nothing is."""
        ...

    async def write(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Note something, in the place of what was noted before."""
        ...


@dataclass(frozen=True, slots=True)
class Notes:
    """Reads and writes notes."""

    places: Places

    async def read(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is noted; "" where nothing is."""
        found = await asyncio.to_thread(self.places.find, session, name, who)
        return (found.thread or "") if found else ""

    async def write(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Note something, in the place of what was noted before."""
        team = who.partition(_AFTER_TEAM)[0]
        place = Place(session, team, "", "", name, owner=who, thread=words)
        await asyncio.to_thread(self.places.put, place)
