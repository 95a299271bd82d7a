"""Strongest paths: a chain of duels is as strong as its weakest win."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ORDER
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import Duels, duels
from orchestration.voting.support import above_half
from orchestration.voting.words import listing, number

Strengths = NDArray[Any]
"""How strong the path from each option to each other is, by place, in units of the duels."""


def schulze(poll: Poll) -> Outcome:
    """Elect the option that no other has a stronger path to; where several are unbeaten, they tie.

    A won duel is as strong as the number of ballots for its winner ("winning votes"), a lost or
    drawn one is no link. `points` count the options that an option has the stronger path to; the
    unbeaten in a tie need not have equally many. Source: Schulze, "A new monotonic,
    clone-independent, reversal symmetric, and Condorcet-consistent single-winner election method",
    Social Choice and Welfare 36 (2011).
    """
    fought = duels(poll)
    paths = _strongest_paths(fought)
    beats = paths > paths.T
    points = dict(zip(poll.options, map(Fraction, beats.sum(axis=1).tolist()), strict=True))
    unbeaten = tuple(poll.options[place] for place in np.flatnonzero(~beats.any(axis=0)))
    steps = (*_duel_steps(fought), *_path_steps(fought, unbeaten, paths))
    return Outcome(points, unbeaten, _reason(fought, unbeaten), steps)


def _strongest_paths(fought: Duels) -> Strengths:
    """Widen every path by way of each option in turn (Floyd and Warshall)."""
    won = fought.won
    paths = np.where(won > won.T, won, 0)
    for via in range(len(paths)):
        by_way = np.minimum(paths[:, via, None], paths[None, via, :])
        paths = np.maximum(paths, by_way)
    return paths


def _duel_steps(fought: Duels) -> list[str]:
    said = _in_words(fought.won, fought.unit)
    return [
        f"{a} against {b}: {said[i][j]} to {said[j][i]}."
        for (i, a), (j, b) in combinations(enumerate(fought.options), 2)
    ]


def _path_steps(fought: Duels, unbeaten: Sequence[str], paths: Strengths) -> list[str]:
    said = _in_words(paths, fought.unit)
    places = {option: place for place, option in enumerate(fought.options)}
    return [
        f"The strongest path from {a} to {b} has {said[i][j]}, back {said[j][i]}."
        for a, i in ((option, places[option]) for option in unbeaten)
        for b, j in places.items()
        if a != b
    ]


def _in_words(sums: NDArray[Any], unit: Fraction) -> list[list[str]]:
    """Write each sum as one reads it; most occur many times over."""
    written = {value: number(unit * int(value)) for value in {*sums.ravel().tolist()}}
    return [[written[value] for value in row] for row in sums.tolist()]


def _reason(fought: Duels, unbeaten: Sequence[str]) -> str:
    """Say in pairs why nothing beats these; where they lose a duel, a circle of wins is broken.

    A winner that loses a duel has a chain of wins back that is as strong at least: it stands in a
    circle, in which that duel is no stronger than the others. Had another option lost none, no
    chain would lead to that one, and it would be unbeaten too.
    """
    places = [fought.options.index(each) for each in unbeaten]
    losses = (fought.won < fought.won.T)[places]
    first = listing(unbeaten) if len(unbeaten) == 1 else f"{listing(unbeaten)} tie"
    if losses.any():
        if len(unbeaten) == 1:
            out = f"With the narrowest of these wins left out, nothing beats {first}."
            return f"Compared in pairs, each option loses to another. {out}"
        circle = "Compared in pairs, options beat one another in a circle"
        return f"{circle}, and {listing(unbeaten)} come out of it even."
    wins = (fought.won > fought.won.T)[places].sum()
    if len(unbeaten) == 1 and wins == len(fought.options) - 1:
        return f"Compared in pairs, {first} beats every other option."
    if len(unbeaten) == 1:
        return f"Compared in pairs, {first} loses to no other option."
    return f"{first}: compared in pairs, they lose to no other option."


RULE = Rule(
    name="schulze",
    title="put in order, compared in pairs",
    form=ORDER,
    count=schulze,
    supports=above_half,
    explanation="Options meet in duels; the one that wins all, directly or by a chain, is elected.",
)
