"""Votes under the options by reaction, as they stand in Slack."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime

from slack_sdk.errors import SlackApiError

from adapters.slack.answers import Answers
from adapters.slack.arrive import Event
from adapters.slack.door import Door
from adapters.slack.names import member_of, option_of
from adapters.slack.web import Closed, error_of
from orchestration.conversation.exchange import AnyDecision, Decisions
from orchestration.conversation.notes import Notes
from orchestration.conversation.reaction_votes import (
    Letters,
    ReactionVotes,
    options_of,
    refusal,
    round_of,
)
from orchestration.conversation.storage import OPTIONS
from orchestration.deciding.actions.ballot_forms import has_letters
from orchestration.model.people import MemberId
from orchestration.sessions.commands import Command


class SlackReactions:
    """Reads reactions in Slack."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def now(self) -> datetime:
        """Return the present instant."""
        return self._door.now()

    async def going_on(self, team: str) -> Decisions:
        """Return a team's sessions that are not over."""
        return await self._door.meetings(team)

    async def send(self, *commands: Command) -> None:
        """Store commands."""
        await self._door.send(*commands)

    async def read(
        self, decision: AnyDecision, options: Sequence[str]
    ) -> Mapping[MemberId, Letters] | None:
        """Return whose reactions under the options say what; None where the post is gone."""
        name = f"{OPTIONS}{decision.round.number}"
        place = await asyncio.to_thread(self._door.places.find, decision.id, name)
        if place is None:
            return None
        web = await self._door.web(place.team)
        where = {"channel": place.channel, "timestamp": place.ts}
        try:
            told = await web.call(web.api.reactions_get, **where, full=True)
        except Closed:
            return None
        except SlackApiError as problem:
            if error_of(problem) != "message_not_found":
                raise
            return None
        pressed: dict[MemberId, set[str]] = {}
        for each in told["message"].get("reactions", ()):
            if option := option_of(each["name"], options):
                for user in each["users"]:
                    pressed.setdefault(member_of(place.team, user), set()).add(option)
        return {who: tuple(each for each in options if each in own) for who, own in pressed.items()}


def reaction_votes(door: Door) -> ReactionVotes:
    """Return what turns reactions in Slack into ballots."""
    return ReactionVotes(SlackReactions(door), Notes(door.places))


class Votes:
    """Takes reactions."""

    def __init__(self, door: Door, answers: Answers, votes: ReactionVotes) -> None:
        self._door = door
        self._answers = answers
        self._votes = votes

    async def react(self, event: Event) -> None:
        """Take a reaction, or that one was taken back."""
        item = event.inner["item"]
        place = await self._door.place_at(event, item.get("channel", ""), item.get("ts", ""))
        meeting = await self._door.meeting(place.session) if place and round_of(place) else None
        if place is None or meeting is None:
            return
        option = option_of(event.inner["reaction"], options_of(meeting, round_of(place)))
        if option is None:
            return
        why = refusal(meeting, event.who, round_of(place))
        if not why:
            await self._votes.take(meeting, await self._door.user_action(event), option)
        elif has_letters(meeting) or event.inner["type"] == "reaction_added":
            await self._answers.say(event, why)
