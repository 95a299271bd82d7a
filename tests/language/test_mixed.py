"""Two languages in one message: days, and how they suit, in either: said → understood."""

import pytest

from tests.language.listening import lines

SAID = [
    ("di is gut but not before 10", ["for prefers: tue 10:00-"]),
    ("mittwoch is bad for me", ["against prefers: wed"]),
    ("donnerstag works but not before 10", ["accepts: thu", "against must: thu -10:00"]),
    ("fr works", ["accepts: fri"]),
    ("thursday geht nicht", ["against must: thu"]),
    ("wed passt", ["accepts: wed"]),
    ("wed geht gar nicht", ["against must: wed"]),
    ("tuesday geht, wednesday eher nicht", ["accepts: tue", "against prefers: wed"]),
    ("di und mi sind bad", ["against prefers: tue,wed"]),
    ("vormittags works best", ["for prefers: daily -12:00"]),
    ("Mo is away on Friday", []),  # somebody's name
]


@pytest.mark.parametrize(("said", "understood"), SAID)
def test_days_of_the_other_language_are_read(said, understood):
    assert lines(said) == understood
