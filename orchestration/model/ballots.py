"""Ballots and their count (PROTOCOL.md, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from orchestration.model.preferences import Visibility


@dataclass(frozen=True, slots=True)
class VoteNote:
    """What somebody says with their vote, as a condition or a reason, and who may see it."""

    words: str
    visibility: Visibility = Visibility.PRIVATE


@dataclass(frozen=True, slots=True)
class OneOption:
    """A vote for a single option."""

    option: str


@dataclass(frozen=True, slots=True)
class Order:
    """Options from best to worst; those in one place are equal, those not named last and equal."""

    places: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Points:
    """A number for each option; an option that is not named has none."""

    points: Mapping[str, Fraction]


@dataclass(frozen=True, slots=True)
class Approvals:
    """The options a voter can live with: gladly, or if need be."""

    yes: tuple[str, ...]
    if_need_be: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Consents:
    """The options a voter can live with, gladly or if need be, and those that they object to."""

    yes: tuple[str, ...] = ()
    if_need_be: tuple[str, ...] = ()
    objections: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Veto:
    """A vote for a single option, or for none, and the options that a voter would not have."""

    option: str | None = None
    against: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoneOfThese:
    """A vote for none of the options, under every rule; unlike an abstention it has been cast."""


@dataclass(frozen=True, slots=True)
class Approval:
    """One option, approved of from now on, or no longer; what else a voter approves of stays."""

    option: str
    approved: bool


Ballot = OneOption | Order | Points | Approvals | Consents | Veto | NoneOfThese


@dataclass(frozen=True, slots=True)
class Poll:
    """What a rule counts: options in their order, and one ballot per voter (None abstains).

    `members` is how many could vote. `quorum` is the fewest ballots for a decision, abstentions not
    among them. `weights` names only the voters who do not count as one. `threshold` is the share of
    all members who have to support what is elected. What only some rules ask for: `winners` is how
    many are elected (`stv`), `budget` how many points a voter has (`dots`; None: one per option),
    `most` how many options a ballot approves of at most (`approval`; None: all), and `vetoers` are
    those whose veto counts (`veto`; None: everybody).
    """

    options: tuple[str, ...]
    members: int
    ballots: Mapping[str, Ballot | None]
    quorum: int = 0
    weights: Mapping[str, Fraction] = field(default_factory=dict)
    threshold: Fraction | None = None
    winners: int = 1
    budget: Fraction | None = None
    most: int | None = None
    vetoers: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of a poll: a winner, or the leaders that tie, or neither; and how it came about.

    `points` holds what the rule adds up per option; `reason` is one sentence; `steps` is the count,
    one sentence each. A tally never breaks a tie. A rule that can elect several names them in
    `winners`, in the order elected (None by all other rules); `winner` is the first, and `tie` are
    those who tie for the places left.
    """

    rule: str
    winner: str | None
    points: Mapping[str, Fraction]
    tie: tuple[str, ...]
    reason: str
    steps: tuple[str, ...]
    winners: tuple[str, ...] | None = None

    @property
    def elected(self) -> tuple[str, ...]:
        """Return all that is elected, by whichever rule."""
        if self.winners is not None:
            return self.winners
        return () if self.winner is None else (self.winner,)
