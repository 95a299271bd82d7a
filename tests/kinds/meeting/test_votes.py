"""Votes as they arrive: one tap at a time, in whatever order, and for the round they were meant."""

from hypothesis import given
from hypothesis import strategies as st

from orchestration.deciding.commands import (
    Approve,
    CastBallot,
    Deadline,
    DeadlinePassed,
    TakeBallotBack,
)
from orchestration.deciding.state import Phase
from orchestration.deciding.votes.vote_complete import TIME_TO_PICK
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.presentation import meeting_card
from orchestration.model.ballots import Approval, Approvals, OneOption
from orchestration.privacy import Private
from tests.kinds.meeting.table import Table, told

CLOSED = "The vote on these options is closed."


def at_the_vote(**terms):
    table = Table("ana", "ben", **terms)
    table.answers("ana", "ben")
    assert table.session.phase is Phase.VOTE
    return table


def taps(table, who, option, *, approved=True, round_=1):
    choice = Private(who, Approval(option, approved))
    return table(Approve, member=who, choice=choice, round=round_)


def vote(table, who):
    return table.session.round.ballots.get(who)


@given(st.permutations(["A", "B", "C"]), st.integers(1, 3))
def test_quick_taps_add_up_in_any_order(letters, count):
    table = at_the_vote(rule="approval")
    for each in letters[:count]:
        taps(table, "ana", each)
    assert vote(table, "ana") == Approvals(tuple(sorted(letters[:count])))


def test_a_tap_leaves_the_rest_of_the_vote_as_it_is():
    table = at_the_vote(rule="approval")
    table(CastBallot, member="ana", ballot=Private("ana", Approvals(("A",), ("B", "C"))))
    taps(table, "ana", "B")
    assert vote(table, "ana") == Approvals(("A", "B"), ("C",))
    taps(table, "ana", "A", approved=False)
    assert vote(table, "ana") == Approvals(("B",), ("C",))


def test_who_approves_of_none_any_more_has_not_voted():
    table = at_the_vote(rule="approval")
    taps(table, "ana", "A")
    taps(table, "ana", "A", approved=False)
    assert "ana" not in table.session.round.votes


def test_taps_that_cannot_count():
    table = at_the_vote(rule="approval")
    assert told(taps(table, "ana", "Z"), "ana") == CLOSED
    assert told(taps(table, "zoe", "A"), "zoe") == "Only who is asked here can vote."
    assert "more than a tap" in told(taps(at_the_vote(), "ana", "A"), "ana")
    assert table.session.round.votes == {}


def test_a_vote_for_another_round_is_not_counted_in_this_one():
    table = at_the_vote()
    late = Private("ana", OneOption("A"))
    for kind, more in ((CastBallot, {"ballot": late}), (TakeBallotBack, {})):
        table.votes(ana="B")
        assert told(table(kind, member="ana", round=2, **more), "ana") == CLOSED
        assert vote(table, "ana") == OneOption("B")


def test_a_vote_that_names_its_round_comes_too_late_once_that_is_over():
    table = at_the_vote()
    table.votes(ana="A", ben="A")
    late = table(CastBallot, member="ana", ballot=Private("ana", OneOption("B")), round=1)
    assert told(late, "ana") == CLOSED


def test_who_picks_last_is_left_the_time_to_pick_more():
    table = at_the_vote(rule="approval", last_rule="approval")
    table(CastBallot, member="ana", ballot=Private("ana", Approvals(("A", "B"))))
    taps(table, "ben", "A")
    assert table.session.phase is Phase.VOTE
    table.later(seconds=30)
    taps(table, "ben", "B")
    table.quiet()
    assert table.session.outcome
    assert vote(table, "ben") == Approvals(("A", "B"))


def test_each_pick_takes_its_own_time():
    table = at_the_vote(rule="approval", last_rule="approval")
    taps(table, "ana", "A")
    taps(table, "ben", "A")
    first = table.at + TIME_TO_PICK
    table.later(seconds=40)
    taps(table, "ben", "B")
    table.at = first
    table(DeadlinePassed, deadline=Deadline.LOOK, round=1)
    assert table.session.phase is Phase.VOTE
    table.later(seconds=40)
    table(DeadlinePassed, deadline=Deadline.LOOK, round=1)
    assert table.session.outcome


def test_a_vote_that_is_whole_closes_at_once():
    table = at_the_vote(rule="approval", last_rule="approval")
    for who in ("ana", "ben"):
        table(CastBallot, member=who, ballot=Private(who, Approvals(("A", "B"))))
    assert table.session.outcome


def test_where_one_may_pick_one_there_is_no_more_to_come():
    table = at_the_vote(rule="approval", last_rule="approval", most=1)
    taps(table, "ana", "A")
    taps(table, "ben", "A")
    assert table.session.outcome


def test_the_card_says_until_when_more_can_be_picked():
    table = at_the_vote(rule="approval", last_rule="approval")
    taps(table, "ana", "A")
    taps(table, "ben", "A")
    assert "Everybody has voted: it closes by" in word(meeting_card(table.session))
