"""The state of a session that decides by rounds and votes, whatever its options are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TypeVar

from orchestration.deciding.ended.reviewed import Review, Reviewed
from orchestration.model.advice import PanelAdvice
from orchestration.model.ballots import Ballot, Poll, Tally, VoteNote
from orchestration.model.clarification import Clarification
from orchestration.model.gains import Gain
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.options import Option
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.model.preferences import Profile, Stake
from orchestration.model.search import OtherSearch
from orchestration.model.terms import Terms
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.session import GroupSession
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
    PLACES = "places"


class Why(StrEnum):
    """Why a session ended without an outcome."""

    NO_OPTIONS = "no_options"
    NOBODY_ANSWERED = "nobody_answered"
    QUORUM = "quorum"
    THRESHOLD = "threshold"
    NOT_ELECTED = "not_elected"


class Severity(StrEnum):
    """How much stands against an option for a member."""

    CANNOT = "cannot"
    STRONG = "strong"
    MILD = "mild"


@dataclass(frozen=True, slots=True)
class Break:
    """A wish that an option breaks, in its author's words; `stake` is None in older rows."""

    wish: str
    severity: Severity
    stake: Stake | None = None


@dataclass(frozen=True, slots=True)
class OptionFit:
    """How one option stands for one member: π, and which wishes it meets and breaks.

    `meets` are those that it meets in their author's words, and `met` what is at stake in each of
    them (none in older rows).
    """

    score: int
    can_come: bool
    meets: tuple[str, ...]
    breaks: tuple[Break, ...]
    met: tuple[Stake, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessed:
    """An option with its scores (PROTOCOL.md, section 3).

    Each member's side is theirs alone, so that forgetting somebody takes it away too.
    """

    option: Option
    attendance: float
    ratio: float
    score: float
    equity: float
    sides: Mapping[MemberId, Private[OptionFit]]
    leaves_out_required: bool = False
    satisfies_fewer: bool = False


@dataclass(frozen=True, slots=True)
class Relaxation:
    """A member's one wish that would bring something if it gave way for one option.

    `gains` is how many people it brings; where all it `brings` is score, by how much its sum rises.
    """

    member: MemberId
    wish: str
    number: int
    gains: int
    option: Option
    brings: Gain = Gain.ATTENDANCE
    stake: Stake | None = None


@dataclass(frozen=True, slots=True)
class MustAsked:
    """A must by number whose author was asked, in a round, whether it is firm.

    `option` would break it, as one of that round's options, and suited most of the others or not.
    """

    number: int
    round: int
    option: Option
    suits_most: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """Why no option serves more: how many were `possible`, and what stands in the way.

    `blocking` are the wishes of a smallest conflict, by whose they are; `for_all` is to how many
    options everyone who counts can come (None: by an earlier version, which did not keep it).
    """

    possible: int
    for_all: int | None = None
    blocking: Mapping[MemberId, Private[tuple[str, ...]]] | None = None
    relaxation: Private[Relaxation] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessment:
    """What the engine derived from everyone's wishes in one round."""

    options: tuple[Assessed, ...]
    proof: Proof


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One round: who was asked, what was proposed, how it was voted.

    Who was asked again is asked what stands in `giving_way`. A vote is its voter's own, and goes
    with them when they are forgotten; what was counted stays in `poll`, without names, so that it
    can be counted again. Ballots are `carried` from the round before as far as their options are
    offered again. Where nobody sees who votes for what, `nonces` are what receipts are made of.
    Who has spoken during the vote may want to `look_again`. The votes of those in `seen` were cast
    where everybody could read them. `notes` are what was said with votes that still stand.
    `heatmap` is kept where all is open: as the channel has seen it, whatever is said since. `heard`
    is when each member has last said something. Options are held back until `settle_by` at most.
    Who had `voted` as it was counted is kept (older rows lack it); what they voted is theirs.
    A vote that is opened `early`, while answers are awaited, waits for all who were asked. Until
    when answers are awaited by the organiser's word is `answers_by`. How its options stand `now` is
    kept once somebody has said something while they are voted on. Where a vote may name several
    options, somebody has last `picked` one of them then: the next may follow. The organiser has
    last `moved` the end of its vote then, and for the first time as it was `first_moved`. Where
    another search begins with it, it is so `otherwise`; a post of its own may have `told` why.
    """

    number: int
    asked: tuple[MemberId, ...]
    options: tuple[Option, ...] = ()
    candidate: str | None = None
    assessment: Assessment | None = None
    votes: Mapping[MemberId, Private[Ballot | None]] = field(default_factory=dict)
    tally: Tally | None = None
    vote_until: datetime | None = None
    interactions: Mapping[MemberId, int] = field(default_factory=dict)
    heatmap: Heatmap | None = None
    reminded: Mapping[MemberId, tuple[datetime, ...]] = field(default_factory=dict)
    giving_way: Mapping[MemberId, Private[Relaxation]] = field(default_factory=dict)
    carried: Mapping[MemberId, Private[Ballot | None]] = field(default_factory=dict)
    look_again: tuple[MemberId, ...] = ()
    poll: Poll | None = None
    heard: Mapping[MemberId, datetime] = field(default_factory=dict)
    settle_by: datetime | None = None
    nonces: Mapping[MemberId, Private[str]] = field(default_factory=dict)
    seen: tuple[MemberId, ...] = ()
    notes: Mapping[MemberId, Private[VoteNote]] = field(default_factory=dict)
    voted: tuple[MemberId, ...] = ()
    early: bool = False
    now: tuple[Assessed, ...] = ()
    answers_by: datetime | None = None
    picked: datetime | None = None
    moved: datetime | None = None
    first_moved: datetime | None = None
    otherwise: OtherSearch | None = None
    told: bool = False

    @property
    def ballots(self) -> Mapping[MemberId, Ballot | None]:
        """Everybody's votes, for the count: those of this round, else those carried into it."""
        held = {**self.carried, **self.votes}
        return {who: reveal(vote, to=Reader.DECISION) for who, vote in held.items()}


@dataclass(frozen=True, slots=True)
class Logged:
    """What happened, as everybody may know it; `hash` covers it, its time and the hash before."""

    at: datetime
    what: str
    hash: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was decided, by what, and when; how many had voted by then, could come, and counted.

    Where a vote elects several options, `more` are those beside the first. Where it was a lot among
    equal ones, `drawn_from` are these. `taken_by` names who took it where no vote elected anything,
    and `tie_by` is what parted those that tied. None: by an earlier version, which kept it not.
    """

    option: Option
    decided_by: DecidedBy
    tally: Tally | None
    at: datetime | None = None
    voted: int | None = None
    can_come: int | None = None
    of: int | None = None
    more: tuple[Option, ...] = ()
    drawn_from: tuple[Option, ...] = ()
    taken_by: str = ""
    tie_by: str = ""


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's ratings by question, 1 to 5; None where one is not given yet."""

    wishes: int | None = None
    reasons: int | None = None
    wishes_seen: int | None = None
    reasons_seen: int | None = None
    everybody: int | None = None
    confidence: int | None = None


@dataclass(frozen=True, slots=True)
class RatingMeans:
    """The means of a group's ratings, 1 to 5."""

    wishes: float
    reasons: float
    wishes_seen: float
    reasons_seen: float
    everybody: float
    confidence: float


@dataclass(frozen=True, slots=True)
class Former:
    """What held of somebody before their latest words changed it, and whether they had answered."""

    profile: Profile
    answered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(GroupSession):
    """A session that decides by rounds and votes.

    `answered` have said something in some round, `done` those who add nothing in this one;
    `messages` numbers what each has said; `reading` names what has not been understood yet.
    `rounds[-1]` is the present one, and `closes_at` the deadline of its present phase. Where an
    outcome has been `given_up`, the search began again with round `since`. `firm` are the wishes
    that will not give way, by number. Of those in `recalled` only what they have said for good is
    known, as long as they are silent. `questions` are open: each is about what somebody has said
    last.
    `why` it ended without an outcome is None where it has not, or has under an earlier version.
    `musts` are those whose authors were asked about them. The organiser's `invitation` is read, and
    holds once it is not `invitation_open`. Who `wrote_on` did so before what they had said was read
    back; `besides` is what a message that is being read is answered; some are told `elsewhere`,
    some are `overheard`, or `aloud`, and some have `put_right` what their author had said before.
    `log` is what happened so far; older rows have none, or not its beginning. Of `copied` are made
    the numbers of the copies that count for who has left their vote to another; older rows lack it.
    `review` is the last one that was set, and `reviewed` what was said in all of them. `again` is
    the session in which the same is being asked once more. By `former` somebody's latest words can
    be taken back. Who wants no reminders is `unreminded`. A panel of personas that it comes of has
    left its `advice`, which counts nothing; those who have `brought` wishes along from there have
    not answered by that, older rows lack them.
    """

    terms: Terms
    closes_at: datetime
    phase: Phase = Phase.INTAKE
    profiles: Mapping[MemberId, Private[Profile]] = field(default_factory=dict)
    answered: tuple[MemberId, ...] = ()
    done: tuple[MemberId, ...] = ()
    rounds: tuple[Round, ...] = ()
    outcome: Outcome | None = None
    ratings: Mapping[MemberId, Private[Rating]] = field(default_factory=dict)
    recalled: tuple[MemberId, ...] = ()
    firm: Mapping[MemberId, Private[tuple[int, ...]]] = field(default_factory=dict)
    since: int = 1
    questions: Mapping[MemberId, Private[Clarification]] = field(default_factory=dict)
    why: Why | None = None
    musts: Mapping[MemberId, Private[tuple[MustAsked, ...]]] = field(default_factory=dict)
    given_up: tuple[Option, ...] = ()
    invitation: OrganiserConstraints | None = None
    invitation_open: bool = False
    delegates: Mapping[MemberId, MemberId] = field(default_factory=dict)
    copied: Mapping[MemberId, Private[str]] = field(default_factory=dict)
    wrote_on: tuple[MemberId, ...] = ()
    besides: Mapping[str, Private[str]] = field(default_factory=dict)
    elsewhere: tuple[str, ...] = ()
    overheard: tuple[str, ...] = ()
    aloud: tuple[str, ...] = ()
    put_right: tuple[str, ...] = ()
    log: tuple[Logged, ...] = ()
    review: Review | None = None
    reviewed: tuple[Reviewed, ...] = ()
    again: SessionId | None = None
    former: Mapping[MemberId, Private[Former]] = field(default_factory=dict)
    unreminded: tuple[MemberId, ...] = ()
    advice: PanelAdvice | None = None
    brought: tuple[MemberId, ...] = ()

    @property
    def counted(self) -> tuple[Member, ...]:
        """The members who count: who has answered, and has not been forgotten since."""
        answered = frozenset(self.answered)
        return tuple(x for x in self.members if x.id in answered and x.id in self.profiles)

    @property
    def electorate(self) -> int:
        """How many ballots there are if all who count vote: somebody's may weigh more than one."""
        return sum(self.terms.weight_of(each.id) for each in self.counted)

    @property
    def heavier(self) -> tuple[tuple[str, int], ...]:
        """Those whose vote counts as several, by name, and as how many: that is no secret."""
        weighs = ((each.name, self.terms.weight_of(each.id)) for each in self.members)
        return tuple((name, weight) for name, weight in weighs if weight > 1)

    @property
    def present_search(self) -> tuple[Round, ...]:
        """The rounds since an outcome was last given up; all of them where none was."""
        return tuple(each for each in self.rounds if each.number >= self.since)

    @property
    def counted_rounds(self) -> tuple[Round, ...]:
        """The rounds of the present search whose votes were counted."""
        return tuple(each for each in self.present_search if each.tally is not None)

    def rule_of(self, round_: int) -> str:
        """Return the rule that counts a round's votes, or that has counted them."""
        counted = next((each.tally for each in self.rounds if each.number == round_), None)
        if counted is not None:
            return counted.rule
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
    def silent(self) -> tuple[MemberId, ...]:
        """Who was asked in the present round and has not answered."""
        answered = {*self.done, *self.round.heard}
        return tuple(each for each in self.round.asked if each not in answered)

    @property
    def delegations(self) -> dict[str, str]:
        """To whom each member leaves their vote."""
        return {str(giver): str(to) for giver, to in self.delegates.items()}

    @property
    def coming_round(self) -> int:
        """The round whose options follow from what is said now: during a vote, the next one."""
        return self.round.number + (self.phase is Phase.VOTE)


D = TypeVar("D", bound=Decision)
"""A state of one kind that decides."""
