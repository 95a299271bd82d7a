"""Votes under the options by reaction, as they stand in Discord."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.discord.gateway import DiscordGateway
from adapters.discord.names import DIRECT, emoji_of, member_of, option_of, user_of
from orchestration.conversation.notes import Notes
from orchestration.conversation.placed_chat import side_by_side
from orchestration.conversation.reaction_votes import Letters, Pressed, ReactionVotes
from orchestration.model.options import option_name
from orchestration.model.people import Member, MemberId, SessionId


class DiscordReactions:
    """Reads reactions in Discord."""

    def __init__(self, gateway: DiscordGateway) -> None:
        self._gateway = gateway

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return a team's sessions that are not over."""
        return await self._gateway.sessions.open_in(team)

    async def read(self, session: SessionId, post: str) -> Sequence[Pressed] | None:
        """Return what stands under a post; None where it is gone."""
        place = await self._gateway.sessions.find(session, post)
        web = self._gateway.web
        told = await web.read(place.channel, place.ts) if place else None
        if place is None or told is None:
            return None
        emoji = [each["emoji"]["name"] for each in told.get("reactions", ())]
        mine = [each for each in emoji if each in _LETTERS]
        found = await side_by_side(web.reactions(place.channel, place.ts, each) for each in mine)
        return [
            (each, member_of("", user))
            for each, users in zip(mine, found, strict=True)
            for user in users or ()
        ]

    async def person(self, who: MemberId) -> Member | None:
        """Return who somebody is; None of bots."""
        return await self._gateway.people.member(DIRECT, user_of(who))

    def option_of(self, reaction: str, options: Letters) -> str | None:
        """Return the option that an emoji votes for, by its letter."""
        return option_of(reaction, options)


_LETTERS = {emoji_of(option_name(number)) for number in range(26)}


def reaction_votes(gateway: DiscordGateway) -> ReactionVotes:
    """Return what turns reactions in Discord into ballots."""
    return ReactionVotes(gateway.access, DiscordReactions(gateway), Notes(gateway.places))
