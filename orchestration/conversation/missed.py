"""What people wrote while nobody listened: read again, and kept as if it had been told.

An event that did come is known by its id, so that reading it again does no harm. What is read are
the private conversations that the bot had last, and the threads under open options; a mention in a
channel, or the first words of somebody new, is not found in this way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Protocol

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.side_by_side import side_by_side
from orchestration.conversation.storage import OPTIONS, Arrival, Place, Places
from orchestration.model.faults import PermanentError
from orchestration.model.people import SessionId

log = logging.getLogger(__name__)

LONGEST: Final = timedelta(days=7)
"""How far back is read: what is older is answered no more, and ids are kept for longer."""

ON_THE_WAY: Final = timedelta(minutes=6)
"""How late a platform may still tell of something by itself."""

MOST: Final = 25
"""Private conversations at once: platforms grant some fifty such calls, a start reads twice."""

_READ_UNTIL: Final = "read-until"

Keep = Callable[[Arrival], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Unheard:
    """One message as the platform would have told of it; `at` puts those of a team in order."""

    at: str
    arrival: Arrival


class History(Protocol):
    """What is needed of a platform whose conversations can be read again.

    A PermanentError says that a conversation may not be read any more.
    """

    async def in_private(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what was written in a private conversation since then."""
        ...

    async def under(self, post: Place, since: datetime) -> Sequence[Unheard]:
        """Return what was written since then in reply to a post."""
        ...


class Missed:
    """Reads a team again; `keep` takes what it finds, and drops what is known."""

    def __init__(self, access: SessionAccess, places: Places, history: History, keep: Keep) -> None:
        self._access = access
        self._places = places
        self._history = history
        self._keep = keep
        self._behind: set[str] = set()
        self._turn = asyncio.Lock()

    async def read(self, team: str) -> None:
        """Take what was written since this was last done, as far as it can be read."""
        async with self._turn:
            self._behind.add(team)
            now = self._access.now()
            since = await self._since(team, now)
            for each in await self._written(team, since):
                await self._keep(each.arrival)
            await self._note(team, now - ON_THE_WAY)
            self._behind.discard(team)

    async def read_if_behind(self, team: str) -> None:
        """Do so where it could not be done the last time."""
        if team in self._behind and not self._turn.locked():
            await self.read(team)

    async def _since(self, team: str, now: datetime) -> datetime:
        """Return where it was read until; the first time, when the oldest open session began."""
        noted = await asyncio.to_thread(self._places.find, _own(team), _READ_UNTIL)
        if noted is not None and noted.thread:
            until = datetime.fromtimestamp(float(noted.thread), UTC)
        else:
            held = await asyncio.to_thread(self._places.open_in, team)
            until = await self._access.opened_first(each.session for each in held)
        return max(until, now - LONGEST)

    async def _note(self, team: str, until: datetime) -> None:
        stamp = f"{until.timestamp():.6f}"
        place = Place(_own(team), team, "", "", _READ_UNTIL, thread=stamp)
        await asyncio.to_thread(self._places.put, place)

    async def _written(self, team: str, since: datetime) -> list[Unheard]:
        """Return what was written since then, oldest first."""
        channels = await asyncio.to_thread(self._places.private_in, team, MOST)
        options = await asyncio.to_thread(self._open_options, team)
        history = self._history
        found = await side_by_side(
            [
                *(_unless_closed(history.in_private(team, each, since)) for each in channels),
                *(_unless_closed(history.under(each, since)) for each in options),
            ]
        )
        return sorted((one for each in found for one in each), key=lambda one: one.at)

    def _open_options(self, team: str) -> list[Place]:
        """Return the latest options of each open session: somebody may have voted in words."""
        of_each = (self._places.of(each.session) for each in self._places.open_in(team))
        options = ([one for one in own if _has_options(one, team)] for own in of_each)
        return [own[-1] for own in options if own]


def _has_options(place: Place, team: str) -> bool:
    return place.team == team and place.name.startswith(OPTIONS)


async def _unless_closed(reading: Awaitable[Sequence[Unheard]]) -> Sequence[Unheard]:
    """Return what can be read of one conversation; nothing where it may not be read any more."""
    try:
        return await reading
    except PermanentError as problem:
        log.warning("a conversation cannot be read again: %s", problem.code)
        return []


def _own(team: str) -> SessionId:
    """Return under what is noted of a team what belongs to no session."""
    return SessionId(f"team/{team}")
