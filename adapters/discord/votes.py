"""Votes under the options by reaction, as they stand in Discord."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.discord.gateway import DiscordGateway
from adapters.discord.names import emoji_of, member_of, option_of, place_of
from orchestration.conversation.placed_gateway import PlacedReactions
from orchestration.conversation.reaction_votes import Pressed
from orchestration.conversation.side_by_side import side_by_side
from orchestration.conversation.storage import Place
from orchestration.model.options import option_name

_LETTERS = {emoji_of(option_name(number)) for number in range(26)}


class DiscordReactions(PlacedReactions):
    """Reads reactions in Discord."""

    def __init__(self, gateway: DiscordGateway) -> None:
        super().__init__(gateway, place_of, option_of)
        self._web = gateway.web

    async def under(self, place: Place) -> Sequence[Pressed] | None:
        """Return what stands under a message; None where it is gone."""
        told = await self._web.read(place.channel, place.ts)
        if told is None:
            return None
        emoji = [each["emoji"]["name"] for each in told.get("reactions", ())]
        mine = [each for each in emoji if each in _LETTERS]
        found = await side_by_side(
            self._web.reactions(place.channel, place.ts, each) for each in mine
        )
        return [
            (each, member_of("", user))
            for each, users in zip(mine, found, strict=True)
            for user in users or ()
        ]
