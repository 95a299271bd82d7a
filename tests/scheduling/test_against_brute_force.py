"""The proposer agrees with a slow one that shares nothing with it but the nouns."""

from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings

from orchestration.scheduling.evaluation import evaluate
from orchestration.scheduling.grid import grid_for
from orchestration.scheduling.proof import best_relaxation, smallest_conflict
from orchestration.scheduling.proposer import propose, ranking
from orchestration.scheduling.wishes import Voice
from tests.scheduling.brute import counted_wishes, look
from tests.scheduling.cases import NOW, meetings

many = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


def evaluated(case):
    terms, members, wishes = case
    voices = [Voice(member, wishes[member.id]) for member in members]
    return evaluate(grid_for(terms, NOW), voices, {})


@many
@given(meetings())
def test_every_start_stands_as_brute_force_says(case):
    terms, members, wishes = case
    evaluation = evaluated(case)
    seen, met = look(terms, members, wishes, NOW)

    assert [each.start for each in seen] == [
        evaluation.grid.instant(i) for i in range(len(evaluation.grid))
    ]
    for i, each in enumerate(seen):
        assert list(each.can.values()) == evaluation.can[:, i].tolist()
        assert list(each.pi.values()) == evaluation.pi[:, i].tolist()
        assert each.missing == evaluation.totals.missing[i]
        assert float(each.equity) == pytest.approx(evaluation.totals.equity[i], abs=1e-12)
        assert each.weight == Fraction(int(evaluation.weight_met[i]), 2)
    for stand in evaluation.stands:
        mine = wishes[stand.voice.member.id]
        counted = [i for i, judged in enumerate(stand.judged) if judged.counted]
        assert counted == counted_wishes(mine, met[stand.voice.member.id])


@many
@given(meetings())
def test_order_and_candidate_are_exact(case):
    terms, members, wishes = case
    evaluation = evaluated(case)
    seen, _ = look(terms, members, wishes, NOW)
    expected = sorted(range(len(seen)), key=lambda i: seen[i].order())

    assert ranking(evaluation).tolist() == expected
    if seen:
        assert propose(evaluation, terms.options).candidate == expected[0]


@many
@given(meetings())
def test_options_are_as_many_and_as_good_as_exist(case):
    terms, members, wishes = case
    evaluation = evaluated(case)
    seen, _ = look(terms, members, wishes, NOW)
    if not seen:
        return
    proposal = propose(evaluation, terms.options)
    complete = [each for each in seen if not each.missing]
    pool = complete or seen

    assert len(proposal.places) == len(set(proposal.places)) == min(terms.options, len(pool))
    assert not complete or not proposal.leaving_out
    for place in proposal.places:
        assert (place in proposal.fewer) == (seen[place].ratio < Fraction(2, len(members)))


@many
@given(meetings())
def test_a_later_round_satisfies_no_fewer(case):
    evaluation = evaluated(case)
    if not len(evaluation.grid):
        return
    first = propose(evaluation, 3)
    later = propose(evaluation, 3, old=first.candidate)

    assert later.candidate == first.candidate
    enough = evaluation.totals.satisfied[later.candidate]
    for place in later.places:
        assert (place in later.fewer) == (evaluation.totals.satisfied[place] < enough)


@many
@given(meetings())
def test_the_smallest_conflict_is_one_and_smallest(case):
    _, members, wishes = case
    evaluation = evaluated(case)
    seen, met = look(*case, NOW)
    conflict = smallest_conflict(evaluation)
    if not seen or any(all(each.can.values()) for each in seen):
        assert conflict is None
        return
    ruled_out = [
        {i for i, kept in enumerate(met[member.id][index]) if kept is False}
        for member in members
        for index, wish in enumerate(wishes[member.id])
        if wish.strength == "must"
    ]
    assert len(conflict) == _fewest_that_cover(ruled_out, set(range(len(seen))))


def _fewest_that_cover(sets, everything):
    reached = {frozenset()}
    size = 0
    while everything not in reached:
        size += 1
        reached = {frozenset(done | each) for done in reached for each in sets}
    return size


@many
@given(meetings())
def test_the_relaxation_gains_what_it_says(case):
    terms, members, wishes = case
    evaluation = evaluated(case)
    opening = best_relaxation(evaluation)
    if opening is None:
        return
    kept = list(wishes[opening.member])
    kept.remove(opening.wish)
    seen, _ = look(terms, members, {**wishes, opening.member: tuple(kept)}, NOW)
    before = int(evaluation.totals.attending[ranking(evaluation)[0]])

    assert sum(seen[opening.start].can.values()) - before == opening.gains > 0
