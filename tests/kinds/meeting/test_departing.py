"""Somebody leaves a session, is taken out of it, or comes back: what is left, and who hears."""

from dataclasses import replace

from orchestration.deciding.commands import ComeBack, Leave, LeaveVote, Remind, TakeOut
from orchestration.deciding.state import Phase
from orchestration.model.people import Member, MemberId
from tests.kinds.meeting.table import ZONE, Table, told

ANA = Member(id=MemberId("ana"), name="Ana", zone=ZONE, required=True)


def leaves(table, who):
    return table(Leave, member=who)


def taken_out(table, who, by="olga"):
    return table(TakeOut, by=by, member=who)


def test_options_follow_where_only_who_leaves_was_waited_for():
    table = Table("ana", "ben", "carl")
    table.answers("ana", "ben")
    assert table.session.phase is Phase.INTAKE
    leaves(table, "carl")
    assert table.session.phase is Phase.VOTE
    assert [each.id for each in table.session.counted] == ["ana", "ben"]


def test_nothing_that_they_said_or_voted_is_left():
    table = Table("ana", "ben", "carl")
    table.says("ana", "I can't do Mondays")
    table.answers("ana", "ben", "carl")
    table.votes(ana="A")
    leaves(table, "ana")

    session = table.session
    assert session.member("ana") is None
    assert [each.id for each in session.left] == ["ana"]
    assert "ana" not in {*session.round.ballots, *session.profiles, *session.answered}
    assert all("ana" not in each.sides for each in session.round.assessment.options)


def test_the_vote_is_counted_where_only_theirs_was_missing():
    table = Table("ana", "ben", "carl")
    table.answers("ana", "ben", "carl")
    table.votes(ana="A", ben="A")
    assert table.session.phase is Phase.VOTE
    leaves(table, "carl")
    assert table.session.outcome.of == 2


def test_a_vote_in_which_nobody_counts_yet_stays_open():
    table = Table("ana", "ben", "carl")
    table.answers("ana")
    table.time_is_up()
    assert table.session.phase is Phase.VOTE
    leaves(table, "ana")
    assert table.session.phase is Phase.VOTE


def test_the_organiser_hears_that_they_were_needed_and_that_a_quorum_is_out_of_reach():
    table = Table(ANA, "ben", "carl", quorum=3)
    words = told(leaves(table, "ana"), "olga")
    assert "goes on without Ana. Ana was needed." in words
    assert "At least 3 votes can't be reached: 2 are asked." in words


def test_one_of_whom_was_needed_is_not_looked_for_any_more():
    table = Table("ana", "ben", "carl", require_one_of=(("ana", "ben"), ("ana",)))
    leaves(table, "ana")
    assert table.session.terms.require_one_of == (("ben",),)


def test_a_vote_left_to_them_is_its_givers_again():
    table = Table("ana", "ben", "carl")
    table(LeaveVote, member="ben", to="ana")
    words = told(leaves(table, "ana"), "ben")
    assert "your vote is yours again" in words
    assert table.session.delegates == {}


def test_they_come_back_with_nothing_said_unless_they_were_taken_out():
    table = Table("ana", "ben", "carl", "dan")
    table.says("ana", "I can't do Mondays")
    leaves(table, "ana")
    taken_out(table, "ben")
    assert "When suits you" in told(table(ComeBack, member="ana"), "ana")
    assert "ana" in table.session.silent
    assert table.session.left == ()
    assert told(table(ComeBack, member="ben"), "ben") == "Only Olga can add you."


def test_only_the_organiser_takes_somebody_out_and_never_the_last_but_one():
    table = Table("olga", "ana", "ben")
    before = table.session
    assert "Only the organiser" in told(taken_out(table, "ana", by="ben"), "ben")
    assert "can't go on without you" in told(taken_out(table, "olga"), "olga")
    assert table.session == before
    taken_out(table, "ana")
    assert "one person alone" in told(taken_out(table, "ben"), "olga")
    assert "one person alone" in told(leaves(table, "ben"), "ben")


def test_what_was_still_being_read_of_them_changes_nothing():
    table = Table("ana", "ben", "carl")
    table.session = replace(table.session, reading=("ana/0",))
    leaves(table, "ana")
    assert table.session.reading == ()
    table.later(hours=2)
    assert told(table(Remind, by="olga", only=("ana",)), "ana") == ""
