"""Votes under the options by reaction, as they stand in Slack."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.slack.gateway import SlackGateway
from adapters.slack.names import member_of, option_of, team_of, user_of
from adapters.slack.refused import CLOSED
from orchestration.conversation.notes import Notes
from orchestration.conversation.reaction_votes import Letters, Pressed, ReactionVotes
from orchestration.model.people import Member, MemberId, SessionId


class SlackReactions:
    """Reads reactions in Slack."""

    def __init__(self, gateway: SlackGateway) -> None:
        self._gateway = gateway

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return a team's sessions that are not over."""
        return await self._gateway.sessions.open_in(team)

    async def read(self, session: SessionId, post: str) -> Sequence[Pressed] | None:
        """Return what stands under a post; None where it is gone."""
        place = await self._gateway.sessions.find(session, post)
        if place is None:
            return None
        web = await self._gateway.web(place.team)
        where = {"channel": place.channel, "timestamp": place.ts, "full": True}
        told = await web.tried((*CLOSED, "message_not_found"), web.api.reactions_get, **where)
        if told is None:
            return None
        found = told["message"].get("reactions", ())
        return [
            (each["name"], member_of(place.team, user)) for each in found for user in each["users"]
        ]

    async def person(self, who: MemberId) -> Member | None:
        """Return who somebody is; None of bots."""
        return await self._gateway.people.member(team_of(who), user_of(who))

    def option_of(self, reaction: str, options: Letters) -> str | None:
        """Return the option that an emoji votes for, by its name."""
        return option_of(reaction, options)


def reaction_votes(gateway: SlackGateway) -> ReactionVotes:
    """Return what turns reactions in Slack into ballots."""
    return ReactionVotes(gateway.access, SlackReactions(gateway), Notes(gateway.places))
