"""Who marks, where a decision stands in their team's own calendar, that they come.

As with reactions, who had marked it when that was last read is noted: so whoever marks it, or takes
that back, while nobody listens is heard later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.sessions import find_session
from orchestration.conversation.ports.storage import Places
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.user_action import COMING, UnknownActionError, UserAction

MARKED: Final = "marked"
"""A note: somebody has marked that they come."""

_YES: Final = "yes"


class Entries(Protocol):
    """What is needed of a platform in whose calendars people mark that they come."""

    async def entries(self, team: str) -> Sequence[str]:
        """Return what the bot's own entries in a team's calendar are called."""
        ...

    async def marked(self, team: str, entry: str) -> Mapping[MemberId, str]:
        """Return who has marked at an entry that they come, with their names; bots left out."""
        ...


@dataclass(frozen=True, slots=True)
class Marks:
    """Takes it that people come, or do so no more."""

    access: SessionAccess
    places: Places

    async def take(self, session: SessionId, action: UserAction, *, comes: bool) -> None:
        """Take that somebody has marked that they come, or has taken that back."""
        found, value = await find_session(self.access.sessions, session), _YES if comes else ""
        if found is None:
            return
        try:
            reply = self.access.kinds.press(found, action, COMING, value)
        except UnknownActionError:  # it is at no time
            return
        await self.access.send(*reply.commands)
        await Notes(self.places).write(session, MARKED, action.who, value)

    async def read_again(self, entries: Entries, team: str) -> None:
        """Take what is marked in a team's calendar, where it is not as it was noted."""
        for entry in await entries.entries(team):
            if place := await asyncio.to_thread(self.places.at, team, "", entry):
                # Noted before it is read: who marks it meanwhile is heard, and not taken back.
                before = await asyncio.to_thread(self._noted, place.session)
                now = await entries.marked(team, entry)
                await self._take_changes(place.session, before, now)

    async def _take_changes(
        self, session: SessionId, before: set[MemberId], now: Mapping[MemberId, str]
    ) -> None:
        stamp = self.access.now().isoformat()
        for who in sorted(before ^ now.keys()):
            action = self.access.user_action(f"{MARKED}/{who}/{stamp}", who, None)
            named = replace(action, name=now.get(who, ""))
            await self.take(session, named, comes=who in now)

    def _noted(self, session: SessionId) -> set[MemberId]:
        return {
            x.owner for x in self.places.of(session) if x.name == MARKED and x.thread and x.owner
        }
