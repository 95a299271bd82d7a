"""Why no option serves everyone, and what would open one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from orchestration.evaluation.columns import Mask
from orchestration.evaluation.evaluation import Evaluation, Judged
from orchestration.evaluation.proposer import beats, first_five, keys_at, ranking
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference
from orchestration.model.terms import Scoring

SEARCH_LIMIT = 5_000
"""Nodes the search for a smallest conflict may visit before one without spares must do."""


@dataclass(frozen=True, eq=False)
class BlockingConstraint:
    """A wish that decides who can come, and the options it rules out, as one bit each."""

    member: MemberId
    wish: Preference
    rules_out: int


@dataclass(frozen=True)
class RelaxationGain:
    """The wish that, given up once, lets the most further people come, and the option it opens."""

    member: MemberId
    wish: Preference
    index: int
    gains: int


def smallest_conflict(evaluation: Evaluation) -> tuple[BlockingConstraint, ...] | None:
    """Return a smallest set of wishes that together rule out every option; None where one is left.

    A minimum set cover, by iterative deepening on the option that the fewest wishes rule out; past
    SEARCH_LIMIT nodes a greedy cover without spare members stands in for it.
    """
    if not len(evaluation.columns) or evaluation.can.all(axis=0).any():
        return None
    bars = _bars(evaluation)
    everything = (1 << len(evaluation.columns)) - 1
    bound = _without_spares(_greedy(bars, everything), everything)
    search = _Search(bars)
    for size in range(1, len(bound)):
        found = search.cover(everything, size)
        if search.exhausted:
            break
        if found is not None:
            return found
    return bound


def _bars(evaluation: Evaluation) -> tuple[BlockingConstraint, ...]:
    """Return the deciding wishes, those that rule out most first, one for each set of options."""
    barring = [
        (stand.member.id, judged.wish, ~judged.met)
        for stand in evaluation.stands
        for judged in stand.judged
        if judged.decides and judged.met is not None and not judged.met.all()
    ]
    # The option that fewest rule out comes first: there the search has the fewest ways to go.
    rarest_first = np.argsort(np.sum([mask for _, _, mask in barring], axis=0), kind="stable")
    bars: dict[int, BlockingConstraint] = {}
    for member, wish, mask in barring:
        bits = _bits(mask[rarest_first])
        bars.setdefault(bits, BlockingConstraint(member, wish, bits))
    return tuple(sorted(bars.values(), key=lambda bar: -bar.rules_out.bit_count()))


def _bits(mask: Mask) -> int:
    return int.from_bytes(np.packbits(mask, bitorder="little").tobytes(), "little")


def _greedy(bars: Sequence[BlockingConstraint], left: int) -> tuple[BlockingConstraint, ...]:
    chosen: list[BlockingConstraint] = []
    while left:
        best = max(bars, key=lambda bar: (bar.rules_out & left).bit_count())
        chosen.append(best)
        left &= ~best.rules_out
    return tuple(chosen)


def _without_spares(
    cover: tuple[BlockingConstraint, ...], everything: int
) -> tuple[BlockingConstraint, ...]:
    for spare in cover:
        rest = tuple(bar for bar in cover if bar is not spare)
        if _union(rest) == everything:
            return _without_spares(rest, everything)
    return cover


def _union(bars: Sequence[BlockingConstraint]) -> int:
    union = 0
    for bar in bars:
        union |= bar.rules_out
    return union


class _Search:
    """A depth-limited search for a cover, with one budget of nodes for all depths."""

    def __init__(self, bars: Sequence[BlockingConstraint]) -> None:
        self._bars = bars
        self._nodes = 0

    @property
    def exhausted(self) -> bool:
        return self._nodes > SEARCH_LIMIT

    def cover(self, left: int, size: int) -> tuple[BlockingConstraint, ...] | None:
        """Return at most `size` wishes that rule out all options in `left`, or None."""
        if not left:
            return ()
        self._nodes += 1
        if size == 0 or self.exhausted or self._too_few(left, size):
            return None
        for bar in self._branches(left):
            rest = self.cover(left & ~bar.rules_out, size - 1)
            if rest is not None:
                return (bar, *rest)
        return None

    def _too_few(self, left: int, size: int) -> bool:
        most = max((bar.rules_out & left).bit_count() for bar in self._bars)
        return most * size < left.bit_count()

    def _branches(self, left: int) -> list[BlockingConstraint]:
        """Return the wishes of which one must be taken: they rule out the first option left."""
        lowest = left & -left
        return [bar for bar in self._bars if bar.rules_out & lowest]


def best_relaxation(
    evaluation: Evaluation,
    scoring: Scoring = Scoring.OURS,
    firm: Collection[tuple[MemberId, int]] = (),
) -> RelaxationGain | None:
    """Return the one wish of one member whose giving way lets the most further people come.

    `firm` are wishes, by member and number, that will not give way. None where some option already
    serves everyone, or where no single wish would help.
    """
    if not len(evaluation.columns) or evaluation.can.all(axis=0).any():
        return None
    best = int(ranking(evaluation, scoring)[0])
    openings = [
        opening
        for index, stand in enumerate(evaluation.stands)
        for judged in stand.judged
        if judged.decides and (stand.member.id, judged.wish.number) not in firm
        if (opening := _opening(evaluation, index, judged, best, scoring)) is not None
    ]
    if not openings:
        return None
    return min(openings, key=lambda each: each[0])[1]


def _opening(
    evaluation: Evaluation, member: int, judged: Judged, best: int, scoring: Scoring
) -> tuple[tuple[float, ...], RelaxationGain] | None:
    """Return the best option that one wish alone keeps its member from, and how it would rank."""
    stand = evaluation.stands[member]
    opened = stand.without(judged) & ~stand.can
    attending = evaluation.totals.attending
    if not (attending[opened] >= attending[best]).any():  # one member adds one at most
        return None
    totals = evaluation.with_member(member, stand.without(judged), stand.merit)
    keys = first_five(totals, scoring)
    reference = keys_at(first_five(evaluation.totals, scoring), best)
    places = np.flatnonzero(opened & beats(keys, reference))
    if not len(places):
        return None
    option = int(places[np.lexsort([places, *(key[places] for key in reversed(keys))])[0]])
    gains = int(totals.attending[option] - attending[best])
    if gains < 1:
        return None
    return keys_at(keys, option), RelaxationGain(stand.member.id, judged.wish, option, gains)
