"""What may mean something else is not asserted, and what is firm is: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

DOUBTED = [
    "is Tuesday off the table?",
    "didn't we say not Thursday?",
    "surely not Monday?",
    "I could have done Tuesday",
    "would have taken Thursday",
    "I don't have anything on Tuesday",
    "half day on the 15th",
    "I have a half day on Friday",
    "that's 8pm here",
    "I get back late on the 13th",
    "not only Tuesday",
    "nicht nur Dienstag",
    "Hmm. 11-13 I'm at a conference",
    "11-13 bin ich auf einer Konferenz",
    "I prefer Tuesday, that's it",
    "Tuesday suits, the rest of the week doesn't",
]
LIMITS = [
    ("nothing after 7pm please", ["against must: daily 19:00-"]),
    ("pls nothing before 9:30", ["against must: daily -09:30"]),
    ("no meetings after 5 on Fridays please", ["against must: fri 17:00-"]),
    ("bitte nichts nach 17 Uhr", ["against must: daily 17:00-"]),
    ("nothing on Fridays please", ["against strongly: fri"]),
    (
        "Keine Termine nach 16 Uhr bitte, freitags auch nicht nach 13 Uhr",
        ["against must: daily 16:00-", "against must: fri 13:00-"],
    ),
]
ALL_OF_IT = [
    ("Free Tues 10-1, that's it", ["for must: tue 10:00-13:00"]),
    (
        "I can do the 11th and the 12th but that's it",
        ["for must: 01-11 00:00-01-12 00:00 + 01-12 00:00-01-13 00:00"],
    ),
    ("Dienstag und Mittwoch gehen, das war's", ["for must: tue,wed"]),
    ("that's it, Tuesday works", ["accepts: tue"]),
    (
        "Not before 10, after that gladly",
        ["against must: daily -10:00", "for prefers: daily 10:00-"],
    ),
    ("Can we not do Fridays?", ["against prefers: fri"]),
]
HEADED = [
    (
        "meetings: mon 10-12, wed 14-16",
        ["busy against must: mon 10:00-12:00", "busy against must: wed 14:00-16:00"],
    ),
    (
        "Vorlesungen: Mo 10-12. Sonst immer",
        ["busy against must: mon 10:00-12:00", "flexible for prefers"],
    ),
    (
        "two gaps left: mon 18 10:30-12, thu 21 after 2",
        ["accepts: 01-18 10:30-12:00 + 01-21 14:00-01-22 00:00"],
    ),
    ("best window for me = Tuesday 9:30 - 12:30", ["for prefers: tue 09:30-12:30"]),
    ("thu 21 after 2 works", ["accepts: 01-21 14:00-01-22 00:00"]),
    ("20 past 2 on Thursday works", ["accepts: thu 14:20-14:20"]),
]


@pytest.mark.parametrize("said", DOUBTED)
def test_what_may_mean_something_else_is_listed(said: str) -> None:
    found = heard(said)
    assert found.not_understood
    assert not [each for each in found.preferences if each.strength == "must"]


@pytest.mark.parametrize(("said", "understood"), [*LIMITS, *ALL_OF_IT, *HEADED])
def test_what_is_said_outright_is_read(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


HANGS_ON_MORE = [
    "Mondays are out, otherwise from 9 to 12",
    "would Tuesday from 9 to 11 work?",
]


@pytest.mark.parametrize("said", HANGS_ON_MORE)
def test_what_hangs_on_other_words_is_not_sure(said: str) -> None:
    assert heard(said).preferences[-1].sureness != "sure"
