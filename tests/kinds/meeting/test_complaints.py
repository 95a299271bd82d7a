"""How many have something against an option: said → counted, of those that are on the table."""

from datetime import date

import pytest

from orchestration.deciding.asked import asked_of_it
from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.model.search import OtherSearch
from orchestration.model.times import Window
from tests.kinds.meeting.table import Table

EVERYBODY = ("ana", "ben", "cem", "dora")
NOBODY = "Nobody has told me anything against one of them."
ONE = "1 of 4 have told me something against one of them; who, and what, I tell nobody."
NEXT_WEEK = OtherSearch(window=Window(date(2027, 1, 18), date(2027, 1, 22)))


def at_the_vote():
    table = Table(*EVERYBODY)
    table.answers(*EVERYBODY)
    return table


@pytest.mark.parametrize(
    ("other", "shown", "counted"),
    [(None, ["D", "E", "B"], ONE), (NEXT_WEEK, ["D", "E", "F"], NOBODY)],
)
def test_a_no_to_an_option_counts_where_it_is_on_the_table(other, shown, counted):
    table = at_the_vote()
    assert asked_of_it.complaints(table.session) == NOBODY
    table.says("ana", "rather not B, too early for me")
    assert asked_of_it.complaints(table.session) == ONE

    table.votes(**dict.fromkeys(EVERYBODY, "A"))
    table(FindNewTime, by="olga", other=other)
    assert [each.id for each in table.session.round.options] == shown
    assert asked_of_it.complaints(table.session) == counted
