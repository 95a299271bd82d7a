"""What a page says of a language model: its session's totals, once nobody can be made out."""

import pytest

from orchestration.sessions.commands import Cancel
from tests.fakes.model.ledger import FailingLedger, ListedLedger, call
from tests.pages.house import GUEST, SESSION, Quarters

HELPED = "A language model helped"
THREE = [
    call(SESSION, sent=1000, received=100, seconds=2.5),
    call(SESSION, sent=900, received=0, seconds=0.21, ended="given up"),
    call(SESSION, sent=100, received=40, seconds=2.49),
]
EVERYBODY = ("ana", "ben", GUEST.id)


def team_with(*calls, members=("ana", "ben"), **more):
    return Quarters(*members, ledger=ListedLedger(*calls), **more)


def decided(team, *members):
    team.answer(*members)
    team.vote(**dict.fromkeys(members, "A"))
    return team


def said(team):
    text = team.visitor("ana").opens().text
    return text[text.index(HELPED) :].partition(". ")[0].rstrip(".") if HELPED in text else ""


def test_totals_of_a_session_that_is_over():
    team = decided(team_with(*THREE, call("meeting-2")), *EVERYBODY)

    assert said(team) == f"{HELPED}: 3 calls, 2,140 tokens, 5.2 seconds"


def test_one_is_one():
    team = decided(team_with(call(SESSION, sent=1, received=0)), *EVERYBODY)

    assert said(team) == f"{HELPED}: 1 call, 1 token, 2.0 seconds"


def test_nothing_where_no_model_was_asked():
    assert said(decided(team_with(call("meeting-2")), *EVERYBODY)) == ""
    assert said(decided(Quarters("ana", "ben"), *EVERYBODY)) == ""


def test_no_page_changes_while_the_session_goes_on():
    """Who looks again and again does not see that others have written."""
    ledger = ListedLedger()
    team = Quarters("ana", "ben", ledger=ledger)
    ana = team.visitor("ana")

    def tag():
        return ana.asks("GET", "state").headers["etag"]

    for happens in (lambda: None, lambda: team.answer(*EVERYBODY)):
        happens()
        before = ana.opens().text, tag()
        ledger.keep(call(SESSION))
        assert (ana.opens().text, tag()) == before
        assert HELPED not in before[0]


def test_two_members_get_no_figures_to_take_their_own_from():
    assert said(decided(team_with(*THREE, guest=None), "ana", "ben")) == HELPED


def test_a_session_that_was_called_off_says_so_too():
    team = team_with(*THREE)
    team.happens(Cancel, by="olga")

    assert "How it came about" in team.visitor("ana").opens().text
    assert said(team).startswith(f"{HELPED}: 3 calls")


@pytest.mark.parametrize("member", ["ana", "ben", GUEST.id, "olga"])
def test_everybody_reads_the_same(member):
    team = decided(team_with(*THREE), *EVERYBODY)

    assert f"{HELPED}: 3 calls, 2,140 tokens, 5.2 seconds." in team.visitor(member).opens().text


def test_a_disk_that_fails_takes_one_sentence_and_not_the_page(caplog):
    team = decided(Quarters("ana", "ben", ledger=FailingLedger()), *EVERYBODY)

    assert "Decided by vote." in team.visitor("ana").opens().text
    assert said(team) == ""
    assert "OSError" in caplog.text
