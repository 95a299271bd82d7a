"""What the log of a choice says of its list and of who joins: done → logged."""

from orchestration.deciding.commands import CastBallot, Close
from orchestration.kinds.choice.commands import Propose, TakeOff
from orchestration.model.ballots import Approvals
from orchestration.privacy import Private
from tests.kinds.choice.table import ChoiceTable, polled


def logged(table):
    return [each.what.partition(" with SHA-256")[0] for each in table.session.log]


def test_what_is_taken_off_the_list_is_logged():
    table = ChoiceTable("ana", "ben", is_open=True)
    table(Propose, member="ana", title="Gold")
    table(TakeOff, member="ana", key="gold")
    table(Propose, member="ben", title="Grey")

    assert [each for each in logged(table) if " the list" in each][3:] == [
        "on the list: gold",
        "off the list: gold",
        "on the list: grey",
    ]


def test_who_joins_by_voting_was_not_asked():
    table = polled()
    table.approves(raj=["Red"])

    assert logged(table)[-2:] == ["joined: raj", "ballot cast by raj"]


def test_who_joins_a_secret_vote_is_named_once_all_are_counted():
    table = polled("ana", secret=True)
    table.approves(raj=["Red"], ana=["Red"], eva=["Blue"])
    assert logged(table)[-3:] == ["ballot cast"] * 3

    table(Close, by="olga")
    assert "joined: eva, raj" in logged(table)
    assert not any("raj" in each for each in logged(table) if "joined" not in each)


def test_who_joins_is_on_the_record_by_their_name():
    table = polled()
    ballot = Private("U7", Approvals((table.letter("Red"),)))
    table(CastBallot, member="U7", ballot=ballot, name="Raj Patel")

    assert [each.name for each in table.session.members] == ["Raj Patel"]
