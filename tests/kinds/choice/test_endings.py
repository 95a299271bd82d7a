"""How a choice ends whose vote settles nothing, or in which nobody votes."""

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.files.export import export_data
from bot.verify import faults
from orchestration.deciding.commands import Close
from orchestration.deciding.state import DecidedBy, Phase, Why
from orchestration.model.ballots import NoneOfThese, Points, Veto
from orchestration.sessions.commands import Answer, Cancel
from orchestration.voting.holds import backing
from orchestration.voting.rules import RULES
from tests.kinds.choice.table import COLOURS, ChoiceTable, at_the_vote, polled
from tests.kinds.meeting.table import posted, told
from tests.voting.polls import ballots_for, few


@pytest.mark.parametrize("quorum", [0, 2])
def test_a_poll_in_which_nobody_votes_ends(quorum):
    table = polled("ana", "ben", quorum=quorum)
    said = posted(table.time_is_up())

    assert (table.session.phase, table.session.why) == (
        Phase.WITHOUT_OUTCOME,
        Why.NOBODY_ANSWERED,
    )
    assert "Nobody has voted." in said


def test_a_poll_that_is_closed_before_anybody_votes_ends():
    table = polled()
    said = posted(table(Close, by="olga"))

    assert table.session.why is Why.NOBODY_ANSWERED
    assert "Nobody has voted." in said


def test_what_a_poll_comes_to_says_how_many_voted():
    table = polled()
    table.approves(ana=["Red"], ben=["Red"])
    assert "2 voted. Decided by vote." in posted(table(Close, by="olga"))


def test_a_poll_ends_whose_voters_are_all_forgotten():
    table = polled()
    table.approves(ana=["Red"], ben=["Blue"])
    table.forgets("ana", "ben")
    table.time_is_up()

    assert table.session.why is Why.NOBODY_ANSWERED


def test_points_that_are_all_zero_abstain():
    table = at_the_vote("ana", "ben", rule="dots", rounds=1, quorum=2)
    table.casts("ana", Points({"A": Fraction(0), "B": Fraction(0)}))
    table.casts("ben", Points({"B": Fraction(3)}))

    assert table.session.round.ballots["ana"] is None
    assert table.session.why is Why.QUORUM


def test_after_a_veto_the_organiser_is_offered_the_most_voted_of_what_is_left():
    table = at_the_vote("ana", "ben", "cem", rule="veto", rounds=1, threshold=Fraction(1))
    first, _, third = table.named
    table.casts("ana", Veto(first))
    table.casts("ben", Veto(third))
    effects = table.casts("cem", Veto(None, (first,)))

    assert table.session.why is Why.THRESHOLD
    assert f"The best option was {third}, " in told(effects, "olga")


def test_where_all_is_vetoed_the_organiser_is_offered_the_most_voted_for():
    table = at_the_vote("ana", "ben", rule="veto", rounds=1)
    first, *others = table.named
    table.casts("ana", Veto(None, tuple(others)))
    effects = table.casts("ben", Veto(others[0], (first,)))

    assert table.session.why is Why.NOT_ELECTED
    assert f"The best option was {others[0]}, " in told(effects, "olga")


def test_what_nobody_voted_in_is_exported_and_holds():
    table = polled()
    table.time_is_up()
    export = export_data(table.session)

    assert (export["why"], export["tally"], export["outcome"]) == ("nobody_answered", None, None)
    assert [*faults(export)] == []


NONE = NoneOfThese()


def at_the_end(members, **terms):
    """A choice that ends with the next vote: its members have said nothing."""
    return at_the_vote(*members, rounds=1, **terms)


def test_what_more_vote_against_is_not_elected_though_the_rule_elects_nothing():
    table = at_the_end("abcde", rule="majority")
    table.picks(a="Red", b="Red")
    for who in "cde":
        table.casts(who, NONE)

    assert (table.session.outcome, table.session.why) == (None, Why.NOT_ELECTED)
    assert table.session.round.tally.reason == (
        "3 ballots are for none of these, and no option has more than 2."
    )


def test_a_threshold_that_all_miss_decides_nothing_though_the_rule_elects_nothing():
    table = at_the_end("abcde", rule="majority", threshold=Fraction(3, 4))
    table.picks(a="Red", b="Red", c="Blue", d="Blue", e="Green")

    assert (table.session.outcome, table.session.why) == (None, Why.THRESHOLD)
    assert "the support of 4 of 5 is needed" in table.session.round.tally.reason


def test_the_order_decides_only_among_what_reaches_the_threshold():
    for seed in range(4):  # whatever the lot would have said
        table = at_the_end("abcde", rule="majority", threshold=Fraction(2, 5), seed=f"{seed}" * 32)
        table.picks(a="Red", b="Red", c="Blue", d="Green", e=None)

        assert table.session.outcome.option.title == "Red"
        assert table.session.outcome.decided_by is DecidedBy.CANDIDATE


def test_nobody_voting_decides_nothing_where_a_threshold_is_asked_for():
    table = at_the_end("abc", rule="approval", threshold=Fraction(1, 3))
    table.time_is_up()

    assert (table.session.outcome, table.session.why) == (None, Why.THRESHOLD)


@few
@given(data=st.data(), rule=st.sampled_from([*RULES]))
def test_what_is_decided_has_the_support_that_is_asked_for(rule, data):
    """Whatever people vote, by whichever rule: who is elected, and by which order."""
    threshold = data.draw(st.sampled_from([None, Fraction(1, 4), Fraction(1, 2), Fraction(1)]))
    winners = data.draw(st.integers(1, 3)) if rule == "stv" else 1
    terms = {"rule": rule, "threshold": threshold, "winners": winners}
    table = at_the_end("abcd", options=(*COLOURS, "Gold"), **terms)
    for who in "abcd":
        ballot = data.draw(st.none() | st.just(NONE) | ballots_for(rule))
        table.casts(who, ballot)
    decision = table.session
    poll = decision.round.poll
    behind = {each: backing(poll, RULES[rule], each) for each in poll.options}

    if decision.outcome is None:
        assert decision.why in (Why.THRESHOLD, Why.NOT_ELECTED)
    else:
        assert behind[decision.outcome.option.id] >= 4 * (threshold or 0)
        assert max(behind.values()) >= sum(each == NONE for each in poll.ballots.values())
    assert [*faults(json.loads(json.dumps(export_data(decision))))] == []


def test_who_is_asked_hears_that_it_is_called_off():
    table = ChoiceTable("ana", "ben", "olga")
    effects = table(Cancel, by="olga")

    assert told(effects, "ana") == "“Which colour?” is called off; nothing more is needed of you."
    assert told(effects, "olga") == ""


def test_nobody_is_told_twice_of_a_poll_that_is_called_off():
    table = polled("ana")
    assert told(table(Cancel, by="olga"), "ana") == ""


def test_a_hard_no_counts_at_once_in_what_an_option_works_for():
    table = ChoiceTable("ana", "ben", "cem")
    table.says("ana", "Red is impossible for me")
    for who in ("ana", "ben", "cem"):
        table(Answer, member=who)
    if table.session.phase is Phase.INTAKE:
        table.time_is_up()
    [shown] = [
        each.view.options for each in table.effects if getattr(each, "name", "") == "options/1"
    ]

    assert {each.option.title: each.works_for for each in shown} == {
        "Red": 2,
        "Blue": 3,
        "Green": 3,
    }
