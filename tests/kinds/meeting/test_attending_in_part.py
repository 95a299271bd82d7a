"""Who can be there for a part alone: said → read back; no meeting is ruled out by it."""

from datetime import date

import pytest

from orchestration.deciding.presentation.views import (
    options_proposed,
)
from orchestration.interaction.wording import beside_the_count
from orchestration.model.preferences import Visibility
from orchestration.model.times import Window
from orchestration.sessions.commands import Label
from orchestration.views.channel import Decided
from tests.kinds.meeting.table import Table
from tests.language.listening import heard, lines

FIRST = "can be there for the first half only"
PART = "can be there for the first part only"
HALF_HOUR = "can stay for 30 minutes only"
SAID = [
    ("only for the first half", FIRST),
    ("I can only join for the first half", FIRST),
    ("I can make the second half only", "can be there for the second half only"),
    ("I can only stay 30 minutes", HALF_HOUR),
    ("I can't stay longer than 30 minutes", HALF_HOUR),
    ("I have to leave after 30 minutes", HALF_HOUR),
    ("only the first 30 minutes", HALF_HOUR),
    ("I can only stay an hour", "can stay for an hour only"),
    ("kann nur die erste halbe Stunde", "kann nur 30 Minuten bleiben"),
    ("ich kann nur 30 Minuten bleiben", "kann nur 30 Minuten bleiben"),
    ("ich muss nach 30 Minuten weg", "kann nur 30 Minuten bleiben"),
    ("nur die erste Hälfte", "kann nur in der ersten Hälfte dabei sein"),
    ("I can be there for the first part only", PART),
    ("I can only join for the beginning", PART),
    ("I can join for the last 20 minutes", "can be there for the last 20 minutes only"),
    ("I can only make the last half hour", "can be there for the last 30 minutes only"),
    (
        "ich kann für die letzten 20 Minuten dazukommen",
        "kann nur die letzten 20 Minuten dabei sein",
    ),
    ("nur am Anfang", "kann nur am Anfang dabei sein"),
    ("nur für den ersten Teil", "kann nur am Anfang dabei sein"),
    ("ich kann erst in der zweiten Hälfte dazukommen", "kann nur in der zweiten Hälfte dabei sein"),
    ("On Tuesday I can only stay for the first half", f"{FIRST} (Tuesdays)"),
    ("Tuesday only for the first half", f"{FIRST} (Tuesdays)"),
    ("am Dienstag nur die erste Hälfte", "kann nur in der ersten Hälfte dabei sein (dienstags)"),
]
LEAVING = [
    ("I have to leave at 3", ["can't do anything after 15:00"]),
    ("I need to leave by 3", ["can't do anything after 15:00"]),
    ("On Tuesday I have to leave at 3", ["can't do Tuesdays after 15:00"]),
    ("ich muss um 15 Uhr weg", ["kann ab 15:00 Uhr nicht"]),
    ("ich muss am Dienstag um 15 Uhr los", ["kann dienstags ab 15:00 Uhr nicht"]),
]
LEAVING_EARLY = [
    ("I have to leave at 3, so I'd only be there for the first part", f"{PART} (away after 15:00)"),
    ("I have to leave at 3 but can join for the beginning", f"{PART} (away after 15:00)"),
    ("I have to leave at 3, so only the first half for me", f"{FIRST} (away after 15:00)"),
    (
        "ich muss um 15 Uhr weg, wäre also nur am Anfang dabei",
        "kann nur am Anfang dabei sein (weg ab 15:00 Uhr)",
    ),
    (
        "ich muss um 15 Uhr weg, könnte also nur den ersten Teil mitmachen",
        "kann nur am Anfang dabei sein (weg ab 15:00 Uhr)",
    ),
]


