"""When answers and votes are due: opened → due, on the organiser's clock."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.commands import Deadline, DeadlinePassed
from orchestration.kinds.meeting.deadlines import answers_until, votes_until
from orchestration.kinds.meeting.state import Phase
from orchestration.model.people import Organiser
from orchestration.model.terms import Pace
from orchestration.model.times import Window
from tests.kinds.meeting.table import NOW, ZONE, Table

FAR = Window(date(2027, 2, 1), date(2027, 2, 12))


def at(month, day, hour, minute=0, zone=ZONE):
    return datetime(2027, month, day, hour, minute, tzinfo=ZoneInfo(zone))


def due(opened, zone=ZONE, **terms):
    """When answers are due that are asked for then; Ana asks, and her clock is her zone's."""
    meeting = Table("ana", "ben", **{"window": FAR, **terms}).session
    ana, ben = meeting.members
    members = (replace(ana, zone=zone), ben)
    meeting = replace(meeting, organiser=Organiser("ana", "Ana"), members=members)
    return answers_until(meeting, opened)


@pytest.mark.parametrize(
    ("opened", "closes"),
    [
        (at(1, 7, 9), at(1, 8, 17)),  # a Thursday
        (at(1, 7, 18), at(1, 8, 17)),
        (at(1, 8, 9), at(1, 11, 17)),  # a Friday
        (at(1, 9, 12), at(1, 11, 17)),  # a Saturday
        (at(1, 10, 23), at(1, 11, 17)),
    ],
)
def test_answers_are_due_at_the_end_of_the_next_working_day(opened, closes):
    assert due(opened) == closes


def test_that_day_ends_on_the_organisers_own_clock():
    assert due(at(1, 7, 9), "America/New_York") == at(1, 8, 17, zone="America/New_York")


def test_an_organiser_who_does_not_attend_has_the_sessions_clock():
    meeting = Table("ana", window=FAR).session

    assert answers_until(meeting, NOW) == at(1, 8, 17)


def test_never_after_the_first_possible_option_begins():
    week = Window(date(2027, 1, 8), date(2027, 1, 29))

    assert due(at(1, 7, 10), window=week) == at(1, 8, 9)


def test_a_window_that_has_begun_lets_its_first_day_pass():
    week = Window(date(2027, 1, 7), date(2027, 1, 29))

    assert due(at(1, 7, 10), window=week) == at(1, 8, 9)


@pytest.mark.parametrize(
    ("opened", "first", "last"),
    [
        (at(1, 7, 10), date(2027, 1, 8), date(2027, 1, 8)),
        (at(1, 7, 10), date(2027, 1, 7), date(2027, 1, 7)),
        (at(1, 7, 15), date(2027, 1, 8), date(2027, 1, 11)),
        (at(1, 7, 21), date(2027, 1, 8), date(2027, 1, 8)),
        (at(1, 7, 23), date(2027, 1, 8), date(2027, 1, 29)),
        (at(1, 8, 5), date(2027, 1, 8), date(2027, 1, 8)),
    ],
)
def test_where_the_window_is_near_it_is_shorter_and_never_at_night(opened, first, last):
    closes = due(opened, window=Window(first, last))

    assert opened < closes <= at(1, last.day, 16, 30)
    assert 8 <= closes.hour < 20 or (closes.hour, closes.minute) == (20, 0)


def test_a_vote_lasts_as_long_again_and_at_most_a_working_day():
    table = Table("ana", "ben", window=FAR)
    meeting = table.session
    slots = [replace(each, start=at(2, 2, 9)) for each in options(table)]

    assert votes_until(meeting, at(1, 7, 11), slots) == at(1, 8, 11)
    assert votes_until(meeting, at(1, 8, 11), slots) == at(1, 11, 11)
    assert votes_until(meeting, at(1, 7, 19), slots) == at(1, 8, 17)
    hours = replace(meeting, terms=replace(meeting.terms, pace=Pace(intake=timedelta(hours=2))))
    assert votes_until(hours, at(1, 7, 11), slots) == at(1, 7, 13)


def options(table):
    table.answers("ana", "ben")
    return table.session.round.options


def test_the_former_pace_of_a_stored_session_holds():
    pace = Pace(intake=timedelta(days=2), vote=timedelta(days=1))
    table = Table("ana", "ben", window=FAR, pace=pace)

    assert table.session.closes_at == NOW + pace.intake
    table.answers("ana", "ben")
    assert table.session.closes_at == NOW + pace.vote


def test_a_session_is_over_by_its_last_moment():
    last = NOW + timedelta(hours=6)
    table = Table("ana", "ben", "cem", window=FAR, ends_by=last)
    assert table.session.closes_at == NOW + timedelta(hours=3)
    table.says("ana", "mornings")
    table.time_is_up()
    assert (table.session.phase, table.session.closes_at) == (Phase.VOTE, last)
    table.time_is_up()

    assert table.session.phase is Phase.DECIDED
    assert table.at == last


def test_nobody_is_asked_anything_after_its_last_moment():
    """The process was down over the vote's deadline, in which nothing was elected."""
    table = Table("ana", "ben", window=FAR, ends_by=NOW + timedelta(hours=6))
    table.says("ana", "Mondays only.")
    table.says("ben", "Tuesdays only.")
    table.answers("ana", "ben")
    table.at = NOW + timedelta(days=1)
    table(DeadlinePassed, deadline=Deadline.VOTE, round=1)

    assert table.session.phase is Phase.DECIDED
