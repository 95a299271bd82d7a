"""Votes under the options by reaction, as they stand in Slack."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.slack.gateway import SlackGateway
from adapters.slack.names import member_of, option_of, place_of
from adapters.slack.refused import CLOSED
from orchestration.conversation.arriving.reaction_votes import Pressed
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.surface.placed_gateway import PlacedReactions


class SlackReactions(PlacedReactions):
    """Reads reactions in Slack."""

    def __init__(self, gateway: SlackGateway) -> None:
        super().__init__(gateway, place_of, option_of)
        self._web = gateway.web

    async def under(self, place: Place) -> Sequence[Pressed] | None:
        """Return what stands under a message; None where it is gone."""
        web = await self._web(place.team)
        where = {"channel": place.channel, "timestamp": place.ts, "full": True}
        told = await web.tried((*CLOSED, "message_not_found"), web.api.reactions_get, **where)
        if told is None:
            return None
        found = told["message"].get("reactions", ())
        return [
            (each["name"], member_of(place.team, user)) for each in found for user in each["users"]
        ]