@pytest.mark.parametrize(("said", "read_back"), SAID)
def test_it_is_read_back_as_what_it_is(said, read_back):
    understood = heard(said)

    assert [each.restatement for each in understood.preferences] == [read_back]
    assert lines(said) == ["attendance for prefers"]
    assert not understood.not_understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("keep it to 30 minutes", "length for prefers: 30 min"),
        ("On Tuesday I have to leave at 3", "against must: tue 15:00-"),
        ("Only the start of next week works", "for must: 01-11 00:00-01-14 00:00"),
    ],
)
def test_the_length_of_a_meeting_and_a_time_are_something_else(said, understood):
    assert lines(said) == [understood]


@pytest.mark.parametrize(("said", "read_back"), LEAVING)
def test_to_leave_at_an_hour_is_a_limit(said, read_back):
    assert [each.restatement for each in heard(said).preferences] == read_back


@pytest.mark.parametrize(("said", "read_back"), LEAVING_EARLY)
def test_unless_a_part_is_said_to_do(said, read_back):
    limit, part = (each.restatement for each in heard(said).preferences)

    assert limit in ("can't do anything after 15:00", "kann ab 15:00 Uhr nicht")
    assert part == read_back


def test_a_day_that_works_for_a_part_is_that_day_alone():
    read = [
        each.restatement for each in heard("Tuesday works, but only the first half").preferences
    ]

    assert read == ["Tuesdays are fine", f"{FIRST} (Tuesdays)"]


def test_who_leaves_for_a_part_can_come_to_what_has_begun():
    table = Table("ana", "ben", duration=60, window=Window(date(2027, 1, 12), date(2027, 1, 12)))
    table.says("ana", "I have to leave at 3, so I'd only be there for the first part.")
    table(Label, member="ana", preference=2, visibility=Visibility.SHARED)
    table.says("ben", "I can only do 14:30 to 17:00.")
    table.answers("ana", "ben")
    view = options_proposed(table.session, table.session.round)

    assert view.options[0].option.start.strftime("%H:%M") == "14:30"
    assert view.options[0].works_for == 2
    assert view.options[0].reasons == (f"Ana: {PART} (away after 15:00)",)


def test_who_would_be_there_for_a_part_is_offered_the_whole_where_that_is_as_good():
    table = Table("ana", "ben")
    table.says("ana", "On Monday I can only stay for the first half.")
    table(Label, member="ana", preference=1, visibility=Visibility.SHARED)
    table.answers("ana", "ben")
    view = options_proposed(table.session, table.session.round)

    assert "Mon" not in {each.option.start.strftime("%a") for each in view.options}
    assert not any(each.reasons for each in view.options)


@pytest.mark.parametrize(
    ("label", "shown"), [(Visibility.SHARED, (f"Ana: {HALF_HOUR}",)), (Visibility.PRIVATE, ())]
)
def test_it_rules_nothing_out_and_is_told_where_it_is_labelled(label, shown):
    table = Table("ana", "ben", duration=60)
    table.says("ana", "I can only stay 30 minutes.")
    table(Label, member="ana", preference=1, visibility=label)
    table.answers("ana", "ben")
    view = options_proposed(table.session, table.session.round)

    assert all((each.works_for, each.of) == (2, 2) for each in view.options)
    assert all(each.reasons == shown for each in view.options)


def test_the_outcome_tells_it_too():
    table = Table("ana", "ben", duration=60)
    table.says("ana", "I can only stay 30 minutes.")
    table(Label, member="ana", preference=1, visibility=Visibility.SHARED)
    table.answers("ana", "ben")
    effects = table.votes(ana="A", ben="A")
    [view] = [each.view for each in effects if isinstance(getattr(each, "view", None), Decided)]

    assert f"Ana: {HALF_HOUR}." in beside_the_count(view)


def test_who_stays_as_long_as_it_takes_is_there_throughout():
    table = Table("ana", "ben", duration=30)
    table.says("ana", "I can only stay 30 minutes.")
    table(Label, member="ana", preference=1, visibility=Visibility.SHARED)
    table.answers("ana", "ben")

    assert not any(
        each.reasons for each in options_proposed(table.session, table.session.round).options
    )
