"""Wishes in the form that other programs read; said -> data."""

import json
from datetime import UTC, datetime

from click.testing import CliRunner

from bot.cli import app
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


def test_a_part_of_a_meeting_says_when_it_is_one():
    assert applies_of("On Tuesday I can only stay for the first half", window=WINDOW) == [
        {
            "minutes": 0,
            "half": 1,
            "last": False,
            "at": {"weekly": {"days": ["tue"], "from": None, "to": None, "every": 1}},
        }
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


def understood(words):
    return from_data(
        {"text": words, "timezone": "Europe/Berlin", "now": NOW.isoformat(), "window": WINDOW}, NOW
    )


def test_what_is_accepted_says_so():
    [wish] = understood("Mondays are fine.")["preferences"]

    assert (wish["polarity"], wish["strength"]) == ("accepts", "prefers")


def test_what_is_not_listed_is_the_rest_of_the_window():
    found = understood("I can do 13 January 10-12 or 14 January after 3.")
    _, rest = found["preferences"]

    assert (rest["polarity"], rest["strength"]) == ("against", "mildly")
    assert [(each["start"][:16], each["end"][:16]) for each in rest["applies"]["dated"]] == [
        ("2027-01-11T00:00", "2027-01-13T10:00"),
        ("2027-01-13T12:00", "2027-01-14T15:00"),
        ("2027-01-15T00:00", "2027-01-30T00:00"),
    ]
    [asked] = found["questions"]
    assert asked["answers"] == ["Only then", "Those are best", "Others too"]


def test_words_that_were_not_understood_are_asked_about():
    [asked] = understood("Wednesdays are a bit weird")["questions"]

    assert asked["text"] == "How about Wednesdays?"


def test_where_nothing_is_asked_there_is_no_question():
    assert "questions" not in understood("Friday mornings work after all.")


def test_a_line_goes_before_the_options_and_takes_from_them_what_it_lacks():
    lines = """{"text": "after 9 on Monday"}
{"text": "after 9 on Monday", "timezone": "Asia/Tokyo", "now": "2027-01-20T00:00:00Z"}"""
    options = ("--now", "2027-01-07T10:00:00Z", "--timezone", "Europe/Berlin")

    done = CliRunner().invoke(app, ("understand", "-", "--json", *options), input=lines)

    wishes = [json.loads(line)["preferences"] for line in done.stdout.splitlines()]
    dated = [each["applies"]["dated"][0]["start"] for [each] in wishes]
    assert dated == ["2027-01-11T09:00:00+01:00", "2027-01-25T09:00:00+09:00"]
