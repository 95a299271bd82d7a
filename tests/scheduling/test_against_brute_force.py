"""The proposer agrees with a slow one that shares nothing with it but the nouns."""

from datetime import UTC
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings

from orchestration.evaluation.proof import best_relaxation, smallest_conflict
from orchestration.evaluation.proposer import propose, ranking
from orchestration.kinds.meeting.own_day import begins, own_day
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import Organiser
from orchestration.model.preferences import Kind, Profile
from orchestration.scheduling.grid import grid_for
from tests.examples import thorough
from tests.scheduling.brute import counted_wishes, look, offered, overlaps, spread
from tests.scheduling.cases import meetings, nights, now_of
from tests.scheduling.judged import MemberPreferences, evaluate_starts

many = settings(
    max_examples=thorough(120), suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def evaluated(case):
    terms, members, wishes = case
    meeting = Meeting(
        id="s",
        organiser=Organiser("olga", "Olga"),
        members=members,
        terms=terms,
        opened_at=now_of(terms),
        closes_at=now_of(terms),
    )
    return evaluate_starts(
        grid_for(terms, now_of(terms)), [voiced(meeting, each, wishes) for each in members], {}
    )


def instants(evaluation, places):
    """Starts in UTC: those of an hour that comes twice are equal on its clock."""
    return [evaluation.columns.instant(place).astimezone(UTC) for place in places]


def voiced(meeting, member, wishes):
    said = Profile(wishes[member.id])
    own = own_day(meeting, member, said)
    return MemberPreferences(member, (*said.wishes, *own), begins(meeting, member, said))


@many
@given(meetings())
def test_every_start_stands_as_brute_force_says(case):
    stands_as_brute_force_says(case)


@many
@given(nights())
def test_every_start_stands_so_in_the_night_in_which_clocks_are_changed(case):
    stands_as_brute_force_says(case)


def stands_as_brute_force_says(case):
    terms, _, wishes = case
    evaluation = evaluated(case)
    sight = look(*case, now_of(terms))
    seen, met = sight.seen, sight.met

    starts = range(len(evaluation.columns))
    assert [each.start for each in seen] == instants(evaluation, starts)
    for i, each in enumerate(seen):
        assert list(each.can.values()) == evaluation.can[:, i].tolist()
        assert list(each.pi.values()) == evaluation.pi[:, i].tolist()
        assert each.missing == evaluation.totals.missing[i]
        assert float(each.equity) == pytest.approx(evaluation.totals.equity[i], abs=1e-12)
        assert each.weight == Fraction(int(evaluation.weight_met[i]), 2)
    for stand in evaluation.stands:
        mine = wishes[stand.member.id]
        counted = [i for i, judged in enumerate(stand.judged[: len(mine)]) if judged.counted]
        assert counted == counted_wishes(mine, met[stand.member.id])


@many
@given(meetings() | nights())
def test_order_and_candidate_are_exact(case):
    terms, _, _ = case
    evaluation = evaluated(case)
    seen = look(*case, now_of(terms)).seen
    expected = sorted(range(len(seen)), key=lambda i: seen[i].order())

    assert ranking(evaluation).tolist() == expected
    if seen:
        assert propose(evaluation, terms.options).candidate == expected[0]


@many
@given(meetings() | nights())
def test_options_are_as_many_and_as_good_as_exist(case):
    terms, members, _ = case
    evaluation = evaluated(case)
    seen = look(*case, now_of(terms)).seen
    if not seen:
        return
    proposal = propose(evaluation, terms.options)
    complete = [each for each in seen if not each.missing]
    pool = offered(seen)
    enough = min(Fraction(2, len(members)), seen[proposal.candidate].ratio)

    assert len(proposal.places) == len(set(proposal.places)) == min(terms.options, len(pool))
    assert not complete or not proposal.leaving_out
    for place in proposal.places:
        assert (place in proposal.fewer) == (seen[place].ratio < enough)


@many
@given(meetings() | nights())
def test_options_are_spread_as_brute_force_spreads_them(case):
    terms, members, _ = case
    evaluation = evaluated(case)
    seen = look(*case, now_of(case[0])).seen
    if not seen:
        return
    places = propose(evaluation, terms.options).places
    expected = spread(seen, terms, terms.options, min(2, len(members)))

    assert instants(evaluation, places) == expected


@many
@given(meetings() | nights())
def test_no_two_options_overlap_while_another_start_is_as_good(case):
    terms, members, _ = case
    evaluation = evaluated(case)
    seen = look(*case, now_of(case[0])).seen
    if not seen:
        return
    options = [seen[place] for place in propose(evaluation, terms.options).places]
    pairs = [(one, other) for one in options for other in options if one.start < other.start]
    clashes = [pair for pair in pairs if overlaps(*pair, terms)]
    pool = [each for each in seen if not each.missing] or seen
    free = [each for each in pool if not any(overlaps(each, other, terms) for other in options)]
    needed = Fraction(2, len(members))
    for pair in clashes:
        good = min(needed, *(each.ratio for each in pair))
        assert not [each.start for each in free if each.ratio >= good]


@many
@given(meetings() | nights())
def test_a_later_round_satisfies_no_fewer(case):
    evaluation = evaluated(case)
    if not len(evaluation.columns):
        return
    first = propose(evaluation, 3)
    later = propose(evaluation, 3, old=first.candidate)

    assert later.candidate == first.candidate
    enough = evaluation.totals.satisfied[later.candidate]
    for place in later.places:
        assert (place in later.fewer) == (evaluation.totals.satisfied[place] < enough)


@many
@given(meetings() | nights())
def test_the_smallest_conflict_is_one_and_smallest(case):
    _, members, wishes = case
    evaluation = evaluated(case)
    sight = look(*case, now_of(case[0]))
    seen, met = sight.seen, sight.met
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
    ruled_out += [
        {i for i, kept in enumerate(nights) if not kept} for nights in sight.nights.values()
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
@given(meetings() | nights())
def test_the_relaxation_gains_what_it_says(case):
    terms, members, wishes = case
    evaluation = evaluated(case)
    opening = best_relaxation(evaluation)
    if opening is None:
        return
    kept = list(wishes[opening.member])
    awake = [opening.member] if opening.wish.kind is Kind.HOURS else []
    if not awake:
        kept.remove(opening.wish)
    seen = look(terms, members, {**wishes, opening.member: tuple(kept)}, now_of(terms), awake).seen
    before = int(evaluation.totals.attending[ranking(evaluation)[0]])

    assert sum(seen[opening.index].can.values()) - before == opening.gains > 0
