"""How far each option meets each member's wishes: π, and what is computed from it.

All arrays run over N options; those of one member each over n members first.
Formulas: PROTOCOL.md, section 3; the paper's equations (1) to (3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from orchestration.evaluation.columns import (
    Columns,
    Floats,
    Ints,
    Judging,
    Mask,
)
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.terms import Scoring

_ALIKE_IF_MET_ALIKE = (Kind.TIME, Kind.BUSY, Kind.OPTION)

HALVES: Mapping[Strength, int] = {
    Strength.MUST: 4,  # only until it is confirmed: then it decides who can come
    Strength.STRONGLY: 4,
    Strength.PREFERS: 2,
    Strength.MILDLY: 1,
}
"""Weights in halves, so that sums stay whole: strongly 2, prefers 1, mildly ½."""


@dataclass(frozen=True, eq=False)
class Judged:
    """A wish, the options that meet it (shape (N,) or None), and its weight in halves or 0.

    It is part of the share f only `where` it can be judged, shape (N,); None: everywhere. `told`
    are options of which it says outright what π is, and it `speaks_of` some alone (None: of all).
    """

    wish: Preference
    met: Mask | None
    halves: int
    where: Mask | None = None
    told: tuple[Mask, int] | None = None
    speaks_of: Mask | None = None

    @property
    def decides(self) -> bool:
        """Whether who breaks it cannot come."""
        return _decides(self.wish)

    @property
    def counted(self) -> bool:
        """Whether it is part of the share f, at some option at least."""
        return self.halves > 0


def _decides(wish: Preference) -> bool:
    """Tell whether a wish is a firm one that holds: what is merely accepted rules nothing out."""
    firm = wish.strength is Strength.MUST and wish.confirmed
    return firm and wish.polarity is not Polarity.ACCEPTS


@dataclass(frozen=True, eq=False)
class MemberEvaluation:
    """How one member stands to every option; all arrays have shape (N,).

    `merit` is π as if they could come, `halves_met` the weight of the wishes met. In the paper's
    scoring π is not `gated`: it does not ask who can come.
    """

    member: Member
    judged: tuple[Judged, ...]
    can: Mask
    merit: Ints
    halves_met: Ints
    gated: bool = True

    @cached_property
    def pi(self) -> Ints:
        """π: 0 where the member cannot come, whatever else holds."""
        return self.gate(self.can, self.merit)

    def gate(self, can: Mask, merit: Ints) -> Ints:
        """Return π, if these are the options they can come to and this their merit; shape (N,)."""
        return np.where(can, merit, 0) if self.gated else merit

    def without(self, judged: Judged) -> Mask:
        """Return to which options the member could come if one wish gave way."""
        return _all_met([each for each in self.judged if each is not judged], self.can)

    def merit_without(self, judged: Judged) -> Ints:
        """Return the merit if one wish gave way: what it stood for is weighed no more."""
        rest = [each for each in self.judged if each is not judged]
        halves = _halves([(each.wish, each.met) for each in rest], Scoring.OURS)
        placed = [
            each if each.halves == now else replace(each, halves=now)
            for each, now in zip(rest, halves, strict=True)
        ]
        return _merit_and_met(placed, self.can)[0]


def stand_of(
    member: Member, wishes: Sequence[Preference], judging: Judging, scoring: Scoring
) -> MemberEvaluation:
    """Judge every wish of one member for every option, and score the options 0 to 3."""
    met_by = [(wish, judging.met_by(wish)) for wish in wishes]
    judged = tuple(
        Judged(
            wish, met, halves, judging.judged_at(wish), judging.told(wish), judging.speaks_of(wish)
        )
        for (wish, met), halves in zip(met_by, _halves(met_by, scoring), strict=True)
    )
    can = _all_met(judged, judging.everywhere)
    merit, met = _merit_and_met(judged, can)
    gated = scoring is Scoring.OURS
    return MemberEvaluation(member, judged, can, merit, np.where(can, met, 0), gated)


def _all_met(judged: Sequence[Judged], like: Mask) -> Mask:
    """Return the options at which no deciding wish is broken."""
    firm = [each.met for each in judged if each.met is not None and each.decides]
    return np.logical_and.reduce(firm) if firm else np.ones_like(like)


def _merit_and_met(judged: Sequence[Judged], like: Mask) -> tuple[Ints, Ints]:
    """Return π as if one could come, and the weight met in halves; both of the mask's shape."""
    met = np.zeros(len(like), dtype=np.int64)
    whole: Ints | int = 0
    for each in judged:
        if not each.counted or (each.where is not None and _is_nowhere(each.where)):
            continue
        whole = whole + each.halves * (1 if each.where is None else each.where)
        if each.met is not None:
            met = met + each.halves * _met_where_judged(each)
    return _as_told(pi_of(met, whole), judged), met


