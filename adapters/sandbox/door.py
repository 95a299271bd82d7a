"""Where what people do in the browser is handed in: the inbox, the sessions, the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from adapters.sandbox import blocks as b
from adapters.sandbox.records import Block, Body, Message
from adapters.sandbox.workspace import Workspace
from orchestration.interaction.form import RefusedError
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.registry import as_meeting
from orchestration.language.offline import OfflineLanguage
from orchestration.model.conventions import Conventions
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import zone_named
from orchestration.sessions.commands import Command
from orchestration.sessions.ports import Language, Sessions
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import UserAction

LATELY: Final = 50
"""How many of somebody's sessions that are over are looked at."""


class HttpRefusedError(RefusedError):
    """A refusal with a status of HTTP's own."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
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
class Door:
    """What takes commands in and tells how sessions stand; `link` is a member's session page."""

    workspace: Workspace
    receive: Callable[..., Awaitable[int]]
    sessions: Sessions
    now: Callable[[], datetime]
    link: Callable[[SessionId, MemberId], str]
    conventions: Conventions = field(default_factory=Conventions)
    language: Language = field(default_factory=OfflineLanguage)

    def user_action(self, event: Event) -> UserAction:
        """Return an event as a user action; times are told in the zone of who did it."""
        zone = zone_named(self.workspace.people[event.who].zone)
        return UserAction(event.key, event.who, self.now().astimezone(zone))

    async def send(self, *commands: Command) -> None:
        """Store commands; from now on nothing of them is lost."""
        if commands:
            await self.receive(*commands)

    async def session(self, session: SessionId | None) -> Session | None:
        """Return a session, or a person, as it stands."""
        return None if session is None else await asyncio.to_thread(self.sessions.session, session)

    async def meeting(self, session: SessionId | None) -> Meeting | None:
        """Return a meeting as it stands."""
        return as_meeting(await self.session(session))

    async def meetings(self, conversation: str = "") -> list[Meeting]:
        """Return all sessions that were asked for in a conversation, oldest first; "" is any."""
        held = [
            each for each in self.workspace.sessions() if conversation in ("", each.conversation)
        ]
        found = [await self.meeting(each.session) for each in held]
        return [each for each in found if each is not None]

    async def concerning(self, who: MemberId) -> list[Meeting]:
        """Return the sessions that are not over, and that somebody is in or has asked for."""
        return _meetings(await asyncio.to_thread(self.sessions.open_with, who))

    async def lately_over(self, who: MemberId) -> list[Meeting]:
        """Return somebody's sessions that have ended, the latest first."""
        return _meetings(await asyncio.to_thread(self.sessions.ended_with, who, LATELY))


def _meetings(sessions: Sequence[Session]) -> list[Meeting]:
    return [each for each in map(as_meeting, sessions) if each is not None]


def pressed(body: Body, note: str, *gone: str) -> Body:
    """Return a body after a button was pressed: without these buttons, and with what it did."""
    left = [each for block in body.blocks if (each := _without(block, gone))]
    told = [each for each in left if each.get("role") != "note"]
    new = [{**b.text(note, "quiet"), "role": "note"}] if note else []
    return replace(body, blocks=(*told, *new))


def _without(block: Block, gone: tuple[str, ...]) -> Block | None:
    if block["type"] == "select" and block["action"] in gone:
        return None
    if block["type"] != "buttons":
        return block
    left = [each for each in block["buttons"] if each["action"] not in gone]
    return {**block, "buttons": left} if left else None


def settled(workspace: Workspace, message: Message, note: str, *gone: str) -> None:
    """Show on a message what a button did."""
    workspace.rewrite(message, pressed(message.body, note, *gone))
