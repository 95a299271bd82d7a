"""What holds of every poll, by every rule."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Poll,
    Veto,
)
from orchestration.voting.check import find_rule
from orchestration.voting.count import count
from orchestration.voting.holds import backing, cast
from orchestration.voting.rules import RULES
from orchestration.voting.shared import duels
from tests.voting.polls import (
    OPTIONS,
    best,
    consents,
    few,
    orders,
    poll_of,
    polls,
    vetoes,
)

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
        case Consents(yes, if_need_be, against):
            groups = (yes, if_need_be, against)
            return Consents(*(tuple(names[option] for option in group) for group in groups))
        case Veto(option, against):
            return Veto(option and names[option], tuple(names[each] for each in against))
        case NoneOfThese() | None:
            return ballot


def wins_none(poll: Poll, rule: str) -> bool:
    """Whether more vote for none of the options than support any."""
    none = sum(isinstance(each, NoneOfThese) for each in poll.ballots.values())
    return none > max(backing(poll, find_rule(rule), option) for option in poll.options)


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
    says_something = any(not isinstance(each, NoneOfThese | None) for each in poll.ballots.values())
    may_elect_nothing = rule in ("unanimous", "majority", "consent", "veto")
    if says_something and not wins_none(poll, rule) and not may_elect_nothing:
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


@every_rule
@few
@given(data=st.data())
def test_none_of_these_is_cast_and_supports_nothing(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule, abstaining=False))
    nones = data.draw(st.integers(1, 4))
    ballots = [*poll.ballots.values(), *[NoneOfThese()] * nones]
    others = [*poll.ballots.values(), *[None] * nones]
    members = len(ballots) + 1
    with_none, without = poll_of(ballots, members=members), poll_of(others, members=members)
    assert cast(with_none) == cast(without) + nones
    tally = count(with_none, rule)
    assert tally.points == count(without, rule).points
    assert best(tally) == (set() if wins_none(with_none, rule) else best(count(without, rule)))


@every_rule
@few
@given(data=st.data())
def test_nothing_is_elected_under_the_threshold(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule))
    share = data.draw(st.fractions(0, 1, max_denominator=4))
    held = count(replace(poll, threshold=share), rule)
    needed = share * poll.members
    free = best(count(poll, rule))
    assert best(held) == {each for each in free if backing(poll, find_rule(rule), each) >= needed}


@few
@given(data=st.data(), winners=st.integers(1, len(OPTIONS)))
def test_stv_fills_its_places_or_names_who_ties(data: st.DataObject, winners: int) -> None:
    poll = replace(data.draw(polls("stv")), winners=winners)
    tally = count(poll, "stv")
    assert tally.winners is not None
    assert len({*tally.winners}) == len(tally.winners) <= winners
    assert tally.winner == (tally.winners[0] if tally.winners else None)
    assert not {*tally.winners} & {*tally.tie}
    if tally.tie:
        assert len(tally.winners) < winners < len(tally.winners) + len(tally.tie)
    elif any(isinstance(each, Order) for each in poll.ballots.values()):
        assert len(tally.winners) == winners or wins_none(poll, "stv")


@few
@given(st.data())
def test_stv_with_one_place_is_irv(data: st.DataObject) -> None:
    poll = data.draw(polls("stv"))
    assert best(count(poll, "stv")) == best(count(poll, "irv"))


@few
@given(data=st.data(), winners=st.integers(1, 3), share=st.integers(1, 4))
def test_stv_gives_every_large_solid_group_its_share(
    data: st.DataObject, winners: int, share: int
) -> None:
    """Droop proportionality: whom k quotas of voters put on top, of k options, are elected."""
    group = data.draw(st.sets(st.sampled_from(OPTIONS), min_size=1, max_size=winners))
    others = [option for option in OPTIONS if option not in group]
    solid = [
        Order(tuple((each,) for each in (*first, *last)))
        for first, last in data.draw(
            st.lists(
                st.tuples(st.permutations(sorted(group)), st.permutations(others)),
                min_size=4 * share,
                max_size=4 * share,
            )
        )
    ]
    voters = len(solid)
    rest = data.draw(st.lists(orders(), max_size=4 * share))
    total = voters + len(rest)
    assume(voters >= len(group) * (total // (winners + 1) + 1))
    tally = count(replace(poll_of([*solid, *rest]), winners=winners), "stv")
    assert group <= {*tally.elected} | {*tally.tie}
    assert tally.tie or group <= {*tally.elected}


@few
@given(st.lists(consents(), min_size=1, max_size=6))
def test_consent_elects_nothing_that_anybody_objects_to(ballots: list[Consents]) -> None:
    tally = count(poll_of(ballots), "consent")
    stopped = {option for ballot in ballots for option in ballot.objections}
    wanted = {option for ballot in ballots for option in ballot.yes} - stopped
    approval = {
        option: sum(2 * (option in each.yes) + (option in each.if_need_be) for each in ballots)
        for option in wanted
    }
    most = max(approval.values(), default=0)
    assert best(tally) == {option for option, value in approval.items() if value == most}


@few
@given(st.lists(vetoes(), min_size=1, max_size=6), st.sets(st.integers(1, 6)))
def test_veto_elects_most_votes_of_what_is_left(ballots: list[Veto], numbers: set[int]) -> None:
    vetoers = tuple(f"v{number}" for number in numbers if number <= len(ballots))
    tally = count(replace(poll_of(ballots), vetoers=vetoers), "veto")
    heard = [each for number, each in enumerate(ballots, 1) if number in numbers]
    stopped = {option for ballot in heard for option in ballot.against}
    votes = Counter(each.option for each in ballots if each.option and each.option not in stopped)
    most = max(votes.values(), default=0)
    assert best(tally) == {option for option, value in votes.items() if value == most}


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
    won = duels(poll).of
    beats_all = [a for a in OPTIONS if all(won(a, b) > won(b, a) for b in OPTIONS if a != b)]
    assume(beats_all)
    assert count(poll, "schulze").winner == beats_all[0]
