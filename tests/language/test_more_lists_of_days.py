"""More lists of days: said → understood, and what is asked, where more could be told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from orchestration.model.times import Weekly
from tests.language.listening import heard, line_of

MESSAGES: list[tuple[str, list[str], list[str]]] = [
    ("Tue doesn't work for me. Wed does, from 10.", ["against must: tue"], ["Wed does, from 10"]),
    (
        "I'm free Mon & Tue, not Wed, Thu after 2",
        ["accepts: mon,tue", "against must: wed"],
        ["Thu after 2"],
    ),
    ("only Monday, rest doesn't work", ["for must: mon"], []),
    ("only Tue, otherwise not", ["for must: tue"], []),
    ("nur Di, sonst geht nichts", ["for must: tue"], []),
    ("nur Mo, Rest geht nicht", ["for must: mon"], []),
    ("Tue - no, Wed - after 2", ["against must: tue"], ["Wed - after 2"]),
    (
        "Mo – ja, Di – nein, Mi – ab 14",
        ["accepts: mon", "against must: tue", "accepts: wed 14:00-"],
        [],
    ),
    ("not Wed, Thu after 2 works", ["against must: wed", "accepts: thu 14:00-"], []),
    (
        "Mon yes but only after 11, Tue no",
        ["accepts: mon", "accepts: mon 11:00-", "against must: mon -11:00", "against must: tue"],
        [],
    ),
    ("Out Mon and Tue, back Wed", ["busy against must: mon,tue"], []),
    ("Thursday's no good, Friday's fine after 1", ["against must: thu", "accepts: fri 13:00-"], []),
    (
        "could do Mon 10-12, Tue no chance, Wed all day",
        ["accepts: mon 10:00-12:00", "against must: tue", "for prefers: wed"],
        [],
    ),
    ("Wed all day no, Thu all day yes", ["against must: wed", "for prefers: thu"], []),
    ("busy tue wed, thu ok", ["busy against must: tue,wed", "accepts: thu"], []),
    (
        "monday off, tuesday in meetings til 12, wednesday free",
        ["busy against must: mon", "busy against must: tue -12:00", "accepts: wed"],
        [],
    ),
    (
        "I can't make the 14th but could do the 15th in the morning",
        ["against must: 01-14 00:00-01-15 00:00", "accepts: 01-15 00:00-12:00"],
        [],
    ),
    (
        "14th: no. 15th: yes. 18th: after 2pm.",
        [
            "against must: 01-14 00:00-01-15 00:00",
            "accepts: 01-15 00:00-01-16 00:00",
            "accepts: 01-18 14:00-01-19 00:00",
        ],
        [],
    ),
    ("Either Tue or Wed, not Thu", ["for prefers: tue,wed", "against must: thu"], []),
    ("Tue or Wed fine, Thu not so much", ["accepts: tue,wed", "against prefers: thu"], []),
    (
        "Mon 13-15 is blocked, Tue 13-15 is fine",
        ["busy against must: mon 13:00-15:00", "accepts: tue 13:00-15:00"],
        [],
    ),
    (
        "Not Monday or Tuesday, Wednesday from noon",
        ["against must: mon,tue"],
        ["Wednesday from noon"],
    ),
    ("nope for Tuesday, Wednesday works til 1", ["against must: tue", "accepts: wed -13:00"], []),
    (
        "Thu: yes / Fri: no / Mon: only after 3",
        ["accepts: thu", "against must: fri", "accepts: mon 15:00-", "against must: mon -15:00"],
        [],
    ),
    ("Wed isn't possible, unless before 9", ["against must: wed 09:00-"], []),
    ("Mo keine Zeit, Di ab 13 Uhr Zeit", ["against must: mon", "accepts: tue 13:00-"], []),
    ("Mo hab ich keine Zeit, Di schon", ["against must: mon", "accepts: tue"], []),
    ("Di leider keine Zeit, Mi wäre ok", ["against must: tue", "accepts: wed"], []),
    ("Di bin ich raus, Mi bin ich dabei", ["busy against must: tue", "accepts: wed"], []),
    (
        "Bin Di und Mi auf Messe, Do geht ab 11",
        ["busy against must: tue,wed", "accepts: thu 11:00-"],
        [],
    ),
    ("Fr nie, Mo-Do immer", ["against must: fri"], ["Mo-Do immer"]),
    (
        "Fr passt gar nicht, Do nachmittag schon eher",
        ["against must: fri", "for prefers: thu 12:00-18:00"],
        [],
    ),
    (
        "Montag ungern, Dienstag gern, Mittwoch nicht",
        ["against prefers: mon", "for prefers: tue", "against must: wed"],
        [],
    ),
    (
        "am 14. nicht, am 15. schon, am 18. nur vormittags",
        [
            "against must: 01-14 00:00-01-15 00:00",
            "accepts: 01-15 00:00-01-16 00:00",
            "accepts: 01-18 00:00-12:00",
            "against must: 01-18 12:00-01-19 00:00",
        ],
        [],
    ),
    (
        "14.1. nein, 15.1. nur bis 12, 18.1. ja",
        [
            "against must: 01-14 00:00-01-15 00:00",
            *("accepts: 01-15 00:00-12:00", "against must: 01-15 12:00-01-16 00:00"),
            "accepts: 01-18 00:00-01-19 00:00",
        ],
        [],
    ),
    (
        "Den 14. kann ich nicht, den 15. ab 10 Uhr gerne",
        ["against must: 01-14 00:00-01-15 00:00", "for prefers: 01-15 10:00-01-16 00:00"],
        [],
    ),
    (
        "Dienstag Vormittag nein, Dienstag Nachmittag ja, Mittwoch nein",
        ["against must: tue -12:00", "accepts: tue 12:00-18:00", "against must: wed"],
        [],
    ),
    (
        "Mi 10-12 ok, Do 10-12 nicht",
        ["accepts: wed 10:00-12:00", "against must: thu 10:00-12:00"],
        [],
    ),
    (
        "Mi von 10 bis 12 bin ich belegt, danach frei",
        ["busy against must: wed 10:00-12:00", "accepts: wed 12:00-"],
        [],
    ),
    ("Di wird nix, Mi ab 10 passts", ["against must: tue", "accepts: wed 10:00-"], []),
    ("Kann nur Di nicht", ["against must: tue"], []),
    ("Nur Di geht nicht, Rest passt", ["against must: tue", "flexible for prefers"], []),
    (
        "Mo nicht und Di nicht, Mi nicht vor 11",
        ["against must: mon", "against must: tue", "against must: wed -11:00"],
        [],
    ),
    (
        "Montag: geht nicht; Dienstag: geht ab 10; Mittwoch: egal",
        ["against must: mon", "accepts: tue 10:00-", "flexible for prefers: wed"],
        [],
    ),
    ("Weder Mo noch Di, Mi ab 10", ["against must: mon,tue"], ["Mi ab 10"]),
    (
        "Di ist schlecht, Mi ist besser, Do ist am besten",
        ["against prefers: tue", "for prefers: wed", "for prefers: thu"],
        [],
    ),
    (
        "Mo kann ich nur bis 11, Di gar nicht, Mi ganztags",
        [
            "accepts: mon -11:00",
            "against must: mon 11:00-",
            "against must: tue",
            "for prefers: wed",
        ],
        [],
    ),
    ("Vormittags nicht, nachmittags ab 14", ["against must: daily -12:00"], ["nachmittags ab 14"]),
    ("Mo no, Di yes", ["against must: mon", "accepts: tue"], []),
    ("Tue nicht, Wed ok", ["against must: tue", "accepts: wed"], []),
    ("can't: Mon, Tue. can: Wed, Thu", ["against must: mon"], ["Tue. can: Wed, Thu"]),
    ("No: Mon, Tue; Yes: Wed", ["against must: mon,tue", "accepts: wed"], []),
    ("Available: Tue, Wed. Not available: Thu", ["accepts: tue,wed", "against must: thu"], []),
]


@pytest.mark.parametrize(("said", "understood", "asked"), MESSAGES)
def test_no_day_is_turned_round(said: str, understood: list[str], asked: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert [each.text for each in found.not_understood] == asked


DAYS = {"en": ("Tue", "Wed"), "de": ("Dienstag", "Mittwoch")}
NO = {
    "en": ("{} no", "{} I can't", "{} doesn't work", "{}: no", "I can't do {}", "{} is impossible"),
    "de": (
        "{} nicht",
        "{} kann ich nicht",
        "{} geht nicht",
        "{}: nein",
        "kann {} nicht",
        "{} geht gar nicht",
        "{} hab ich keine Zeit",
    ),
}
YES = {
    "en": ("{} works", "{} yes", "{} from 10 works", "I can do {}", "{}: ok", "{} is fine"),
    "de": ("{} geht", "{} ja", "{} ab 10 geht", "{} kann ich", "{}: ok", "{} passt", "{} schon"),
}
LINKS = (", ", " - ", " / ", ". ", "; ", "\n", ", but ")


def lists() -> Iterator[tuple[str, str, str]]:
    """A no and a yes to two days, in both orders, with what it is to the second day and first."""
    for language, (one, other) in DAYS.items():
        for no, yes in product(NO[language], YES[language]):
            for link in LINKS:
                put = link.replace("but", "aber") if language == "de" else link
                yield no.format(one) + put + yes.format(other), "tue", "wed"
                yield yes.format(one) + put + no.format(other), "wed", "tue"


def test_a_no_and_a_yes_stay_with_their_days_whatever_parts_them() -> None:
    assert [said for said, refused, fine in lists() if not is_kept(said, refused, fine)] == []


def is_kept(said: str, refused: str, fine: str) -> bool:
    """Whether no day has got the word of the other; what is missing has to be asked about."""
    found = heard(said)
    kept = all(
        isinstance(each.applies, Weekly)
        and [day.value for day in each.applies.days]
        == [refused if each.polarity == "against" else fine]
        for each in found.preferences
    )
    return kept and bool(found.not_understood or len(found.preferences) == 2)
