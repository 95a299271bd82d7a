"""Where what people do in Slack is handed in, and where in Slack sessions are."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass

from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.events import Event
from adapters.slack.people import WebOf
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.directory import Directory
from orchestration.conversation.session_places import SessionPlaces
from orchestration.conversation.storage import Place, Places
from orchestration.language.offline import OfflineLanguage
from orchestration.runtime.workspace_language import InWorkspace
from orchestration.sessions.ports import Language
from orchestration.sessions.user_action import UserAction


@dataclass(frozen=True, slots=True)
class SlackGateway:
    """What reaches sessions, and what reaches Slack."""

    access: SessionAccess
    places: Places
    web: WebOf
    people: Directory

    @property
    def sessions(self) -> SessionPlaces:
        """Where in Slack sessions are."""
        return SessionPlaces(self.places)

    @property
    def at_once(self) -> Language:
        """What reads words where a form has to be open within seconds: no model is waited for."""
        return InWorkspace(OfflineLanguage(), self.access.conventions)

    async def client(self, team: str) -> AsyncWebClient:
        """Return the SDK's own client for a workspace."""
        return (await self.web(team)).api

    async def user_action(self, event: Event) -> UserAction:
        """Return an event as a user action; times are told in the zone of who did it."""
        member = await self.people.member(event.team, event.user)
        return self.access.user_action(event.id, event.who, member)

    async def place_at(self, event: Event, channel: str, ts: str) -> Place | None:
        """Return what stands at a place in Slack, as an event reaches it."""
        inner, age = event.inner, math.inf
        with suppress(ValueError):
            age = float(inner.get("event_ts") or inner.get("ts") or ts) - float(ts)
        return await self.sessions.at(event.team, channel, ts, age)
