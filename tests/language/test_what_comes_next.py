"""What comes next, what is only perhaps in the way, and slips of the keyboard: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

_FROM_14 = "accepts: 01-14 00:00-01-23 00:00"
THEN = [
    (
        "Out of office 11–13 Jan, then free.",
        ["busy against must: 01-11 00:00-01-14 00:00", _FROM_14],
    ),
    ("Urlaub 11.-13., dann frei", ["busy against must: 01-11 00:00-01-14 00:00", _FROM_14]),
    ("Exams until Wednesday, then free", [_FROM_14]),
    ("Offsite am Mo und Di, dann frei", ["busy against must: mon,tue", "accepts: wed,thu,fri"]),
    ("busy Tuesday 9-11, then free", ["busy against must: tue 09:00-11:00", "accepts: tue 11:00-"]),
    (
        "dentist on Tuesday at 9, then free",
        ["busy against must: tue 09:00-10:00", "accepts: tue 10:00-"],
    ),
    (
        "Mittwochnachmittag ist bei uns in der Praxis zu, da hätte ich Zeit.",
        ["accepts: wed 12:00-18:00"],
    ),
    ("Tuesday is fine, then free", ["accepts: tue"]),
]
PERHAPS = [
    ("evtl ab 20. in kur", ["against prefers: 01-20 00:00-01-23 00:00"]),
    (
        "I might have jury service the second week.",
        ["against prefers: 01-18 00:00-01-25 00:00"],
    ),
    ("I may be travelling on Tuesday", ["against prefers: tue"]),
    ("perhaps I'm out on Wednesday", ["against prefers: wed"]),
    ("vielleicht bin ich am Dienstag im Urlaub", ["against prefers: tue"]),
    ("maybe Tuesday, I'm out on Monday", ["accepts: tue", "busy against must: mon"]),
    ("I might be able to do Tuesday", ["accepts: tue"]),
    ("May is fine", ["accepts: 05-01 00:00-06-01 00:00"]),
]
SLIPS = [
    ("Dienstga geht nciht, Mitwoch ab 13 uhr pasßt", ["against must: tue", "accepts: wed 13:00-"]),
    ("im of on thrusday adn friday next wek", ["busy against must: 01-14 00:00-01-16 00:00"]),
    (
        "betwen 10 adn 12 on eihter tusday or friady pls",
        ["for strongly: tue,fri 10:00-12:00"],
    ),
    (
        "pls no calls b4 930 am or aftr 530 pm",
        ["against must: daily -09:30", "against must: daily 17:30-"],
    ),
]
ENDS_OF_SENTENCES = [
    (
        "Am liebsten wäre mir der 13. oder 14. zwischen 9 und 12.",
        ["for prefers: 01-13 09:00-12:00 + 01-14 09:00-12:00"],
    ),
    ("Am 13. zwischen 9 und 12.", ["for prefers: 01-13 09:00-12:00"]),
    ("am 13. von 9 bis 11.", ["for prefers: 01-13 09:00-11:00"]),
    ("zwischen 11. und 13. bin ich weg.", ["busy against must: 01-11 00:00-01-14 00:00"]),
    ("Urlaub von 11. bis 13.", ["busy against must: 01-11 00:00-01-14 00:00"]),
]
ENDS_OF_NOES = [
    ("no thu. fri am ok", ["against must: thu", "accepts: fri -12:00"]),
    ("no mon. tue ok", ["against must: mon", "accepts: tue"]),
    ("not wed. thurs fine", ["against must: wed", "accepts: thu"]),
    ("nicht do. fr vormittag geht", ["against must: thu", "accepts: fri -12:00"]),
    ("no mon. tue. wed.", ["against must: mon,tue,wed"]),
    ("no mon. or tue", ["against must: mon,tue"]),
]


@pytest.mark.parametrize(("said", "understood"), THEN + PERHAPS + ENDS_OF_SENTENCES + ENDS_OF_NOES)
def test_what_is_said_is_heard(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), SLIPS)
def test_a_slip_is_heard_as_what_was_meant_and_never_as_sure(
    said: str, understood: list[str]
) -> None:
    assert lines(said) == understood
    assert all(wish.sureness != "sure" for wish in heard(said).preferences)


@pytest.mark.parametrize("said", ["fill in the form on Tuesday", "she buys lunch on Friday"])
def test_a_word_that_stands_for_itself_is_no_slip(said: str) -> None:
    assert lines(said) == []
