"""Days and hours that belong together, wherever they stand in a sentence."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

TOGETHER = [
    ("Please keep 12:15-13:15 free", ["against strongly: daily 12:15-13:15"]),
    ("Leave 9-10 clear", ["against prefers: daily 09:00-10:00"]),
    ("Any day from Tuesday to Friday suits me", ["accepts: tue,wed,thu,fri"]),
    ("any weekday from Monday to Wednesday", ["for prefers: mon,tue,wed"]),
    ("3 to 5 suits me, Mondays and Wednesdays", ["accepts: mon,wed 15:00-17:00"]),
]
APART = [
    ("I can't do Monday - Tuesday works", ["against must: mon", "accepts: tue"]),
    (
        "10-12 works, Tuesday afternoon works",
        ["accepts: daily 10:00-12:00", "accepts: tue 12:00-18:00"],
    ),
    (
        "Evenings are good, on Friday I cannot.",
        ["for prefers: daily 18:00-", "against must: fri"],
    ),
    (
        "The 12th is good, the 13th I can't",
        [
            "for prefers: 01-12 00:00-01-13 00:00",
            "against must: 01-13 00:00-01-14 00:00",
        ],
    ),
]
ANY_DAY = [
    ("any day", ["flexible for prefers"]),
    ("Any day after 2pm", ["for prefers: daily 14:00-"]),
    ("I love evenings, any day of the week", ["for prefers: daily 18:00-"]),
]


@pytest.mark.parametrize(("said", "understood"), [*TOGETHER, *APART, *ANY_DAY])
def test_what_belongs_together_is_one_wish(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_many_hours_are_a_length() -> None:
    assert lines("48h notice please") == ["notice for strongly: 2880 min"]
    assert lines("I'm free at 14h") == ["accepts: daily 14:00-14:00"]
