"""What several rules share: weighted ballots, sums of points, places, duels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from types import MappingProxyType
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Points,
    Poll,
)
from orchestration.voting.rule import Outcome
from orchestration.voting.words import amount, by_points, each_total, listing, number

SomeBallot = TypeVar("SomeBallot", bound=Ballot)
Ranking = tuple[tuple[str, ...], ...]

_MOST: Final = 2**62
"""Beyond it sums are counted in Python's own numbers, which have no end."""

IF_NEED_BE: Final = Fraction(1, 2)
APPROVAL_STEP: Final = "A yes is 1, an if-need-be 0.5."


def cast(poll: Poll, kind: type[SomeBallot]) -> Iterator[tuple[SomeBallot, Fraction]]:
    """Yield each ballot with its weight; who abstains has cast none."""
    for voter, ballot in poll.ballots.items():
        if isinstance(ballot, kind):
            yield ballot, weight_of(poll, voter)


def weight_of(poll: Poll, voter: str) -> Fraction:
    """Return how much a voter counts: one, unless said otherwise."""
    return poll.weights.get(voter, Fraction(1))


def electorate(poll: Poll) -> Fraction:
    """Return the weight of all members together, whether they voted or not."""
    return poll.members + sum((weight - 1 for weight in poll.weights.values()), Fraction())


def add_up(options: Sequence[str], gains: Iterable[tuple[str, Fraction]]) -> dict[str, Fraction]:
    """Return the sum of each option's gains, zero for one without any."""
    points = dict.fromkeys(options, Fraction())
    for option, gain in gains:
        points[option] += gain
    return points


def votes(poll: Poll) -> dict[str, Fraction]:
    """Return how many voted for each option."""
    return add_up(poll.options, ((vote.option, weight) for vote, weight in cast(poll, OneOption)))


def totals(poll: Poll) -> dict[str, Fraction]:
    """Return the sum of the points given to each option."""
    return add_up(
        poll.options,
        (
            (option, weight * given)
            for ballot, weight in cast(poll, Points)
            for option, given in ballot.points.items()
        ),
    )


def rankings(poll: Poll) -> dict[Ranking, Fraction]:
    """Return the complete orders with the weight behind each.

    Options that a ballot does not name make up its last place, so that ballots which mean the same
    are the same.
    """
    weights: dict[Ranking, Fraction] = {}
    positions = {option: position for position, option in enumerate(poll.options)}
    for order, weight in cast(poll, Order):
        ranking = _complete(order, positions)
        weights[ranking] = weights.get(ranking, Fraction()) + weight
    return weights


def _complete(order: Order, positions: Mapping[str, int]) -> Ranking:
    named = {option for place in order.places for option in place}
    places = (*order.places, [option for option in positions if option not in named])
    return tuple(tuple(sorted(place, key=positions.__getitem__)) for place in places if place)


def points_by_place(poll: Poll, worth: Sequence[Fraction]) -> dict[str, Fraction]:
    """Return each option's points where the k-th place is worth `worth[k]`.

    Options in one place get the average of the places they take up: of three options, the two that
    a ballot does not name get the average of the second and the third.
    """
    return add_up(
        poll.options,
        (
            (option, weight * gain)
            for ranking, weight in rankings(poll).items()
            for option, gain in _gains(ranking, worth)
        ),
    )


def _gains(ranking: Ranking, worth: Sequence[Fraction]) -> Iterator[tuple[str, Fraction]]:
    taken = 0
    for place in ranking:
        average = sum(worth[taken : taken + len(place)], Fraction()) / len(place)
        yield from ((option, average) for option in place)
        taken += len(place)


@dataclass(frozen=True, slots=True)
class Duels:
    """How many ballots put each option above each other one, `won[a, b]` by place; exact.

    Sums are whole numbers of `unit`: one ballot, or what all weights are whole numbers of.
    """

    options: tuple[str, ...]
    won: NDArray[Any]
    unit: Fraction

    def of(self, a: str, b: str) -> Fraction:
        """Return the weight of the ballots that put a above b."""
        return self.unit * int(self.won[self.options.index(a), self.options.index(b)])


def duels(poll: Poll) -> Duels:
    """Return what the ballots say of every pair of options."""
    weights = rankings(poll)
    whole = lcm(*(weight.denominator for weight in weights.values()))
    most = sum(int(weight * whole) for weight in weights.values())
    kind = np.int64 if most < _MOST else object
    places = {option: place for place, option in enumerate(poll.options)}
    won = np.zeros((len(places), len(places)), dtype=kind)
    for ranking, weight in weights.items():
        ranks = np.empty(len(places), dtype=np.int32)
        for rank, named in enumerate(ranking):
            ranks[[places[option] for option in named]] = rank
        won[ranks[:, None] < ranks[None, :]] += int(weight * whole)
    return Duels(poll.options, won, Fraction(1, whole))


