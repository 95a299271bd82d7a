"""Lists of ticks, names and weeks, and what is excepted, supposed or past: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of, lines

GRIDS = [
    (
        "| | Mon | Tue |\n|---|---|---|\n| am | ✓ | ✗ |\n| pm | ✗ | ✓ |",
        [
            "accepts: mon -12:00",
            "against must: tue -12:00",
            "against must: mon 12:00-18:00",
            "accepts: tue 12:00-18:00",
        ],
    ),
    (
        "M T W T F\n✗ ✓ ✓ ✗ ✓",
        ["against must: mon", "accepts: tue", "accepts: wed", "against must: thu", "accepts: fri"],
    ),
    (
        "Mo Di Mi\n✅ ❌ ✅",
        ["accepts: mon", "against must: tue", "accepts: wed"],
    ),
    (
        "| | vormittags | nachmittags |\n| Mo | ja | nein |\n| Di | nein | ja |",
        [
            "accepts: mon -12:00",
            "against must: mon 12:00-18:00",
            "against must: tue -12:00",
            "accepts: tue 12:00-18:00",
        ],
    ),
    ("M T W T F\nx x - x -", []),
]
LAID_OUT = [
    *GRIDS,
    (
        "✅ Tue am\n✅ Thu pm\n❌ Mon\n🤷 Wed",
        ["accepts: tue -12:00", "accepts: thu 12:00-18:00", "against must: mon", "accepts: wed"],
    ),
    (
        "✔️ 18.\n✔️ 19.\n❌ 20.",
        [
            "accepts: 01-18 00:00-01-19 00:00",
            "accepts: 01-19 00:00-01-20 00:00",
            "against must: 01-20 00:00-01-21 00:00",
        ],
    ),
    (
        "* Ben: can't Mondays\n* Aylin: on leave until the 15th\n* me: Tuesday works",
        ["accepts: tue"],
    ),
    (
        "Meine Arbeitszeiten:\nMo–Do 8–15 Uhr\nFr 8–12 Uhr",
        [
            "accepts: mon,tue,wed,thu 08:00-15:00",
            "against must: mon,tue,wed,thu -08:00",
            "against must: mon,tue,wed,thu 15:00-",
            "accepts: fri 08:00-12:00",
            "against must: fri -08:00",
            "against must: fri 12:00-",
        ],
    ),
    (
        "KW2: nur Do\nKW3: egal",
        [
            "accepts: 01-14 00:00-01-15 00:00",
            "against must: 01-11 00:00-01-14 00:00 + 01-15 00:00-01-18 00:00",
            "flexible for prefers: 01-18 00:00-01-25 00:00",
        ],
    ),
    (
        "Wunsch: Dienstag oder Mittwoch, 10 Uhr.\nKein Wunsch: Freitag.",
        ["for prefers: tue,wed 10:00-10:00", "against prefers: fri"],
    ),
    (
        "Availability 11-15 Jan\nMon: none\nTue: 10-12\nFri: 9-11",
        [
            "against must: 01-11 00:00-01-12 00:00",
            "accepts: 01-12 10:00-12:00",
            "accepts: 01-15 09:00-11:00",
        ],
    ),
    (
        "*When I can*\nTuesdays\n*When I can't*\nMondays\n*When I'd rather cry*\nWednesdays",
        ["accepts: tue", "busy against must: mon", "free_text for prefers"],
    ),
    (
        "Mon 11 Jan\n09:00–09:30 Daily\n13:00–15:00 Review\nTue 12 Jan\nAll day: Offsite Potsdam",
        [
            "busy against must: 01-11 09:00-09:30",
            "busy against must: 01-11 13:00-15:00",
            "busy against must: 01-12 00:00-01-13 00:00",
        ],
    ),
    (
        "11.01. 10:00-11:00 Jour fixe\n13.01. ganztägig Messe Köln",
        ["busy against must: 01-11 10:00-11:00", "busy against must: 01-13 00:00-01-14 00:00"],
    ),
]
IN_A_LINE = [
    (
        "kann nächste woche nur mi, übernächste egal",
        [
            "accepts: 01-13 00:00-01-14 00:00",
            "against must: 01-11 00:00-01-13 00:00 + 01-14 00:00-01-18 00:00",
            "flexible for prefers: 01-18 00:00-01-25 00:00",
        ],
    ),
    (
        "Week 1 (11th): anything but Thu. Week 2 (18th): only Tue or Wed.",
        [
            "for prefers: 01-11 00:00-01-18 00:00",
            "against must: 01-14 00:00-01-15 00:00",
            "accepts: 01-19 00:00-01-21 00:00",
            "against must: 01-18 00:00-01-19 00:00 + 01-21 00:00-01-25 00:00",
        ],
    ),
    ("Mo vorm. ja / nachm. nein", ["accepts: mon -12:00", "against must: mon 12:00-18:00"]),
    (
        "Mon-Thu I'm there till 18:00, then I'm gone.",
        ["accepts: mon,tue,wed,thu -18:00", "against must: mon,tue,wed,thu 18:00-"],
    ),
    ("10 or 11am ET is good", ["for prefers: daily 16:00-16:00 or daily 17:00-17:00"]),
    ("So nothing that runs past 16:00", ["against must: daily 16:00-"]),
    ("My evenings belong to the kids from 18:30 on", ["against prefers: daily 18:30-"]),
    ("Gleiche Zeitzone 😉 Ab 17 Uhr bin ich weg.", ["busy against must: daily 17:00-"]),
    ("Every day but Wednesday is bad.", ["for prefers: wed", "against prefers: mon,tue,thu,fri"]),
    (
        "Außer dienstags und mittwochs sieht's bei mir schlecht aus.",
        ["for prefers: tue,wed", "against prefers: mon,thu,fri"],
    ),
    ("If it's a Monday it has to be after 2.", ["accepts: mon 14:00-", "against must: mon -14:00"]),
    ("was free thursdays in december, not in january", []),
    ("I've left the building by half three", ["against must: daily 15:30-"]),
    ("not over lunch please (12:30 to 13:15 for me)", ["against strongly: daily 12:30-13:15"]),
    ("Normally I'd say mornings", []),
]


@pytest.mark.parametrize(("said", "understood"), [*LAID_OUT, *IN_A_LINE])
def test_it_is_read_as_it_is_laid_out(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_what_is_said_of_others_in_a_row_is_listed() -> None:
    found = heard("* Ben: can't Mondays\n* Aylin: on leave until the 15th\n* me: no limits")
    assert [line_of(each) for each in found.preferences] == ["flexible for prefers"]
    assert [left.text[:3] for left in found.not_understood] == ["* B", "* A"]


@pytest.mark.parametrize("said", [said for said, understood in IN_A_LINE if not understood])
def test_what_need_not_hold_now_is_listed(said: str) -> None:
    assert heard(said).not_understood
