"""What is noted of somebody in a session, and is no message: kept among the places.

It needs no table of its own, since it is found by the same key: session, name, owner. It is kept in
the open, so nothing that was said in private belongs into a note.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from adapters.slack.names import team_of
from adapters.slack.ports import Place, Places
from orchestration.model.people import MemberId, SessionId


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
        place = Place(session, team_of(who), "", "", name, owner=who, thread=words)
        await asyncio.to_thread(self.places.put, place)
