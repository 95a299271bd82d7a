"""Where on a platform sessions are: in which channel each was asked for, and what stands where."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.conversation.ports.storage import (
    ALSO,
    LETTERS,
    OPTIONS,
    WRITTEN,
    Held,
    Place,
    Places,
)
from orchestration.conversation.shown import own_thread
from orchestration.conversation.shown.one_more_channel import left_standing, round_shown
from orchestration.model.people import MemberId, SessionId

_NEW_SECONDS: Final = 5.0
_LOOKS: Final = 4
_BETWEEN_LOOKS_SECONDS: Final = 0.25


@dataclass(frozen=True, slots=True)
class SessionPlaces:
    """Finds sessions by their places, and places by their sessions."""

    places: Places

    async def open_in(self, team: str, channel: str = "") -> list[SessionId]:
        """Return the sessions that are going on in a channel, oldest first; "" is in any."""
        return [each.session for each in await self.held_in(team, channel)]

    async def held_in(self, team: str, channel: str = "") -> list[Held]:
        """Return the same with where each was asked for, and by whom."""
        held = await asyncio.to_thread(self.places.open_in, team)
        return [each for each in held if channel in ("", each.channel)]

    async def where(
        self, sessions: Sequence[SessionId], is_so: Callable[[Held], Awaitable[bool]]
    ) -> list[SessionId]:
        """Return those of some sessions of whose channel it is so, which is asked of each once."""
        held = await asyncio.to_thread(lambda: [*filter(None, map(self.places.held, sessions))])
        rooms = {(each.team, each.channel): each for each in held}
        found = dict(zip(rooms, await side_by_side(map(is_so, rooms.values())), strict=True))
        return [each.session for each in held if found[each.team, each.channel]]

    async def in_channels_of(self, team: str) -> list[SessionId]:
        """Return what goes on in channels of a team, or of all that its name begins."""
        held = await self.held_in("")
        return [x.session for x in held if x.channel and x.team.startswith(team)]

    async def going_with(self, team: str, channel: str) -> list[Held]:
        """Return what can't go on without a channel, or without the thread that is its own."""
        held = await self.held_in(team)
        own = await asyncio.to_thread(own_thread.session_in, self.places, team, channel)
        return [each for each in held if channel in ("", each.channel) or each.session == own]

    async def used_in(self, team: str) -> list[str]:
        """Return the channels and threads of a team in which something goes on."""
        held = await self.held_in(team)
        own = await asyncio.to_thread(own_thread.threads_of, self.places, held)
        return list(dict.fromkeys((*(each.channel for each in held), *own)))

    async def shown_in(self, team: str) -> list[SessionId]:
        """Return the sessions that go on, and of which posts stand in a team's channels."""
        return await asyncio.to_thread(shown_in, self.places, team)

    async def asked_in(self, channel: str, sessions: Sequence[SessionId]) -> list[SessionId]:
        """Return those of some sessions that were asked for in a channel."""
        return await asyncio.to_thread(self._in, channel, sessions)

    def _in(self, channel: str, sessions: Sequence[SessionId]) -> list[SessionId]:
        held = [(each, self.places.held(each)) for each in sessions]
        return [each for each, where in held if where and where.channel == channel]

    async def at(self, team: str, channel: str, ts: str, age: float) -> Place | None:
        """Return what stands at a place; who is quick answers it before that is noted.

        `age` is how many seconds it stands there; what is young is looked for again.
        """
        for look in range(_LOOKS if age < _NEW_SECONDS else 1):
            await asyncio.sleep(_BETWEEN_LOOKS_SECONDS * (look > 0))
            if place := await asyncio.to_thread(self.places.at, team, channel, ts):
                return place
        return None

    async def of_thread(self, team: str, thread: str) -> Place | None:
        """Return what is talked about in a thread that is there without the post it began with.

        It is the session's whose own the thread is; else the one that goes on in it, by what it has
        put to the vote there last. None where there is no such, or several.
        """
        if own := await asyncio.to_thread(self.places.at, team, thread, thread):
            return own
        going_on = await self.open_in(team, thread)
        if len(going_on) != 1:
            return None
        posts = await asyncio.to_thread(self.places.of, going_on[0])
        shown = [each for each in posts if round_shown(each.name) and each.channel == thread]
        return max(shown, key=lambda each: round_shown(each.name), default=None)

    async def find(
        self, session: SessionId, name: str, owner: MemberId | None = None
    ) -> Place | None:
        """Return where a session's post of this name stands, or what was told to its owner."""
        return await asyncio.to_thread(self.places.find, session, name, owner)

    async def hold(self, session: SessionId, team: str, channel: str, who: MemberId) -> None:
        """Keep in which channel a session is asked for, and by whom, before it is."""
        await asyncio.to_thread(self.places.hold, Held(session, team, channel, who))

    async def close_all(self, team: str, channel: str = "") -> None:
        """Note that nothing goes on in a channel any more; "" is in any."""
        for each in await self.open_in(team, channel):
            await asyncio.to_thread(self.places.close, each)

    async def note_written(  # a place has as many parts
        self,
        session: SessionId,
        team: str,
        channel: str,
        ts: str,
        who: MemberId,
        thread: str | None,
    ) -> None:
        """Keep where a member has written in private, so that what answers it stands below."""
        place = Place(session, team, channel, ts, WRITTEN, owner=who, thread=thread)
        await asyncio.to_thread(self.places.put, place)


def shown_in(places: Places, team: str) -> list[SessionId]:
    """Return the sessions that go on, and of which posts stand in a team's channels."""
    own = [each.session for each in places.open_in(team)]
    too = [each.session for each in places.shown_too() if each.team == team]
    return list(dict.fromkeys((*own, *too)))


def also_in(places: Places, session: SessionId) -> list[Place]:
    """Return where a session's card and outcome are shown beside its own channel."""
    return [each for each in places.of(session) if each.name.startswith(ALSO)]


def forget(places: Places, gone: Place) -> list[Place]:
    """Forget what a post has shown, and the reactions under it: nobody has taken them back.

    Returns what was noted of those.
    """
    now = places.find(gone.session, gone.name)
    if now is None or now.ts != gone.ts:
        return []  # it stands there anew
    places.put(replace(gone, shown=None))
    noted = f"{LETTERS}{gone.name.removeprefix(OPTIONS)}"
    found = [each for each in places.of(gone.session) if each.name == noted]
    for each in found:
        places.put(replace(each, thread=""))
    return found


def leave_standing(places: Places, post: Place, noted: Sequence[Place]) -> None:
    """Keep a post as one of its session's that could not be taken away, and its reactions.

    It is not settled any more: nothing of it can be changed.
    """
    for each in (replace(post, shown=None), *noted):
        places.put(replace(each, name=left_standing(each.name, post.ts)))
