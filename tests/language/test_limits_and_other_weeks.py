"""Limits that are called so, the other of two weeks, and what takes its own time: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

_NOT_BEFORE_18 = ["against must: 01-11 00:00-01-18 00:00"]
_SECOND = "accepts: 01-18 00:00-01-25 00:00"
LIMITS = [
    ("frühestens ab dem 18.", _NOT_BEFORE_18),
    ("ab dem 18. frühestens", _NOT_BEFORE_18),
    ("the 18th at the earliest", _NOT_BEFORE_18),
    ("from the 18th at the earliest", _NOT_BEFORE_18),
    ("10 at the earliest", ["against must: daily -10:00"]),
    ("I finish at 7", ["against must: daily 19:00-"]),
    ("My Fridays finish at lunchtime", ["against must: fri 13:00-"]),
    ("I finish early on Fridays (1pm)", ["against must: fri 13:00-"]),
    (
        "I clock off 3:30 mon to thurs and 1 on fri",
        ["against must: mon,tue,wed,thu 15:30-", "against must: fri 13:00-"],
    ),
    (
        "I start at 11 and finish round 7",
        ["against must: daily -11:00", "against must: daily 19:00-"],
    ),
    (
        "I only work Tue-Thu, and on Thursday I leave at 2",
        ["for must: tue,wed,thu", "against must: thu 14:00-"],
    ),
    (
        "Part-timer here: Mon, Wed, Fri only, finishing at 1",
        ["for must: mon,wed,fri", "against must: mon,wed,fri 13:00-"],
    ),
    ("from 10am at the earliest", ["against must: daily -10:00"]),
    ("Tuesday 10 at the earliest", ["against must: tue -10:00"]),
    ("dienstags ab 10 frühestens", ["against must: tue -10:00"]),
    ("5pm at the latest", ["against must: daily 17:00-"]),
    ("I have to leave by 5 at the very latest", ["against must: daily 17:00-"]),
    ("not later than 5", ["against must: daily 17:00-"]),
    ("no later than 4pm on Tuesday", ["against must: tue 16:00-"]),
    ("no later than the 20th", ["against must: 01-21 00:00-01-23 00:00"]),
    ("no earlier than 9", ["against must: daily -09:00"]),
    ("not earlier than the 18th", _NOT_BEFORE_18),
    ("5pm tops", ["against must: daily 17:00-"]),
    ("max 17 Uhr", ["against must: daily 17:00-"]),
    ("ich kann höchstens bis 17 Uhr", ["against must: daily 17:00-"]),
    ("nicht länger als bis 17 Uhr", ["against must: daily 17:00-"]),
    ("nicht nach 17 Uhr", ["against must: daily 17:00-"]),
    ("nichts vor 10", ["against must: daily -10:00"]),
    ("nichts vor dem Mittag", ["against must: daily -12:00"]),
    ("ideally not later than 5", ["against mildly: daily 17:00-"]),
    ("Tuesday is fine but not after 4", ["accepts: tue", "against must: tue 16:00-"]),
]
ABOUT_AN_HOUR = [
    ("geht auch früh, so 8 uhr?", ["accepts: daily 08:00-08:00"]),
    ("so 10 uhr passt mir am besten", ["for prefers: daily 10:00-10:00"]),
    ("dienstag so 10 uhr", ["for prefers: tue 10:00-10:00"]),
]
NO_LIMITS = [
    ("ich hab nichts vor", ["flexible for prefers"]),
    ("am Montag hab ich noch nichts vor", ["flexible for prefers: mon"]),
    ("max 45 min", ["length for prefers: 45 min"]),
    ("höchstens 2 Meetings am Tag", ["load for prefers: 2 a day"]),
]
WEEKS = [
    ("not next week, the one after", [*_NOT_BEFORE_18, _SECOND]),
    ("not next week, the following one", [*_NOT_BEFORE_18, _SECOND]),
    ("not the first week, the second", [*_NOT_BEFORE_18, _SECOND]),
    ("nicht nächste Woche, übernächste", [*_NOT_BEFORE_18, _SECOND]),
    ("nicht nächste Woche, die danach", [*_NOT_BEFORE_18, _SECOND]),
    (
        "not next week or the one after",
        ["against must: 01-11 00:00-01-18 00:00 + 01-18 00:00-01-25 00:00"],
    ),
    (
        "next week is bad, the following week works",
        ["against prefers: 01-11 00:00-01-18 00:00", _SECOND],
    ),
]
THAT_DAY = [
    ("Tuesday is a holiday, on this day I can't", ["busy against must: tue"]),
    ("Am Dienstag ist Feiertag, an dem Tag kann ich nicht", ["busy against must: tue"]),
    ("my tue just exploded, only thu is left", ["against must: tue", "for must: thu"]),
    ("nur noch Donnerstag übrig", ["for must: thu"]),
]
OF_NO_MEETING = [
    "i need half an hour to breathe",
    "brauche ne halbe stunde zum durchatmen",
    "I can't do this day",
    "An diesem Tag kann ich nicht",
]


@pytest.mark.parametrize(
    ("said", "understood"), [*LIMITS, *NO_LIMITS, *ABOUT_AN_HOUR, *WEEKS, *THAT_DAY]
)
def test_what_is_said_is_heard(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize("said", OF_NO_MEETING)
def test_what_takes_its_own_time_or_is_of_no_day_named_is_listed(said: str) -> None:
    assert lines(said) == []
    assert heard(said).not_understood
