"""Letters under the options: whose reactions say what, as Slack has them, and what is new in that.

A reaction is never taken at its word: whoever reacted, all of theirs are read again. So it does not
matter in which order events come, or whether one was lost. What somebody's letters were when they
were last read is noted: so who changes them while nobody listens is heard later, and who has voted
in another way since keeps that vote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

from slack_sdk.errors import SlackApiError

from adapters.slack.door import Door
from adapters.slack.names import member_of, option_of
from adapters.slack.notes import Notes
from adapters.slack.ports import LETTERS, OPTIONS, Place
from adapters.slack.web import Closed, error_of
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import UserAction

BEFORE_DEADLINE: Final = timedelta(minutes=2)
_BETWEEN: Final = ","

Said = tuple[str, ...]
"""Options, in the order they were shown in."""


class Letters:
    """Turns reactions into ballots."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._notes = Notes(door.places)

    async def take(
        self, meeting: Meeting, place: Place, user_action: UserAction, latest: str
    ) -> None:
        """Take somebody's letters under a post as they are now; `latest` is what they touched."""
        letters = await self._read(place, meeting)
        if letters is not None:
            before = await self._before(meeting, user_action.who)
            await self._take(meeting, user_action, letters.get(user_action.who, ()), before, latest)

    async def recount_all(self, team: str) -> None:
        """Take everybody's letters in a team's open votes: some may have come unheard."""
        for meeting in await self._door.meetings(team):
            await self.recount(meeting)

    async def recount_closing(self, team: str) -> None:
        """Do so in those votes that are about to close."""
        soon = self._door.now() + BEFORE_DEADLINE
        for meeting in await self._door.meetings(team):
            if meeting.closes_at <= soon:
                await self.recount(meeting)

    async def recount(self, meeting: Meeting) -> None:
        """Take everybody's letters as they are now, where they are not as they were last read."""
        if meeting.phase is not Phase.VOTE or not ballot_forms.has_letters(meeting):
            return
        name = f"{OPTIONS}{meeting.round.number}"
        place = await asyncio.to_thread(self._door.places.find, meeting.id, name)
        letters = await self._read(place, meeting) if place else None
        if letters is None:
            return
        for each in meeting.members:
            mine, before = letters.get(each.id, ()), await self._before(meeting, each.id)
            if mine != before:
                now = self._door.now()
                user_action = UserAction(f"reactions/{each.id}/{now.isoformat()}", each.id, now)
                latest = next((one for one in mine if one not in before), "")
                await self._take(meeting, user_action, mine, before, latest)

    async def _take(
        self, meeting: Meeting, user_action: UserAction, letters: Said, before: Said, latest: str
    ) -> None:
        if not _has_voted_since(meeting, user_action.who, letters, before):
            reply = ballot_forms.of_letters(meeting, user_action, letters, latest)
            await self._door.send(*reply.commands)
        name = f"{LETTERS}{meeting.round.number}"
        await self._notes.write(meeting.id, name, user_action.who, _BETWEEN.join(letters))

    async def _before(self, meeting: Meeting, who: MemberId) -> Said:
        """Return somebody's letters as they were last read."""
        noted = await self._notes.read(meeting.id, f"{LETTERS}{meeting.round.number}", who)
        return tuple(filter(None, noted.split(_BETWEEN)))

    async def _read(self, place: Place, meeting: Meeting) -> Mapping[MemberId, Said] | None:
        """Return whose reactions under the options say what; None where the post is gone.

        What was voted under it counts all the same.
        """
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
        options = options_of(meeting, round_of(place))
        pressed: dict[MemberId, set[str]] = {}
        for each in told["message"].get("reactions", ()):
            if option := option_of(each["name"], options):
                for user in each["users"]:
                    pressed.setdefault(member_of(place.team, user), set()).add(option)
        return {who: tuple(each for each in options if each in own) for who, own in pressed.items()}


def _has_voted_since(meeting: Meeting, who: MemberId, letters: Said, before: Said) -> bool:
    """Tell whether somebody has voted in another way since, and only takes old letters back."""
    if set(letters) - set(before):
        return False
    given = meeting.round.ballots
    if who not in given:
        return not letters
    return not set(ballot_forms.letters_that_say(given[who])) & set(before)


def round_of(place: Place) -> int:
    """Return the round whose options a post shows; 0 where it shows none."""
    number = place.name.removeprefix(OPTIONS)
    return int(number) if number.isdecimal() else 0


def options_of(meeting: Meeting, number: int) -> Sequence[str]:
    """Return the options of a round, in the order they were shown in."""
    found = (each for each in meeting.rounds if each.number == number)
    return [slot.id for each in found for slot in each.options]
