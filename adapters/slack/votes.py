"""Votes under the options by reaction, as they stand in Slack."""

from __future__ import annotations

from adapters.slack.answers import Answers
from adapters.slack.arrive import Event
from adapters.slack.door import Door
from adapters.slack.letters import Letters, options_of, round_of
from adapters.slack.names import option_of
from adapters.slack.ports import OPTIONS, Place
from orchestration.deciding.actions import ballot_forms
from orchestration.kinds.meeting.state import Meeting


class Votes:
    """Turns reactions into ballots."""

    def __init__(self, door: Door, answers: Answers, letters: Letters) -> None:
        self._door = door
        self._answers = answers
        self._letters = letters

    async def react(self, event: Event) -> None:
        """Take a reaction, or that one was taken back."""
        item = event.inner["item"]
        place, meeting = await self._options_at(event, item.get("channel", ""), item.get("ts", ""))
        if place is None or meeting is None:
            return
        option = option_of(event.inner["reaction"], options_of(meeting, round_of(place)))
        if option is None:
            return
        why = ballot_forms.why_not(
            meeting, event.who, round_of(place)
        ) or ballot_forms.why_no_letters(meeting)
        if not why:
            await self._letters.take(meeting, place, await self._door.user_action(event), option)
        elif ballot_forms.has_letters(meeting) or event.inner["type"] == "reaction_added":
            await self._answers.say(event, why)

    async def _options_at(
        self, event: Event, channel: str, ts: str
    ) -> tuple[Place | None, Meeting | None]:
        """Return which options stand at a place in Slack, and whose they are."""
        place = await self._door.place_at(event, channel, ts)
        if place is None or not place.name.startswith(OPTIONS):
            return None, None
        return place, await self._door.meeting(place.session)
