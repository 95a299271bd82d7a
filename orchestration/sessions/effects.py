"""What must happen outside because of a command; each is performed at least once, by its id."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.commands import Command, Opening
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.documents import Picture
from orchestration.views.speaker import Speaker


class Audience(StrEnum):
    """Who sees an effect: what they see keeps its order."""

    NOBODY = "nobody"
    CHANNEL = "channel"
    PERSON = "person"


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """Something that must happen outside; who performs it stands with its kind of session."""

    @property
    def audience(self) -> Audience:
        """Who sees what comes of it; what nobody sees comes back as a command."""
        return Audience.NOBODY

    @property
    def due(self) -> datetime | None:
        """When it is to be performed; None is at once."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Post(Effect):
    """Show something to the channel, with its pictures.

    `name` is which of the session's posts it is: a later one of that name takes its place.
    Where it `refreshes` one that stands, nothing waits for it, and a later one may do for both.
    `speaker` is the persona that says it, None the bot itself. `thread` is the name of the post
    under which it stands; where that is not there, it stands by itself.
    """

    name: str
    view: ChannelView
    pictures: tuple[Picture, ...] = ()
    speaker: Speaker | None = None
    thread: str | None = None
    refreshes: bool = False

    @property
    def audience(self) -> Audience:
        """The channel."""
        return Audience.CHANNEL


@dataclass(frozen=True, slots=True, kw_only=True)
class Tell(Effect):
    """Show something to one person, in private."""

    to: MemberId
    view: Private[MemberView]

    @property
    def audience(self) -> Audience:
        """One person."""
        return Audience.PERSON


@dataclass(frozen=True, slots=True, kw_only=True)
class Understand(Effect):
    """Have a member's words understood; comes back as PreferencesUnderstood."""

    hearing: MessageContext
    text: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenChild(Effect):
    """Open another session where this one is; it comes back as ChildEnded once that has ended.

    What it is `told` is what it begins with: commands that it handles as soon as it is open.
    """

    opening: Opening
    told: tuple[Command, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Send(Effect):
    """Hand a command to whom it concerns: another session, or a person."""

    command: Command
