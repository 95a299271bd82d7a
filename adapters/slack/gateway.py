"""Where what people do in Slack is handed in, and where in Slack sessions are."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from adapters.slack.events import Event
from adapters.slack.names import user_of
from adapters.slack.people import WebOf
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.directory import Directory
from orchestration.conversation.placed_surface import Platform, WriteInvite
from orchestration.conversation.session_places import SessionPlaces
from orchestration.conversation.storage import Place, Places
from orchestration.conversation.user_actions import UserActions
from orchestration.language.offline import OfflineLanguage
from orchestration.runtime.workspace_language import InWorkspace
from orchestration.sessions.user_action import UserAction

_NOT_HERE: Final = (
    "I'm not in that channel, so nobody there would hear from me. Type “/invite @Convene” there, "
    "then ask again."
)
_NO_CHANNEL: Final = ("channel_not_found", "missing_scope")


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

    def platform(self, actions: UserActions, write_invite: WriteInvite) -> Platform:
        """Return what everything shares that is done in Slack."""
        return Platform(
            access=self.access,
            places=self.places,
            people=self.people,
            actions=actions,
            hurried=InWorkspace(OfflineLanguage(), self.access.conventions),
            write_invite=write_invite,
            user=user_of,
            not_here=_NOT_HERE,
        )

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

    async def is_in(self, team: str, channel: str) -> bool:
        """Tell whether the bot is in a channel, and so can be heard there."""
        web = await self.web(team)
        told = await web.tried(_NO_CHANNEL, web.api.conversations_info, channel=channel)
        return told is not None and bool(told["channel"].get("is_member"))