def approval_points(
    options: Sequence[str], ballots: Iterable[tuple[Approvals | Consents, Fraction]]
) -> dict[str, Fraction]:
    """Return how much each option is approved of; `if need be` is half of it."""
    return add_up(
        options,
        (
            (option, weight * worth)
            for ballot, weight in ballots
            for given, worth in ((ballot.yes, 1), (ballot.if_need_be, IF_NEED_BE))
            for option in given
        ),
    )


def leaders(points: Mapping[str, Fraction]) -> tuple[str, ...]:
    """Return the options that have the most points, in the order of options."""
    most = max(points.values())
    return tuple(option for option, value in points.items() if value == most)


def largest(
    points: Mapping[str, Fraction],
    unit: str,
    *before: str,
    made_of: Mapping[str, str] = MappingProxyType({}),
) -> Outcome:
    """Elect the option with the most points; where several share the most, they tie.

    `before` are the steps that explain where the points come from; an option's are told by what
    they are `made_of`, where that says more. What nobody is for comes next to nothing.
    """
    best, steps = leaders(points), (*before, *each_total(points, unit))
    (first, most), *others = by_points(points)
    if len(best) > 1:
        alike = {made_of.get(each, "") for each in best}
        each_has = next(iter(alike)) if len(alike) == 1 else ""
        reason = f"{listing(best)} tie with {each_has or amount(most, unit)} each."
    else:
        behind = [(name, fewer, number(fewer, most)) for name, fewer in others[:1] if fewer]
        told = amount(most, unit, *(fewer for _, fewer, _ in behind))
        after = "".join(
            _next([each for each, x in others if x == fewer], made_of, shown)
            for _, fewer, shown in behind
        )
        reason = f"{first} has the most with {made_of.get(first, told)}{after}."
    return Outcome(points, best, reason, steps)


def _next(names: Sequence[str], made_of: Mapping[str, str], shown: str) -> str:
    """Say which options come next, all that have as much, with what they are made of."""
    has = [made_of.get(each, shown) for each in names]
    if len(names) == 1:
        return f"; next is {names[0]} with {has[0]}"
    if len(set(has)) == 1:
        return f"; next are {listing(names)} with {has[0]} each"
    return f"; next are {listing([f'{x} with {y}' for x, y in zip(names, has, strict=True)])}"


def approved_by(
    options: Sequence[str], ballots: Iterable[tuple[Approvals | Consents, Fraction]]
) -> dict[str, str]:
    """Return what each option's approval is made of: `2 yes and 1 if need be`."""
    given = [*ballots]
    yes = add_up(options, ((name, weight) for ballot, weight in given for name in ballot.yes))
    rest = add_up(options, ((x, weight) for ballot, weight in given for x in ballot.if_need_be))
    return {name: _in_answers(yes[name], rest[name]) for name in options}


def _in_answers(yes: Fraction, if_need_be: Fraction) -> str:
    if not if_need_be:
        return f"{number(yes)} yes"
    said = f"{number(if_need_be)} if need be"
    return f"{number(yes)} yes and {said}" if yes else said


def largest_of(
    points: Mapping[str, Fraction],
    unit: str,
    left: Sequence[str],
    stopped: Stopped,
    before: tuple[str, ...],
    made_of: Mapping[str, str] = MappingProxyType({}),
) -> Outcome:
    """Elect the option with the most points of those that somebody wants and that nobody stops."""
    steps = (*before, *each_total(points, unit))
    if not left:
        return Outcome(points, (), stopped.nothing_left(tuple(points)), steps)
    among = largest({option: points[option] for option in left}, unit, made_of=made_of)
    return Outcome(points, among.leaders, f"{stopped.first}{among.reason}", steps)


@dataclass(frozen=True, slots=True)
class Stopped:
    """Which options somebody's no stops, in words: `one` is said of one, `several` of more.

    What somebody `wants` is said of the others.
    """

    names: Sequence[str]
    one: str
    several: str
    wants: str

    @property
    def first(self) -> str:
        """Say what is stopped, before what has most of the others; nothing where nothing is."""
        return f"{self._told}; of the others, " if self.names else ""

    @property
    def _told(self) -> str:
        return f"{listing(self.names)} {self.one if len(self.names) == 1 else self.several}"

    def nothing_left(self, options: Sequence[str]) -> str:
        """Say why no option is left: nobody wants one, or all that somebody wants are stopped."""
        if not self.names:
            return f"Nobody {self.wants} any option."
        if len(self.names) == len(options):
            return f"Every option {self.one}."
        return f"{self._told}, and nobody {self.wants} any other option."


def largest_if(points: Mapping[str, Fraction], enough: bool, needed: str, reached: str) -> Outcome:
    """Elect the option with the most votes, provided they are enough; a tie remains one.

    `needed` says how many are, and `reached` what they then come to.
    """
    outcome = largest(points, "vote")
    if enough:
        return replace(outcome, reason=f"{listing(outcome.leaders)} has {reached}.")
    lead, most = listing(outcome.leaders), amount(max(points.values()), "vote")
    if len(outcome.leaders) > 1:
        return replace(outcome, reason=f"{lead} tie with {most} each, but {needed}.")
    return replace(outcome, leaders=(), reason=f"{lead} has the most with {most}, but {needed}.")
