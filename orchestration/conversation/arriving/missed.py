"""What people wrote while nobody listened: read again, and kept as if it had been told.

An event that did come is known by its id, so that reading it again does no harm. What is read are
the private conversations that the bot had last, and the threads under open options; those under
options that are about to be counted also where nothing is known to be missed; and what calls the
bot in channels where something goes on, and in those of which a platform tells that something was
written there. Of who is in an open session and was told nothing in private yet, a conversation is
opened to be read, where a platform allows that: their first words may be there. Those of who is in
none are not found in this way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final, Protocol

from orchestration.conversation.arriving.reaction_votes import BEFORE_DEADLINE
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.sessions import find_decisions
from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.conversation.ports.storage import OPTIONS, Arrival, Held, Place, Places
from orchestration.conversation.shown.one_more_channel import is_left_standing
from orchestration.conversation.shown.session_places import shown_in
from orchestration.deciding.state import Phase
from orchestration.model.faults import PermanentError
from orchestration.model.people import MemberId, SessionId, is_guest

log = logging.getLogger(__name__)

LONGEST: Final = timedelta(days=7)
"""How far back is read: what is older is answered no more, and ids are kept for longer."""

ON_THE_WAY: Final = timedelta(minutes=6)
"""How late a platform may still tell of something by itself."""

MOST: Final = 25
"""Private conversations at once: platforms grant some fifty such calls, a start reads twice."""

NEWCOMERS: Final = 10
"""Conversations at once that are opened to be read: platforms count such calls, too."""

STIRRED: Final = 10
"""Channels at once in which nothing goes on: of a server, those in which was written last."""

_READ_UNTIL, _HEARD_UNTIL = "read-until", "heard-until"
_NOTED_EVERY: Final = timedelta(minutes=2)

Keep = Callable[[Arrival], Awaitable[object]]
Conversation = Callable[[MemberId], Awaitable[str]]
"""Opens the private conversation with somebody, who is told nothing; "" where there is none."""


@dataclass(frozen=True, slots=True)
class Unheard:
    """One message as the platform would have told of it; `at` puts those of a team in order."""

    at: str
    arrival: Arrival


_Reading = Callable[[], Awaitable[Sequence[Unheard]]]
"""It begins when it is called: one that is cut short before it could leaves nothing behind."""


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

    async def calling(self, team: str, channel: str, since: datetime) -> Sequence[Unheard]:
        """Return what calls the bot in a channel since then, where a platform tells."""
        del team, channel, since
        return ()

    async def stirred(self, team: str, since: datetime) -> Sequence[str]:
        """Return channels in which was written since then, the latest first, where it is told."""
        del team, since
        return ()


class Missed:
    """Reads a team again; `keep` takes what it finds, and drops what is known.

    `opened` is how somebody's first private words can be read, where a platform allows that.
    """

    def __init__(
        self,
        access: SessionAccess,
        places: Places,
        history: History,
        keep: Keep,
        opened: Conversation | None = None,
    ) -> None:
        self._access = access
        self._places = places
        self._history = history
        self._keep = keep
        self._opened = opened
        self._behind: set[str] = set()
        self._closing: dict[str, dict[SessionId, datetime]] = {}
        self._turn = asyncio.Lock()
        self._heard_at = datetime.min.replace(tzinfo=UTC)

    async def hears(self) -> None:
        """Note that all is heard that happens just now."""
        now = self._access.now()
        if now - self._heard_at >= _NOTED_EVERY:
            self._heard_at = now
            await self._note("", now, _HEARD_UNTIL)

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

    async def read_closing(self, team: str) -> None:
        """Take what was written under options that are about to be counted, and nobody told of."""
        if self._turn.locked():
            return
        async with self._turn:
            now, read = self._access.now(), self._closing.get(team, {})
            soon = await self._closing_soon(team, now)
            self._closing[team] = dict.fromkeys(soon, now - ON_THE_WAY)
            if not soon:
                return
            before = await self._since(team, now)
            options = await asyncio.to_thread(self._options_of, team, soon[:MOST])
            under = self._history.under
            readings = (partial(under, each, read.get(each.session, before)) for each in options)
            for each in await _in_order(readings):
                await self._keep(each.arrival)

    async def _closing_soon(self, team: str, now: datetime) -> list[SessionId]:
        shown = await asyncio.to_thread(shown_in, self._places, team)
        found = await find_decisions(self._access.sessions, shown)
        open_ = [each for each in found if each.phase is Phase.VOTE]
        return [each.id for each in open_ if each.closes_at <= now + BEFORE_DEADLINE]

    async def _since(self, team: str, now: datetime) -> datetime:
        """Return where it was read until; the first time, when the oldest open session began."""
        until = await self._noted(team, _READ_UNTIL)
        if until is None:
            shown = await asyncio.to_thread(shown_in, self._places, team)
            until = await self._access.opened_first(shown)
        return max(until, now - LONGEST)

    async def _noted(self, team: str, name: str) -> datetime | None:
        noted = await asyncio.to_thread(self._places.find, _own(team), name)
        return datetime.fromtimestamp(float(noted.thread), UTC) if noted and noted.thread else None

    async def _note(self, team: str, until: datetime, name: str = _READ_UNTIL) -> None:
        stamp = f"{until.timestamp():.6f}"
        place = Place(_own(team), team, "", "", name, thread=stamp)
        await asyncio.to_thread(self._places.put, place)

    async def _stirred(self, team: str, since: datetime) -> tuple[datetime, Sequence[str]]:
        """Return where the bot may have been called though nothing goes on there, and since when.

        There one looks no further back than to when nobody listened.
        """
        heard = await self._noted("", _HEARD_UNTIL)
        gap = max(since, heard - ON_THE_WAY) if heard else since
        return gap, (await self._history.stirred(team, gap))[:STIRRED]

    async def _written(self, team: str, since: datetime) -> list[Unheard]:
        """Return what was written since then, oldest first."""
        channels = await asyncio.to_thread(self._places.private_in, team, MOST)
        shown = await asyncio.to_thread(shown_in, self._places, team)
        options = await asyncio.to_thread(self._options_of, team, shown)
        open_ = await asyncio.to_thread(self._places.open_in, team)
        asked_in, history = list(dict.fromkeys(each.channel for each in open_)), self._history
        gap, stirred = await self._stirred(team, since)
        new = await self._told_nothing(open_) if self._opened else ()
        return await _in_order(
            [
                *(partial(history.in_private, team, each, since) for each in channels),
                *(partial(self._first_words, team, each, since, channels) for each in new),
                *(partial(history.under, each, since) for each in options),
                *(partial(history.calling, team, each, since) for each in asked_in[-MOST:]),
                *(partial(history.calling, team, x, gap) for x in stirred if x not in asked_in),
            ]
        )

    async def _told_nothing(self, open_: Sequence[Held]) -> list[MemberId]:
        """Return who is in what goes on, the latest first, and was told nothing in private."""
        found: dict[MemberId, None] = {}
        for each in await find_decisions(self._access.sessions, [x.session for x in open_[::-1]]):
            posts = await asyncio.to_thread(self._places.of, each.id)
            told = {one.owner for one in posts if one.channel}
            found |= dict.fromkeys(one.id for one in each.members if one.id not in told)
        return [each for each in found if not is_guest(each)][:NEWCOMERS]

    async def _first_words(
        self, team: str, who: MemberId, since: datetime, known: Sequence[str]
    ) -> Sequence[Unheard]:
        """Return what somebody has written in private of whom nothing was heard there yet."""
        channel = await self._opened(who) if self._opened else ""
        is_new = bool(channel) and channel not in known
        return await self._history.in_private(team, channel, since) if is_new else ()

    def _options_of(self, team: str, sessions: Sequence[SessionId]) -> list[Place]:
        """Return the latest options of sessions in each channel: some may have voted in words.

        Those above them too that were left standing.
        """
        found: dict[tuple[SessionId, str, str], Place] = {}
        for each in sessions:
            own = (one for one in self._places.of(each) if _has_options(one, team))
            found |= {(each, one.channel, one.ts * is_left_standing(one)): one for one in own}
        return list(found.values())


def _has_options(place: Place, team: str) -> bool:
    return place.team == team and place.name.startswith(OPTIONS)


async def _in_order(readings: Iterable[_Reading]) -> list[Unheard]:
    """Return what several conversations hold, oldest first."""
    found = await side_by_side(_unless_closed(each) for each in readings)
    return sorted((one for each in found for one in each), key=lambda one: one.at)


async def _unless_closed(reading: _Reading) -> Sequence[Unheard]:
    """Return what can be read of one conversation; nothing where it may not be read any more."""
    try:
        return await reading()
    except PermanentError as problem:
        log.warning("a conversation cannot be read again: %s", problem.code)
        return []


def _own(team: str) -> SessionId:
    """Return under what is noted of a team what belongs to no session."""
    return SessionId(f"team/{team}")
