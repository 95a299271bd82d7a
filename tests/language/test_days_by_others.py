"""Days that are told by others: "the Monday after", "the other Monday", "that week"."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

BY_OTHERS = [
    (
        "Thu 14 is no good, the Friday after is fine",
        ["against must: 01-14 00:00-01-15 00:00", "accepts: 01-15 00:00-01-16 00:00"],
    ),
    (
        "Could we do the 12th? Otherwise the Tuesday after.",
        ["for prefers: 01-12 00:00-01-13 00:00", "for prefers: 01-19 00:00-01-20 00:00"],
    ),
    (
        "Could do Fri 15 at a push but would prefer the Monday or Tuesday after",
        [
            "accepts: 01-15 00:00-01-16 00:00",
            "for prefers: 01-18 00:00-01-19 00:00 + 01-19 00:00-01-20 00:00",
        ],
    ),
    (
        "Fri 15 is bad, the following Monday is good",
        ["against prefers: 01-15 00:00-01-16 00:00", "for prefers: 01-18 00:00-01-19 00:00"],
    ),
    ("the following Monday works", ["accepts: 01-11 00:00-01-12 00:00"]),
    (
        "der 14. passt nicht, der Freitag darauf schon",
        ["against must: 01-14 00:00-01-15 00:00", "accepts: 01-15 00:00-01-16 00:00"],
    ),
    (
        "Fr. 15. geht, den Montag danach nicht",
        ["accepts: 01-15 00:00-01-16 00:00", "against must: 01-18 00:00-01-19 00:00"],
    ),
    (
        "Am 13. geht es, am darauffolgenden Donnerstag nicht",
        ["accepts: 01-13 00:00-01-14 00:00", "against must: 01-14 00:00-01-15 00:00"],
    ),
    (
        "the 11th is fine, the other Monday isn't",
        ["accepts: 01-11 00:00-01-12 00:00", "against must: 01-18 00:00-01-19 00:00"],
    ),
    (
        "the 19th is mine, rest of that week works",
        ["against prefers: 01-19 00:00-01-20 00:00", "accepts: 01-20 00:00-01-25 00:00"],
    ),
    (
        "I'm on a course on the 14th, so that week is bad",
        ["busy against must: 01-14 00:00-01-15 00:00", "against prefers: 01-11 00:00-01-18 00:00"],
    ),
    ("Jan 18 week works", ["accepts: 01-18 00:00-01-25 00:00"]),
]
IN_A_WEEK = [
    (
        "first week, but not after Wednesday",
        ["for prefers: 01-11 00:00-01-18 00:00", "against must: 01-14 00:00-01-18 00:00"],
    ),
    (
        "Am liebsten in der zweiten Woche, aber da nicht vor Mittwoch",
        ["for prefers: 01-18 00:00-01-25 00:00", "against prefers: 01-18 00:00-01-20 00:00"],
    ),
    (
        "first half of next week is packed. From Thursday on I can",
        ["busy against must: 01-11 00:00-01-14 00:00", "accepts: 01-14 00:00-01-23 00:00"],
    ),
    (
        "Not Mon, not Tues, and definitely not Weds first week",
        [
            "against must: 01-11 00:00-01-12 00:00",
            "against must: 01-12 00:00-01-13 00:00",
            "against strongly: 01-13 00:00-01-14 00:00",
        ],
    ),
    (
        "Mo nicht, Di nicht in der zweiten Woche",
        ["against must: 01-18 00:00-01-19 00:00", "against must: 01-19 00:00-01-20 00:00"],
    ),
    (
        "second week Tue-Thu works but Friday I'm off",
        ["accepts: 01-19 00:00-01-22 00:00", "busy against must: 01-22 00:00-01-23 00:00"],
    ),
    (
        "zweite Woche Mo-Mi super, aber Do bin ich weg",
        ["for prefers: 01-18 00:00-01-21 00:00", "busy against must: 01-21 00:00-01-22 00:00"],
    ),
    (
        "Jan 18 week is hell, only Tue",
        [
            "against must: 01-18 00:00-01-19 00:00 + 01-20 00:00-01-25 00:00",
            "accepts: 01-19 00:00-01-20 00:00",
        ],
    ),
    (
        "week of the 11th, other way round, only Thurs and Fri",
        [
            "accepts: 01-14 00:00-01-16 00:00",
            "against must: 01-11 00:00-01-14 00:00 + 01-16 00:00-01-18 00:00",
        ],
    ),
]
SPANS = [
    ("away 12-15", ["busy against must: 01-12 00:00-01-16 00:00"]),
    ("on vacation 18-22", ["busy against must: 01-18 00:00-01-23 00:00"]),
    ("Urlaub 18-20", ["busy against must: 01-18 00:00-01-21 00:00"]),
    ("out 18-21", ["busy against must: 01-18 00:00-01-22 00:00"]),
    ("belegt 14-16 Uhr", ["busy against must: daily 14:00-16:00"]),
    ("Wed: busy 11-13", ["busy against must: wed 11:00-13:00"]),
    ("13.1. belegt 13-15", ["busy against must: 01-13 13:00-15:00"]),
]


@pytest.mark.parametrize(("said", "understood"), [*BY_OTHERS, *IN_A_WEEK, *SPANS])
def test_which_day_is_meant_is_known_by_those_named(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    "said",
    [
        "I can do Friday or the Monday after",
        "the other Monday isn't",
        "Not before Wednesday. That's the second week",
        "out 11-14",
        "busy 11-13",
        "bin 12-14 nicht da",
    ],
)
def test_a_day_that_could_be_several_is_asked_about(said: str) -> None:
    assert not [each for each in lines(said) if "busy" in each or "accepts" in each]
    assert heard(said).not_understood


def test_a_weekday_bounds_no_week_of_another_sentence() -> None:
    assert lines("the second week. From Wednesday.") == ["for prefers: 01-18 00:00-01-25 00:00"]
