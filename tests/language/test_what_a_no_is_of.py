"""Noes with small words between, ways out, what is left, and what is only told: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

DENIED = [
    ("ich kann leider nicht am Montag", ["against must: mon"]),
    ("kann also nicht vor 10", ["against must: daily -10:00"]),
    ("I can unfortunately not do Monday", ["against must: mon"]),
    ("forget the 18th", ["against must: 01-18 00:00-01-19 00:00"]),
    ("if it's before 9 I can't make it", ["against must: daily -09:00"]),
    ("if it's on Friday I can't", ["against must: fri"]),
    (
        "Wednesday is taco day in the canteen 12 to 1. That is not negotiable.",
        ["against must: wed 12:00-13:00"],
    ),
    (
        "Tutorials start on the 18th, so that Monday is gone",
        ["busy against must: 01-18 00:00-01-19 00:00"],
    ),
]
AND_THEN_WELCOMED = [
    (
        "Can't on Friday. Thursday 21, ideally at 2pm",
        ["against must: fri", "for mildly: 01-21 14:00 (hour)"],
    ),
    (
        "I can't do Friday. Monday. Tuesday.",
        ["against must: fri", "against must: mon", "against must: tue"],
    ),
]
LET_PASS = [
    ("nach 15 Uhr nur im absoluten Notfall", ["against mildly: daily 15:00-"]),
    (
        "vor 10 nie, nach 15 nur wenn es echt nicht anders geht",
        ["against must: daily -10:00", "against mildly: daily 15:00-"],
    ),
    ("after 3 only if there's really no other way", ["against mildly: daily 15:00-"]),
    ("Dienstag müsste gehen", ["accepts: tue"]),
    ("um vier müsste ich gehen", ["against must: daily 16:00-"]),
]
WHAT_IS_LEFT = [
    (
        "Do 14 Uhr würde passen, alternativ Fr 9 Uhr",
        ["accepts: thu 14:00-14:00", "accepts: fri 09:00-09:00"],
    ),
    (
        "Di kann ich nicht, andere Tage passen",
        ["against must: tue", "accepts: mon,wed,thu,fri"],
    ),
    (
        "busy 9-11 Tuesday, other hours are fine",
        ["busy against must: tue 09:00-11:00", "flexible for prefers"],
    ),
    ("no limits except Friday 12-2", ["flexible for prefers", "against must: fri 12:00-14:00"]),
    ("so that leaves Tuesday and Wednesday", ["accepts: tue,wed"]),
    ("that leaves me no time on Tuesday", ["against must: tue"]),
    ("dann bleibt nur Mittwoch", ["accepts: wed"]),
    ("Tuesday no problem", ["accepts: tue"]),
    ("no problem, Tuesday works", ["accepts: tue"]),
    (
        "on the train Wed from 1pm, before that no problem",
        ["busy against must: wed 13:00-", "accepts: wed -13:00"],
    ),
    (
        "can't do Fridays, but the 22nd works",
        ["against must: 01-15 00:00-01-16 00:00", "accepts: 01-22 00:00-01-23 00:00"],
    ),
    (
        "can't do Thursdays, although the 21st I could do 10ish",
        [
            "against must: 01-14 00:00-01-15 00:00 + 01-21 00:00-10:00 + 01-21 11:00-01-22 00:00",
            "accepts: 01-21 10:00 (hour)",
        ],
    ),
    (
        "kann freitags nicht, der 22. ginge aber",
        ["against must: 01-15 00:00-01-16 00:00", "accepts: 01-22 00:00-01-23 00:00"],
    ),
]
KEPT_BY_THE_REST = [
    (
        "am 12. Prüfung, sonst alles offen",
        ["busy against must: 01-12 00:00-01-13 00:00", "flexible for prefers"],
    ),
    (
        "tuesday the 12th I have my citizenship test. any other day works",
        ["busy against must: 01-12 00:00-01-13 00:00", "flexible for prefers"],
    ),
    (
        "14 Jan audit 1pm-5pm; 15 Jan dentist 2-3",
        ["busy against must: 01-14 13:00-17:00", "busy against must: 01-15 14:00-15:00"],
    ),
    (
        "Mi 14-16 Lenkungskreis, ansonsten flexibel",
        ["busy against must: wed 14:00-16:00", "flexible for prefers"],
    ),
    ("board's on the 19th 1-4pm, blocked obviously", ["busy against must: 01-19 13:00-16:00"]),
    (
        "Freitag vormittag gut, sonst passt alles",
        ["for prefers: fri -12:00", "flexible for prefers"],
    ),
    ("Wednesday coffee 2-3? otherwise any day", ["flexible for prefers"]),
    (
        "I have the class in Mondays between the 18 and the 20 hours, the rest is okay for me",
        ["flexible for prefers"],
    ),
]
OF_EVERY_DAY = [
    ("not on mondays, and nothing after 4", ["against must: mon", "against must: daily 16:00-"]),
    ("no mondays and nothing before 10", ["against must: mon", "against must: daily -10:00"]),
    (
        "bitte nicht montags, und nichts nach 16 uhr",
        ["against strongly: mon", "against must: daily 16:00-"],
    ),
    ("on mondays nothing after 4", ["against must: mon 16:00-"]),
]
ONLY_TOLD = [
    "the client is in town on the 12th, otherwise any day",
    "14 Jan audit 1pm-5pm",
    "don't forget the 14th is a holiday",
    "I forget the exact time, 10ish Tuesday",
    "that Monday is gone",
    "if Tuesday is bad for Ana I can't help",
    "if it's before 9 the room isn't free",
    "Mornings and I are no longer on speaking terms",
    "Fridays and I don't get along",
    "physio says walk every morning",
    "the only thing on my side is the 21st",
    "am on leave form 20th onwards, back in feb",
]
ALIKE = [
    ("Mornings and I can do Friday too", ["for prefers: daily -12:00", "accepts: fri"]),
    ("my calendar says busy Tuesday", ["busy against must: tue"]),
    ("the only thing that works is Tuesday", ["for must: tue"]),
    ("back in feb", ["busy against must: 01-11 00:00-02-01 00:00"]),
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        *DENIED,
        *AND_THEN_WELCOMED,
        *LET_PASS,
        *WHAT_IS_LEFT,
        *KEPT_BY_THE_REST,
        *ALIKE,
        *OF_EVERY_DAY,
    ],
)
def test_it_is_read_as_it_is_meant(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize("said", ONLY_TOLD)
def test_what_may_mean_another_thing_is_listed(said: str) -> None:
    found = heard(said)
    assert found.preferences == ()
    assert found.not_understood
