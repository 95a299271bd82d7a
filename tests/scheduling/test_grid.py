"""Which starts exist, where clocks change and where wishes say the same or nothing."""

from datetime import UTC, date, datetime, time

import pytest

from orchestration.model.people import Member
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import EVERY_DAY, Minutes, Weekly, Window, WorkingHours
from orchestration.scheduling.coverage import of_times
from orchestration.scheduling.grid import grid_for
from tests.scheduling.judged import MemberPreferences, evaluate_starts


def terms(day, start, end, duration=30, zone="Europe/Berlin", grid=30):
    return MeetingTerms(
        subject="x",
        duration=duration,
        window=Window(day, day),
        zone=zone,
        working_days=EVERY_DAY,
        hours=WorkingHours(start, end),
        grid=grid,
    )


def clock(grid):
    return [f"{grid.instant(i):%H:%M%z}" for i in range(len(grid))]


def test_hour_that_comes_twice_counts_twice():
    grid = grid_for(terms(date(2027, 10, 31), time(2), time(3)), datetime(2027, 10, 1, tzinfo=UTC))

    assert clock(grid) == ["02:00+0200", "02:30+0200", "02:00+0100", "02:30+0100"]


def test_hour_that_is_skipped_has_no_start():
    grid = grid_for(terms(date(2027, 3, 28), time(1), time(4)), datetime(2027, 3, 1, tzinfo=UTC))

    assert clock(grid) == ["01:00+0100", "01:30+0100", "03:00+0200", "03:30+0200"]


def test_hours_that_hold_no_start_hold_none():
    late = terms(date(2027, 1, 11), time(23, 50), time(23, 59), duration=5, zone="UTC")

    assert len(grid_for(late, datetime(2027, 1, 1, tzinfo=UTC))) == 0


@pytest.mark.parametrize(
    ("now", "first"), [("09:00", "09:00"), ("09:01", "09:30"), ("12:00", None)]
)
def test_past_starts_are_gone(now, first):
    at = datetime.fromisoformat(f"2027-01-11T{now}+00:00")
    grid = grid_for(terms(date(2027, 1, 11), time(9), time(11), zone="UTC"), at)

    assert clock(grid)[:1] == ([f"{first}+0000"] if first else [])


def test_wishes_that_nothing_meets_are_told_apart():
    wishes = tuple(
        Preference("a", kind, Polarity.FOR, Strength.PREFERS, applies, "a wish")
        for kind, applies in (
            (Kind.LENGTH, Minutes(15)),
            (Kind.TIME, Weekly(start=time(20), end=time(21))),
            (Kind.TIME, Weekly(end=time(10))),
        )
    )
    grid = grid_for(
        terms(date(2027, 1, 11), time(9), time(11), zone="UTC"), datetime(2027, 1, 1, tzinfo=UTC)
    )
    evaluation = evaluate_starts(grid, [MemberPreferences(Member("a", "A", "UTC"), wishes)], {})

    assert [judged.counted for judged in evaluation.stands[0].judged] == [True, True, True]
    assert evaluation.pi[0].tolist() == [1, 1, 0, 0]


BACK, FORWARD = date(2027, 10, 31), date(2027, 3, 28)


@pytest.mark.parametrize(
    ("day", "hours", "wished", "minutes", "met"),
    [
        (BACK, (1, 4), (time(2), time(2, 30)), 30, ["02:00+0200", "02:00+0100"]),
        (BACK, (1, 4), (time(2), time(3)), 90, ["02:00+0200", "02:30+0200"]),
        (BACK, (1, 4), (time(2, 30), time(2, 30)), 60, ["02:30+0200", "02:30+0100"]),
        (FORWARD, (0, 6), (time(1), time(4)), 120, ["01:00+0100"]),
        (FORWARD, (0, 6), (time(2, 30), time(4)), 60, ["03:00+0200"]),
        (FORWARD, (0, 6), (time(1), time(2, 30)), 60, ["01:00+0100"]),
        (FORWARD, (0, 6), (time(2, 30), time(2, 30)), 60, []),
    ],
)
def test_hours_are_those_that_the_clocks_show(day, hours, wished, minutes, met):
    start, end = wished
    grid = grid_for(
        terms(day, time(hours[0]), time(hours[1]), duration=minutes),
        datetime(2027, 3, 1, tzinfo=UTC),
    )
    inside = of_times(Weekly(start=start, end=end), grid, "Europe/Berlin").inside

    assert clock(grid.where(inside)) == met


def test_working_hours_that_begin_in_a_skipped_hour_begin_after_it():
    grid = grid_for(terms(FORWARD, time(2, 30), time(4)), datetime(2027, 3, 1, tzinfo=UTC))

    assert clock(grid) == ["03:00+0200", "03:30+0200"]
