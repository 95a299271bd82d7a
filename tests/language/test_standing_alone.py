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
    ("Office hours are Thurs 3-5, which I can shift", ["busy against must: thu 15:00-17:00"]),
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
TIMES = [
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


@pytest.mark.parametrize(("said", "understood"), BESIDE + TIMES)
def test_what_is_said_is_heard(said: str, understood: list[str]) -> None:
    assert lines(said)[: len(understood)] == understood


@pytest.mark.parametrize("said", TURNED)
def test_what_may_turn_it_is_asked_about(said: str) -> None:
    assert not any("must" in line for line in lines(said))
    assert heard(said).not_understood
