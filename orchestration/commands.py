"""What somebody did, or what has come back: the only things that change a session.

A command carries the platform's own event id, so that a repeat is known as one, and the time at
which it happened, so that the engine needs no clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from orchestration.model.ballots import Approval, Ballot
from orchestration.model.hearing import Invitation
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Preference, Understanding, Visibility
from orchestration.model.terms import Terms
from orchestration.model.times import Interval
from orchestration.privacy import Private


class Deadline(StrEnum):
    """What a wake-up is for."""

    INTAKE = "intake"
    VOTE = "vote"
    NUDGE = "nudge"


class Question(StrEnum):
    """What members are asked of a decision: wishes taken into account, reasons acceptable."""

    WISHES = "wishes"
    REASONS = "reasons"


@dataclass(frozen=True, slots=True, kw_only=True)
class Envelope:
    """What every command has: its id, its session, when it happened."""

    id: str
    session: SessionId
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenMeeting(Envelope):
    """Somebody asks for a meeting."""

    organiser: Organiser
    members: tuple[Member, ...]
    terms: Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationUnderstood(Envelope):
    """The organiser's message has been read."""

    invitation: Invitation


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmInvitation(Envelope):
    """The organiser says whether what was read of the message holds."""

    by: MemberId
    accepted: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMember(Envelope):
    """The organiser asks one more person, from the workspace or from outside."""

    by: MemberId
    member: Member


@dataclass(frozen=True, slots=True, kw_only=True)
class TellPrivately(Envelope):
    """A member says what suits them, in their own words."""

    member: MemberId
    text: Private[str]
    visibility: Visibility = Visibility.PRIVATE


@dataclass(frozen=True, slots=True, kw_only=True)
class TellForGood(Envelope):
    """Somebody says what suits them in general; `session` is their own (`person_id`)."""

    member: Member
    text: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall(Envelope):
    """A session asks a person what they have said for good; comes back to it as Recalled."""

    member: MemberId
    asked_by: SessionId


@dataclass(frozen=True, slots=True, kw_only=True)
class Recalled(Envelope):
    """What a member has said for good, and has kept."""

    member: MemberId
    wishes: Private[tuple[Preference, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferencesUnderstood(Envelope):
    """A member's message has been understood, as far as it could be."""

    member: MemberId
    message: int
    understanding: Private[Understanding]
    visibility: Visibility = Visibility.PRIVATE


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsSuggested(Envelope):
    """What a coordinator proposes for a round, and its scores, 0 to 3, of each start for everyone.

    No `starts`: it has not answered.
    """

    round: int
    starts: tuple[datetime, ...] = ()
    scores: Mapping[MemberId, Private[tuple[int, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareCalendar(Envelope):
    """A member hands in a calendar file."""

    member: MemberId
    ics: Private[bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class BusyKnown(Envelope):
    """When a member is busy, as told, or as read from the calendar that `reading` names."""

    member: MemberId
    reading: str = ""
    intervals: Private[tuple[Interval, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarUnreadable(Envelope):
    """A calendar could not be read; `reason` says what was expected."""

    member: MemberId
    reading: str
    reason: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Envelope):
    """A member is done for this round: what was read back holds, or any time will do.

    It confirms what was said in the first `heard` of their messages; None: all that was read.
    """

    member: MemberId
    heard: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Label(Envelope):
    """A member says who may see one of their wishes, by its number."""

    member: MemberId
    preference: int
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(Envelope):
    """A member takes one of their wishes back, by its number."""

    member: MemberId
    preference: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveWay(Envelope):
    """A member answers whether a wish may give way this once, for the time they were shown."""

    member: MemberId
    preference: int
    possible: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CastBallot(Envelope):
    """A member votes; None abstains. The latest counts.

    One that names a round counts in that round alone; without, it is for the present one.
    """

    member: MemberId
    ballot: Private[Ballot | None]
    round: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Approve(Envelope):
    """A member adds one option to those they approve of, or leaves it out, with one tap."""

    member: MemberId
    choice: Private[Approval]
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBallotBack(Envelope):
    """A member takes their vote back, as if they had not voted."""

    member: MemberId
    round: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlinePassed(Envelope):
    """The time for a phase of a round is over, or it is time to remind one member."""

    deadline: Deadline
    round: int
    member: MemberId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Envelope):
    """The organiser wants the session to come to its end now."""

    by: MemberId


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel(Envelope):
    """The organiser calls the session off."""

    by: MemberId


@dataclass(frozen=True, slots=True, kw_only=True)
class FindNewTime(Envelope):
    """The organiser gives up the time that was decided, and another is looked for."""

    by: MemberId


@dataclass(frozen=True, slots=True, kw_only=True)
class CannotCome(Envelope):
    """Something came up: a member cannot come at the time that was decided."""

    member: MemberId


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate(Envelope):
    """A member answers one of the two questions about the decision, 1 to 5; the latest counts."""

    member: MemberId
    question: Question
    stars: Private[int]


Command = (
    OpenMeeting
    | InvitationUnderstood
    | ConfirmInvitation
    | AddMember
    | TellPrivately
    | TellForGood
    | Recall
    | Recalled
    | PreferencesUnderstood
    | OptionsSuggested
    | ShareCalendar
    | BusyKnown
    | CalendarUnreadable
    | Answer
    | Label
    | Withdraw
    | GiveWay
    | CastBallot
    | Approve
    | TakeBallotBack
    | DeadlinePassed
    | Close
    | Cancel
    | FindNewTime
    | CannotCome
    | Rate
)
