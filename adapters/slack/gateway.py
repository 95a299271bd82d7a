"""Where what people do in Slack is handed in, and where in Slack sessions are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.events import Event
from adapters.slack.people import WebOf
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.directory import Directory
from orchestration.conversation.storage import Place, Places
from orchestration.language.offline import OfflineLanguage
from orchestration.model.people import SessionId
from orchestration.runtime.workspace_language import InWorkspace
from orchestration.sessions.ports import Language
from orchestration.sessions.user_action import UserAction

_NEW_SECONDS: Final = 5.0
_LOOKS: Final = 4
_BETWEEN_LOOKS_SECONDS: Final = 0.25


@dataclass(frozen=True, slots=True)
class SlackGateway:
    """What reaches sessions, and what reaches Slack."""

    access: SessionAccess
    places: Places
    web: WebOf
    people: Directory

    @property
    def at_once(self) -> Language:
        """What reads words where a form has to be open within seconds: no model is waited for."""
        return InWorkspace(OfflineLanguage(), self.access.conventions)

    async def client(self, team: str) -> AsyncWebClient:
        """Return the SDK's own client for a workspace."""
        return (await self.web(team)).api

    async def user_action(self, event: Event, id_: str = "") -> UserAction:
        """Return an event as a user action; times are told in the zone of who did it."""
        member = await self.people.member(event.team, event.user)
        return self.access.user_action(id_ or event.id, event.who, member)

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

    async def open_in(self, team: str, channel: str = "") -> list[SessionId]:
        """Return the sessions that are going on in a channel, oldest first; "" is in any."""
        held = await asyncio.to_thread(self.places.open_in, team)
        return [each.session for each in held if channel in ("", each.channel)]

    async def asked_in(self, channel: str, sessions: Sequence[SessionId]) -> list[SessionId]:
        """Return those of some sessions that were asked for in a channel."""
        return await asyncio.to_thread(self._in, channel, sessions)

    def _in(self, channel: str, sessions: Sequence[SessionId]) -> list[SessionId]:
        held = [(each, self.places.held(each)) for each in sessions]
        return [each for each, where in held if where and where.channel == channel]
