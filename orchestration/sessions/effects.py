"""What must happen outside because of a command; each is performed at least once, by its id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member, MemberId
from orchestration.model.suggestion import Choice, Stated
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private
from orchestration.sessions.commands import Command, Deadline
from orchestration.views.channel import ChannelView
from orchestration.views.documents import CalendarInvite, Picture
from orchestration.views.member import MemberView
from orchestration.views.speaker import Speaker


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """Show something to the channel, with its pictures.

    `name` is which of the session's posts it is: a later one of that name takes its place.
    `speaker` is the persona that says it, None the bot itself. `thread` is the name of the post
    under which it stands; where that is not there, it stands by itself.
    """

    name: str
    view: ChannelView
    pictures: tuple[Picture, ...] = ()
    speaker: Speaker | None = None
    thread: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tell:
    """Show something to one person, in private."""

    to: MemberId
    view: Private[MemberView]


@dataclass(frozen=True, slots=True, kw_only=True)
class Understand:
    """Have a member's words understood; comes back as PreferencesUnderstood."""

    hearing: MessageContext
    text: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadInvitation:
    """Have the organiser's message read; comes back as InvitationUnderstood."""

    text: str
    frame: TimeFrame
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggest:
    """Have options proposed and judged by a coordinator; comes back as OptionsSuggested."""

    round: int
    choice: Choice
    people: Mapping[MemberId, Private[Stated]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadCalendar:
    """Have a calendar file read; comes back as BusyKnown or CalendarUnreadable."""

    member: MemberId
    reading: str
    ics: Private[bytes]
    frame: TimeFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class WakeAt:
    """Say so when this time has come; comes back as DeadlinePassed."""

    at: datetime
    deadline: Deadline
    round: int
    member: MemberId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SendInvite:
    """Put the decided meeting into everyone's calendar."""

    invite: CalendarInvite


@dataclass(frozen=True, slots=True, kw_only=True)
class Send:
    """Hand a command to whom it concerns: another session, or a person."""

    command: Command


Effect = (
    Post | Tell | Understand | ReadInvitation | Suggest | ReadCalendar | WakeAt | SendInvite | Send
)


def due_at(effect: Effect) -> datetime | None:
    """When an effect is to be performed; None is at once."""
    return effect.at if isinstance(effect, WakeAt) else None
