"""What somebody did, or what has come back: the only things that change a session.

A command carries the platform's own event id, so that a repeat is known as one, and the time at
which it happened, so that the engine needs no clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from orchestration.model.busy import Engagement
from orchestration.model.catalogue import Catalogue
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Preference, Understanding, Visibility
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What every command has: its id, its session, when it happened."""

    id: str
    session: SessionId
    at: datetime

    @property
    def author(self) -> MemberId | None:
        """Who did it; None where it is not somebody's doing."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class ByMember(Command):
    """Something that a member does."""

    member: MemberId

    @property
    def author(self) -> MemberId | None:
        """The member."""
        return self.member


@dataclass(frozen=True, slots=True, kw_only=True)
class ByOrganiser(Command):
    """Something that only who asked for the session may do; `by` is who tries."""

    by: MemberId

    @property
    def author(self) -> MemberId | None:
        """Who tries."""
        return self.by


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowElsewhere(ByOrganiser):
    """What goes on is to be shown anew: in one more place, or where somebody has deleted it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveDeleted(ByOrganiser):
    """Somebody has deleted a post that was posted anew: it stays away, and who asked is told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Command):
    """Somebody opens a session for a group; `parent` is the session that did, if it was one."""

    organiser: Organiser
    members: tuple[Member, ...]
    parent: SessionId | None = None

    @property
    def author(self) -> MemberId | None:
        """Who asks for it."""
        return self.organiser.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Command):
    """What has come back of an effect; one that comes late changes nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMember(ByOrganiser):
    """The organiser asks one more person, from the workspace or from outside."""

    member: Member


@dataclass(frozen=True, slots=True, kw_only=True)
class TellPrivately(ByMember):
    """A member says what suits them, in their own words, or in those of a button (`tapped`).

    What else they have written is answered with `besides`, in the message that reads them back.
    The same words may be read back `elsewhere`, by another session that they are told. Whoever goes
    `nameless` has said, there or beside it, that their name is not to be shown. What is `overheard`
    is said among people: of what is not understood there, nobody is told; what is said `aloud`,
    to the bot or not, others can read. `name` is what others call who says it, and may join by it.
    """

    text: Private[str]
    visibility: Visibility = Visibility.PRIVATE
    nameless: bool = False
    tapped: bool = False
    besides: Private[str] | None = None
    elsewhere: bool = False
    overheard: bool = False
    name: str = ""
    aloud: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall(Command):
    """A session asks a person what they have said for good; comes back to it as Recalled."""

    member: MemberId
    asked_by: SessionId


@dataclass(frozen=True, slots=True, kw_only=True)
class ToPerson(Command):
    """What begins somebody's own state where there is none yet; `session` is that (`person_id`)."""

    member: Member

    @property
    def author(self) -> MemberId | None:
        """Whose own state it is."""
        return self.member.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Introduce(ToPerson):
    """A session asks a person whose zone no platform knows; comes back to it as Recalled.

    It invites them when it has heard, so that it asks for their zone where no other session has.
    """

    asked_by: SessionId

    @property
    def author(self) -> MemberId | None:
        """Nobody: a session asks."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Recalled(Result):
    """What a member has said for good, and has kept; and their `zone`, where they have told it.

    Their invitation waited for it (`invites`), and asks for their zone (`asks_zone`) or not.
    """

    member: MemberId
    wishes: Private[tuple[Preference, ...]]
    zone: Private[str] | None = None
    invites: bool = False
    asks_zone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Engaged(ToPerson):
    """A meeting that somebody is in has been decided, and they come: from now on it is in the way.

    It is so of one meeting once: another time of it takes the place of the one before.
    """

    meeting: SessionId
    engagement: Private[Engagement]

    @property
    def author(self) -> MemberId | None:
        """Nobody: a session tells it."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Disengaged(Command):
    """A meeting is in somebody's way no more: it is given up, or they cannot come."""

    member: MemberId
    meeting: SessionId


@dataclass(frozen=True, slots=True, kw_only=True)
class EngagementsKnown(Result):
    """All decided meetings that are in a member's way."""

    member: MemberId
    engagements: Private[tuple[Engagement, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneTold(ByMember):
    """A member says in which zone they are; what they have said is read again on its clock.

    What holds now is read back with `besides`: None where they are told of it elsewhere.
    """

    zone: Private[str]
    besides: Private[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferencesUnderstood(Result):
    """A member's message has been understood, as far as it could be: by the clock of a `zone`."""

    member: MemberId
    message: int
    understanding: Private[Understanding]
    visibility: Visibility = Visibility.PRIVATE
    zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(ByMember):
    """A member is done: that's all for this round, or any time will do.

    For good, it keeps what was said in the first `heard` of their messages; None: all of it.
    """

    heard: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Label(ByMember):
    """A member says who may see one of their wishes, by its number."""

    preference: int
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(ByMember):
    """A member takes one of their wishes back, by its number."""

    preference: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBack(ByMember):
    """A member lets one of their wishes hold again that they have taken back, by its number."""

    preference: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel(ByOrganiser):
    """The organiser calls the session off, or the `moderator` of this name does."""

    moderator: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChildEnded(Result):
    """A session that this one had opened has ended; `outcome` says how, None without one."""

    child: SessionId
    outcome: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepOwnDocument(ByMember):
    """Somebody hands in a document for themselves: nobody else sees it, or what follows from it."""

    document: Private[SourceDocument]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposeTable(ByMember):
    """A member puts all options of a table on a list, with what is known of them by its columns.

    They are `named` beside them, or without their name; where it is `hidden`, nobody is to know
    whose they are. Who joins by it has a `name`.
    """

    table: Catalogue
    name: str = ""
    named: bool = True
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareCalendar(ByMember):
    """A member hands in a calendar file."""

    ics: Private[bytes]
