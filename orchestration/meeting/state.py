"""The whole state of one meeting session."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from orchestration.model.ballots import Ballot, Tally
from orchestration.model.clarification import Clarification
from orchestration.model.hearing import Invitation
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Profile
from orchestration.model.terms import Terms
from orchestration.privacy import Private, Reader, reveal
from orchestration.views.documents import Heatmap


class Phase(StrEnum):
    """Where a session stands."""

    INTAKE = "intake"
    VOTE = "vote"
    DECIDED = "decided"
    WITHOUT_OUTCOME = "without outcome"
    CANCELLED = "cancelled"


class DecidedBy(StrEnum):
    """What made the decision (PROTOCOL.md, section 3)."""

    VOTE = "vote"
    EARLIER_VOTE = "earlier_vote"
    TIE_ORDER = "tie_order"
    CANDIDATE = "candidate"


class Severity(StrEnum):
    """How much stands against an option for a member."""

    CANNOT = "cannot"
    STRONG = "strong"
    MILD = "mild"


@dataclass(frozen=True, slots=True)
class Break:
    """A wish that an option breaks."""

    wish: str
    severity: Severity


@dataclass(frozen=True, slots=True)
class Side:
    """How one option stands for one member: π, and which wishes it meets and breaks, in words."""

    score: int
    can_come: bool
    meets: tuple[str, ...]
    breaks: tuple[Break, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessed:
    """An option with its scores (PROTOCOL.md, section 3).

    Each member's side is theirs alone, so that forgetting somebody takes it away too.
    """

    slot: Slot
    attendance: float
    ratio: float
    score: float
    equity: float
    sides: Mapping[MemberId, Private[Side]]
    leaves_out_required: bool = False
    satisfies_fewer: bool = False


@dataclass(frozen=True, slots=True)
class Relaxation:
    """A member's one wish that, given up, lets the most further people come; and to which start."""

    member: MemberId
    wish: str
    number: int
    gains: int
    slot: Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """Why no option serves more: how many starts were looked at, and what stands in the way.

    `blocking` are the wishes of a smallest conflict, by whose they are; `for_all` is to how many
    starts everyone who counts can come (None: by an earlier version, which did not keep it).
    """

    starts: int
    for_all: int | None = None
    blocking: Mapping[MemberId, Private[tuple[str, ...]]] | None = None
    relaxation: Private[Relaxation] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessment:
    """What the engine derived from everyone's wishes in one round."""

    options: tuple[Assessed, ...]
    open_members: tuple[MemberId, ...]
    proof: Proof


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One round: who was asked, what was proposed, how it was voted.

    A vote is its voter's own, and goes with them when they are forgotten; what was counted stays.
    `heatmap` is kept where all is open: as the channel has seen it, whatever is said since.
    """

    number: int
    asked: tuple[MemberId, ...]
    options: tuple[Slot, ...] = ()
    candidate: str | None = None
    assessment: Assessment | None = None
    votes: Mapping[MemberId, Private[Ballot | None]] = field(default_factory=dict)
    tally: Tally | None = None
    vote_until: datetime | None = None
    interactions: Mapping[MemberId, int] = field(default_factory=dict)
    heatmap: Heatmap | None = None

    @property
    def ballots(self) -> Mapping[MemberId, Ballot | None]:
        """Everybody's votes, for the count."""
        return {who: reveal(vote, to=Reader.DECISION) for who, vote in self.votes.items()}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was decided, by what, and when (None: by an earlier version, which did not keep it)."""

    slot: Slot
    decided_by: DecidedBy
    tally: Tally | None
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's two ratings, 1 to 5; None where one is not given yet."""

    wishes: int | None = None
    reasons: int | None = None


@dataclass(frozen=True, slots=True)
class RatingMeans:
    """The means of a group's ratings, 1 to 5; None where nobody has answered the question."""

    wishes: float | None
    reasons: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A session of kind meeting.

    `answered` are the members who count (n of them), `done` those who are finished in this round;
    `messages` numbers what each has said; `reading` names what has not been understood yet;
    `asked_about` is the candidate that a member was last asked about. `rounds[-1]` is the present
    one, and `closes_at` the deadline of its present phase. Where a time that was decided has been
    `given_up`, the search began again with round `since`; `invites` counts what was sent out.
    `firm` are the wishes that will not give way, by number. Of those in `recalled` only what they
    have said for good is known, as long as they are silent. `questions` are open: each is about
    what somebody has said last. Who `cannot_come` has said so since the time was decided.
    """

    id: SessionId
    organiser: Organiser
    members: tuple[Member, ...]
    terms: Terms
    opened_at: datetime
    closes_at: datetime
    phase: Phase = Phase.INTAKE
    invitation: Invitation | None = None
    invitation_open: bool = False
    profiles: Mapping[MemberId, Private[Profile]] = field(default_factory=dict)
    answered: tuple[MemberId, ...] = ()
    done: tuple[MemberId, ...] = ()
    asked_about: Mapping[MemberId, str] = field(default_factory=dict)
    messages: Mapping[MemberId, int] = field(default_factory=dict)
    reading: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()
    outcome: Outcome | None = None
    ratings: Mapping[MemberId, Private[Rating]] = field(default_factory=dict)
    recalled: tuple[MemberId, ...] = ()
    firm: Mapping[MemberId, Private[tuple[int, ...]]] = field(default_factory=dict)
    given_up: tuple[Slot, ...] = ()
    since: int = 1
    invites: int = 0
    questions: Mapping[MemberId, Private[Clarification]] = field(default_factory=dict)
    cannot_come: tuple[MemberId, ...] = ()

    @property
    def counted(self) -> tuple[Member, ...]:
        """The members who count: who has answered, and has not been forgotten since."""
        return tuple(
            each for each in self.members if each.id in self.answered and each.id in self.profiles
        )

    @property
    def present_search(self) -> tuple[Round, ...]:
        """The rounds since a time was last given up; all of them where none was."""
        return tuple(each for each in self.rounds if each.number >= self.since)

    def rule_of(self, round_: int) -> str:
        """Return the rule that counts a round's votes."""
        return self.terms.last_rule if round_ >= self.last_round else self.terms.rule

    @property
    def last_round(self) -> int:
        """Round T of the present search."""
        return self.since + self.terms.rounds - 1

    @property
    def round(self) -> Round:
        """The present round."""
        return self.rounds[-1]

    @property
    def coming_round(self) -> int:
        """The round whose options follow from what is said now: during a vote, the next one."""
        return self.round.number + (self.phase is Phase.VOTE)

    def member(self, member: MemberId) -> Member | None:
        """Return the member of that id, or None."""
        return next((each for each in self.members if each.id == member), None)
