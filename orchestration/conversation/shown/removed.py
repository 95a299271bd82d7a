"""What goes on where the bot cannot be any more: it ends, so that nobody is asked for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.sessions import find_decisions, find_session
from orchestration.conversation.ports.storage import Held
from orchestration.conversation.shown.session_places import SessionPlaces
from orchestration.deciding.commands import Leave
from orchestration.deciding.method import method_of
from orchestration.deciding.people.departing import FEWEST
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.layouts.panel import DONE
from orchestration.interaction.routing import Does
from orchestration.kinds.channel.commands import ForgetSettings
from orchestration.model.people import MemberId, SessionId, is_guest, team_of_channel
from orchestration.sessions.commands import Cancel, Command
from orchestration.sessions.kind import Kinds
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply, UserAction

WHO_TOOK_US_OUT: Final = "I was taken out of the server, which"
WHO_DELETED_IT: Final = "Somebody who deleted its channel"
WHO_LEFT: Final = "Who asked for it has left the server, which"
ONLY_OTHER_LEFT: Final = "{name} has left the server and nobody else was asked, which"


LEFT_FOR: Final = timedelta(days=30)
"""So long what was set for a team is kept where the bot is not any more."""

_LEFT: Final = "left"
_SAW_IT: Final = "saw-it"
"""What a note is called that somebody in a session has seen its channel."""

_MOST_LOOKED_FOR: Final = 50
"""In a larger group nobody is waited for by name, and each look is a call to the platform."""

_NOBODY: Final = MemberId("")


class Sees(StrEnum):
    """Whether somebody sees a channel, as far as a platform tells."""

    READS = "reads"
    HIDDEN = "hidden"
    """They are in the team, and do not see it."""
    LEFT = "left"
    """They are in the team no more."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class LeftTeams:
    """Forgets what was set for a team that the bot has not been in for long.

    `set_for` lists what is kept of channels and teams; `is_in` tells whether the bot is in a team,
    None where that is not known just now. What goes on in `asking` teams that it is not in ends: it
    may have been taken out while nobody listened. So does what goes on in a channel or a thread
    that `is_gone`. By `sight` it goes on without who has left the team, and without who saw its
    channel and sees it no more.
    """

    access: SessionAccess
    memory: Memory
    set_for: Callable[[], Iterable[SessionId]]
    is_in: Callable[[str], Awaitable[bool | None]]
    asking: Callable[[], Iterable[str]] = tuple
    places: SessionPlaces | None = None
    is_gone: Callable[[str], Awaitable[bool]] | None = None
    sight: Callable[[Held, MemberId], Awaitable[Sees]] | None = None

    async def watch(self, seconds: float) -> None:
        """Look again and again, until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(seconds)

    async def look(self) -> None:
        """Note where the bot is not any more, and forget what was set where it has long left."""
        if self.places:
            for team in await asyncio.to_thread(self.asking):
                await self._end_what_is_gone(self.places, team)
        now = self.access.now()
        for session in await asyncio.to_thread(self.set_for):
            is_in = await self.is_in(team_of_channel(session))
            if is_in is None:
                continue
            left = await self.memory.read(session, _LEFT, _NOBODY)
            if is_in != (not left):
                await self.memory.write(session, _LEFT, _NOBODY, "" if is_in else now.isoformat())
            elif left and now - datetime.fromisoformat(left) >= LEFT_FOR:
                forgotten = ForgetSettings(id=f"{_LEFT}/{left}", session=session, at=now)
                await self.access.send(forgotten)

    async def _end_what_is_gone(self, places: SessionPlaces, team: str) -> None:
        if await self.is_in(team) is False:
            await self._end(places, team)
        elif self.is_gone:
            for each in await places.used_in(team):
                if await self.is_gone(each):
                    await self._end(places, team, each)
            for held in await places.held_in(team):
                await self._without_who_is_gone(places, held)

    async def _without_who_is_gone(self, places: SessionPlaces, held: Held) -> None:
        found = await find_decisions(self.access.sessions, [held.session])
        if self.sight is None or not found or is_over(found[0]):
            return
        decision = found[0]
        if len(decision.members) > _MOST_LOOKED_FOR:
            return
        for who in (each.id for each in decision.members if not is_guest(each.id)):
            sight = await self.sight(held, who)
            seen = await self.memory.read(held.session, _SAW_IT, who)
            action = self.access.user_action(f"{_LEFT}/{held.session}/{who}", who, None)
            if sight is Sees.READS and not seen:
                await self.memory.write(held.session, _SAW_IT, who, sight)
            elif sight is Sees.LEFT:
                await leave_all(self.access, places, action, held.team)
            elif sight is Sees.HIDDEN and seen and _goes_on_without(decision, who):
                envelope = action.envelope(decision.id)
                await self.access.send(Leave(**envelope, member=who, gone=True))

    async def _end(self, places: SessionPlaces, team: str, channel: str = "") -> None:
        known_by = "/".join(filter(None, (_LEFT, team, channel)))
        action = self.access.user_action(known_by, _NOBODY, None)
        await end_all(self.access, places, action, team, channel)


async def end_all(
    access: SessionAccess, places: SessionPlaces, action: UserAction, team: str, channel: str = ""
) -> None:
    """End what goes on in a channel or thread that is gone; else in a team that has no bot now."""
    by = WHO_DELETED_IT if channel else WHO_TOOK_US_OUT
    for each in await places.going_with(team, channel):
        if found := await find_session(access.sessions, each.session):
            theirs = replace(action, id=f"{action.id}/{each.session}", who=each.organiser)
            await access.send(*_ends(access.kinds, found, theirs, by))
    await places.close_all(team, channel)


def _ends(kinds: Kinds, session: Session, action: UserAction, by: str) -> Sequence[Command]:
    """Return what ends a session as who asked for it would; what was decided stands."""
    if kinds.goes_on_repeating(session):
        came = kinds.ordered(session, action, Does.STOP)
        return came.commands if isinstance(came, Reply) else ()
    if isinstance(session, Decision) and not (is_over(session) or session.outcome):
        return [Cancel(**action.envelope(session.id), by=session.organiser.id, moderator=by)]
    if DONE in kinds.of(session).actions and not kinds.has_ended(session):
        return kinds.press(session, action, DONE).commands
    return ()


async def leave_all(
    access: SessionAccess, places: SessionPlaces, action: UserAction, team: str
) -> None:
    """Let all that goes on in a team go on without somebody who has left it, or end for want of it.

    It goes on with two others, at least, or where whoever likes may vote.
    """
    held, who = await places.held_in(team), action.who
    for each in await find_decisions(access.sessions, [one.session for one in held]):
        if not each.includes(who) or is_over(each) or each.outcome:
            continue
        envelope = action.envelope(each.id, f"/{each.id}")
        goes_on = _goes_on_without(each, who)
        if not goes_on and each.organiser.id == who:
            await access.send(Cancel(**envelope, by=who, moderator=WHO_LEFT))
        elif not goes_on and (member := each.member(who)):
            by = ONLY_OTHER_LEFT.format(name=member.name)
            await access.send(Cancel(**envelope, by=each.organiser.id, moderator=by))
        elif each.member(who):
            await access.send(Leave(**envelope, member=who, gone=True))


def _goes_on_without(decision: Decision, who: MemberId) -> bool:
    others = [one for one in decision.members if one.id != who]
    return method_of(decision).stays_open(decision) or len(others) >= FEWEST
