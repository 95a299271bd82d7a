"""What is left of a time when another is taken out of it."""

from datetime import UTC, date, datetime, time

from orchestration.model.terms import MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    Dated,
    Grain,
    Moment,
    Weekday,
    Weekly,
    Window,
    any_of,
)
from orchestration.model.times import WorkingHours as Hours
from orchestration.scheduling.grid import grid_for
from orchestration.scheduling.pieces import without
from orchestration.scheduling.wishes import EvaluationContext


def context(first, last):
    terms = MeetingTerms(
        subject="x",
        duration=30,
        window=Window(first, last),
        zone="UTC",
        working_days=EVERY_DAY,
        hours=Hours(time(9), time(17)),
        grid=30,
    )
    return EvaluationContext(grid_for(terms, datetime(2027, 1, 1, tzinfo=UTC)), "UTC", {}, ())


def day(number):
    return Moment(
        datetime(2027, 1, number, tzinfo=UTC), datetime(2027, 1, number + 1, tzinfo=UTC), Grain.DAY
    )


def test_several_times_look_the_same_however_they_were_put_together():
    mondays, fridays = Weekly((Weekday.MON,), time(9)), Weekly((Weekday.FRI,), time(9))
    early, late = Dated((day(4),)), Dated((day(18),))

    assert any_of([late, fridays, early, mondays]) == any_of([mondays, early, fridays, late])
    assert any_of([fridays, mondays]) == Weekly((Weekday.MON, Weekday.FRI), time(9))
    assert any_of([None]) is None


def test_of_every_other_monday_only_those_are_left():
    mondays = Weekly((Weekday.MON,), every=2)
    within = context(date(2027, 1, 4), date(2027, 1, 31))

    left = without(mondays, Dated((day(18),)), within)

    assert [moment.start.day for moment in left.moments] == [4]
