"""Wishes in the form that other programs read; said -> data."""

from datetime import UTC, datetime

from bot.messages import from_data

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
WINDOW = {"start": "2027-01-11", "end": "2027-01-29"}


def applies_of(words, **window):
    said = {"text": words, "timezone": "Europe/Berlin", "now": NOW.isoformat()}
    return [wish["applies"] for wish in from_data({**said, **window}, NOW)["preferences"]]


def days_of(applies):
    return [moment["start"][:13] for moment in applies["dated"]]


def test_a_pattern_is_weekly():
    assert applies_of("I can only do Mondays after 2", window=WINDOW) == [
        {"weekly": {"days": ["mon"], "from": "14:00", "to": None, "every": 1}}
    ]


def test_several_patterns_as_one_wish_are_the_days_of_the_window():
    [applies] = applies_of("I can only do Mondays after 2, or every other Friday", window=WINDOW)

    assert days_of(applies) == [
        "2027-01-11T14",
        "2027-01-15T00",
        "2027-01-18T14",
        "2027-01-25T14",
        "2027-01-29T00",
    ]


def test_where_none_of_them_is_in_the_window_none_is_left():
    week = {"start": "2027-01-12", "end": "2027-01-14"}

    assert applies_of("I can only do Mondays after 2, or Fridays", window=week) == [{"dated": []}]


def test_without_a_window_each_time_stands_for_itself():
    assert len(applies_of("I can only do every Monday after 2, or every other Friday")) == 2
