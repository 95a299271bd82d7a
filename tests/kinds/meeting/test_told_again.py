"""Options that are shown anew tell as much as they did at first of why there is another search."""

from datetime import date, timedelta

from orchestration.deciding.commands import Extend
from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.model.search import OtherSearch
from orchestration.model.times import Window
from tests.kinds.meeting.table import Table, posted

NEXT_WEEK = OtherSearch(duration=45, window=Window(date(2027, 1, 18), date(2027, 1, 22)))
AGAIN = "Something came up, so that time does not hold. Here is another try: 45 min · 18–22 Jan.\n"


def test_a_vote_made_longer_still_says_what_is_other_about_the_search():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="A", ben="A")
    at_first = posted(table(FindNewTime, by="olga", other=NEXT_WEEK))
    longer = table.session.closes_at + timedelta(hours=1)
    anew = posted(table(Extend, by="olga", until=longer))

    assert AGAIN in at_first
    assert AGAIN in anew
