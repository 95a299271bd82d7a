"""Ballots and their count (PROTOCOL.md, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction


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
class Approval:
    """One option, approved of from now on, or no longer; what else a voter approves of stays."""

    option: str
    approved: bool


Ballot = OneOption | Order | Points | Approvals


@dataclass(frozen=True, slots=True)
class Poll:
    """What a rule counts: options in their order, and one ballot per voter (None abstains).

    `members` is how many could vote. `quorum` is the fewest ballots for a decision, abstentions not
    among them. `weights` names only the voters who do not count as one.
    """

    options: tuple[str, ...]
    members: int
    ballots: Mapping[str, Ballot | None]
    quorum: int = 0
    weights: Mapping[str, Fraction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of a poll: a winner, or the leaders that tie, or neither; and how it came about.

    `points` holds what the rule adds up per option; `reason` is one sentence; `steps` is the count,
    one sentence each. A tally never breaks a tie.
    """

    rule: str
    winner: str | None
    points: Mapping[str, Fraction]
    tie: tuple[str, ...]
    reason: str
    steps: tuple[str, ...]
