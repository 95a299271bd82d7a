"""A vote ends by day on its organiser's clock, whenever it opens, where any start lets it."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.times import Window, WorkingHours
from tests.kinds.meeting.table import ZONE, Table

MONDAY_AND_TUESDAY = Window(date(2027, 1, 11), date(2027, 1, 12))
MONDAY = Window(date(2027, 1, 11), date(2027, 1, 11))
FROM_EIGHT = WorkingHours(time(8), time(18))
ALL = ("ana", "olga")


def voted_at(at, window=MONDAY_AND_TUESDAY, zone=ZONE, hours=FROM_EIGHT):
    """Return when a vote ends, and its first option begins, that opens then: on its own clock."""
    table = Table(*ALL, zones={"olga": zone}, window=window, hours=hours)
    table.at = at
    table.answers(*ALL)
    assert table.session.phase is Phase.VOTE
    clock, starts = ZoneInfo(zone), (each.start for each in table.session.round.options)
    return table.session.closes_at.astimezone(clock), min(starts).astimezone(clock)


def at(day, hour, minute=0, zone=ZONE):
    return datetime(2027, 1, day, hour, minute, tzinfo=ZoneInfo(zone))


@pytest.mark.parametrize("opens", [at(10, 19, 43), at(10, 23, 10), at(11, 2, 30), at(11, 6, 33)])
def test_a_vote_that_opens_at_night_ends_in_the_morning(opens):
    assert voted_at(opens) == (at(11, 8, 15), at(11, 8, 30))


@pytest.mark.parametrize("zone", [ZONE, "Asia/Kolkata", "America/New_York"])
def test_no_vote_ends_at_night_at_whatever_hour_it_opens(zone):
    opens = [at(10, 0) + timedelta(hours=hour, minutes=hour) for hour in range(0, 40, 2)]
    votes = {each: voted_at(each, zone=zone) for each in opens}
    by_night = {each: x for each, (x, _) in votes.items() if not time(8) <= x.time() <= time(20)}
    assert by_night == {}
    assert all(closes < first for closes, first in votes.values())


def test_where_there_is_no_other_start_it_is_voted_on_all_the_same():
    closes, first = voted_at(at(10, 21), MONDAY, hours=WorkingHours(time(8), time(8, 30)))
    assert first == at(11, 8)
    assert closes < first
