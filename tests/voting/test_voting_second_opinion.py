"""Second opinions: naive counts of our own, and votelib's where its rules mean the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
import votelib.component.rankscore
import votelib.convert
import votelib.evaluate.cardinal
import votelib.evaluate.condorcet
import votelib.evaluate.core
import votelib.evaluate.sequential
from hypothesis import assume, given
from hypothesis import strategies as st

from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points
from orchestration.voting.count import count
from orchestration.voting.shared import duels, leaders, rankings
from tests.voting.polls import (
    OPTIONS,
    approvals,
    best,
    few,
    grades,
    one_options,
    orders,
    poll_of,
    strict_orders,
    weighted,
)


@few
@given(st.lists(orders(), min_size=1, max_size=6))
def test_schulze_matches_every_path_tried(ballots: list[Order]) -> None:
    poll = poll_of(ballots)
    won = duels(poll).of

    def link(a: str, b: str) -> Fraction:
        return won(a, b) if won(a, b) > won(b, a) else Fraction()

    def strongest(start: str, end: str) -> Fraction:
        between = [option for option in OPTIONS if option not in (start, end)]
        middles = [m for length in range(len(between) + 1) for m in permutations(between, length)]
        paths = [(start, *middle, end) for middle in middles]
        return max(min(map(link, path, path[1:])) for path in paths)

    unbeaten = {
        a for a in OPTIONS if all(strongest(a, b) >= strongest(b, a) for b in OPTIONS if a != b)
    }
    assert best(count(poll, "schulze")) == unbeaten


@few
@given(st.lists(orders(), min_size=1, max_size=8))
def test_irv_matches_split_of_indifferent(ballots: list[Order]) -> None:
    """A ballot with nothing left to say may as well be split evenly: the winner is the same."""
    poll = poll_of(ballots)
    left = list(OPTIONS)
    while True:
        firsts = dict.fromkeys(left, Fraction())
        for ranking, weight in rankings(poll).items():
            top = next(place for place in ranking if set(place) & set(left))
            for option in set(top) & set(left):
                firsts[option] += weight / len(set(top) & set(left))
        fewest = min(firsts.values())
        if 2 * max(firsts.values()) > len(ballots) or fewest == max(firsts.values()):
            break
        left = [option for option in left if firsts[option] > fewest]
    assert best(count(poll, "irv")) == set(leaders(firsts))


def votelib_best(result: list[Any]) -> set[str]:
    """Votelib answers with a candidate, or with a Tie, which is a set."""
    chosen = result[0]
    return set(chosen) if isinstance(chosen, votelib.evaluate.core.Tie) else {chosen}


def flat(ballot: Order) -> tuple[Any, ...]:
    """A ballot as votelib wants it; without an option that a ballot leaves out, nothing is lost."""
    named = {option for place in ballot.places for option in place}
    last = [option for option in OPTIONS if option not in named]
    places = [*ballot.places, last] if last else ballot.places
    return tuple(place[0] if len(place) == 1 else frozenset(place) for place in places)


@few
@given(st.lists(one_options(), min_size=1, max_size=9))
def test_plurality_agrees_with_votelib(ballots: list[OneOption]) -> None:
    votes = Counter(ballot.option for ballot in ballots)
    theirs = votelib.evaluate.core.Plurality().evaluate(votes, 1)
    assert best(count(poll_of(ballots), "plurality")) == votelib_best(theirs)


@few
@given(st.lists(approvals().filter(lambda ballot: ballot.yes), min_size=1, max_size=7))
def test_approval_agrees_with_votelib(ballots: list[Approvals]) -> None:
    """Votelib knows no `if need be`: only what is approved in full is handed to both."""
    full = [Approvals(ballot.yes) for ballot in ballots]
    convert = votelib.convert.ApprovalToSimpleVotes().convert
    simple = convert(Counter(frozenset(ballot.yes) for ballot in full))
    theirs = votelib.evaluate.core.Plurality().evaluate(simple, 1)
    assert best(count(poll_of(full), "approval")) == votelib_best(theirs)


@pytest.mark.parametrize(
    ("rule", "scorer"),
    [
        ("borda", votelib.component.rankscore.Borda(base=0)),
        ("ranked", votelib.component.rankscore.Dowdall()),
    ],
)
@few
@given(ballots=st.lists(strict_orders(), min_size=1, max_size=7))
def test_points_by_place_agree_with_votelib(
    rule: str, scorer: votelib.component.rankscore.RankScorer, ballots: list[Order]
) -> None:
    """Strict and complete orders only: votelib gives equal ranks the best place, others nothing."""
    convert = votelib.convert.RankedToPositionalVotes(scorer).convert
    assert count(poll_of(ballots), rule).points == convert(Counter(map(flat, ballots)))


@few
@given(st.lists(orders(), min_size=1, max_size=7))
def test_schulze_agrees_with_votelib(ballots: list[Order]) -> None:
    """Among several unbeaten options votelib takes those with most path wins; we call all a tie."""
    tally = count(poll_of(ballots), "schulze")
    pairs = votelib.convert.RankedToCondorcetVotes().convert(Counter(map(flat, ballots)))
    assume(pairs)
    theirs = votelib_best(votelib.evaluate.condorcet.Schulze().evaluate(pairs, 1) or [""])
    if tally.winner:
        assert theirs == {tally.winner}
    elif theirs != {""}:
        most = leaders({option: tally.points[option] for option in tally.tie})
        assert theirs == set(most)


@few
@given(st.lists(strict_orders(), min_size=1, max_size=9))
def test_irv_agrees_with_votelib(ballots: list[Order]) -> None:
    """Only where no two share the fewest first places: votelib drops one at a time."""
    poll = poll_of(ballots)
    tally = count(poll, "irv")
    assume(tally.winner and not any(" drop out" in step for step in tally.steps))
    selector = votelib.evaluate.sequential.TransferableVoteSelector(
        quota_function="droop", transferer="Hare"
    )
    assert votelib_best(selector.evaluate(Counter(map(flat, ballots)), 1)) == {tally.winner}


@few
@given(
    st.lists(
        st.tuples(strict_orders(), st.integers(1, 4), st.integers(1, 10_000)),
        min_size=1,
        max_size=9,
    ),
    st.integers(1, 3),
)
def test_stv_agrees_with_votelib(given: list[tuple[Order, int, int]], seats: int) -> None:
    """Weights make equal sums rare; where there are some, votelib's order is its own.

    Without equal places: when one of them drops out, votelib passes its share on to the next place
    instead of to the others in it.
    """
    lines: Counter[Ballot] = Counter()
    for ballot, length, weight in given:
        lines[Order(ballot.places[:length])] += weight
    texts = {ballot: strict(ballot) for ballot in lines}
    named = {option for names in texts.values() for option in names}
    tally = count(replace(weighted(lines, OPTIONS), winners=seats), "stv")
    equal = any(" drop out" in step or "no more are left" in step for step in tally.steps)
    assume(len(named) == len(OPTIONS) and not tally.tie and not equal)
    votes = {texts[ballot]: weight for ballot, weight in lines.items()}
    selector = votelib.evaluate.sequential.TransferableVoteSelector(quota_function="droop")
    assert set(selector.evaluate(votes, seats)) == set(tally.elected)


def strict(ballot: Ballot) -> tuple[str, ...]:
    """An order without equal places as votelib wants it."""
    assert isinstance(ballot, Order)
    return tuple(place[0] for place in ballot.places)


def scored(ballots: list[Points]) -> Counter[frozenset[tuple[str, int]]]:
    return Counter(
        frozenset((option, int(ballot.points.get(option, 0))) for option in OPTIONS)
        for ballot in ballots
    )


@few
@given(st.lists(grades(), min_size=1, max_size=7))
def test_rated_agrees_with_votelib(ballots: list[Points]) -> None:
    evaluator = votelib.evaluate.cardinal.ScoreVoting(function="sum", unscored_value=0)
    theirs = votelib_best(evaluator.evaluate(scored(ballots), 1))
    assert best(count(poll_of(ballots), "rated")) == theirs


_EACH_GRADED = dict.fromkeys(OPTIONS, st.integers(0, 5).map(Fraction))
"""Of polls in which everybody grades each option few tie."""


@few
@given(
    st.lists(grades(), min_size=1, max_size=7)
    | st.lists(st.fixed_dictionaries(_EACH_GRADED).map(Points), min_size=3, max_size=9)
)
def test_star_agrees_with_votelib(ballots: list[Points]) -> None:
    """Only where one final is possible: votelib does not say how a tie for it would end."""
    tally = count(poll_of(ballots), "star")
    assume(sum(step.startswith("In the final") for step in tally.steps) == 1 and tally.winner)
    evaluator = votelib.evaluate.cardinal.STAR(unscored_value=0)
    assert votelib_best(evaluator.evaluate(scored(ballots), 1)) == {tally.winner}
