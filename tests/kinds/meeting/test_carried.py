"""Votes that go on into the next round: they count, and their voters are still to vote."""

from fractions import Fraction

import pytest

from orchestration.deciding.asked.own_record import own_layout, own_record
from orchestration.deciding.commands import CastBallot, GiveWay, TakeBallotBack
from orchestration.deciding.presentation.record import card_for, session_record
from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import Approvals, OneOption, Order, Points
from orchestration.privacy import Private
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import Table, told

FOUR = ("ana", "ben", "cem", "dee")
SAYS = {"ana": "I can't do Monday.", "ben": "Only Monday."}
KEEP = "Your vote still counts: {}. Keep it, so that nobody waits for you, or vote anew."


def second_vote(rule="plurality", **ballots):
    """A first vote that settles nothing; Ben gives way, so that Tuesday is on the table as well."""
    table = Table(*FOUR, rule=rule, last_rule=rule)
    for who, words in SAYS.items():
        table.says(who, words)
    table.answers(*FOUR)
    cast(table, **ballots)
    [asked] = table.session.round.giving_way
    number = 1
    effects = table(GiveWay, member=asked, preference=number, possible=True)
    assert (table.session.phase, table.session.round.number) == (Phase.VOTE, 2)
    return table, effects


def cast(table, **ballots):
    for who, ballot in ballots.items():
        table(CastBallot, member=who, ballot=Private(who, ballot))


def one(option):
    return OneOption(option)


def offered(table):
    return [slot.id for slot in table.session.round.options]


def split():
    return {"ana": one("A"), "ben": one("B"), "cem": None, "dee": one("B")}


def test_a_vote_for_what_is_offered_again_goes_on():
    table, effects = second_vote(**split())
    again = offered(table)
    assert "A" in again, "the candidate is always offered again"

    held = table.session.round.ballots
    assert held["ana"] == one("A")
    assert "cem" not in held
    assert KEEP.format("A") in told(effects, "ana")
    assert ("ben" in held) == ("B" in again)


def test_what_is_not_offered_again_is_left_behind():
    table, _ = second_vote(
        "approval",
        ana=Approvals(("A", "B"), ("C",)),
        ben=Approvals(("C",)),
        cem=None,
        dee=Approvals(("B",)),
    )
    again = offered(table)
    for who, ballot in table.session.round.ballots.items():
        assert {*ballot.yes, *ballot.if_need_be} <= set(again), who


@pytest.mark.parametrize(
    ("rule", "ballots"),
    [
        ("borda", [Order((("A",),)), Order((("B",),)), None, Order((("C",),))]),
        ("rated", [Points({"A": Fraction(3)}), Points({"B": Fraction(2)}), None, None]),
    ],
)
def test_orders_and_points_say_nothing_of_other_options(rule, ballots):
    table, effects = second_vote(rule, **dict(zip(FOUR, ballots, strict=True)))
    assert table.session.round.ballots == {}
    assert "still counts" not in told(effects, "ana")


def test_it_counts_at_the_close_and_waits_until_then():
    table, _ = second_vote(**split())
    first = table.session.round.candidate
    table.votes(ben=first, cem=first, dee=first)
    assert table.session.phase is Phase.VOTE, "Ana has not voted in this round"
    table.time_is_up()

    assert table.session.outcome.voted == 4


def test_one_tap_keeps_it():
    table, _ = second_vote(**split())
    number = table.session.round.number
    reply = KINDS.press(table.session, UserAction("1", "ana", table.at), "keep-vote", f"{number}")
    [command] = reply.commands
    table(CastBallot, member="ana", ballot=command.ballot, round=command.round)

    assert "ana" in table.session.round.votes
    assert reply.gone == ("keep-vote",)


def test_whose_vote_was_left_behind_has_none_to_keep():
    table, _ = second_vote(**split())
    number = table.session.round.number
    reply = KINDS.press(table.session, UserAction("1", "cem", table.at), "keep-vote", f"{number}")
    assert (reply.commands, reply.notice) == ((), "There is no vote of yours to keep.")


def test_a_new_vote_takes_its_place_and_taking_back_leaves_none():
    table, _ = second_vote(**split())
    table.votes(ana=offered(table)[-1])
    assert table.session.round.ballots["ana"] == one(offered(table)[-1])
    table(TakeBallotBack, member="ana", round=2)
    assert "ana" not in table.session.round.ballots


def test_the_page_shows_it_as_not_voted_yet():
    table, _ = second_vote(**split())
    present = session_record(table.session, "ana").present
    assert (present.voted, present.ballot, present.carried) == (False, None, one("A"))
    table.votes(ana="A")
    present = session_record(table.session, "ana").present
    assert (present.voted, present.ballot, present.carried) == (True, one("A"), None)


def test_votes_before_a_time_was_given_up_go_nowhere():
    table = Table("ana", "ben", rounds=1)
    table.answers("ana", "ben")
    table.votes(ana="A", ben="A")
    table(FindNewTime, by="olga")
    assert table.session.round.ballots == {}


def test_whose_vote_goes_on_is_waited_for_by_name_and_told_that_it_counts():
    table, _ = second_vote(**split())
    ben, ana = (card_for(table.session, who) for who in ("ben", "ana"))
    assert "Ana" in ben.missing
    assert ana.awaits_you

    page = own_layout(own_record(table.session, "ana")).words
    assert "Your vote still counts: A." in page
    assert "You have not voted yet" not in page


def test_what_was_ahead_in_a_round_that_another_followed_was_not_elected():
    table, _ = second_vote(**split())
    first, second = session_record(table.session, "ana").rounds
    assert (first.elected is not None, first.was_ahead, second.was_ahead) == (True, True, False)
