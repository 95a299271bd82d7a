"""Where what people do in Slack is handed in, and where in Slack sessions are."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from adapters.slack.events import Event
from adapters.slack.names import is_account, user_of
from adapters.slack.people import WebOf
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.surface.placed_gateway import PlacedGateway

_NOT_HERE: Final = (
    "I'm not in that channel, so nobody there would hear from me. Type “/invite @Convene” there, "
    "then ask again."
)
_NO_CHANNEL: Final = ("channel_not_found", "missing_scope")


@dataclass(frozen=True, slots=True)
class SlackGateway(PlacedGateway):
    """What reaches sessions, and what reaches Slack."""

    is_account = staticmethod(is_account)
    user_of = staticmethod(user_of)

    web: WebOf

    async def place_at(self, event: Event, channel: str, ts: str) -> Place | None:
        """Return what stands at a place in Slack, as an event reaches it."""
        inner, age = event.inner, math.inf
        with suppress(ValueError):
            age = float(inner.get("event_ts") or inner.get("ts") or ts) - float(ts)
        return await self.sessions.at(event.team, channel, ts, age)

    async def why_not_in(self, team: str, channel: str) -> str:
        """Say that the bot is not in a channel; "" where it is, and can be heard."""
        web = await self.web(team)
        told = await web.tried(_NO_CHANNEL, web.api.conversations_info, channel=channel)
        is_in = told is not None and told["channel"].get("is_member")
        return "" if is_in else _NOT_HERE
