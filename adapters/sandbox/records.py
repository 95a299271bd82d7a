"""What the workspace holds, as data: messages, what they say, and what a person sees of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from orchestration.model.people import MemberId, SessionId

Block = Mapping[str, Any]
"""One part of a message, as the page knows it.

Two keys are the server's: `only` names who alone is shown it, `role` what it is there for.
"""

BOT: Final = "convene"
BOT_NAME: Final = "Convene"
GENERAL: Final = "general"
CHANNELS: Final = (GENERAL, "platform", "office")
_DM: Final = "dm:"


def dm_of(person: MemberId) -> str:
    """Return the conversation that somebody has with the bot."""
    return f"{_DM}{person}"


def owner_of(conversation: str) -> MemberId | None:
    """Return whose conversation it is, or None for a channel."""
    return MemberId(conversation.removeprefix(_DM)) if conversation.startswith(_DM) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What a message says: in words, in blocks, with emoji to press.

    `memo` is what the server must remember about it, and is sent to nobody. `speaker` is the
    persona that says it (its name and emoji), None its author.
    """

    text: str
    blocks: tuple[Block, ...] = ()
    offer: tuple[str, ...] = ()
    memo: Mapping[str, Any] = field(default_factory=dict)
    speaker: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """Something that lies beside a message: a picture, an invite."""

    id: str
    name: str
    type: str
    content: bytes

    @property
    def path(self) -> str:
        """Where it is fetched."""
        return f"/files/{self.id}/{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A message to be shown.

    `key` is its idempotency key; `name` says which of a session's posts it is: a later one of that
    name takes its place. `owner` is who alone sees it, wherever it lies.
    """

    key: str
    conversation: str
    author: str
    body: Body
    owner: MemberId | None = None
    thread: str | None = None
    session: SessionId | None = None
    name: str | None = None
    files: tuple[File, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message as it stands; `position` orders them, `reactions` are (emoji, who)."""

    position: int
    conversation: str
    thread: int | None
    author: str
    owner: MemberId | None
    at: datetime
    edited: bool
    session: SessionId | None
    name: str | None
    body: Body
    reactions: tuple[tuple[str, MemberId], ...] = ()
    replies: int = 0

    @property
    def id(self) -> str:
        """Its name for the page."""
        return id_of(self.position)

    def seen_by(self, viewer: MemberId, names: Mapping[str, str]) -> dict[str, Any]:
        """Return the message as one person sees it."""
        return {
            "id": self.id,
            "conversation": self.conversation,
            "thread": None if self.thread is None else id_of(self.thread),
            "author": self._author(names),
            "at": self.at.isoformat(),
            "edited": self.edited,
            "private": self.owner is not None,
            "text": self.body.text,
            "blocks": list(_for(viewer, self.body.blocks)),
            "reactions": _by_emoji(self.reactions, self.body.memo.get("letters", ())),
            "offer": list(self.body.offer),
            "replies": self.replies,
        }

    def _author(self, names: Mapping[str, str]) -> dict[str, Any]:
        if speaker := self.body.speaker:
            return {"id": f"persona/{speaker['name']}", "bot": True, "ai": True, **speaker}
        name = names.get(self.author, self.author)
        return {"id": self.author, "name": name, "bot": self.author == BOT}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened, as one person may know of it; `message` None: it is gone."""

    seq: int
    kind: str
    message: Message | None = None
    id: str = ""
    text: str = ""


def id_of(position: int) -> str:
    """Return the name of the message at this position."""
    return f"m{position}"


def position_of(name: object) -> int:
    """Return the position of the message of this name, 0 where it can be none."""
    digits = name[1:] if isinstance(name, str) and name.startswith("m") else ""
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 18 else 0


def _for(viewer: MemberId, blocks: Iterable[Block]) -> Iterable[Block]:
    for block in blocks:
        if block.get("only", viewer) == viewer:
            yield {key: value for key, value in block.items() if key not in ("only", "role")}


def _by_emoji(
    reactions: Iterable[tuple[str, MemberId]], letters: Iterable[str]
) -> list[dict[str, Any]]:
    """Return who reacted how: first the options' letters, in the options' order."""
    grouped: dict[str, list[str]] = {each: [] for each in letters}
    for emoji, person in reactions:
        grouped.setdefault(emoji, []).append(person)
    return [{"emoji": emoji, "by": people} for emoji, people in grouped.items() if people]


def at_rest(body: Body) -> Body:
    """Return a body with nothing left to press: its matter is settled."""
    return replace(body, blocks=tuple(_still(body.blocks)), offer=())


def _still(blocks: Iterable[Block]) -> Iterable[Block]:
    for block in blocks:
        if block["type"] == "list":
            yield {**block, "items": [{**item, "action": None} for item in block["items"]]}
        elif block["type"] not in ("buttons", "select", "stars"):
            yield block


def can_be_pressed(body: Body) -> bool:
    """Tell whether anything of a body can still be pressed."""
    return at_rest(body) != body
