"""“That week” is the one that is asked about, where there is one: said → understood."""

from __future__ import annotations

from datetime import date

import pytest

from orchestration.model.times import Window
from tests.language.listening import lines

ONE_WEEK = Window(date(2027, 1, 11), date(2027, 1, 15))
_ALL_OF_IT = "01-11 00:00-01-18 00:00"
SAID = [
    ("i can't make it that week at all", [f"against must: {_ALL_OF_IT}"]),
    (
        "i can't make it that week at all, start without me",
        [f"against must: {_ALL_OF_IT}", "attendance for prefers"],
    ),
    ("i'm away that week", [f"busy against must: {_ALL_OF_IT}"]),
    ("sorry, i'm away all that week", [f"busy against must: {_ALL_OF_IT}"]),
    ("any day that week", [f"flexible for prefers: {_ALL_OF_IT}"]),
    ("not on monday that week", ["against must: 01-11 00:00-01-12 00:00"]),
    ("i'm in berlin that week", []),
]


@pytest.mark.parametrize(("said", "understood"), SAID)
def test_that_week_is_the_one_asked_about(said: str, understood: list[str]) -> None:
    assert lines(said, window=ONE_WEEK) == understood


def test_that_week_is_none_of_several() -> None:
    assert lines("i'm away that week") == []
    assert lines("can't do that week", window=None) == []
