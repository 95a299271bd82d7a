"""Restatements come from typed fields alone."""

from __future__ import annotations

from datetime import datetime, time, timedelta

import pytest

from orchestration.language.restate import restate, restate_busy
from orchestration.language.values import Place
from orchestration.model.preferences import Kind, OptionRef, Polarity, Strength
from orchestration.model.times import (
    WORKING_DAYS,
    Dated,
    Grain,
    Interval,
    MeetingsPerDay,
    Minutes,
    Moment,
    Weekday,
    Weekly,
)
from tests.language.listening import NOW

FOR, AGAINST = Polarity.FOR, Polarity.AGAINST
START = datetime(2027, 1, 12, 14, tzinfo=NOW.tzinfo)
HOURS = Dated((Moment(START, START + timedelta(hours=2), Grain.HOUR),))

SAID = [
    (
        Kind.TIME,
        AGAINST,
        Strength.PREFERS,
        Weekly(start=time(18)),
        "rather not evenings (after 18:00)",
    ),
    (Kind.TIME, AGAINST, Strength.PREFERS, Weekly(start=time(17)), "rather not after 17:00"),
    (Kind.TIME, AGAINST, Strength.MUST, Weekly((Weekday.FRI,)), "can't on Fridays"),
    (Kind.TIME, FOR, Strength.PREFERS, Weekly(end=time(12)), "prefers mornings (before 12:00)"),
    (Kind.TIME, FOR, Strength.MILDLY, Weekly(WORKING_DAYS), "ideally on weekdays"),
    (Kind.TIME, FOR, Strength.MUST, Weekly((Weekday.MON,), every=2), "can only every other Monday"),
    (Kind.BUSY, AGAINST, Strength.MUST, HOURS, "busy Tue 12 Jan 14:00–16:00"),
    (
        *(Kind.BUFFER, FOR, Strength.PREFERS, Minutes(15)),
        "a break of 15 minutes before and after other meetings",
    ),
    (Kind.NOTICE, FOR, Strength.MUST, Minutes(1440), "needs a notice of a day"),
    (Kind.LOAD, FOR, Strength.PREFERS, MeetingsPerDay(3), "at most 3 meetings a day"),
    (Kind.OPTION, FOR, Strength.PREFERS, OptionRef("B"), "prefers option B"),
    (Kind.FLEXIBLE, FOR, Strength.PREFERS, None, "flexible"),
]


@pytest.mark.parametrize(("kind", "polarity", "strength", "applies", "words"), SAID)
def test_wishes_are_said_plainly(kind, polarity, strength, applies, words: str) -> None:
    assert restate(kind, polarity, strength, applies) == words


def test_a_place_is_said() -> None:
    assert restate(Kind.PLACE, FOR, Strength.MUST, None, Place.REMOTE) == "remote only"


def test_many_busy_times_are_counted() -> None:
    day = timedelta(days=1)
    busy = [Interval(START + n * day, START + n * day + day / 24) for n in range(5)]
    assert restate_busy(busy) == "busy at 5 times"
    assert restate_busy(busy[:1]) == "busy Tue 12 Jan 14:00–15:00"