def _is_nowhere(mask: Mask) -> bool:
    return 1 not in mask.tobytes()


def _met_where_judged(judged: Judged) -> Mask:
    assert judged.met is not None
    return judged.met if judged.where is None else judged.met & judged.where


def _as_told(merit: Ints, judged: Sequence[Judged]) -> Ints:
    """Return the merit with what a member has said of single options, whatever else they wish."""
    for where, pi in (each.told for each in judged if each.told is not None):
        merit = np.where(where, pi, merit)
    return merit


def _zeros(columns: Columns) -> Ints:
    return np.zeros(len(columns), dtype=np.int64)


def pi_of(met: Ints, whole: Ints | int) -> Ints:
    """Return π for the weight met of a whole: 0, 1 below half, 2 from half on, 3 for all of it."""
    if isinstance(whole, int) and not whole:
        return np.full(len(met), 3)
    share = (met > 0).astype(np.int64) + (2 * met >= whole) + (met == whole)
    return np.where(np.equal(whole, 0), 3, share)


def _halves(wishes: Sequence[tuple[Preference, Mask | None]], scoring: Scoring) -> list[int]:
    """Return for how much each wish counts, in halves: 0 where it does not."""
    if scoring is Scoring.PAPER:
        return [2 * _is_judged(wish, met) for wish, met in wishes]
    heaviest = _heaviest_of_each(wishes)
    return [HALVES[wish.strength] * (at in heaviest) for at, (wish, _) in enumerate(wishes)]


def _is_judged(wish: Preference, met: Mask | None) -> bool:
    """Tell whether options can meet a wish or not: what is merely accepted, none misses."""
    return met is not None and wish.polarity is not Polarity.ACCEPTS


def _heaviest_of_each(wishes: Sequence[tuple[Preference, Mask | None]]) -> frozenset[int]:
    """Return which wishes are counted: of those that the same options meet, only the heaviest.

    A wish and its mere complement ("mornings; afternoons are for deep work") are met by the same
    options, and so is a wish said twice in other words. Of wishes that no option meets, and of
    those that are not about times, that says nothing. What every option meets is left out.
    """
    heaviest: dict[tuple[int, bytes], int] = {}
    for index, (wish, met) in enumerate(wishes):
        if met is None or not _is_judged(wish, met) or _decides(wish):
            continue
        marks = met.tobytes()  # looked through at once: most lists of options are short
        if 0 not in marks:
            continue
        some = 1 in marks
        if wish.kind is Kind.HOURS and not some:  # a day that no option keeps
            continue
        alike = wish.kind in _ALIKE_IF_MET_ALIKE and some
        key = (-1, marks) if alike else (index, b"")
        held = heaviest.get(key)
        if held is None or HALVES[wish.strength] > HALVES[wishes[held][0].strength]:
            heaviest[key] = index
    return frozenset(heaviest.values())


@dataclass(frozen=True, eq=False)
class Totals:
    """What the options are ordered by; arrays over N options, `counts` of shape (4, N).

    `missing` is how many needed members or groups cannot come, `attending` how many members can,
    `counts` how many have π = 0, 1, 2, 3.
    """

    missing: Ints
    attending: Ints
    counts: Ints

    @property
    def n(self) -> int:
        """How many members are counted."""
        return int(self.counts[:, 0].sum())

    @cached_property
    def satisfied(self) -> Ints:
        """How many have π > 0; over n, the satisfaction ratio r (equation 1)."""
        return self.counts[1:].sum(axis=0, dtype=np.int64)

    @cached_property
    def total(self) -> Ints:
        """The sum of π; over n, the satisfaction score s (equation 2)."""
        return self.counts[1] + 2 * self.counts[2] + 3 * self.counts[3]

    @cached_property
    def equity(self) -> Floats:
        """The Gini coefficient of the π's, 0 is fair."""
        return equity_of(self.counts)


