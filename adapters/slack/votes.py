"""Votes under the options: by reaction, as they stand in Slack, and by a reply in words.

A reaction is never taken at its word: whoever reacted, all of theirs are read again. So it does not
matter in which order events come, or whether one was lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

from slack_sdk.errors import SlackApiError

from adapters.slack.answers import Answers
from adapters.slack.arrive import Event
from adapters.slack.door import Door
from adapters.slack.names import member_of, option_of
from adapters.slack.ports import OPTIONS, Place
from adapters.slack.presses import Presses
from adapters.slack.web import error_of
from orchestration.desk import ballots
from orchestration.desk.ballot_words import read_vote
from orchestration.desk.deed import Deed
from orchestration.meeting.state import Meeting, Phase
from orchestration.model.people import MemberId, SessionId

BEFORE_DEADLINE: Final = timedelta(minutes=2)
_GONE: Final = ("message_not_found", "channel_not_found", "not_in_channel")

Letters = Mapping[MemberId, tuple[str, ...]]
"""Whose reactions say which options, in the order of the options."""


class Votes:
    """Turns reactions and replies into ballots."""

    def __init__(self, door: Door, answers: Answers, presses: Presses) -> None:
        self._door = door
        self._answers = answers
        self._presses = presses
        self._seen: dict[tuple[SessionId, int, MemberId], tuple[str, ...]] = {}

    async def react(self, event: Event) -> None:
        """Take a reaction, or that one was taken back."""
        item = event.inner["item"]
        where = event.team, item.get("channel", ""), item.get("ts", "")
        place = await asyncio.to_thread(self._door.places.at, *where)
        if place is None or not place.name.startswith(OPTIONS):
            return
        meeting = await self._door.meeting(place.session)
        if meeting is None or not ballots.has_letters(meeting):
            return
        option = option_of(event.inner["reaction"], _options(meeting, _round(place)))
        if option is None:
            return
        if why := ballots.why_not(meeting, event.who, _round(place)):
            await self._answers.say(event, why)
            return
        letters = await self._read(place, meeting)
        deed = await self._door.deed(event)
        await self._take(meeting, deed, letters.get(event.who, ()), option)

    async def reply(self, event: Event) -> None:
        """Take a reply in a channel for a vote, if it is one under the options."""
        inner = event.inner
        where = event.team, inner["channel"], inner["thread_ts"]
        place = await asyncio.to_thread(self._door.places.at, *where)
        if place is None or not place.name.startswith(OPTIONS):
            return
        meeting = await self._door.meeting(place.session)
        if meeting is None:
            return
        words = await self._door.people.as_written(event.team, inner.get("text", ""))
        deed = await self._door.deed(event)
        reply = read_vote(meeting, deed, _round(place), words)
        if reply is not None:
            await self._presses.perform(event, reply, meeting.id)

    async def reconcile(self, team: str) -> None:
        """Read all reactions under open votes again: some may have come while nobody listened."""
        for meeting in await self._door.meetings(team):
            await self._reconcile(meeting)

    async def reconcile_closing(self, team: str) -> None:
        """Read the reactions of those votes again that are about to close."""
        soon = self._door.now() + BEFORE_DEADLINE
        for meeting in await self._door.meetings(team):
            if meeting.closes_at <= soon:
                await self._reconcile(meeting)

    async def _reconcile(self, meeting: Meeting) -> None:
        if meeting.phase is not Phase.VOTE or not ballots.has_letters(meeting):
            return
        number = meeting.round.number
        name = f"{OPTIONS}{number}"
        place = await asyncio.to_thread(self._door.places.find, meeting.id, name)
        if place is None:
            return
        letters = await self._read(place, meeting)
        for each in meeting.counted:
            mine = letters.get(each.id, ())
            if not self._is_news(meeting, each.id, mine):
                continue
            now = self._door.now()
            deed = Deed(f"reactions/{each.id}/{now.isoformat()}", each.id, now)
            await self._take(meeting, deed, mine, "")

    def _is_news(self, meeting: Meeting, who: MemberId, letters: tuple[str, ...]) -> bool:
        """Tell whether reactions say what nobody has heard yet.

        A ballot may have come in another way since. So where it is not known what somebody's
        reactions were before, they count only if there is no ballot.
        """
        before = self._seen.get((meeting.id, meeting.round.number, who))
        if before is None:
            return bool(letters) and who not in meeting.round.ballots
        return letters != before

    async def _take(
        self, meeting: Meeting, deed: Deed, letters: tuple[str, ...], latest: str
    ) -> None:
        """Take somebody's reactions as they are now for their ballot."""
        key = meeting.id, meeting.round.number, deed.who
        said = ballots.letters_that_say(meeting.round.ballots.get(deed.who))
        gone = not letters and not set(said) & set(self._seen.get(key, said))
        if not gone:
            # Who voted in another way since keeps that vote, though an old reaction is taken back.
            reply = ballots.of_letters(meeting, deed, letters, latest)
            await self._door.send(*reply.commands)
        self._seen[key] = letters

    async def _read(self, place: Place, meeting: Meeting) -> Letters:
        """Return whose reactions under the options say what."""
        client = await self._door.client(place.team)
        try:
            told = await client.reactions_get(channel=place.channel, timestamp=place.ts, full=True)
        except SlackApiError as problem:
            if error_of(problem) in _GONE:
                return {}
            raise
        options = _options(meeting, _round(place))
        pressed: dict[MemberId, set[str]] = {}
        for each in told["message"].get("reactions", ()):
            if option := option_of(each["name"], options):
                for user in each["users"]:
                    pressed.setdefault(member_of(place.team, user), set()).add(option)
        return {who: tuple(each for each in options if each in own) for who, own in pressed.items()}


def _round(place: Place) -> int:
    number = place.name.removeprefix(OPTIONS)
    return int(number) if number.isdecimal() else 0


def _options(meeting: Meeting, number: int) -> Sequence[str]:
    """Return the options of a round, in the order they were shown in."""
    found = (each for each in meeting.rounds if each.number == number)
    return [slot.id for each in found for slot in each.options]
