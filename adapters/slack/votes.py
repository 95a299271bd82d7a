"""Votes under the options by reaction, as they stand in Slack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adapters.slack.answers import Answers
from adapters.slack.events import Event
from adapters.slack.gateway import SlackGateway
from adapters.slack.names import member_of, option_of
from adapters.slack.refused import CLOSED
from orchestration.conversation.notes import Notes
from orchestration.conversation.reaction_votes import Letters, ReactionVotes, round_shown
from orchestration.model.people import MemberId, SessionId


class SlackReactions:
    """Reads reactions in Slack."""

    def __init__(self, gateway: SlackGateway) -> None:
        self._gateway = gateway

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return a team's sessions that are not over."""
        return await self._gateway.sessions.open_in(team)

    async def read(
        self, session: SessionId, post: str, options: Letters
    ) -> Mapping[MemberId, Letters] | None:
        """Return whose reactions under a post say what; None where it is gone."""
        place = await self._gateway.sessions.find(session, post)
        if place is None:
            return None
        web = await self._gateway.web(place.team)
        where = {"channel": place.channel, "timestamp": place.ts, "full": True}
        told = await web.tried((*CLOSED, "message_not_found"), web.api.reactions_get, **where)
        if told is None:
            return None
        pressed: dict[MemberId, set[str]] = {}
        for each in told["message"].get("reactions", ()):
            if option := option_of(each["name"], options):
                for user in each["users"]:
                    pressed.setdefault(member_of(place.team, user), set()).add(option)
        return {who: tuple(each for each in options if each in own) for who, own in pressed.items()}


def reaction_votes(gateway: SlackGateway) -> ReactionVotes:
    """Return what turns reactions in Slack into ballots."""
    return ReactionVotes(gateway.access, SlackReactions(gateway), Notes(gateway.places))


class ReactionEvents:
    """Hands in reactions."""

    def __init__(self, gateway: SlackGateway, answers: Answers, votes: ReactionVotes) -> None:
        self._gateway = gateway
        self._answers = answers
        self._votes = votes

    async def react(self, event: Event) -> None:
        """Take a reaction, or that one was taken back."""
        item = event.inner["item"]
        place = await self._gateway.place_at(event, item.get("channel", ""), item.get("ts", ""))
        if place is None:
            return
        offered = await self._votes.offered(place.session, round_shown(place.name), event.who)
        option = option_of(event.inner["reaction"], offered.options) if offered else None
        if offered is None or option is None:
            return
        if not offered.refusal:
            user_action = await self._gateway.user_action(event)
            await self._votes.take(offered.session, user_action, option)
        elif offered.by_letter or event.inner["type"] == "reaction_added":
            await self._answers.say(event, offered.refusal)
