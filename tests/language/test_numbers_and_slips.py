"""Clock times, parts and days as people type them: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of, lines

SLIPS = [
    ("tuesady works", ["accepts: tue"]),
    ("wensday is fine", ["accepts: wed"]),
    ("Fryday is bad", ["against prefers: fri"]),
    ("thursdya afternon please", ["for strongly: thu 12:00-18:00"]),
    ("mornigns suit me", ["accepts: daily -12:00"]),
    ("I'm avaliable on Monday", ["accepts: mon"]),
    ("tommorow works", ["accepts: 01-08 00:00-01-09 00:00"]),
    ("mon, weds & fri work", ["accepts: mon,wed,fri"]),
    ("Mon9-11 works", ["accepts: mon 09:00-11:00"]),
    ("after6pm works", ["accepts: daily 18:00-"]),
]
CLOCKS = [
    ("9ish works", ["accepts: daily 09:00-09:00"]),
    ("10-ish is good", ["for prefers: daily 10:00-10:00"]),
    ("1430 works", ["accepts: daily 14:30-14:30"]),
    ("Thursday 1000-1130", ["for prefers: thu 10:00-11:30"]),
    ("15h on Tuesday", ["for prefers: tue 15:00-15:00"]),
    ("14:00h on Tuesday", ["for prefers: tue 14:00-14:00"]),
    ("Friday 15.45", ["for prefers: fri 15:45-15:45"]),
    ("half 4 on Tuesday", ["for prefers: tue 16:30-16:30"]),
    ("quarter to 5 works", ["accepts: daily 16:45-16:45"]),
]
PARTS = [
    ("first thing on Tuesday", ["for prefers: tue -10:00"]),
    ("last thing on Thursday", ["for prefers: thu 16:00-18:00"]),
    ("before COP on Friday", ["for prefers: fri -17:00"]),
    ("w/c 18 Jan is fine", ["accepts: 01-18 00:00-01-25 00:00"]),
    ("week commencing 11 January is bad", ["against prefers: 01-11 00:00-01-18 00:00"]),
    ("the second half of January is better", ["for prefers: 01-16 00:00-02-01 00:00"]),
    ("a week from Tuesday works", ["accepts: 01-19 00:00-01-20 00:00"]),
    ("Wednesday week is good", ["for prefers: 01-20 00:00-01-21 00:00"]),
    ("between 12 and 14 January", ["for prefers: 01-12 00:00-01-15 00:00"]),
    ("January is full", ["busy against must: 01-01 00:00-02-01 00:00"]),
]


@pytest.mark.parametrize(("said", "understood"), [*SLIPS, *CLOCKS, *PARTS])
def test_times_are_read_as_typed(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


LENGTHS = [("1.5 hours at most", 90), ("at most 1h30", 90), ("2h at most", 120), ("90 min max", 90)]


@pytest.mark.parametrize(("said", "minutes"), LENGTHS)
def test_lengths_are_read_as_typed(said: str, minutes: int) -> None:
    assert [line_of(each) for each in heard(said).preferences] == [
        f"length for prefers: {minutes} min"
    ]


@pytest.mark.parametrize("said", ["a sundae on a sundry list", "2026 was good", "2200-25"])
def test_words_and_numbers_of_their_own_are_no_times(said: str) -> None:
    assert not any(each.applies for each in heard(said).preferences)
