"""What the workspace holds, as data: messages, what they say, and what a person sees of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from orchestration.conversation.ports.letters import drawn
from orchestration.conversation.ports.messenger import Block
from orchestration.model.people import MemberId, SessionId

_SERVERS: Final = ("only", "role", "round", "offer")
"""Keys of a block that the page is not sent: who alone is shown it, what it is there for; of
options, the round and the emoji that can be pressed."""

BOT: Final = "convene"
BOT_NAME: Final = "Convene"
GENERAL: Final = "general"
CHANNELS: Final = (GENERAL, "platform", "office")
PLAYED: Final = "played"
BY_THE_TEAM: Final = "play/"
"""How the ids of all begin that the sample team does."""
"""What a message remembers that nobody wrote: the sample team did."""

_DM: Final = "dm:"


def dm_of(person: MemberId) -> str:
    """Return the conversation that somebody has with the bot."""
    return f"{_DM}{person}"


def owner_of(conversation: str) -> MemberId | None:
    """Return whose conversation it is, or None for a channel."""
    return MemberId(conversation.removeprefix(_DM)) if conversation.startswith(_DM) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What a message says: in words, and in blocks.

    `memo` is what the server must remember about it, and is sent to nobody. `speaker` is the
    persona that says it (its name and emoji), None its author.
    """

    text: str
    blocks: tuple[Block, ...] = ()
    memo: Mapping[str, Any] = field(default_factory=dict)
    speaker: Mapping[str, str] | None = None

    @property
    def round(self) -> int:
        """The round whose options it shows, 0 where it shows none."""
        return int(self._votes.get("round") or 0)

    @property
    def options(self) -> tuple[str, ...]:
        """The options that it shows, by their names."""
        return tuple(each["id"] for each in self._votes.get("options", ()))

    @property
    def offer(self) -> tuple[str, ...]:
        """The emoji that vote."""
        return tuple(self._votes.get("offer", ()))

    @property
    def _votes(self) -> Block:
        return next((each for each in self.blocks if each["type"] == "options"), {})


def body_of(stored: Mapping[str, Any]) -> Body:
    """Return a body as it was stored; at first, what can be pressed stood beside the blocks."""
    memo = stored.get("memo", {})
    former = {"round": memo.get("round"), "offer": stored.get("offer", [])}
    return Body(
        text=stored["text"],
        blocks=tuple({**former, **x} if x["type"] == "options" else x for x in stored["blocks"]),
        memo=memo,
        speaker=stored.get("speaker"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """Something that lies beside a message: a picture, an invite."""

    id: str
    name: str
    type: str
    content: bytes

    @staticmethod
    def of(whose: str, name: str, type_: str, content: bytes) -> File:
        """Return a file under an id that a repeat of it has too, and no other."""
        id_ = sha256(f"{whose}/{name}/".encode() + content).hexdigest()[:24]
        return File(id=id_, name=name, type=type_, content=content)

    @property
    def path(self) -> str:
        """Where it is fetched."""
        return f"/files/{self.id}/{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A message to be shown.

    `key` is its idempotency key; `name` says which of a session's messages it is. `owner` is who
    alone sees it, wherever it lies.
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
            "reactions": _by_emoji(self.reactions, map(drawn, self.body.options)),
            "offer": list(self.body.offer),
            "replies": self.replies,
        }

    def _author(self, names: Mapping[str, str]) -> dict[str, Any]:
        if speaker := self.body.speaker:
            return {"id": f"persona/{speaker['name']}", "bot": True, "ai": True, **speaker}
        name = names.get(self.author, self.author)
        played = {PLAYED: True} if self.body.memo.get(PLAYED) else {}
        return {"id": self.author, "name": name, "bot": self.author == BOT, **played}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened, as one person may know of it."""

    seq: int
    kind: str
    message: Message | None = None
    text: str = ""


def id_of(position: int) -> str:
    """Return the name of the message at this position."""
    return f"m{position}"


def position_of(name: object) -> int:
    """Return the position of the message of this name, 0 where it can be none."""
    digits = name[1:] if isinstance(name, str) and name.startswith("m") else ""
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 18 else 0


def ts_of(position: int) -> str:
    """Return a position as the floor knows it: as text, later ones are greater."""
    return f"{position:015}"


def _for(viewer: MemberId, blocks: Iterable[Block]) -> Iterable[Block]:
    for block in blocks:
        if block.get("only", viewer) == viewer and block["type"] != "times":
            yield {key: value for key, value in block.items() if key not in _SERVERS}


def _by_emoji(
    reactions: Iterable[tuple[str, MemberId]], letters: Iterable[str]
) -> list[dict[str, Any]]:
    """Return who reacted how: first the options' letters, in the options' order."""
    grouped: dict[str, list[str]] = {each: [] for each in letters}
    for emoji, person in reactions:
        grouped.setdefault(emoji, []).append(person)
    return [{"emoji": emoji, "by": people} for emoji, people in grouped.items() if people]


def at_rest(blocks: Iterable[Block]) -> list[Block]:
    """Return blocks with nothing left to press: their matter is settled."""
    return list(_still(blocks))


def _still(blocks: Iterable[Block]) -> Iterable[Block]:
    for block in blocks:
        if block["type"] == "list":
            yield {**block, "items": [{**item, "action": None} for item in block["items"]]}
        elif block["type"] == "options":
            still = [{**each, "tap": None} for each in block["options"]]
            yield {**block, "options": still, "offer": []}
        elif block["type"] not in ("buttons", "select", "stars"):
            yield block


def spoke_in(session: SessionId | None, who: MemberId) -> str:
    """Return under which name it is noted that somebody has answered in a session themselves."""
    return f"spoke/{session}/{who}"
