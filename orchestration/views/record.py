"""What one member may see of a whole session: how it stands for them, and how it came about."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from orchestration.model.advice import Objection, PanelAdvice
from orchestration.model.ballots import Ballot, Tally
from orchestration.model.options import Option
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import PublicReason
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionsProposed,
    ReviewAnswer,
    SessionCard,
)
from orchestration.views.documents import Heatmap, RoundsChart
from orchestration.views.member import (
    IntakeQuestion,
    InvitationReadBack,
    MustQuestion,
    OptionsForYou,
    PartQuestion,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Yours:
    """What is one member's own: what is asked of them, what they said, how they stand.

    `asked` is what waits for their answer; `is_reading` tells that words of theirs are still being
    understood, `is_done` that they have nothing to add in this round. `stars` are their ratings.
    Who has spoken up during a vote `may_look_again`.
    """

    asked: IntakeQuestion | None
    read_back: ReadBack | None
    relaxation: RelaxationQuestion | None
    musts: tuple[MustQuestion | PartQuestion, ...]
    invitation: InvitationReadBack | None
    rating: RatingQuestion | None
    stars: tuple[tuple[str, int | None], ...]
    is_reading: bool
    is_done: bool
    may_speak: bool
    may_vote: bool
    may_look_again: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """An option's attendance and ratio, 0 to 1; score, 0 to 3; equity, 0 (fair) to 1."""

    option: str
    attendance: float
    ratio: float
    score: float
    equity: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRecord:
    """One round that has options: what was proposed, how it stands for you, how it was voted.

    `scores` is None unless all is open; `tally` also while the vote is, and where counts are
    hidden. `ballot` is the member's own; who abstains has `voted` with none. Until they vote, one
    of the round before may be `carried` here. By `receipt` they find theirs among ballots that
    nobody sees. Of so few voters, what it comes to `lets_guess` who voted for what. What was
    `elected` only `was_ahead` where another round followed all the same.
    """

    number: int
    options: OptionsProposed
    for_you: OptionsForYou
    scores: tuple[Scores, ...] | None
    rule: str
    explanation: str
    is_closed: bool
    elected: str | None
    tally: Tally | None
    voted: bool
    ballot: Ballot | None
    carried: Ballot | None = None
    receipt: str = ""
    lets_guess: bool = False
    was_ahead: bool = False


@dataclass(frozen=True, slots=True)
class OptionCounted:
    """An option that was voted on, and what the rule added up for it; None where it is hidden."""

    option: Option
    points: Fraction | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionRecord:
    """What was decided and by what: `round` is the one whose vote, or whose best option, it was.

    `asked` are the names of who was asked, and `organiser` of who did; so many `answered`, and
    count. The `options` are those of that round. What speaks for it and
    against it, `reasons` and `dissent`, is there as far as its authors let others see it. So many
    votes were `left_to_others`; whose is known to these alone. Who `left` before the end, at their
    own word, is not among those who were asked. On
    the day `review_on` it is asked whether it still holds, and `answers` are what was said. A panel
    of personas that it came of left its `advice`; of what was decided these are its `objections`.
    """

    session: SessionId
    announced: Decided
    round: int
    rule: str
    explanation: str
    organiser: str
    asked: tuple[str, ...]
    answered: int
    options: tuple[OptionCounted, ...] = ()
    reasons: tuple[PublicReason, ...] = ()
    dissent: tuple[PublicReason, ...] = ()
    review_on: date | None = None
    answers: tuple[ReviewAnswer, ...] = ()
    left_to_others: int = 0
    left: tuple[str, ...] = ()
    advice: PanelAdvice | None = None
    objections: tuple[Objection, ...] = ()


@dataclass(frozen=True, slots=True)
class Mean:
    """What a group's ratings of one question come to, 1 to 5, beside the paper's survey."""

    question: str
    mean: float
    ratings: int
    survey: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionRecord:
    """A session as one member may see it; all times are to be shown in `zone`, which is theirs.

    Where it `takes_topics`, they can put some on its `agenda`.
    """

    member: MemberId
    name: str
    zone: str
    card: SessionCard
    yours: Yours
    rounds: tuple[RoundRecord, ...]
    decision: DecisionRecord | None
    no_outcome: NoOutcome | None
    given_up: tuple[Option, ...]
    chart: RoundsChart | None
    heatmap: Heatmap | None
    means: tuple[Mean, ...]
    agenda: tuple[PublicReason, ...] = ()
    takes_topics: bool = False

    @property
    def present(self) -> RoundRecord | None:
        """The round whose vote is open, if one is."""
        return next((each for each in self.rounds if not each.is_closed), None)
