"""When a vote is counted, and what it comes to: voted -> decided, or another round."""

from datetime import timedelta

import pytest

from orchestration.deciding.commands import CastBallot, Close, TakeCandidate
from orchestration.deciding.state import DecidedBy, Phase, Why
from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.model.ballots import Approvals, OneOption, Order, Points
from orchestration.model.people import Member
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private
from orchestration.sessions.commands import AddMember
from orchestration.voting.count import count
from tests.kinds.meeting.table import ZONE, Table, posted, told

TRIO = ("ana", "ben", "cem")
FIVE = ("ana", "ben", "cem", "dee", "eve")


def at_the_vote(*members, says=None, **terms):
    """Who is named has answered, with what `says` has of them; the vote is open."""
    table = Table(*members, **terms)
    for who, words in (says or {}).items():
        table.says(who, words)
    table.answers(*members)
    assert table.session.phase is Phase.VOTE
    return table


def one_day_apart(**terms):
    """The best is on a Monday, without Ana; were Tuesday possible for Ben, everyone could come."""
    says = {"ana": "I can't do Monday.", "ben": "Only Monday."}
    return at_the_vote("ana", "ben", "cem", "dee", says=says, **terms)


# When it is counted


def test_it_is_counted_when_all_have_voted_and_not_before():
    table = at_the_vote(*TRIO)
    table.votes(ana="A", ben="A")
    assert table.session.phase is Phase.VOTE, "two of three is won, but Cem has a vote yet"
    table.votes(cem="B")

    assert table.session.phase is Phase.DECIDED


def test_it_is_counted_at_its_deadline():
    table = at_the_vote(*TRIO)
    table.votes(ana="A", ben="A")
    table.time_is_up()

    assert table.session.outcome.voted == 2


def test_it_is_counted_at_the_organisers_word():
    table = at_the_vote(*TRIO)
    table.votes(ana="B")
    table(Close, by="olga")

    assert table.session.outcome.option.id == "B"


def test_to_vote_is_to_answer():
    table = Table(*TRIO)
    table.answers("ana", "ben")
    table.time_is_up()
    assert [each.id for each in table.session.counted] == ["ana", "ben"]
    table.votes(cem="A", ana="A")

    assert table.session.phase is Phase.VOTE, "Ben counts, and has not voted"
    assert [each.id for each in table.session.counted] == ["ana", "ben", "cem"]
    end = posted(table.votes(ben="A"))
    assert "3 of 3 voted; everyone who answered can come." in end


def test_who_was_asked_during_the_vote_may_vote_at_once():
    table = at_the_vote("ana", "ben")
    table(AddMember, by="olga", member=Member("kim", "Kim", ZONE))
    table.votes(kim="B", ana="B")

    assert table.session.phase is Phase.VOTE
    assert len(table.session.counted) == 3


def test_who_is_not_asked_cannot_vote():
    table = at_the_vote(*TRIO)
    assert told(table.votes(zoe="A"), "zoe") == "Only who is asked here can vote."
    assert table.session.round.votes == {}


# What it comes to


@pytest.mark.parametrize(
    ("rule", "ballots"),
    [
        ("plurality", ["A", "A", "A", "B", "C"]),
        ("plurality", ["A", "A", "A", None, None]),
        ("borda", ["AB", "AB", "BAC", "C", "C"]),
        ("approval", ["A", "A", "AB", "B", "C"]),
    ],
)
def test_what_more_than_half_support_is_decided_whoever_could_be_asked(rule, ballots):
    table = five_apart(rule)
    vote(table, rule, ballots)

    assert table.session.phase is Phase.DECIDED
    assert table.session.outcome.decided_by is DecidedBy.VOTE


