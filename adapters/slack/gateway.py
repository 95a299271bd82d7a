"""Where what people do in Slack is handed in, and where in Slack sessions are."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from adapters.slack.events import Event
from adapters.slack.names import is_account, user_of
from adapters.slack.people import WebOf
from orchestration.conversation.placed_gateway import PlacedGateway
from orchestration.conversation.placed_surface import Platform, WriteInvite
from orchestration.conversation.storage import Place
from orchestration.conversation.user_actions import UserActions
from orchestration.model.people import MemberId

_NOT_HERE: Final = (
    "I'm not in that channel, so nobody there would hear from me. Type “/invite @Convene” there, "
    "then ask again."
)
_NO_CHANNEL: Final = ("channel_not_found", "missing_scope")


@dataclass(frozen=True, slots=True)
class SlackGateway(PlacedGateway):
    """What reaches sessions, and what reaches Slack."""

    web: WebOf

    def platform(self, actions: UserActions, write_invite: WriteInvite) -> Platform:
        """Return what everything shares that is done in Slack."""
        return self.shared(actions, write_invite, user=user_of, not_here=_NOT_HERE)

    def is_account(self, member: MemberId) -> bool:
        """Tell whether somebody is known by an account in Slack."""
        return is_account(member)

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
