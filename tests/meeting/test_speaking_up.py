"""What is said while a vote is open: said → voted → what the vote decides then."""

from orchestration import commands as c
from orchestration.meeting.assess import is_overtaken, profile_of
from orchestration.meeting.state import Phase
from tests.meeting.table import Table, posted


def at_the_vote():
    """Everybody can come at any time: nobody has anything open, and A is on a Monday."""
    table = Table("ana", "ben")
    for who in ("ana", "ben"):
        table.says(who, "Any time works for me.")
    table.answers("ana", "ben")
    assert table.session.phase is Phase.VOTE
    assert table.session.round.options[0].start.strftime("%a") == "Mon"
    return table


def test_an_elected_option_stands_where_nobody_has_spoken_up():
    table = at_the_vote()
    table.votes(ana="A", ben="A")

    assert table.session.phase is Phase.DECIDED


def test_words_that_unseat_the_candidate_are_used_at_once():
    table = at_the_vote()
    table.says("ben", "Sorry, I can't do Monday after all.")
    effects = table.votes(ana="A", ben="A")

    assert table.session.phase is Phase.VOTE, (
        "there is nobody left to ask, so nothing is waited for"
    )
    assert table.session.round.number == 2
    assert table.session.round.candidate != "A"
    assert "A" in posted(effects), "the vote that was counted is shown all the same"


def test_words_that_change_nothing_hold_nothing_up():
    table = at_the_vote()
    table.says("ben", "I can't do Friday evening.")
    table.votes(ana="A", ben="A")

    assert table.session.phase is Phase.DECIDED


def test_an_earlier_start_alone_unseats_nothing():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Tuesdays.")
    table.says("ben", "I can't do Mondays. Ideally a Monday or a Wednesday.")
    table.answers("ana", "ben")
    assert table.session.round.number == 1
    for wish in profile_of(table.session, "ben").wishes:
        table(c.Withdraw, member="ben", preference=wish.number)

    assert not is_overtaken(table.session, table.at)


def test_the_last_round_is_the_last():
    table = Table("ana", "ben", rounds=1)
    for who in ("ana", "ben"):
        table.says(who, "Any time works for me.")
    table.answers("ana", "ben")
    table.says("ben", "Sorry, I can't do Monday after all.")
    table.votes(ana="A", ben="A")

    assert table.session.phase is Phase.DECIDED