@pytest.mark.parametrize(
    ("rule", "ballots"),
    [
        ("plurality", ["A", "A", "B", "C", None]),
        ("borda", ["A", "A", "B", "C", None]),
        ("approval", ["A", "A", "B", "C", None]),
        ("rated", ["A3", "A3", "A3", "A3", "A3"]),
        ("star", ["A2", "A2", "A2", "A2", "A2"]),
    ],
)
def test_what_fewer_support_is_voted_on_again_while_somebody_can_be_asked(rule, ballots):
    table = five_apart(rule)
    effects = vote(table, rule, ballots)

    assert (table.session.phase, table.session.round.asked) == (Phase.INTAKE, ("ben",))
    assert "look once more" in posted(effects)


def five_apart(rule):
    says = {"ana": "I can't do Monday.", "ben": "Only Monday."}
    return at_the_vote(*FIVE, says=says, rule=rule, last_rule=rule)


def vote(table, rule, ballots):
    for who, said in zip(FIVE, ballots, strict=True):
        ballot = Private(who, read(rule, said))
        last = table(CastBallot, member=who, ballot=ballot)
    return last


def read(rule, said):
    if said is None:
        return None
    match rule:
        case "plurality":
            return OneOption(said)
        case "approval":
            return Approvals(tuple(said))
        case "borda":
            return Order(tuple((each,) for each in said))
        case _:
            return Points({said[0]: int(said[1])})


def test_it_ends_where_nobody_can_be_asked_and_nothing_is_new():
    table = at_the_vote(*TRIO)
    table.votes(ana="A", ben="B", cem="C")

    assert table.session.phase is Phase.DECIDED
    assert table.session.outcome.decided_by is DecidedBy.TIE_ORDER
    assert len(table.session.rounds) == 1


@pytest.mark.parametrize(
    ("says", "settled"),
    [
        ({}, "they suit equally, and A stood first"),
        ({"cem": "I prefer Mondays."}, "A suits the group better"),
    ],
)
def test_a_tie_names_what_it_was_settled_by(says, settled):
    table = at_the_vote(*TRIO, says=says)
    table.votes(ana="A", ben="C")

    assert f"The vote tied; {settled}." in posted(table(Close, by="olga"))


def test_who_is_missing_does_not_matter():
    table = Table("ana", "ben", "cem", "dee")
    table.answers("ana", "ben", "cem")
    table.time_is_up()
    table.votes(ana="A", ben="A", cem="B")

    assert table.session.phase is Phase.DECIDED


def test_without_a_winner_an_earlier_election_holds():
    table = one_day_apart()
    table.votes(ana="B", ben="B", cem="A", dee=None)
    assert table.session.round.asked == ("ben",)
    table.answers("ben")
    table.votes(ana="A", ben="B", cem="A", dee="B")

    assert table.session.outcome.decided_by is DecidedBy.EARLIER_VOTE
    assert table.session.outcome.option.id == "B"
    assert table.session.outcome.voted == 3, "of the vote that decides"


def test_the_last_round_is_the_last_whatever_its_number():
    """Nobody can be asked again, so the first round is the last: it has the last one's rule."""
    table = at_the_vote(*TRIO, rule="unanimous", last_rule="plurality")
    table.votes(ana="A", ben="B", cem="B")

    outcome = table.session.outcome
    assert (outcome.option.id, outcome.decided_by) == ("B", DecidedBy.VOTE)
    assert outcome.tally.rule == "plurality"


# Somebody who is needed


def needed_at_the_vote():
    table = Table(Member("ana", "Ana", ZONE, required=True), "ben", "cem")
    table.answers(*TRIO)
    assert table.session.round.options[0].start.strftime("%a") == "Mon"
    return table


def test_what_somebody_needed_can_no_longer_come_to_is_not_elected():
    table = needed_at_the_vote()
    table.says("ana", "Sorry, I can't do Monday after all.")
    table.answers("ana")
    table.votes(ana="A", ben="A", cem="A")

    session = table.session
    assert session.outcome is None or session.outcome.option.id != "A"
    assert session.phase is Phase.VOTE or session.outcome.decided_by is DecidedBy.CANDIDATE


