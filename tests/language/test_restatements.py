"""Restatements come from typed fields alone."""

from __future__ import annotations

from datetime import datetime, time, timedelta

import pytest

from orchestration.language.saying.restate import restate, restate_busy
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
from tests.language.listening import NOW, heard

FOR, AGAINST = Polarity.FOR, Polarity.AGAINST
START = datetime(2027, 1, 12, 14, tzinfo=NOW.tzinfo)
HOURS = Dated((Moment(START, START + timedelta(hours=2), Grain.HOUR),))

SAID = [
    (
        Kind.TIME,
        AGAINST,
        Strength.PREFERS,
        Weekly(start=time(18)),
        "would rather avoid evenings (after 18:00)",
    ),
    (
        Kind.TIME,
        AGAINST,
        Strength.PREFERS,
        Weekly(start=time(17)),
        "would rather avoid anything after 17:00",
    ),
    (Kind.TIME, AGAINST, Strength.MUST, Weekly((Weekday.FRI,)), "can't do Fridays"),
    (Kind.TIME, FOR, Strength.PREFERS, Weekly(end=time(12)), "prefers mornings (before 12:00)"),
    (Kind.TIME, FOR, Strength.MILDLY, Weekly(WORKING_DAYS), "ideally weekdays"),
    (
        Kind.TIME,
        FOR,
        Strength.MUST,
        Weekly((Weekday.MON,), every=2),
        "can only do every other Monday",
    ),
    (Kind.BUSY, AGAINST, Strength.MUST, HOURS, "busy Tue 12 Jan 14:00–16:00"),
    (
        *(Kind.BUFFER, FOR, Strength.PREFERS, Minutes(15)),
        "prefers 15 minutes between meetings",
    ),
    (Kind.NOTICE, FOR, Strength.MUST, Minutes(1440), "needs a day's notice"),
    (Kind.LOAD, FOR, Strength.PREFERS, MeetingsPerDay(3), "prefers at most 3 meetings a day"),
    (Kind.OPTION, FOR, Strength.PREFERS, OptionRef("B"), "prefers option B"),
    (Kind.FLEXIBLE, FOR, Strength.PREFERS, None, "flexible"),
]


@pytest.mark.parametrize(("kind", "polarity", "strength", "applies", "words"), SAID)
def test_wishes_are_said_plainly(kind, polarity, strength, applies, words: str) -> None:
    assert restate(kind, polarity, strength, applies) == words


READ_ALOUD = [
    (
        "rather not on Mondays, Wednesdays, Thursdays, Fridays, Saturdays and Sundays before 12",
        "would rather avoid mornings (before 12:00), except on Tuesdays",
    ),
    ("I prefer Mondays at 2pm", "prefers Mondays at 14:00"),
    ("I can only do 9 to 12", "can only do 09:00–12:00"),
    ("I'd rather meet after 3", "prefers times after 15:00"),
    ("ideally not before 10", "ideally not before 10:00"),
    ("Mon to Thu is best", "prefers Mondays to Thursdays"),
    ("weekends are out", "busy weekends"),
    ("weekday afternoons work", "weekday afternoons (12:00–18:00) are fine"),
    (
        "Tuesday and Thursday mornings are fine",
        "Tuesday and Thursday mornings (before 12:00) are fine",
    ),
    ("I'm flexible on January 12", "flexible on Tue 12 Jan"),
    ("flexible in the afternoon", "flexible in the afternoons (12:00–18:00)"),
    ("flexible next week", "flexible from Mon 11 to Sun 17 Jan"),
    ("Jan 13, 14 and 15 work", "Wed 13 to Fri 15 Jan are fine"),
    ("Jan 13, 15 and 19 work", "Wed 13, Fri 15 and Tue 19 Jan are fine"),
    (
        "Only Tuesday mornings and Thursdays 2-4",
        "can only do Tuesday mornings (before 12:00) and Thursdays 14:00–16:00",
    ),
    ("I can do 9:30, 10:30 or 11", "09:30, 10:30 and 11:00 are fine"),
    ("Mondays are fine", "Mondays are fine"),
    ("after 3 is ok", "times after 15:00 are fine"),
    ("9 to 12 works", "09:00–12:00 is fine"),
    ("every other Monday works", "every other Monday is fine"),
    ("the 13th works", "Wed 13 Jan is fine"),
    ("remote is fine", "meeting remotely is fine"),
    ("montags passt", "montags geht"),
    ("Am 13. kann ich ab 14 Uhr", "am Mi 13. Jan. ab 14:00 Uhr geht"),
    ("Online ist ok", "online geht"),
    (
        "Mondays and Wednesdays after 2, Fridays before 11",
        "prefers Mondays and Wednesdays after 14:00; Fridays before 11:00",
    ),
    ("I want an agenda", "something for the agenda"),
    ("I'd prefer in person", "prefers to meet in person"),
    ("two days' notice please", "really prefers 2 days' notice"),
]


@pytest.mark.parametrize(("said", "restated"), READ_ALOUD)
def test_restatements_read_like_a_persons_words(said: str, restated: str) -> None:
    assert [each.restatement for each in heard(said).preferences] == [restated]


@pytest.mark.parametrize(("said", "_"), READ_ALOUD)
def test_restatements_begin_small_and_end_without_a_stop(said: str, _: str) -> None:
    for each in heard(said).preferences:
        assert each.polarity is Polarity.ACCEPTS or each.restatement[0].islower()
        assert not each.restatement.endswith(".")


def test_a_place_is_said() -> None:
    assert restate(Kind.PLACE, FOR, Strength.MUST, None, Place.REMOTE) == "can only meet remotely"


def test_many_busy_times_are_counted() -> None:
    day = timedelta(days=1)
    busy = [Interval(START + n * day, START + n * day + day / 24) for n in range(5)]
    assert restate_busy(busy) == "busy at 5 times"
    assert restate_busy(busy[:1]) == "busy Tue 12 Jan 14:00–15:00"


@pytest.mark.parametrize(
    ("said", "restated"),
    [
        ("January 12 works", "Tue 12 Jan is fine"),
        ("January 12, 2028 works", "Wed 12 Jan 2028 is fine"),
        ("I'm away from 5 May 2028 to 7 May 2028", "busy Fri 5 to Sun 7 May 2028"),
    ],
)
def test_a_year_is_said_where_it_is_another_one(said: str, restated: str) -> None:
    assert [each.restatement for each in heard(said).preferences] == [restated]