@dataclass(frozen=True, eq=False)
class Evaluation:
    """Every option as it stands for everyone.

    `groups` are sets of members of whom one is needed; a required member is a group of one.
    """

    columns: Columns
    stands: tuple[MemberEvaluation, ...]
    groups: tuple[frozenset[MemberId], ...]

    @property
    def n(self) -> int:
        """How many members are counted."""
        return len(self.stands)

    @cached_property
    def can(self) -> Mask:
        """Who can come to which option; shape (n, N)."""
        return np.array([stand.can for stand in self.stands]).reshape(self.n, len(self.columns))

    @cached_property
    def pi(self) -> Ints:
        """π of each member at each option; shape (n, N)."""
        return np.array([stand.pi for stand in self.stands]).reshape(self.n, len(self.columns))

    @cached_property
    def totals(self) -> Totals:
        """What the options are ordered by."""
        counts = np.array([(self.pi == value).sum(axis=0) for value in range(4)])
        return Totals(self.missing(self.can), self.can.sum(axis=0), counts)

    def judged_at(
        self, places: Sequence[int], scores: Mapping[MemberId, Sequence[int]]
    ) -> Evaluation:
        """Return the evaluation with the π that a coordinator gives at these options."""

        def judged(stand: MemberEvaluation) -> MemberEvaluation:
            merit = stand.merit.copy()
            merit[list(places)] = scores[stand.member.id]
            return replace(stand, merit=merit)

        return replace(self, stands=tuple(map(judged, self.stands)))

    def missing(self, can: Mask) -> Ints:
        """Return how many groups have nobody who can come, given who can (n, N); shape (N,)."""
        places = {stand.member.id: index for index, stand in enumerate(self.stands)}
        missing = _zeros(self.columns)
        for group in self.groups:
            missing = missing + ~can[[places[member] for member in group]].any(axis=0)
        return missing

    @cached_property
    def weight_met(self) -> Ints:
        """The weight of wishes met, in halves, of all who can come; shape (N,)."""
        return np.sum([stand.halves_met for stand in self.stands], axis=0, dtype=np.int64)

    def with_member(self, index: int, can: Mask, merit: Ints) -> Totals:
        """Return the totals as if one member stood otherwise; `can` and `merit` are (N,)."""
        old = self.stands[index]
        options = np.arange(len(self.columns))
        counts = self.totals.counts.copy()
        counts[old.pi, options] -= 1
        counts[old.gate(can, merit), options] += 1
        missing = self.totals.missing
        if any(old.member.id in group for group in self.groups):
            everyone = self.can.copy()
            everyone[index] = can
            missing = self.missing(everyone)
        return Totals(missing, self.totals.attending - old.can + can, counts)


def equity_of(counts: Ints) -> Floats:
    """Return the Gini coefficient from how many members have π = 0 … 3 (counts of shape (4, …)).

    Σᵢⱼ|πᵢ − πⱼ| / (2 n Σπ), the usual Gini; the paper's equation (3) prints n² beside Σπ, but its
    published values lie where this one does. 1 by definition where nobody has π > 0.
    """
    n = counts.sum(axis=0)
    total = counts[1] + 2 * counts[2] + 3 * counts[3]
    apart = sum(
        (high - low) * counts[low] * counts[high] for low in range(4) for high in range(low + 1, 4)
    )
    return np.where(total == 0, 1.0, apart / np.maximum(n * total, 1))


def evaluate(
    columns: Columns,
    stands: Sequence[MemberEvaluation],
    require_one_of: Sequence[Sequence[MemberId]] = (),
) -> Evaluation:
    """Put together how every option stands for these members."""
    members = [stand.member for stand in stands]
    heard = frozenset(member.id for member in members)
    needed = [frozenset([member.id]) for member in members if member.required]
    either = [frozenset(group) & heard for group in require_one_of]
    return Evaluation(columns, tuple(stands), tuple(group for group in (*needed, *either) if group))
