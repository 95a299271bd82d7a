"""What holds of every poll, by every rule."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points, Poll
from orchestration.voting.count import count
from orchestration.voting.rules import RULES
from orchestration.voting.shared import duels
from tests.voting.polls import OPTIONS, best, few, orders, poll_of, polls

every_rule = pytest.mark.parametrize("rule", RULES)


def renamed(ballot: Ballot | None, names: dict[str, str]) -> Ballot | None:
    match ballot:
        case OneOption(option):
            return OneOption(names[option])
        case Order(places):
            return Order(tuple(tuple(names[option] for option in place) for place in places))
        case Points(given):
            return Points({names[option]: value for option, value in given.items()})
        case Approvals(yes, if_need_be):
            return Approvals(*(tuple(names[o] for o in group) for group in (yes, if_need_be)))
        case None:
            return None


@every_rule
@few
@given(data=st.data())
def test_winner_or_tie_never_both(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule))
    tally = count(poll, rule)
    assert tuple(tally.points) == poll.options
    assert len(tally.tie) != 1
    assert not (tally.winner and tally.tie)
    assert best(tally) <= set(poll.options)
    if any(poll.ballots.values()) and rule not in ("unanimous", "majority"):
        assert best(tally)


@every_rule
@few
@given(data=st.data())
def test_names_of_options_do_not_matter(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule))
    names = dict(zip(OPTIONS, data.draw(st.permutations(OPTIONS)), strict=True))
    others = {voter: renamed(ballot, names) for voter, ballot in poll.ballots.items()}
    before, after = count(poll, rule), count(Poll(OPTIONS, poll.members, others), rule)
    assert best(after) == {names[option] for option in best(before)}
    assert after.points == {names[option]: value for option, value in before.points.items()}


@every_rule
@few
@given(data=st.data())
def test_names_of_voters_do_not_matter(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule))
    shuffled = data.draw(st.permutations(list(poll.ballots.values())))
    before, after = count(poll, rule), count(poll_of(shuffled, members=poll.members), rule)
    assert (before.winner, before.tie, before.points) == (after.winner, after.tie, after.points)
    assert not any(
        voter in line for voter in poll.ballots for line in (*before.steps, before.reason)
    )


@every_rule
@few
@given(data=st.data())
def test_weight_equals_that_many_voters(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule, abstaining=False))
    times = {voter: data.draw(st.integers(1, 3)) for voter in poll.ballots}
    weights = {voter: Fraction(weight) for voter, weight in times.items()}
    heavy = Poll(poll.options, poll.members, poll.ballots, weights=weights)
    copies = [poll.ballots[voter] for voter, weight in times.items() for _ in range(weight)]
    absent = poll.members - len(poll.ballots)
    one_by_one, at_once = (
        count(poll_of(copies, members=len(copies) + absent), rule),
        count(heavy, rule),
    )
    assert (at_once.winner, at_once.tie) == (one_by_one.winner, one_by_one.tie)
    assert at_once.points == one_by_one.points


@pytest.mark.parametrize(
    ("rule", "per_ballot"),
    [("plurality", 1), ("majority", 1), ("unanimous", 1), ("borda", 6), ("ranked", "25/12")],
)
@few
@given(data=st.data())
def test_each_ballot_gives_the_same(rule: str, per_ballot: int | str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule, abstaining=False))
    given_in_all = sum(count(poll, rule).points.values())
    assert given_in_all == len(poll.ballots) * Fraction(per_ballot)


@few
@given(st.lists(orders(), min_size=1, max_size=7))
def test_schulze_elects_who_beats_all(ballots: list[Order]) -> None:
    poll = poll_of(ballots)
    won = duels(poll)
    beats_all = [a for a in OPTIONS if all(won[a, b] > won[b, a] for b in OPTIONS if a != b)]
    assume(beats_all)
    assert count(poll, "schulze").winner == beats_all[0]
