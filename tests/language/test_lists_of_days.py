"""Lists in which each day has its own answer, and wishes that come after one: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

SAID = [
    (
        "Mon: 9-12, Tue: 14-16, Thu: not available",
        ["for prefers: mon 09:00-12:00", "for prefers: tue 14:00-16:00", "against must: thu"],
    ),
    (
        "Busy Mon: 9-10, Tue: 10-11",
        ["busy against must: mon 09:00-10:00", "busy against must: tue 10:00-11:00"],
    ),
    ("Tuesday works, Wednesday if need be", ["accepts: tue", "accepts: wed"]),
    ("Fridays are doable if we really have to", ["accepts: fri"]),
    ("Not the biggest fan of Monday mornings", ["against prefers: mon -12:00"]),
    ("Anything before 10 is a stretch for me", ["against prefers: daily -10:00"]),
    ("she cannot stay beyond 4 on Fridays", ["against must: fri 16:00-"]),
    ("the first week is bad", ["against prefers: 01-11 00:00-01-18 00:00"]),
    ("wednesday works,friday dosent", ["accepts: wed", "against must: fri"]),
    ("no no no, Tuesday works", ["accepts: tue"]),
    (
        "the 13th works but not the 15th",
        ["accepts: 01-13 00:00-01-14 00:00", "against must: 01-15 00:00-01-16 00:00"],
    ),
    ("I'd prefer Tuesday but not Thursday", ["for prefers: tue", "against prefers: thu"]),
    ("OOO through Wednesday", ["busy against must: 01-11 00:00-01-14 00:00"]),
    ("swamped all of next week", ["busy against must: 01-11 00:00-01-18 00:00"]),
    ("Monday could work, why not", ["accepts: mon"]),
]


@pytest.mark.parametrize(("said", "understood"), SAID)
def test_each_day_has_its_own_answer(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_a_half_of_the_day_may_stand_behind_only() -> None:
    understood = [
        "for prefers: tue,thu",
        "accepts: thu 12:00-",
        "against must: thu -12:00",
    ]
    assert lines("Tue or Thu, but Thu only pm") == understood
