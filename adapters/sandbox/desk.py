"""What everybody needs who makes commands of what people do in the browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.records import Block, Body, Message
from adapters.sandbox.workspace import Workspace
from orchestration.commands import Command
from orchestration.meeting.state import Meeting
from orchestration.meeting.step import is_over
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import zone_named

Dialog = dict[str, Any]

LONGEST_MESSAGE: Final = 20_000
"""Characters in one message; nobody writes a longer one about their week."""

_UNWRITABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class RefusedError(Exception):
    """What somebody sent cannot be used; `sentence` tells them why, `status` is HTTP's."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


@dataclass(frozen=True, slots=True)
class Event:
    """One thing somebody did: who, and the event's own id, by which a repeat is known."""

    who: MemberId
    id: str

    @property
    def key(self) -> str:
        """The id as nobody else's event can have it."""
        return f"{self.who}/{self.id}"


@dataclass(frozen=True, slots=True)
class Desk:
    """Where commands are handed in: the workspace, the runner's inbox, the sessions, the time."""

    workspace: Workspace
    receive: Callable[..., Awaitable[int]]
    look_up: Callable[[SessionId], Meeting | None]
    now: Callable[[], datetime]

    def envelope(self, event: Event, session: SessionId, part: str = "") -> dict[str, Any]:
        """Return what every command has; times are told in the zone of who did it."""
        zone = zone_named(self.workspace.people[event.who].zone)
        return {
            "id": f"{event.key}{part}",
            "session": session,
            "at": self.now().astimezone(zone),
        }

    async def send(self, *commands: Command) -> None:
        """Store commands; from now on nothing of them is lost."""
        await self.receive(*commands)

    async def meeting(self, session: SessionId | None) -> Meeting | None:
        """Return a session as it stands."""
        return None if session is None else await asyncio.to_thread(self.look_up, session)

    async def meetings(self) -> list[Meeting]:
        """Return all sessions that were asked for here, oldest first."""
        held = self.workspace.sessions()
        found = [await self.meeting(each.session) for each in held]
        return [each for each in found if each is not None]

    async def open_for(self, who: MemberId) -> list[Meeting]:
        """Return the sessions that still want to hear from somebody."""
        return [
            each
            for each in await self.meetings()
            if each.member(who) is not None and not is_over(each)
        ]


def clean(words: object) -> str:
    """Return a text as it can be kept; RefusedError where it is none, or too long."""
    if not isinstance(words, str):
        raise RefusedError("A message is a text.")
    if len(words) > LONGEST_MESSAGE:
        raise RefusedError(
            f"That is longer than {LONGEST_MESSAGE:,} characters; could you say it in fewer?", 413
        )
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", words.replace("\r\n", "\n")).strip()


def pressed(body: Body, note: str, *gone: str) -> Body:
    """Return a body after a button was pressed: without these buttons, and with what it did."""
    left = [each for block in body.blocks if (each := _without(block, gone))]
    told = [each for each in left if each.get("role") != "note"]
    new = [{**b.text(note, "quiet"), "role": "note"}] if note else []
    return replace(body, blocks=(*told, *new))


def _without(block: Block, gone: tuple[str, ...]) -> Block | None:
    if block["type"] != "buttons":
        return block
    left = [each for each in block["buttons"] if each["action"] not in gone]
    return {**block, "buttons": left} if left else None


def settled(workspace: Workspace, message: Message, note: str, *gone: str) -> None:
    """Show on a message what a button did."""
    workspace.rewrite(message, pressed(message.body, note, *gone))
