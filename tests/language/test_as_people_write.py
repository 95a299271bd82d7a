"""Short, hurried messages, as they are written in a chat: said -> understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

VERDICTS = [
    (
        "Friday's a bit tight but I can make 9am work",
        ["against prefers: fri", "accepts: fri 09:00-09:00"],
    ),
    ("Monday is bad, but 9 works", ["against prefers: mon", "accepts: mon 09:00-09:00"]),
    ("Monday is bad, but mornings work", ["against prefers: mon", "accepts: daily -12:00"]),
    ("thurs = best for me, fri = backup", ["for prefers: thu", "accepts: fri"]),
    (
        "Tuesday is a non-starter, Thursday could be arranged",
        ["against must: tue", "accepts: thu"],
    ),
    (
        "prefer not Mondays, rest of the week is ok",
        ["against prefers: mon", "flexible for prefers"],
    ),
    (
        "both tues and thurs r fine w me, id avoid wed",
        ["accepts: tue,thu", "against prefers: wed"],
    ),
    (
        "Tue 2-4 or Wed before 11, nothing else works",
        ["for must: tue 14:00-16:00 or wed -11:00"],
    ),
    (
        "Wednesday after 2, Friday only until 12",
        ["for prefers: wed 14:00-", "accepts: fri -12:00", "against must: fri 12:00-"],
    ),
    (
        "Ich könnte Mittwoch ab 14 Uhr, Freitag nur bis 12",
        ["accepts: wed 14:00-", "accepts: fri -12:00", "against must: fri 12:00-"],
    ),
    (
        "Freitags lieber nicht, sonst bin ich offen",
        ["against prefers: fri", "flexible for prefers"],
    ),
]
AWAY = [
    ("traveling Thursday, back Friday", ["busy against must: thu"]),
    ("Mo bis Mi bin ich auf Messe", ["busy against must: mon,tue,wed"]),
]
ON_CONDITION = [
    ("would be great if it's not before 10", ["against prefers: daily -10:00"]),
    ("it'd be super if it's not on Monday", ["against prefers: mon"]),
    ("Friday works if it's before 10", ["accepts: fri -10:00"]),
]
NUMBERED_DAYS = [
    (
        "Not available Mon 11 and Tue 12",
        ["against must: 01-11 00:00-01-12 00:00 + 01-12 00:00-01-13 00:00"],
    ),
    ("Fri 15 works", ["accepts: 01-15 00:00-01-16 00:00"]),
    ("I'm out Tuesday 12 to 1", ["busy against must: tue 12:00-13:00"]),
    ("Mon 9-11 works", ["accepts: mon 09:00-11:00"]),
]


@pytest.mark.parametrize(("said", "understood"), [*VERDICTS, *AWAY, *ON_CONDITION, *NUMBERED_DAYS])
def test_hurried_words_are_understood(said: str, understood: list[str]) -> None:
    assert sorted(lines(said)) == sorted(understood)
    assert heard(said).not_understood == ()


def test_an_engagement_is_never_a_wish() -> None:
    assert lines("Ich habe montags immer Yoga um 16 Uhr") == ["busy against must: mon 16:00-17:00"]
