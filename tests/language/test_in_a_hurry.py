"""A wish with a sigh, a plea or a reason beside it is read like the same without."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

READ = [
    (
        "can't do tuesday 10-12 (job interview elsewhere, please keep that quiet!!)",
        ["against must: tue 10:00-12:00"],
    ),
    ("can't do tuesday, keep it between us pls", ["against must: tue"]),
    ("Dienstag geht nicht, bleibt unter uns bitte", ["against must: tue"]),
    ("45 min is too long, 20 would do", ["length for prefers: 20 min"]),
    ("an hour is too long tbh", ["length for prefers: 30 min"]),
    ("45 Minuten sind zu lang, 20 reichen", ["length for prefers: 20 min"]),
    ("that's too long, 30 is plenty", ["length for prefers: 30 min"]),
    ("argh no friday's gone, monday instead", ["busy against must: fri", "accepts: mon"]),
    ("ugh no mondays", ["against must: mon"]),
    ("argh no friday", ["against must: fri"]),
    ("ugh just got a client visit all tuesday", ["busy against must: tue"]),
    ("hab grad den ganzen dienstag kundenbesuch", ["busy against must: tue"]),
    (
        "if it's before noon mon or tue, else wed",
        ["for prefers: mon,tue -12:00", "for prefers: wed"],
    ),
    (
        "wenn vormittags dann mo oder di, sonst mi",
        ["for prefers: mon,tue -12:00", "for prefers: wed"],
    ),
    (
        "only tmrw after 3, otherwise next week",
        ["for must: 01-08 15:00-01-09 00:00 + 01-11 00:00-01-18 00:00"],
    ),
    (
        "nur morgen nach 15 uhr, sonst nächste woche",
        ["for must: 01-08 15:00-01-09 00:00 + 01-11 00:00-01-18 00:00"],
    ),
    ("na gut, mir passt alles", ["flexible for prefers"]),
    ("i have time all tuesday", ["accepts: tue"]),
    ("hab den ganzen Dienstag Zeit", ["accepts: tue"]),
]
ASKED_ABOUT = ["i have a meeting on tuesday", "that's too long", "got nothing all tuesday"]


@pytest.mark.parametrize(("said", "expected"), READ)
def test_what_stands_beside_a_wish_in_a_hurry_loses_none_of_it(said, expected):
    assert lines(said) == expected
    assert not heard(said).not_understood


@pytest.mark.parametrize("said", ASKED_ABOUT)
def test_what_may_take_less_than_a_day_or_be_of_anything_is_asked_about(said):
    assert lines(said) == []
