"""Where what people do in Slack is handed in: the inbox, the sessions, the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.arrive import Event
from adapters.slack.people import People, WebOf
from orchestration.conversation.storage import Held, Place, Places
from orchestration.deciding.actions.which_session import waiting_for
from orchestration.deciding.step import is_over
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.registry import as_meeting
from orchestration.language.offline import OfflineLanguage
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import zone_named
from orchestration.runtime.workspace_language import InWorkspace
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Language, Sessions
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import UserAction

LATELY: Final = 50
"""How many of somebody's sessions that are over are looked at."""

_NEW_SECONDS: Final = 5.0
_LOOKS: Final = 4
_BETWEEN_LOOKS_SECONDS: Final = 0.25


@dataclass(frozen=True, slots=True)
class Door:
    """What takes commands in and tells how sessions stand.

    `link` is a member's session page, None where there are no pages; `conventions` are what words
    mean here.
    """

    places: Places
    web: WebOf
    people: People
    receive: Callable[..., Awaitable[int]]
    sessions: Sessions
    now: Callable[[], datetime]
    link: Callable[[SessionId, MemberId], str] | None = None
    conventions: Conventions = USUAL
    language: Language = field(default_factory=OfflineLanguage)

    @property
    def at_once(self) -> Language:
        """What reads words where a form has to be open within seconds: no model is waited for."""
        return InWorkspace(OfflineLanguage(), self.conventions)

    async def client(self, team: str) -> AsyncWebClient:
        """Return the SDK's own client for a workspace."""
        return (await self.web(team)).api

    async def user_action(self, event: Event, id_: str = "") -> UserAction:
        """Return an event as a user action; times are told in the zone of who did it."""
        member = await self.people.member(event.team, event.user)
        zone = zone_named(member.zone) if member else UTC
        return UserAction(id_ or event.id, event.who, self.now().astimezone(zone))

    async def send(self, *commands: Command) -> None:
        """Store commands; from now on nothing of them is lost."""
        if commands:
            await self.receive(*commands)

    async def place_at(self, event: Event, channel: str, ts: str) -> Place | None:
        """Return what stands at a place in Slack; who is quick answers before that is noted."""
        inner, looks = event.inner, 1
        with suppress(ValueError):
            age = float(inner.get("event_ts") or inner.get("ts") or ts) - float(ts)
            looks = _LOOKS if age < _NEW_SECONDS else 1
        for look in range(looks):
            await asyncio.sleep(_BETWEEN_LOOKS_SECONDS * (look > 0))
            if place := await asyncio.to_thread(self.places.at, event.team, channel, ts):
                return place
        return None

    async def session(self, session: SessionId | None) -> Session | None:
        """Return a session, or a person, as it stands."""
        return None if session is None else await asyncio.to_thread(self.sessions.session, session)

    async def meeting(self, session: SessionId | None) -> Meeting | None:
        """Return a meeting as it stands."""
        return as_meeting(await self.session(session))

    async def open_for(self, event: Event) -> list[Meeting]:
        """Return the sessions that still want to hear from who did it."""
        found = await asyncio.to_thread(self.sessions.open_with, event.who)
        return waiting_for(event.who, _meetings(found))

    async def concerning(self, event: Event) -> list[Meeting]:
        """Return the sessions that are not over, and that who did it is in or has asked for."""
        return _meetings(await asyncio.to_thread(self.sessions.open_with, event.who))

    async def open_here(self, event: Event, channel: str) -> list[Meeting]:
        """Return the sessions that are going on in a channel; "" is in any."""
        held = await asyncio.to_thread(self.places.open_in, event.team)
        return [each for each in await self._found(held, channel) if not is_over(each)]

    async def lately_over(self, event: Event, channel: str) -> list[Meeting]:
        """Return somebody's sessions in a channel that have ended; "" is in any, latest first."""
        found = _meetings(await asyncio.to_thread(self.sessions.ended_with, event.who, LATELY))
        return await asyncio.to_thread(self._in, channel, found) if channel else found

    async def meetings(self, team: str) -> list[Meeting]:
        """Return a team's sessions that are not over, oldest first."""
        return await self._found(await asyncio.to_thread(self.places.open_in, team))

    async def _found(self, held: Sequence[Held], channel: str = "") -> list[Meeting]:
        here = [each.session for each in held if channel in ("", each.channel)]
        found = [await self.meeting(each) for each in here]
        return [each for each in found if each is not None]

    def _in(self, channel: str, meetings: Sequence[Meeting]) -> list[Meeting]:
        held = [(each, self.places.held(each.id)) for each in meetings]
        return [each for each, where in held if where and where.channel == channel]


def _meetings(sessions: Sequence[Session]) -> list[Meeting]:
    return [each for each in map(as_meeting, sessions) if each is not None]
