"""What several rules share: weighted ballots, sums of points, places, duels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
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


def largest(points: Mapping[str, Fraction], unit: str, *before: str) -> Outcome:
    """Elect the option with the most points; where several share the most, they tie.

    `before` are the steps that explain where the points come from.
    """
    best, steps = leaders(points), (*before, *each_total(points, unit))
    (first, most), *others = by_points(points)
    if len(best) > 1:
        reason = f"{listing(best)} tie with {amount(most, unit)} each."
    else:
        behind = [(name, fewer, number(fewer, most)) for name, fewer in others[:1]]
        told = amount(most, unit, *(fewer for _, fewer, _ in behind))
        after = "".join(f"; next is {name} with {said}" for name, _, said in behind)
        reason = f"{first} has the most with {told}{after}."
    return Outcome(points, best, reason, steps)


def largest_of(
    points: Mapping[str, Fraction],
    unit: str,
    left: Sequence[str],
    nothing: str,
    before: tuple[str, ...],
) -> Outcome:
    """Elect the option with the most points of those left; `nothing` says why none is."""
    steps = (*before, *each_total(points, unit))
    if not left:
        return Outcome(points, (), nothing, steps)
    among = largest({option: points[option] for option in left}, unit)
    return Outcome(points, among.leaders, among.reason, steps)


def nothing_left(
    stopped: Sequence[str], options: Sequence[str], wants: str, is_stopped: tuple[str, str]
) -> str:
    """Say why no option is left: nobody wants one, or all that somebody wants are stopped.

    `is_stopped` says so of one option and of several.
    """
    if not stopped:
        return f"Nobody {wants} any option."
    one, several = is_stopped
    if len(stopped) == len(options):
        return f"Every option {one}."
    verb = one if len(stopped) == 1 else several
    return f"{listing(stopped)} {verb}, and nobody {wants} any other option."


def largest_if(points: Mapping[str, Fraction], enough: bool, needed: str) -> Outcome:
    """Elect the option with the most votes, provided they are enough; a tie remains one."""
    outcome = largest(points, "vote")
    if enough:
        return outcome
    lead, most = listing(outcome.leaders), amount(max(points.values()), "vote")
    if len(outcome.leaders) > 1:
        return replace(outcome, reason=f"{lead} tie with {most} each, but {needed}.")
    return replace(outcome, leaders=(), reason=f"{lead} has the most with {most}, but {needed}.")
