"""What is done in a session that decides by rounds and votes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from orchestration.deciding.ended.reviewed import ReviewVerdict
from orchestration.model.advice import PanelAdvice
from orchestration.model.ballots import Approval, Ballot, VoteNote
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.people import MemberId
from orchestration.model.preferences import Visibility
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Terms
from orchestration.privacy import Private
from orchestration.sessions.commands import (
    ByMember,
    ByOrganiser,
    Command,
    Opening,
    Result,
)


class Deadline(StrEnum):
    """What a wake-up is for."""

    INTAKE = "intake"
    VOTE = "vote"
    NUDGE = "nudge"
    VOTE_NUDGE = "nudge of the vote"
    LOOK = "look"
    REVIEW = "review"
    REPEAT = "repeat"


class Question(StrEnum):
    """What members are asked of a decision: the six questions of the paper's survey.

    The first two are of what they alone were told, and asked at once; then the same with what they
    see of the others, whether the options reflect everybody, and how confident they are.
    """

    WISHES = "wishes"
    REASONS = "reasons"
    WISHES_SEEN = "wishes_seen"
    REASONS_SEEN = "reasons_seen"
    EVERYBODY = "everybody"
    CONFIDENCE = "confidence"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDecision(Opening):
    """Somebody asks a group for a decision; a panel that it comes of leaves its `advice`."""

    terms: Terms
    advice: PanelAdvice | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationUnderstood(Result):
    """The organiser's message has been read."""

    invitation: OrganiserConstraints


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmInvitation(ByOrganiser):
    """The organiser says whether what was read of the message holds."""

    accepted: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveWay(ByMember):
    """A member answers whether a wish may give way this once, for the option they were shown."""

    preference: int
    possible: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmMust(ByMember):
    """A member says of one of their musts whether it is a firm no, or possible if need be."""

    preference: int
    firm: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SayWhyNot(ByMember):
    """A member says why they turn an option down, by the number of that wish, and who sees it.

    Where it says a wish by itself, that `follows`, and all is read back with it.
    """

    preference: int
    why: Private[str]
    visibility: Visibility = Visibility.PRIVATE
    follows: bool = False


class PartAnswer(StrEnum):
    """Whether it will do that somebody who is needed is there for a part, and may be told."""

    ENOUGH = "enough"
    TOLD = "told"
    NOT_ENOUGH = "not_enough"


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlePart(ByMember):
    """A member who is needed says whether it is enough that they are there for a part."""

    preference: int
    answer: PartAnswer


@dataclass(frozen=True, slots=True, kw_only=True)
class CastBallot(ByMember):
    """A member votes; None abstains. The latest counts.

    One that names a round counts in that round alone; without, it is for the present one. Of
    `drawn` its receipt is made. One that was cast `in_public` is its voter's for all to see. `name`
    is what others call its voter, who may join by it. `note` is what they say with it. It counts
    again where a later one was `deleted`.
    """

    ballot: Private[Ballot | None]
    round: int | None = None
    drawn: Private[str] | None = None
    in_public: bool = False
    name: str = ""
    note: Private[VoteNote] | None = None
    deleted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelNote(ByMember):
    """A member says who may see the note that they have left with their vote in a round."""

    round: int
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class Approve(ByMember):
    """A member adds one option to those they approve of, or leaves it out, with one tap."""

    choice: Private[Approval]
    round: int
    drawn: Private[str] | None = None
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBallotBack(ByMember):
    """A member takes their vote back, as if they had not voted; or its message was `deleted`."""

    round: int | None = None
    deleted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveVote(ByMember):
    """A member leaves their vote to another, who votes for them; None takes it back.

    Of `drawn` is made by what the copy is known that counts for them where ballots are not seen.
    `with_vote` it is taken back by a vote of their own, or left beside one: of that they are told.
    It is `declined` by who would have voted for them.
    """

    to: MemberId | None
    drawn: Private[str] | None = None
    with_vote: bool = False
    declined: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeLastBack(ByMember):
    """A member takes back what their last words did here: wishes, or their vote."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WantReminders(ByMember):
    """A member wants to be reminded here, or not; they are asked all the same."""

    wanted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(ByMember):
    """A member wants it to go on without them: neither asked, nor waited for, nor counted.

    Or they are `gone` from where it is asked, by no word about it: then it goes on, whoever it was.
    """

    gone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack(ByMember):
    """Somebody who has left wants to be asked, and to count, again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOut(ByOrganiser):
    """The organiser wants it to go on without a member."""

    member: MemberId


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
    """The organiser wants the session to come to its end now, or a `moderator` does."""

    moderator: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remind(ByOrganiser):
    """The organiser wants those reminded whose answer, or vote, is missing; or some of them."""

    only: tuple[MemberId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Extend(ByOrganiser):
    """The organiser says until when everybody can answer."""

    until: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeTerms(ByOrganiser):
    """The organiser wants it taken otherwise, as far as that is said."""

    settings: DecisionSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(ByOrganiser):
    """The organiser gives it another name."""

    subject: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAttendance(ByOrganiser):
    """The organiser says who is not needed, and who is."""

    optional: tuple[MemberId, ...] = ()
    needed: tuple[MemberId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCandidate(ByOrganiser):
    """The organiser takes an option that was offered where too few had voted for a decision."""

    option: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate(ByMember):
    """A member answers one of the two questions about the decision, 1 to 5; the latest counts."""

    question: Question
    stars: Private[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewOn(ByOrganiser):
    """The organiser wants it asked on a day whether what was decided still holds; or on none."""

    on: date | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerReview(ByMember):
    """Somebody of the session says whether what was decided still holds, in a review by number."""

    review: int
    verdict: ReviewVerdict


@dataclass(frozen=True, slots=True, kw_only=True)
class AskAgain(ByMember):
    """Somebody of a session that has ended asks the same once more, not before a day.

    `opening` is what is asked where they have changed something of it; of `drawn`, a number that
    nobody else can make, is what has to be drawn anew.
    """

    opening: Opening | None = None
    not_before: date | None = None
    drawn: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextLeftOut(Command):
    """What repeats was due to be asked again, and was not, since this session is still open."""

    due: datetime
