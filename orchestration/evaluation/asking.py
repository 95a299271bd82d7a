"""Whom it is worth asking again: whose wish, given way, would let another option win.

A wish that gives way is taken out, for the option and for the candidate alike. Of the one who is
asked only whether they can come counts then: their own wishes are theirs to weigh. And what is
gained has to hold in the order that decides, or the question would be for nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Ints, Mask
from orchestration.evaluation.evaluation import Evaluation, Judged
from orchestration.evaluation.proposer import beats, first_five, keys_at
from orchestration.model.gains import Gain
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference
from orchestration.model.terms import Scoring

LEAST_SCORE: Final = 0.25
"""By how much the score has to rise where it is all that is gained."""

_GAINS: Final = tuple(Gain)


@dataclass(frozen=True)
class WorthAsking:
    """A member's wish that may give way, for which option, and what it brings: how many people.

    Of a score, `gains` is by how much the sum of everyone's π rises.
    """

    member: MemberId
    wish: Preference
    index: int
    brings: Gain
    gains: int


def worth_asking(
    evaluation: Evaluation, candidate: int, settled: Collection[tuple[MemberId, int]] = ()
) -> tuple[WorthAsking, ...]:
    """Return what members are worth asking: of each the one wish that would bring the most.

    The paper's own way asks everyone instead.

    `settled` are wishes, by member and number, that nobody is to be asked about (again).
    """
    best = (_best(evaluation, candidate, index, settled) for index in range(evaluation.n))
    return tuple(each for each in best if each is not None)


def _best(
    evaluation: Evaluation, candidate: int, index: int, settled: Collection[tuple[MemberId, int]]
) -> WorthAsking | None:
    stand = evaluation.stands[index]
    found = [
        asking
        for judged in stand.judged
        if (judged.decides or judged.counted) and judged.met is not None and not judged.met.all()
        if judged.wish.number  # what nobody has said, nobody can let give way
        and (stand.member.id, judged.wish.number) not in settled
        for asking in _asking(evaluation, candidate, index, judged)
    ]
    return min(found, key=lambda each: each[0])[1] if found else None


Rank = tuple[float, ...]


def _asking(
    evaluation: Evaluation, candidate: int, index: int, judged: Judged
) -> Iterator[tuple[Rank, WorthAsking]]:
    """Yield the best option that one wish alone keeps from beating the candidate, with its rank."""
    stand = evaluation.stands[index]
    can = stand.without(judged)
    keys = _of_the_others(evaluation, index, can)
    apart = [key - key[candidate] for key in keys]
    opened = _barred(judged) & can & _is_better(apart, evaluation.n)
    if not opened.any():
        return
    opened &= _holds(evaluation, candidate, index, judged, can)
    places = np.flatnonzero(opened)
    if not len(places):
        return
    option = int(places[np.lexsort([places, *(key[places] for key in reversed(apart))])[0]])
    gains = [-int(key[option]) for key in apart]
    brings, most = next(pair for pair in zip(_GAINS, gains, strict=True) if pair[1])
    asking = WorthAsking(stand.member.id, judged.wish, option, brings, most)
    yield (*(float(-gain) for gain in gains), float(judged.decides)), asking


def _barred(judged: Judged) -> Mask:
    assert judged.met is not None
    return np.logical_not(judged.met)


def _of_the_others(evaluation: Evaluation, index: int, can: Mask) -> tuple[Ints, ...]:
    """Return who is needed and missing, attendance, ratio and score; lower is better.

    Of one member only whether they can come then is in it.
    """
    stand, options = evaluation.stands[index], np.arange(len(evaluation.columns))
    totals = evaluation.with_member(index, can, stand.merit)
    counts = evaluation.totals.counts.copy()
    counts[stand.pi, options] -= 1
    others = type(totals)(totals.missing, totals.attending, counts)
    return (others.missing, -others.attending, -others.satisfied, -others.total)


def _is_better(apart: list[Ints], n: int) -> Mask:
    """Tell where keys, less the candidate's, come first; a score alone has to be worth asking."""
    *people, score = apart
    better = np.zeros(len(score), dtype=bool)
    level = ~better
    for key in people:
        better |= level & (key < 0)
        level &= key == 0
    return better | (level & (-score >= LEAST_SCORE * n))


def _holds(evaluation: Evaluation, candidate: int, index: int, judged: Judged, can: Mask) -> Mask:
    """Tell which options come before the candidate once the wish has given way."""
    merit = evaluation.stands[index].merit_without(judged)
    keys = first_five(evaluation.with_member(index, can, merit), Scoring.OURS)
    return beats(keys, keys_at(keys, candidate))
