"""Engagements in a row, how long they take, and what goes on from them: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

_NOT_AFTER_FIVE = "against must: daily 17:00-"
IN_A_ROW = [
    (
        "My usual week: Mon 9-11 sprint demo, Tue 14-15:30 crit, Fri 12-13 lunch & learn, rest ok",
        [
            "busy against must: mon 09:00-11:00",
            "busy against must: tue 14:00-15:30",
            "busy against must: fri 12:00-13:00",
            "flexible for prefers",
        ],
    ),
    (
        "my week: mon 2-4 customer, tue full, wed free till 5, thu 11-12 1:1, rest ok",
        [
            "busy against must: mon 14:00-16:00",
            "busy against must: tue",
            "accepts: wed -17:00",
            "busy against must: thu 11:00-12:00",
            "flexible for prefers",
        ],
    ),
    (
        "meine Woche: Mo 9-11 Kunde, Di voll, Rest passt",
        ["busy against must: mon 09:00-11:00", "busy against must: tue", "flexible for prefers"],
    ),
    (
        "Mo 9-10 Kickoff, Di 14-16 Bauherr, sonst flexibel",
        [
            "busy against must: mon 09:00-10:00",
            "busy against must: tue 14:00-16:00",
            "flexible for prefers",
        ],
    ),
    (
        "hab mo & mi 10-12 vorlesung und do 14-16 sport",
        ["busy against must: mon,wed 10:00-12:00", "busy against must: thu 14:00-16:00"],
    ),
    (
        "I'm out Tuesday 9-11 and again 2-4",
        ["busy against must: tue 09:00-11:00", "busy against must: tue 14:00-16:00"],
    ),
    (
        "I'm out 9-11 and again 2-4 on Tuesday",
        ["busy against must: tue 09:00-11:00", "busy against must: tue 14:00-16:00"],
    ),
    ("my week: mon 9-12, tue 2-4", ["for prefers: mon 09:00-12:00 or tue 14:00-16:00"]),
    (
        "Mon 9-11 Berlin time, Tue 2-4 Berlin time",
        ["for prefers: mon 09:00-11:00 or tue 14:00-16:00"],
    ),
    (
        "Thu: only mornings\nFri: until 1",
        ["accepts: thu -12:00", "against must: thu 12:00-", "accepts: fri -13:00"],
    ),
    (
        "Do: nur vormittags\nFr: bis 13 Uhr",
        ["accepts: thu -12:00", "against must: thu 12:00-", "accepts: fri -13:00"],
    ),
    ("19/01 Tentative 14-15", ["against prefers: 01-19 14:00-15:00"]),
    ("15.01 works", ["accepts: 01-15 00:00-01-16 00:00"]),
]
GOING_ON = [
    (
        "before 11 works. after that i'm in back to backs every day",
        ["accepts: daily -11:00", "busy against must: daily 11:00-"],
    ),
    (
        "I'm out until 10, after that I'm free on Tuesdays",
        ["busy against must: daily -10:00", "accepts: tue 10:00-"],
    ),
    (
        "12.1. bis 14 Uhr frei, 13.1. geht gar nicht, danach alles offen",
        [
            "accepts: 01-12 00:00-14:00",
            "against must: 01-13 00:00-01-14 00:00",
            "accepts: 01-14 00:00-01-23 00:00",
        ],
    ),
    ("I'm away from the 21st and back on the 25th", ["busy against must: 01-21 00:00-01-23 00:00"]),
    ("out 18th-20th, back Thursday", ["busy against must: 01-18 00:00-01-21 00:00"]),
    ("I'm back on the 18th", ["busy against must: 01-11 00:00-01-18 00:00"]),
    (
        "every day after 17h is difficult because I pick up my son, before is ok",
        ["against strongly: daily 17:00-", "accepts: daily -17:00"],
    ),
    (
        "no later than 5, I have a dog. Before that is fine",
        [_NOT_AFTER_FIVE, "accepts: daily -17:00"],
    ),
    (
        "We're moving on the 21st and 22nd, I'm out both days",
        ["busy against must: 01-21 00:00-01-22 00:00 + 01-22 00:00-01-23 00:00"],
    ),
    ("both days work", ["flexible for prefers"]),
    ("Wed or Thu. Not fussed which", ["for prefers: wed,thu"]),
    (
        "only mornings, am out from 12",
        ["for must: daily -12:00", "busy against must: daily 12:00-"],
    ),
    (
        "I do the school run at 3 so nothing after 2.30 pls",
        ["busy against must: daily 15:00-16:00", "against must: daily 14:30-"],
    ),
]
APART = [
    (
        "avoid Mondays and anything after 4:30",
        ["against prefers: mon", "against prefers: daily 16:30-"],
    ),
    (
        "nothing on Mondays or anything before 9",
        ["against must: mon", "against must: daily -09:00"],
    ),
    (
        "Alles außer Donnerstag, und bitte keine Termine nach fünf",
        ["flexible for prefers", "against must: thu", _NOT_AFTER_FIVE],
    ),
    (
        "any day but Thursday, and nothing after 5 please",
        ["flexible for prefers", "against must: thu", _NOT_AFTER_FIVE],
    ),
    (
        "I can do Mon and Tue, Tue only from 10",
        ["accepts: mon,tue", "accepts: tue 10:00-", "against must: tue -10:00"],
    ),
    ("no meetings on my day off, Friday", ["busy against must: fri"]),
    ("I'm not away on Friday", ["accepts: fri"]),
    ("I start at 10 on Mondays and Thursdays (gym)", ["against must: mon,thu -10:00"]),
    ("if you could avoid Mondays that would be great", ["against prefers: mon"]),
    ("if we could do Tuesday", ["accepts: tue"]),
]
HOURS = [
    (
        "tues 10-11 11:30-12 or 3-4",
        ["for prefers: tue 10:00-11:00 or tue 11:30-12:00 or tue 15:00-16:00"],
    ),
    ("free after 4 mon tues", ["accepts: mon,tue 16:00-"]),
    ("free Tues pm and all of Thursday", ["accepts: tue 12:00-18:00 or thu"]),
    ("I do pickup M/W/F at 3pm", ["busy against must: mon,wed,fri 15:00-16:00"]),
    ("Mon Tue ok", ["accepts: mon,tue"]),
    ("mornings fine from 9:15", ["accepts: daily 09:15-12:00"]),
    ("Tuesday mornings I'm in clinic until 1", ["busy against must: tue -13:00"]),
    (
        "Wednesday afternoon I have regular meeting until 15:30",
        ["busy against must: wed 12:00-15:30"],
    ),
    ("Mittwochnachmittag bin ich bis 15:30 beim Kunden", ["busy against must: wed 12:00-15:30"]),
    ("Mon-Wed I'm with the auditors all day every day", ["busy against must: mon,tue,wed"]),
    (
        "wed I finish at 6, thu + fri whatever",
        ["against must: wed 18:00-", "flexible for prefers: thu,fri"],
    ),
    ("Monday is fine, Thursday I leave at 2", ["accepts: mon", "against must: thu 14:00-"]),
    (
        "next week: Mon off, Tue off",
        [
            "busy against must: 01-11 00:00-01-12 00:00",
            "busy against must: 01-12 00:00-01-13 00:00",
        ],
    ),
    (
        "nächste Woche: Mo Urlaub, Di geht",
        [
            "busy against must: 01-11 00:00-01-12 00:00",
            "accepts: 01-12 00:00-01-13 00:00",
        ],
    ),
    (
        "Tuesday 19th at 11 suits, or Wednesday 20th same time",
        ["accepts: 01-19 11:00 (hour) + 01-20 11:00 (hour)"],
    ),
    (
        "I've pilates Monday from 6 and book club on the 20th from 7 to 8pm",
        ["busy against must: mon 18:00-", "busy against must: 01-20 19:00-20:00"],
    ),
    (
        "I have nothing on the 11th and a dentist on the 13th at 2",
        [
            "flexible for prefers: 01-11 00:00-01-12 00:00",
            "busy against must: 01-13 14:00-15:00",
        ],
    ),
    (
        "got a seminar tues 2-4, lab thurs all day",
        ["busy against must: tue 14:00-16:00", "busy against must: thu"],
    ),
    (
        "lectures mon + wed 9-1, free after that",
        ["busy against must: mon,wed 09:00-13:00", "accepts: mon,wed 13:00-"],
    ),
    ("dentist on the 14th at 10, takes two hours", ["busy against must: 01-14 10:00-12:00"]),
    ("I'm on the ward 6-2", ["busy against must: daily 06:00-14:00"]),
    ("10-2 works", ["accepts: daily 10:00-14:00"]),
    ("evenings 6-10 I'm out", ["busy against must: daily 18:00-22:00"]),
    ("8am London time (that's 9am here) works on Tuesday", ["accepts: tue 09:00-09:00"]),
]
ASKED_ABOUT = [
    ("Mon 9-11 Zoom, Tue 2-4 Zoom", []),
    ("can't Mon Tue works", []),
    ("I've got Tuesday pm and all of Thursday", []),
    ("morgens geht es nur ab halb zehn", []),
    ("I'm out Monday, zoom Tuesday 9-10", ["busy against must: mon"]),
    ("lectures mon + wed 9-1", []),
    ("The week after I'm on earlies, finishing at 2", []),
    ("Mon 9-11 perf, Tue 2-4 perf", []),
    ("busy on Mondays, never on Tuesdays", ["busy against must: mon"]),
    ("hab Mo frei und Mi 10-12 Sport", []),
    ("I leave on the 21st, back on the 25th", []),
    ("away on the 13th, back on the 18th", ["busy against must: 01-13 00:00-01-14 00:00"]),
    (
        "Kann am 19. und 20., am 20. aber erst ab 9:30",
        ["accepts: 01-19 00:00-01-20 00:00 + 01-20 00:00-01-21 00:00"],
    ),
]


@pytest.mark.parametrize(("said", "expected"), IN_A_ROW + GOING_ON + APART + HOURS)
def test_each_is_of_its_own_time(said: str, expected: list[str]) -> None:
    assert lines(said) == expected


@pytest.mark.parametrize(("said", "expected"), ASKED_ABOUT)
def test_what_may_be_something_else_is_listed(said: str, expected: list[str]) -> None:
    assert lines(said) == expected
    assert heard(said).not_understood
