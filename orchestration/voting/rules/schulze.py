"""Strongest paths: a chain of duels is as strong as its weakest win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ORDER
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import add_up, duels
from orchestration.voting.support import above_half
from orchestration.voting.words import listing, number

Strengths = Mapping[tuple[str, str], Fraction]


def schulze(poll: Poll) -> Outcome:
    """Elect the option that no other has a stronger path to; where several are unbeaten, they tie.

    A won duel is as strong as the number of ballots for its winner ("winning votes"), a lost or
    drawn one is no link. `points` count the options that an option has the stronger path to; the
    unbeaten in a tie need not have equally many. Source: Schulze, "A new monotonic,
    clone-independent, reversal symmetric, and Condorcet-consistent single-winner election method",
    Social Choice and Welfare 36 (2011).
    """
    won = duels(poll)
    paths = _strongest_paths(poll.options, won)
    beaten = {pair: paths[pair] > paths[pair[::-1]] for pair in paths}
    points = add_up(poll.options, ((a, Fraction(wins)) for (a, _), wins in beaten.items()))
    unbeaten = tuple(b for b in poll.options if not any(beaten[a, b] for a in points if a != b))
    steps = (*_duel_steps(poll.options, won), *_path_steps(poll.options, unbeaten, paths))
    return Outcome(points, unbeaten, _reason(unbeaten), steps)


def _strongest_paths(options: Sequence[str], won: Strengths) -> Strengths:
    """Widen every path by way of each option in turn (Floyd and Warshall)."""
    paths = {(a, b): votes if votes > won[b, a] else Fraction() for (a, b), votes in won.items()}
    for via, start, end in permutations(options, 3):
        paths[start, end] = max(paths[start, end], min(paths[start, via], paths[via, end]))
    return paths


def _duel_steps(options: Sequence[str], won: Strengths) -> list[str]:
    return [
        f"{a} against {b}: {number(won[a, b])} to {number(won[b, a])}."
        for a, b in combinations(options, 2)
    ]


def _path_steps(options: Sequence[str], unbeaten: Sequence[str], paths: Strengths) -> list[str]:
    return [
        f"The strongest path from {a} to {b} has {number(paths[a, b])}, back {number(paths[b, a])}."
        for a in unbeaten
        for b in options
        if a != b
    ]


def _reason(unbeaten: Sequence[str]) -> str:
    if len(unbeaten) == 1:
        return f"{unbeaten[0]} has a stronger path to every other option than back."
    return f"{listing(unbeaten)} tie: no option has a stronger path to any of them than back."


RULE = Rule(
    name="schulze",
    form=ORDER,
    count=schulze,
    supports=above_half,
    explanation="Options meet in duels; the one that wins all, directly or by a chain, is elected.",
)
