"""Named parts of the day that overlap by convention do not contradict each other."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

RECONCILED = [
    (
        (
            "prefers meetings in the middle of the day and leaves the mornings and afternoons"
            " for focused work"
        ),
        [
            "for prefers: daily 11:00-14:00",
            "against prefers: daily -11:00",
            "against prefers: daily 14:00-18:00",
        ],
    ),
    (
        "Mornings are for coding. Midday is best.",
        ["against prefers: daily -11:00", "for prefers: daily 11:00-14:00"],
    ),
    (
        "I'd rather avoid afternoons, but lunch is good",
        ["against prefers: daily 13:00-18:00", "for prefers: daily 12:00-13:00"],
    ),
    (
        "Late afternoons are great, but I hate afternoons",
        ["for prefers: daily 15:00-18:00", "against strongly: daily 12:00-15:00"],
    ),
]
AS_SAID = [
    ("afternoons but not after 4", ["for prefers: daily 12:00-16:00"]),
    ("mornings, but not early mornings", ["for prefers: daily 09:00-12:00"]),
    (
        "I love mornings but hate early mornings",
        ["for prefers: daily -12:00", "against strongly: daily -09:00"],
    ),
    (
        "Midday is best. Not before 12 please.",
        ["for prefers: daily 11:00-14:00", "against strongly: daily -12:00"],
    ),
    (
        "Midday on Tuesdays is good, mornings are bad",
        ["for prefers: tue 11:00-14:00", "against prefers: daily -12:00"],
    ),
]


@pytest.mark.parametrize(("said", "understood"), [*RECONCILED, *AS_SAID])
def test_what_is_wanted_holds_where_parts_overlap(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