def test_the_organiser_can_settle_for_it_all_the_same():
    table = needed_at_the_vote()
    table.says("ana", "Sorry, this whole week is impossible for me.")
    table.answers("ana")
    table.votes(ben="A", cem="A")
    table(Close, by="olga")

    assert table.session.phase is Phase.DECIDED


# As of the close


def test_the_outcome_tells_who_can_come_by_then():
    table = at_the_vote(*TRIO)
    table.says("ben", "Sorry, I can't do Monday.")
    table.answers("ben")
    end = posted(table.votes(ana="A", ben=None, cem="A"))

    assert "2 of 3 voted; 1 abstained; 2 of the 3 who answered can come." in end


def test_a_discreet_session_tells_nothing_of_either():
    table = at_the_vote(*TRIO, disclosure=Disclosure.DISCREET)
    end = posted(table.votes(ana="A", ben="A", cem="A"))

    assert "voted" not in end
    assert "can come" not in end


# Quorum


def test_a_missed_quorum_decides_nothing_and_offers_the_best_to_the_organiser():
    table = at_the_vote(*TRIO, quorum=3)
    effects = table.votes(ana="A", ben=None, cem="A")

    assert (table.session.phase, table.session.why) == (Phase.WITHOUT_OUTCOME, Why.QUORUM)
    assert "no outcome. A decision needs 3 ballots, and only 2 came in." in posted(effects)
    assert "Take it all the same?" in told(effects, "olga")
    assert told(effects, "ana") == ""


def test_the_organiser_takes_the_best_with_one_tap():
    table = at_the_vote(*TRIO, quorum=3)
    table.votes(ana="B", ben=None, cem=None)
    assert "Only the organiser" in told(table(TakeCandidate, by="ana", option="A"), "ana")
    effects = table(TakeCandidate, by="olga", option="A")

    outcome = table.session.outcome
    assert (table.session.phase, table.session.why) == (Phase.DECIDED, None)
    assert (outcome.option.id, outcome.decided_by) == ("A", DecidedBy.CANDIDATE)
    assert [each for each in effects if isinstance(each, SendInvite)]


@pytest.mark.parametrize("option", ["Z", ""])
def test_nothing_else_can_be_taken(option):
    table = at_the_vote(*TRIO, quorum=3)
    table.votes(ana="A", ben=None, cem=None)
    assert "nothing to take" in told(table(TakeCandidate, by="olga", option=option), "olga")


def test_what_has_passed_cannot_be_taken():
    table = at_the_vote(*TRIO, quorum=3)
    table.votes(ana="A", ben=None, cem=None)
    table.at = table.session.round.options[0].start + timedelta(minutes=1)
    assert "nothing to take" in told(table(TakeCandidate, by="olga", option="A"), "olga")


def test_nothing_is_taken_where_something_was_decided():
    table = at_the_vote(*TRIO)
    table.votes(ana="A", ben="A", cem="A")
    before = table.session
    table(TakeCandidate, by="olga", option="B")
    assert table.session == before


# Counted again


def test_a_closed_vote_can_be_counted_again():
    table = one_day_apart()
    table.votes(ana="A", ben="B", cem=None, dee="B")
    closed = table.session.rounds[0]

    assert closed.poll.members == 4
    assert count(closed.poll, closed.tally.rule) == closed.tally
    assert not {"ana", "ben", "cem", "dee"} & closed.poll.ballots.keys()


def test_it_keeps_its_rule_when_another_time_is_looked_for():
    table = at_the_vote(*TRIO, rounds=1, rule="unanimous", last_rule="plurality")
    table.votes(ana="A", ben="A", cem="B")
    assert table.session.rule_of(1) == "plurality"
    table(FindNewTime, by="olga")

    assert table.session.rule_of(1) == "plurality"
