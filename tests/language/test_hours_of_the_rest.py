"""Hours behind an exception are of the days that are left; a start taken out is only that."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

AFTER_LUNCH = ["for prefers: tue,thu 13:00-", "against must: tue,thu 13:00-13:00"]
OF_THE_REST = [
    ("any day but tues, after 10 pls", ["for strongly: daily 10:00-", "against must: tue"]),
    ("any day except tuesday, after 10", ["for prefers: daily 10:00-", "against must: tue"]),
    ("any weekday but tues, after 10", ["for prefers: weekdays 10:00-", "against must: tue"]),
    (
        "every day except mon and fri, after 2pm",
        ["for prefers: daily 14:00-", "against must: mon,fri"],
    ),
    ("any day but friday, mornings only", ["for must: daily -12:00", "against must: fri"]),
    ("jeden tag außer dienstag, nach 10", ["for prefers: daily 10:00-", "against must: tue"]),
]
A_START = [
    ("tue or thu, after lunch, but not 1pm", AFTER_LUNCH),
    ("tue or thu after lunch, but not 1pm", AFTER_LUNCH),
    ("di oder do, nach dem mittagessen, aber nicht um 13 uhr", AFTER_LUNCH),
    ("tuesday but not at 9", ["for prefers: tue", "against must: tue 09:00-09:00"]),
    ("mornings but not 9am", ["for prefers: daily -12:00", "against must: daily 09:00-09:00"]),
]
NEAR = [
    ("any day but tuesday", ["flexible for prefers", "against must: tue"]),
    ("any day but tues after 10", ["flexible for prefers", "against must: tue 10:00-"]),
    (
        "any day but tues, after 10 on wed",
        ["flexible for prefers: wed 10:00-", "against must: tue"],
    ),
    ("tue or thu, after lunch, but not 1-2pm", ["for prefers: tue,thu 14:00-"]),
    ("tue or thu, after lunch, but not before 2pm", ["for prefers: tue,thu 14:00-"]),
]


@pytest.mark.parametrize(("text", "expected"), [*OF_THE_REST, *A_START, *NEAR])
def test_what_hours_are_of(text, expected):
    assert lines(text) == expected
