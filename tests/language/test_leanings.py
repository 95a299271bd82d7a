"""Which way somebody leans within a time, and what the rest of theirs is: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

LEANINGS = [
    ("Tuesday works, the earlier the better", ["accepts: tue", "for mildly: tue -12:00"]),
    ("Dienstag geht, je früher desto besser", ["accepts: tue", "for mildly: tue -12:00"]),
    (
        "Am 14. ab 13 Uhr, je später desto besser",
        ["for prefers: 01-14 13:00-01-15 00:00", "for mildly: 01-14 13:00-18:00"],
    ),
    (
        "the 12th between 10 and 4, ideally before noon",
        ["for prefers: 01-12 10:00-16:00", "for mildly: 01-12 10:00-12:00"],
    ),
    (
        "Am 13. zwischen 9 und 15 Uhr, am liebsten vormittags",
        ["for prefers: 01-13 09:00-15:00", "for prefers: 01-13 09:00-12:00"],
    ),
    ("the earlier the better", ["for prefers: daily -12:00"]),
]
EVENINGS = [
    ("Evening suits me best, say 7", ["for prefers: daily 19:00-19:00"]),
    ("abends, so um 7", ["for prefers: daily 19:00-19:00"]),
    ("Abends passt, so gegen 8", ["accepts: daily 20:00-20:00"]),
    ("I'm available up to 7.30 in the evening", ["accepts: daily -19:30"]),
    (
        "evenings are bad, at 8 in the morning is fine",
        ["against prefers: daily 18:00-", "accepts: daily 08:00-08:00"],
    ),
    (
        "Evenings work. At 8 I start",
        ["accepts: daily 18:00-", "against must: daily -08:00"],
    ),
]
_REST = "busy against must: mon,tue,thu,fri"
THE_REST = [
    (
        "Free on the 14th from 9 till noon, apart from that I'm fully booked",
        ["for must: 01-14 09:00-12:00"],
    ),
    ("Tuesday afternoon works, other than that I'm booked solid", ["for must: tue 12:00-18:00"]),
    ("Do Vormittag ja, der Rest ist weg", ["for must: thu -12:00"]),
    ("Do Vormittag ja, Rest dicht", ["for must: thu -12:00"]),
    ("Do nachmittag, sonst alles dicht", ["for must: thu 12:00-18:00"]),
    ("Mittwoch ab 14 Uhr geht, der Rest der Woche ist voll", ["accepts: wed 14:00-", _REST]),
    ("Wed 2-4 works, the rest of the week is booked up", ["accepts: wed 14:00-16:00", _REST]),
    ("Mi ab 14 Uhr, Rest der Woche dicht", ["for prefers: wed 14:00-", _REST]),
    (
        "mornings only on the 12th, otherwise I'm easy",
        [
            "accepts: 01-12 00:00-12:00",
            "against must: 01-12 12:00-01-13 00:00",
            "flexible for prefers",
        ],
    ),
]


@pytest.mark.parametrize(("said", "understood"), [*LEANINGS, *EVENINGS, *THE_REST])
def test_what_is_said_of_a_part_is_heard_of_it(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        (
            "Any time after 1 on the 14th, the earlier the better",
            ["for prefers: 01-14 13:00-01-15 00:00"],
        ),
        ("Mon, Tue and the rest of the week are full", []),
        ("Mo, Di und der Rest der Woche voll", []),
    ],
)
def test_what_may_be_of_either_is_asked_about(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert heard(said).not_understood
