"""How a round's options differ from each other; who wishes what → what is offered."""

from datetime import UTC, date, datetime, time

from orchestration.evaluation.proposer import propose
from orchestration.model.people import Member
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Weekday, Weekly, Window, WorkingHours
from orchestration.scheduling.grid import grid_for
from tests.scheduling.judged import MemberPreferences, evaluate_starts

MONDAY = (Weekday.MON,)


def offered(count, *wished, first=time(9), last=time(17), days=2, duration=60):
    """The starts that are offered to two members who wish the same."""
    terms = MeetingTerms(
        subject="Sync",
        duration=duration,
        window=Window(date(2027, 1, 11), date(2027, 1, 10 + days)),
        zone="UTC",
        hours=WorkingHours(first, last),
    )
    wishes = tuple(
        Preference("a", Kind.TIME, Polarity.FOR, strength, applies, "a wish")
        for strength, applies in wished
    )
    voices = [MemberPreferences(Member(each, each, "UTC"), wishes) for each in ("a", "b")]
    grid = grid_for(terms, datetime(2027, 1, 1, tzinfo=UTC))
    places = propose(evaluate_starts(grid, voices, {}), count).places
    return [f"{grid.instant(place):%a %H:%M}" for place in places]


def test_another_part_of_the_day_that_overlaps_is_not_another_time():
    about_noon = (Strength.STRONGLY, Weekly(MONDAY, time(11, 30), time(13)))
    on_monday = (Strength.PREFERS, Weekly(MONDAY))

    assert offered(2, about_noon, on_monday) == ["Mon 11:30", "Mon 12:30"]


def test_another_hour_comes_first_among_equals():
    assert offered(3, days=5) == ["Mon 09:00", "Mon 12:00", "Tue 10:00"]


def test_what_is_better_in_the_first_five_comes_before_another_hour():
    nine = (Strength.PREFERS, Weekly(start=time(9), end=time(9)))
    mornings = (Strength.STRONGLY, Weekly(end=time(12)))

    assert offered(2, nine, mornings) == ["Mon 09:00", "Tue 09:00"]


def test_they_overlap_where_nothing_else_is_left():
    assert offered(3, days=1, last=time(10, 30)) == ["Mon 09:00", "Mon 09:15", "Mon 09:30"]
