"""What the closed post of a choice marks: what was decided, and nothing where all takes place."""

from orchestration.deciding.commands import Close
from orchestration.deciding.state import DecidedBy
from orchestration.model.options import Words
from tests.kinds.choice.table import polled
from tests.kinds.meeting.test_marked_winner import marked


def test_what_was_voted_for_is_marked():
    table = polled("ana", "ben")
    table.approves(ana=["Red"], ben=["Red"])
    assert marked(table(Close, by="olga")) == [table.letter("Red")]


def test_where_everybody_has_what_they_signed_up_for_nothing_is():
    options = [Words("", "yes", "Yes", capacity=1), "No"]
    table = polled("ana", "ben", options=options, gives_places=True)
    table.approves(ana=["Yes"], ben=["No"])
    effects = table(Close, by="olga")
    assert table.session.outcome.decided_by is DecidedBy.PLACES
    assert marked(effects) == []
