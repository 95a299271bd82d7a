"""What is noted of somebody in a session, and is no message: kept among the places.

It needs no table of its own, since it is found by the same key: session, name, owner. It is kept in
the open, so what was said in private is no note: it is kept sealed, as what a message shows is.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final, Protocol

from orchestration.conversation.ports.storage import Place, Places
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, reveal

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

    async def kept(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is kept of somebody's own words; "" where nothing is."""
        ...

    async def keep(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Keep somebody's own words for them alone, in the place of what was kept before."""
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
        await self._put(session, name, who, thread=words)

    async def kept(self, session: SessionId, name: str, who: MemberId) -> str:
        """Return what is kept of somebody's own words; "" where nothing is."""
        found = await asyncio.to_thread(self.places.find, session, name, who)
        return reveal(found.shown, to=who) if found and found.shown else ""

    async def keep(self, session: SessionId, name: str, who: MemberId, words: str) -> None:
        """Keep somebody's own words for them alone, in the place of what was kept before."""
        await self._put(session, name, who, shown=Private(who, words))

    async def _put(
        self,
        session: SessionId,
        name: str,
        who: MemberId,
        *,
        thread: str | None = None,
        shown: Private[str] | None = None,
    ) -> None:
        team = who.partition(_AFTER_TEAM)[0]
        place = Place(session, team, "", "", name, owner=who, thread=thread, shown=shown)
        await asyncio.to_thread(self.places.put, place)
