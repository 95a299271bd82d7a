"""Asking a colleague too, while a session is open: by a command, or by a mention of the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.arrive import Event
from adapters.slack.door import Door
from orchestration.deciding.actions import membership_forms
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import SessionId

ADD_TO: Final = "add-to"
"""The action of the button that says to which session somebody is added; it carries who."""

_WHOM: Final = "Whom shall I ask too? Say it like this: add @ben."
_GONE: Final = "I can't ask them: not here any more, or a bot."
_BETWEEN: Final = ","


class Adding:
    """Adds people of the workspace to a session; only its organiser can."""

    def __init__(self, door: Door, answers: Answers) -> None:
        self._door = door
        self._answers = answers

    async def by_words(
        self, event: Event, channel: str, words: str, about: Meeting | None = None
    ) -> None:
        """Add whom words name, to the session meant, or to the open one in that channel."""
        users = await self._door.people.named_in(event.team, words)
        here = [about] if about else await self._door.open_here(event, channel)
        mine = [each for each in here if each.organiser.id == event.who]
        if not users:
            await self._answers.say(event, _WHOM)
        elif not mine:
            await self._answers.say(event, membership_forms.nobody_to_add_to(here))
        elif len(mine) == 1:
            await self._add(event, mine[0], users)
        else:
            await self._ask_which(event, mine, users)

    async def chosen(self, event: Event, session: SessionId | None, value: str) -> None:
        """Add people to the session that was chosen."""
        meeting = await self._door.meeting(session)
        if meeting is not None:
            await self._add(event, meeting, value.split(_BETWEEN))

    async def _add(self, event: Event, meeting: Meeting, users: Sequence[str]) -> None:
        people = await self._door.people.members(event.team, users)
        user_action = await self._door.user_action(event)
        reply = membership_forms.add_people(meeting, user_action, people)
        await self._door.send(*reply.commands)
        gone = _GONE if len(people) < len(users) else ""
        await self._answers.say(event, " ".join(filter(None, (reply.notice, gone))))

    async def _ask_which(
        self, event: Event, meetings: Sequence[Meeting], users: Sequence[str]
    ) -> None:
        carried = _BETWEEN.join(users)
        buttons = [b.button(ADD_TO, each.terms.subject, carried, each.id) for each in meetings]
        made = b.numbered([b.section(membership_forms.TO_WHICH), *b.rows(buttons)])
        await self._answers.say_markup(event, membership_forms.TO_WHICH, made)
