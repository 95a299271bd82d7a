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
from orchestration.model.busy import LeftOut
from orchestration.model.message_context import OrganiserConstraints
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
    LOOK = "look"


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

    @property
    def author(self) -> MemberId | None:
        """Who did it; None where it is not somebody's doing."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class ByMember(Envelope):
    """Something that a member does."""

    member: MemberId

    @property
    def author(self) -> MemberId | None:
        """The member."""
        return self.member


@dataclass(frozen=True, slots=True, kw_only=True)
class ByOrganiser(Envelope):
    """Something that only who asked for the session may do; `by` is who tries."""

    by: MemberId

    @property
    def author(self) -> MemberId | None:
        """Who tries."""
        return self.by


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Envelope):
    """What has come back of an effect; one that comes late changes nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenMeeting(Envelope):
    """Somebody asks for a meeting."""

    organiser: Organiser
    members: tuple[Member, ...]
    terms: Terms

    @property
    def author(self) -> MemberId | None:
        """Who asks for it."""
        return self.organiser.id


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationUnderstood(Result):
    """The organiser's message has been read."""

    invitation: OrganiserConstraints


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmInvitation(ByOrganiser):
    """The organiser says whether what was read of the message holds."""

    accepted: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMember(ByOrganiser):
    """The organiser asks one more person, from the workspace or from outside."""

    member: Member


@dataclass(frozen=True, slots=True, kw_only=True)
class TellPrivately(ByMember):
    """A member says what suits them, in their own words, or in those of a button (`tapped`)."""

    text: Private[str]
    visibility: Visibility = Visibility.PRIVATE
    tapped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TellForGood(Envelope):
    """Somebody says what suits them in general; `session` is their own (`person_id`)."""

    member: Member
    text: Private[str]

    @property
    def author(self) -> MemberId | None:
        """Whose words these are."""
        return self.member.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall(Envelope):
    """A session asks a person what they have said for good; comes back to it as Recalled."""

    member: MemberId
    asked_by: SessionId


@dataclass(frozen=True, slots=True, kw_only=True)
class Recalled(Result):
    """What a member has said for good, and has kept."""

    member: MemberId
    wishes: Private[tuple[Preference, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferencesUnderstood(Result):
    """A member's message has been understood, as far as it could be."""

    member: MemberId
    message: int
    understanding: Private[Understanding]
    visibility: Visibility = Visibility.PRIVATE


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsSuggested(Result):
    """What a coordinator proposes for a round, and its scores, 0 to 3, of each start for everyone.

    No `starts`: it has not answered.
    """

    round: int
    starts: tuple[datetime, ...] = ()
    scores: Mapping[MemberId, Private[tuple[int, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareCalendar(ByMember):
    """A member hands in a calendar file."""

    ics: Private[bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class BusyKnown(Result):
    """When a member is busy, as told, or as read from the calendar that `reading` names.

    `left_out` is what of the calendar could not be read; None where all of it was.
    """

    member: MemberId
    reading: str = ""
    intervals: Private[tuple[Interval, ...]]
    left_out: Private[tuple[LeftOut, ...]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarUnreadable(Result):
    """A calendar could not be read; `reason` says what was expected."""

    member: MemberId
    reading: str
    reason: Private[str]


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
class GiveWay(ByMember):
    """A member answers whether a wish may give way this once, for the time they were shown."""

    preference: int
    possible: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmMust(ByMember):
    """A member says of one of their musts whether it is a firm no, or possible if need be."""

    preference: int
    firm: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CastBallot(ByMember):
    """A member votes; None abstains. The latest counts.

    One that names a round counts in that round alone; without, it is for the present one.
    """

    ballot: Private[Ballot | None]
    round: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Approve(ByMember):
    """A member adds one option to those they approve of, or leaves it out, with one tap."""

    choice: Private[Approval]
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBallotBack(ByMember):
    """A member takes their vote back, as if they had not voted."""

    round: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAgain(ByMember):
    """A member who has spoken up during a vote wants another round after it."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlinePassed(Result):
    """The time for a phase of a round is over, to remind one member, or to look how it stands."""

    deadline: Deadline
    round: int
    member: MemberId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(ByOrganiser):
    """The organiser wants the session to come to its end now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel(ByOrganiser):
    """The organiser calls the session off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCandidate(ByOrganiser):
    """The organiser takes an option that was offered where too few had voted for a decision."""

    option: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FindNewTime(ByOrganiser):
    """The organiser gives up the time that was decided, and another is looked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CannotCome(ByMember):
    """Something came up: a member cannot come at the time that was decided."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate(ByMember):
    """A member answers one of the two questions about the decision, 1 to 5; the latest counts."""

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
    | ConfirmMust
    | CastBallot
    | Approve
    | TakeBallotBack
    | LookAgain
    | DeadlinePassed
    | Close
    | TakeCandidate
    | Cancel
    | FindNewTime
    | CannotCome
    | Rate
)
