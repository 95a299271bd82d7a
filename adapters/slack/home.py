"""The app's home tab: one's open sessions, what one has said for good, and one's own data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.arrive import Event
from adapters.slack.door import Door
from adapters.slack.dress import Dressed, dress
from adapters.slack.exchange import conversation
from adapters.slack.registered import EXPORT, FORGET
from adapters.slack.screens import Screens
from adapters.slack.times import still
from orchestration.deciding.state import Phase
from orchestration.interaction.layouts import screen
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.person.kind import read_back
from orchestration.kinds.person.state import Person
from orchestration.model.people import Member, MemberId, SessionId, person_id

NOTHING_OPEN: Final = "Nobody is looking for a time with you just now."
FORGOTTEN: Final = (
    "You are forgotten: nobody can read any more what you have told me in private, and I begin "
    "anew. What you have written in Slack, and your reactions, stay there until you delete them."
)
_CONFIRM: Final = (
    "What you have told me in private will be gone for good, and so will your votes, in sessions "
    "that are open too; nobody can bring it back. Your name stays, and what votes came to."
)
_MOST: Final = 20


@dataclass(frozen=True, slots=True)
class OwnData:
    """What somebody can do with all that is kept of them; both may wait for a disk."""

    export: Callable[[MemberId], Mapping[str, Any]]
    forget: Callable[[MemberId], None]


class Home:
    """Shows each person their own, and lets them take it along or have it forgotten."""

    def __init__(self, door: Door, answers: Answers, screens: Screens, own: OwnData) -> None:
        self._door = door
        self._answers = answers
        self._screens = screens
        self._own = own

    async def opened(self, event: Event) -> None:
        """Show somebody their home tab as it is now."""
        await self._publish(event)

    async def ask_to_forget(self, event: Event, session: SessionId | None, value: str) -> None:
        """Ask once more before anything is forgotten."""
        del session, value
        view = {
            "type": "modal",
            "callback_id": FORGET,
            "title": b.plain("Forget me", 24),
            "submit": b.plain("Forget me", 24),
            "close": b.plain("Not now", 24),
            "blocks": [{"type": "section", "text": b.plain(_CONFIRM, b.LONGEST_TEXT)}],
        }
        await self._screens.show(event, view)

    async def forget(self, event: Event) -> None:
        """Forget somebody, who has said so twice."""
        await asyncio.to_thread(self._own.forget, event.who)
        await self._answers.say(event, FORGOTTEN)
        await self._publish(event)

    async def export(self, event: Event, session: SessionId | None, value: str) -> None:
        """Give somebody all that is kept of them, as a file in their private conversation."""
        del session, value
        data = await asyncio.to_thread(self._own.export, event.who)
        client = await self._door.client(event.team)
        await client.files_upload_v2(
            channel=await conversation(client, event.user),
            filename="what-convene-keeps-of-you.json",
            title="What Convene keeps of you",
            content=json.dumps(data, ensure_ascii=False, indent=2),
        )

    # What it shows

    async def _publish(self, event: Event) -> None:
        client = await self._door.client(event.team)
        view = {"type": "home", "blocks": await self._blocks(event)}
        await client.views_publish(user_id=event.user, view=view)

    async def _blocks(self, event: Event) -> list[b.Block]:
        meetings = await self._door.open_for(event)
        mine = [self._line(each, event.who) for each in meetings[:_MOST]]
        own = await self._dressed(event)
        buttons = [
            b.button(EXPORT, "Give me my data", "", None),
            b.button(FORGET, "Forget me", "", None, style="danger"),
        ]
        return [
            b.header("Your open sessions"),
            *(mine or [b.section(still(NOTHING_OPEN))]),
            b.header("What you have said for good"),
            *own.blocks,
            b.header("Your data"),
            *b.rows(buttons),
        ]

    def _line(self, meeting: Meeting, who: MemberId) -> b.Block:
        state = "gathering wishes" if meeting.phase is Phase.INTAKE else "voting"
        text = f"*{still(meeting.terms.subject)}* · {state}"
        if self._door.link:
            text += f" · <{self._door.link(meeting.id, who)}|your page>"
        return b.section(text)

    async def _dressed(self, event: Event) -> Dressed:
        own = person_id(event.who)
        known = await self._door.session(own)
        nothing_yet = Person(id=own, member=Member(event.who, "", "UTC"))
        person = known if isinstance(known, Person) else nothing_yet
        return dress(screen(read_back(person)), own)
