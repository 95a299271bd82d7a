"""How a choice ends whose vote settles nothing, or in which nobody votes."""

import pytest

from adapters.files.export import export_data
from bot.verify import faults
from orchestration.deciding.commands import Close
from orchestration.deciding.state import Phase, Why
from tests.kinds.choice.table import polled
from tests.kinds.meeting.table import posted


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


def test_a_poll_ends_whose_voters_are_all_forgotten():
    table = polled()
    table.approves(ana=["Red"], ben=["Blue"])
    table.forgets("ana", "ben")
    table.time_is_up()

    assert table.session.why is Why.NOBODY_ANSWERED


def test_what_nobody_voted_in_is_exported_and_holds():
    table = polled()
    table.time_is_up()
    export = export_data(table.session)

    assert (export["why"], export["tally"], export["outcome"]) == ("nobody_answered", None, None)
    assert [*faults(export)] == []
