"""The best starts, exactly: every one is enumerated and put in order (PROTOCOL.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from orchestration.model.people import Member
from orchestration.model.terms import Scoring
from orchestration.scheduling.evaluation import Evaluation, Floats, Totals
from orchestration.scheduling.grid import Ints, Mask

Key = Ints | Floats


@dataclass(frozen=True)
class Proposal:
    """What a round offers, as indices into the grid: the candidate first, the others as they rank.

    `fewer` satisfy fewer members than asked for, `leaving_out` lack somebody who is needed.
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


def at(keys: tuple[Key, ...], start: int) -> tuple[float, ...]:
    """Return the keys of one start."""
    return tuple(float(key[start]) for key in keys)


def ranking(evaluation: Evaluation, scoring: Scoring = Scoring.OURS) -> Ints:
    """Return all starts as indices, best first; shape (S,)."""
    keys = list(first_five(evaluation.totals, scoring))
    if scoring is Scoring.OURS:
        keys += [-evaluation.weight_met, *(-tie for tie in _organisation_ties(evaluation))]
    return np.lexsort([evaluation.grid.starts, *reversed(keys)])


def _organisation_ties(evaluation: Evaluation) -> Iterator[Ints]:
    """Yield the seniority of those who can come, and how many pairs among them work together."""
    members = [stand.voice.member for stand in evaluation.stands]
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
    """Return which starts come strictly before a reference in lexicographic order; shape (S,)."""
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

    `old` is the last round's candidate: it is offered again, and yields only to a start better in
    the first five. `wanted`, shape (S,), marks what members have proposed themselves: the best of
    it is offered where it satisfies as many. ValueError where the grid has no start.
    """
    order = ranking(evaluation, scoring)
    if not len(order):
        raise ValueError("there is no start to propose")
    pool = _allowed(evaluation, scoring)
    held = old if old is not None and pool[old] else None
    candidate = _candidate(evaluation, int(order[0]), held, scoring)
    enough = min(2, evaluation.n) if old is None else int(evaluation.totals.satisfied[candidate])
    chosen = [candidate] if held in (None, candidate) else [candidate, held]
    chosen = _fill(evaluation, order[pool[order]], chosen[:count], count, enough, wanted)
    if scoring is Scoring.PAPER:
        chosen = _with_required(evaluation, order, chosen)
    return _proposal(evaluation, chosen, candidate, enough)


def taken_up(evaluation: Evaluation, places: tuple[int, ...], old: int | None) -> Proposal:
    """Return starts that somebody else proposes as a proposal, in the paper's order.

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
    return Proposal(
        tuple(places),
        candidate,
        frozenset(place for place in places if evaluation.totals.satisfied[place] < enough),
        frozenset(place for place in places if evaluation.totals.missing[place]),
    )


def _allowed(evaluation: Evaluation, scoring: Scoring) -> Mask:
    """Return the starts that may be offered: those with all who are needed, if there are any."""
    complete = evaluation.totals.missing == 0
    if scoring is Scoring.PAPER or not complete.any():
        return np.ones(len(evaluation.grid), dtype=bool)
    return complete


def _candidate(evaluation: Evaluation, best: int, old: int | None, scoring: Scoring) -> int:
    if old is None:
        return best
    keys = first_five(evaluation.totals, scoring)
    return best if beats(keys, at(keys, old))[best] else old


def _fill(
    evaluation: Evaluation,
    order: Ints,
    chosen: list[int],
    count: int,
    enough: int,
    wanted: Mask | None,
) -> list[int]:
    """Add the best starts until there are `count`, giving way on what they must be step by step."""
    places = _place_in_day(evaluation)
    satisfied = evaluation.totals.satisfied[order] >= enough
    proposed = wanted[order] if wanted is not None else np.zeros(len(order), dtype=bool)
    while len(chosen) < count:
        free = ~np.isin(order, chosen)
        elsewhere = free & ~np.isin(places[order], places[chosen])
        apart = free & ~_overlapping(evaluation, order, chosen)
        steps = (
            proposed & satisfied & elsewhere,
            satisfied & elsewhere,
            satisfied & apart,
            satisfied & free,
            elsewhere,
            apart,
            free,
        )
        step = next((step for step in steps if step.any()), None)
        if step is None:
            break
        chosen = [*chosen, int(order[np.argmax(step)])]
    return chosen


def _place_in_day(evaluation: Evaluation) -> Ints:
    """Return a number for each start's day and part of day: morning, afternoon, evening."""
    face = evaluation.grid.face(evaluation.grid.zone)
    return face.day * 3 + (face.start >= 12 * 60) + (face.start >= 18 * 60)


def _overlapping(evaluation: Evaluation, order: Ints, chosen: list[int]) -> Mask:
    starts = evaluation.grid.starts
    apart = np.abs(starts[order][:, None] - starts[chosen][None, :])
    overlapping: Mask = (apart < evaluation.grid.duration).any(axis=1)
    return overlapping


def _with_required(evaluation: Evaluation, order: Ints, chosen: list[int]) -> list[int]:
    """Give the last place to required members where no option has them, as the paper asks."""
    required = [i for i, stand in enumerate(evaluation.stands) if stand.voice.member.required]
    served: Mask = np.all(evaluation.pi[required] > 0, axis=0)
    if not required or served[chosen].any() or not served.any():
        return chosen
    return [*chosen[:-1], int(order[np.argmax(served[order])])]


def could_alter(
    evaluation: Evaluation,
    candidate: int,
    member: int,
    *,
    unclear: bool,
    scoring: Scoring = Scoring.OURS,
) -> bool:
    """Tell whether another answer of one member could unseat the candidate.

    The best they could say is that any other start suits them fully. What they have said of the
    candidate stays as it is, unless something they said is `unclear`: that may turn out to be
    anything, so then the candidate is taken at its worst for them.
    """
    always = np.ones(len(evaluation.grid), dtype=bool)
    content = np.full(len(evaluation.grid), 3)
    hoped = first_five(evaluation.with_member(member, always, content), scoring)
    feared = evaluation.with_member(member, ~always, content) if unclear else evaluation.totals
    better = beats(hoped, at(first_five(feared, scoring), candidate))
    better[candidate] = False
    return bool(better.any())
