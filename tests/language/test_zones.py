"""Times said in another zone, over changes of the clocks there and here."""

from __future__ import annotations

from datetime import date, datetime

from orchestration.model.times import Window, zone_named
from tests.language.listening import BERLIN, lines

MARCH = datetime(2027, 3, 4, 9, tzinfo=zone_named(BERLIN))
OVER_BOTH_CHANGES = Window(date(2027, 3, 8), date(2027, 4, 2))  # 14 March there, 28 March here
BEFORE_THEM = Window(date(2027, 3, 1), date(2027, 3, 12))


def test_a_weekly_time_elsewhere_is_weekly_where_no_clock_changes() -> None:
    said = "Mondays 10am New York time works"
    assert lines(said, window=BEFORE_THEM, now=MARCH) == ["accepts: mon 16:00-16:00"]


def test_it_is_dated_where_clocks_change_within_the_window() -> None:
    said = "I'm busy Mondays from 10am to 11am New York time"
    window = Window(date(2027, 3, 8), date(2027, 3, 19))
    assert lines(said, window=window, now=MARCH) == [
        "busy against must: 03-08 16:00-17:00 + 03-15 15:00-16:00"
    ]


def test_a_change_on_either_side_counts() -> None:
    said = "I can't do Fridays 9-10am Tokyo time"
    before = [f"03-{day} 01:00-02:00" for day in (12, 19, 26)]
    moments = " + ".join((*before, "04-02 02:00-03:00"))
    assert lines(said, window=OVER_BOTH_CHANGES, now=MARCH) == [f"against must: {moments}"]


def test_clocks_that_change_there_and_then_here_are_seen() -> None:
    said = "I can't do Mondays 10 to 11am New York time"
    apart, near = ("03-08 16:00-17:00", "03-29 16:00-17:00"), [15, 22]
    moments = " + ".join((apart[0], *(f"03-{day} 15:00-16:00" for day in near), apart[1]))
    assert lines(said, window=OVER_BOTH_CHANGES, now=MARCH) == [f"against must: {moments}"]
