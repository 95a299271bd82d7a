"""The best options, exactly: every one is put in order (PROTOCOL.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from orchestration.evaluation.columns import Columns, Floats, Ints, Mask
from orchestration.evaluation.evaluation import Evaluation, Totals
from orchestration.model.people import Member
from orchestration.model.terms import Scoring

Key = Ints | Floats


@dataclass(frozen=True)
class Proposal:
    """What a round offers, as indices: the candidate first, the others as they rank.

    `fewer` satisfy fewer members than asked for and than the candidate, `leaving_out` lack somebody
    who is needed.
    """

    places: tuple[int, ...]
    candidate: int
    fewer: frozenset[int]
    leaving_out: frozenset[int]


def first_five(totals: Totals, scoring: Scoring) -> tuple[Key, ...]:
    """Return what alone can unseat a candidate, most important first; lower is better."""
    if scoring is Scoring.PAPER:
        return (-totals.satisfied, -totals.total)
    return (totals.missing, -totals.attending, -totals.satisfied, -totals.total, totals.equity)


def keys_at(keys: tuple[Key, ...], index: int) -> tuple[float, ...]:
    """Return the keys of the option at an index."""
    return tuple(float(key[index]) for key in keys)


def ranking(evaluation: Evaluation, scoring: Scoring = Scoring.OURS) -> Ints:
    """Return all options as indices, best first; shape (N,)."""
    keys = all_keys(evaluation, scoring)
    return np.lexsort([np.arange(len(evaluation.columns)), *reversed(keys)])


def all_keys(evaluation: Evaluation, scoring: Scoring) -> tuple[Key, ...]:
    """Return what options are put in order by, most important first; lower is better.

    What is equal in all of it goes by its place among the columns.
    """
    keys = first_five(evaluation.totals, scoring)
    if scoring is Scoring.PAPER:
        return keys
    return (*keys, -evaluation.weight_met, *(-tie for tie in _organisation_ties(evaluation)))


def _organisation_ties(evaluation: Evaluation) -> Iterator[Ints]:
    """Yield the seniority of those who can come, and how many pairs among them work together."""
    members = [stand.member for stand in evaluation.stands]
    if any(member.seniority for member in members):
        yield np.array([member.seniority for member in members]) @ evaluation.can.astype(np.int64)
    if pairs := _pairs(members):
        both = np.array([evaluation.can[i] & evaluation.can[j] for i, j in sorted(pairs)])
        yield both.sum(axis=0)


def _pairs(members: list[Member]) -> list[tuple[int, int]]:
    """Return who works with whom, as indices: a manager, a teammate, a collaborator each count."""
    places = {member.id: index for index, member in enumerate(members)}
    relations = (
        lambda member: (member.manager,),
        lambda member: member.teammates,
        lambda member: member.collaborators,
    )
    return [
        pair
        for relation in relations
        for pair in {
            (min(i, places[other]), max(i, places[other]))
            for i, member in enumerate(members)
            for other in relation(member)
            if other in places and places[other] != i
        }
    ]


def beats(keys: tuple[Key, ...], reference: tuple[float, ...]) -> Mask:
    """Return which options come strictly before a reference in lexicographic order; shape (N,)."""
    better = np.zeros(len(keys[0]), dtype=bool)
    level = ~better
    for key, mark in zip(keys, reference, strict=True):
        better |= level & (key < mark)
        level &= key == mark
    return better


def propose(
    evaluation: Evaluation,
    count: int,
    *,
    old: int | None = None,
    wanted: Mask | None = None,
    scoring: Scoring = Scoring.OURS,
) -> Proposal:
    """Choose a round's options: the candidate, and others that satisfy as many and differ from it.

    `old` is the last round's candidate: it is offered again, and yields only to an option better in
    the first five. `wanted`, shape (N,), marks what members have proposed themselves: the best of
    it is offered where it satisfies as many. ValueError where there is no option.
    """
    order = ranking(evaluation, scoring)
    if not len(order):
        raise ValueError("there is no option to propose")
    pool = _allowed(evaluation, scoring)
    held = old if old is not None and pool[old] else None
    candidate = _candidate(evaluation, int(order[0]), held, scoring)
    enough = min(2, evaluation.n) if old is None else int(evaluation.totals.satisfied[candidate])
    chosen = [candidate] if held in (None, candidate) else [candidate, held]
    ranked = _Ranked(evaluation, order[pool[order]], scoring)
    chosen = _fill(ranked, chosen[:count], count, enough, wanted)
    if scoring is Scoring.PAPER:
        chosen = _with_required(evaluation, order, chosen)
    return _proposal(evaluation, chosen, candidate, enough)


def taken_up(evaluation: Evaluation, places: tuple[int, ...], old: int | None) -> Proposal:
    """Return options that somebody else proposes as a proposal, in the paper's order.

    `evaluation` judges these places as they do; `old` is as in `propose`.
    """
    scoring = Scoring.PAPER
    best = next(int(place) for place in ranking(evaluation, scoring) if place in places)
    candidate = _candidate(evaluation, best, old, scoring)
    enough = min(2, evaluation.n) if old is None else int(evaluation.totals.satisfied[candidate])
    return _proposal(evaluation, places, candidate, enough)


def _proposal(
    evaluation: Evaluation, places: Sequence[int], candidate: int, enough: int
) -> Proposal:
    satisfied = evaluation.totals.satisfied
    enough = min(
        enough, int(satisfied[candidate])
    )  # what nothing reaches, no option falls short of
    return Proposal(
        tuple(places),
        candidate,
        frozenset(place for place in places if satisfied[place] < enough),
        frozenset(place for place in places if evaluation.totals.missing[place]),
    )


def _allowed(evaluation: Evaluation, scoring: Scoring) -> Mask:
    """Return the options that may be offered: those with all who are needed, if there are any.

    One that nobody can come to is offered nowhere beside one that somebody can.
    """
    everything = np.ones(len(evaluation.columns), dtype=bool)
    if scoring is Scoring.PAPER:
        return everything
    complete = evaluation.totals.missing == 0
    attended: Mask = evaluation.totals.attending > 0
    return next((each for each in (complete & attended, attended) if each.any()), everything)


def _candidate(evaluation: Evaluation, best: int, old: int | None, scoring: Scoring) -> int:
    if old is None:
        return best
    keys = first_five(evaluation.totals, scoring)
    return best if beats(keys, keys_at(keys, old))[best] else old


@dataclass(frozen=True, eq=False)
class _Ranked:
    """The options that may be offered, best first, and what each is like; all of shape (P,).

    `sort` and `shade` are as the columns have them, `level` counts up wherever one of the first
    five changes.
    """

    evaluation: Evaluation
    order: Ints
    scoring: Scoring

    @cached_property
    def sort(self) -> Ints:
        return self._columns.sorts[self.order]

    @cached_property
    def shade(self) -> Ints:
        return self._columns.shades[self.order]

    @cached_property
    def level(self) -> Ints:
        keys = [key[self.order] for key in first_five(self.evaluation.totals, self.scoring)]
        changes = np.logical_or.reduce([key[1:] != key[:-1] for key in keys])
        return np.concatenate([[0], np.cumsum(changes)])

    @property
    def _columns(self) -> Columns:
        return self.evaluation.columns

    def satisfying(self, enough: int) -> Mask:
        """Return which satisfy at least so many members."""
        satisfied: Mask = self.evaluation.totals.satisfied[self.order] >= enough
        return satisfied

    def apart_from(self, chosen: Sequence[int]) -> Mask:
        """Return which go with all options that are chosen."""
        return self._columns.apart(self.order, chosen)

    def best(self, among: Mask, taken: Mask) -> int:
        """Return the best of some options; of those equal in the first five, of another shade."""
        first = int(np.argmax(among))
        equal = among & (self.level == self.level[first])
        unlike = equal & ~np.isin(self.shade, self.shade[taken])
        return int(self.order[np.argmax(unlike) if unlike.any() else first])


def _fill(
    ranked: _Ranked, chosen: list[int], count: int, enough: int, wanted: Mask | None
) -> list[int]:
    """Add the best options until there are `count`, giving way on what they must be step by step.

    Two options do not go together only where no other satisfies `enough` members, or none is left.
    """
    order, satisfied = ranked.order, ranked.satisfying(enough)
    proposed = wanted[order] if wanted is not None else np.zeros(len(order), dtype=bool)
    while len(chosen) < count:
        taken = np.isin(order, chosen)
        apart = ranked.apart_from(chosen)
        elsewhere = apart & ~np.isin(ranked.sort, ranked.sort[taken])
        steps = (
            proposed & satisfied & elsewhere,
            satisfied & elsewhere,
            satisfied & apart,
            satisfied & ~taken,
            elsewhere,
            apart,
            ~taken,
        )
        step = next((step for step in steps if step.any()), None)
        if step is None:
            break
        chosen = [*chosen, ranked.best(step, taken)]
    return chosen


def _with_required(evaluation: Evaluation, order: Ints, chosen: list[int]) -> list[int]:
    """Give the last place to required members where no option has them, as the paper asks."""
    required = [i for i, stand in enumerate(evaluation.stands) if stand.member.required]
    served: Mask = np.all(evaluation.pi[required] > 0, axis=0)
    if not required or served[chosen].any() or not served.any():
        return chosen
    return [*chosen[:-1], int(order[np.argmax(served[order])])]
