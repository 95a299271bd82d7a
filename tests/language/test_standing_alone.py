"""Wishes beside what no rule has words for, and what must not be read of them: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

BESIDE = [
    ("12 to 2 is a no from me, flibber zonk", ["against must: daily 12:00-14:00"]),
    ("6pm is my hard stop, every day", ["against must: daily 18:00-"]),
    (
        "Tuesday and Thursday in the evening suit me, after the zumba",
        ["accepts: tue,thu 18:00-"],
    ),
    ("Montag passt mir nicht so, Dienstag perfekt", ["against prefers: mon", "for prefers: tue"]),
    ("hard no on the 14th (root canal)", ["against must: 01-14 00:00-01-15 00:00"]),
    (
        "I teach till 12 on Tuesday and Friday, so these mornings are not available",
        ["busy against must: tue,fri -12:00"],
    ),
    ("After 7pm only if nothing else is there", ["against mildly: daily 19:00-"]),
    ("Monday the 11th I won't be at a desk until 2", ["against must: 01-11 00:00-14:00"]),
    ("vor 11 bin ich nicht zurück", ["against must: daily -11:00"]),
    (
        "Mittwochnachmittag ist bei uns in der Praxis zu, da hätte ich Zeit.",
        ["accepts: wed 12:00-18:00"],
    ),
    ("Nächste Woche liege ich flach", ["busy against must: 01-11 00:00-01-18 00:00"]),
    (
        "I'd much rather do mornings. Afternoons if we absolutely must.",
        ["for strongly: daily -12:00", "against mildly: daily 12:00-18:00"],
    ),
    ("please nothing on Tuesday", ["against strongly: tue"]),
    ("Zwischen 12 und 13 Uhr ist bei uns Mittagsruhe", ["busy against must: daily 12:00-13:00"]),
    ("7pm works once, but not if it's a Wednesday", ["accepts: daily 19:00-19:00"]),
    (
        "happy to jump on at 7pm once, but not if it's a Wednesday",
        ["accepts: daily 19:00-19:00", "against must: wed 19:00-19:00"],
    ),
    ("Office hours are Thurs 3-5, which I can shift", ["against prefers: thu 15:00-17:00"]),
    (
        "hab Mittwoch nachmittag schon nen Termin, sonst alles ok",
        ["busy against must: wed 12:00-18:00", "flexible for prefers"],
    ),
    ("Mittwoch hab ich schon ein Date", ["busy against must: wed"]),
    (
        "I'm away on Wednesday, and on Thursday until 2.",
        ["busy against must: wed", "busy against must: thu -14:00"],
    ),
    ("can't do Tuesday anymore", ["against must: tue"]),
    ("something came up, can't do Tuesday anymore", ["against must: tue"]),
    ("Sorry something's come up on Tuesday", ["busy against must: tue"]),
    ("mir ist was dazwischengekommen, kann Dienstag doch nicht", ["against must: tue"]),
]
PIECES = [
    ("Never on a Monday, always open on Tuesdays", ["against must: mon", "accepts: tue"]),
    (
        "can't do Monday, definitely can Tuesday, Wednesday no",
        ["against must: mon", "accepts: tue", "against must: wed"],
    ),
    (
        "Leider nein zum 20., leider nein zum 21., der 22. klappt bis 13 Uhr",
        [
            "against must: 01-20 00:00-01-21 00:00",
            "against must: 01-21 00:00-01-22 00:00",
            "accepts: 01-22 00:00-13:00",
        ],
    ),
    ("I'm not allowed to work Fridays and my boss is oddly strict about it", ["against must: fri"]),
    (
        "I have before 9 and after 4 no meetings",
        ["against must: daily -09:00", "against must: daily 16:00-"],
    ),
]
THEREAFTER = [
    (
        "I have a call at 2 on Tuesday, after that I'm free",
        ["busy against must: tue 14:00-15:00", "accepts: tue 15:00-"],
    ),
    (
        "Freitag der 15. wär super, zur Not auch der Montag danach",
        [
            "for prefers: 01-15 00:00-01-16 00:00",
            "accepts: 01-18 00:00-01-19 00:00",
        ],
    ),
    (
        "The 14th is out, the Monday after works",
        ["busy against must: 01-14 00:00-01-15 00:00", "accepts: 01-18 00:00-01-19 00:00"],
    ),
    (
        "Di 9-11 oder Do 13-15, mehr ist nicht drin",
        ["for must: tue 09:00-11:00 or thu 13:00-15:00"],
    ),
    ("Di 9-11, sonst nichts", ["for must: tue 09:00-11:00"]),
    ("Tuesday, audio-only, works", ["accepts: tue"]),
]
AROUND = [
    ("If I'm honest I can't do Tuesday", ["against must: tue"]),
    ("Due to a hospital appointment I can't do Tuesday", ["against must: tue"]),
    ("I've just realised I can't do Tuesday", ["against must: tue"]),
    ("Morning! I can't do Tuesday", ["against must: tue"]),
    ("tl;dr Tuesday after 3 works", ["accepts: tue 15:00-"]),
    ("Tuesday works, like last week", ["accepts: tue"]),
    ("I can't do Tuesday and that's final", ["against must: tue"]),
    ("Nur kurz: Dienstag ab 15 Uhr geht", ["accepts: tue 15:00-"]),
    ("Dienstag kann ich aus familiären Gründen nicht", ["against must: tue"]),
    ("Da die Kita zu hat: Dienstag ab 15 Uhr geht", ["accepts: tue 15:00-"]),
]
TIMES = [
    ("Tuesday 10 or Wednesday 2 would work", ["accepts: tue 10:00-10:00 or wed 14:00-14:00"]),
    ("Thu 9.30 to 2.30 works", ["accepts: thu 09:30-14:30"]),
    ("Vormittags (so ab 9) passt es", ["accepts: daily 09:00-12:00"]),
    ("After 6 I turn into a pumpkin", ["against must: daily 18:00-"]),
    ("ab 16 Uhr ist Feierabend", ["against must: daily 16:00-"]),
    ("I leave at 2 for the school run", ["against must: daily 14:00-"]),
    ("the second Tuesday works", ["accepts: 01-19 00:00-01-20 00:00"]),
    ("Tuesday (12th) works", ["accepts: 01-12 00:00-01-13 00:00"]),
    ("Dienstag (12.1.) geht", ["accepts: 01-12 00:00-01-13 00:00"]),
    ("der 12. (Dienstag) geht", ["accepts: 01-12 00:00-01-13 00:00"]),
    ("Zwischen 11.30 und 13.30 Uhr geht nichts", ["against must: daily 11:30-13:30"]),
    ("I can do Thursday from 2 till about 4", ["accepts: thu 14:00-16:00"]),
    ("roughly 10 to 12 works", ["accepts: daily 10:00-12:00"]),
    ("4-6pm Manila is best", ["for prefers: daily 09:00-11:00"]),
    ("16 bis 18 Uhr Londoner Zeit passt", ["accepts: daily 17:00-19:00"]),
    ("9am ET onwards works", ["accepts: daily 15:00-"]),
    ("nothing before 10. mornings are short", ["against must: daily -10:00"]),
    (
        "anytime between noon and 3 would be super convenient on Wednesday",
        ["flexible for prefers: wed 12:00-15:00"],
    ),
]
TURNED = [
    "If the plumber shows up on the 12th I can't",
    "any day is ok just not glued to lunch but the zonk",
    "not Monday, MLK day",
]


@pytest.mark.parametrize(("said", "understood"), BESIDE + PIECES + THEREAFTER + AROUND + TIMES)
def test_what_is_said_is_heard(said: str, understood: list[str]) -> None:
    assert lines(said)[: len(understood)] == understood


@pytest.mark.parametrize("said", TURNED)
def test_what_may_turn_it_is_asked_about(said: str) -> None:
    assert not any("must" in line for line in lines(said))
    assert heard(said).not_understood
