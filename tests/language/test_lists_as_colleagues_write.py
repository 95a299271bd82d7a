"""Lists of days as busy colleagues write them: said → understood, and what is asked about.

What they mean was written down before they were read; where a reading is another, it is asked or
says the same.
"""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of

MESSAGES: list[tuple[str, list[str], list[str]]] = [
    (
        "Mon fine, Tue can't, Wed after lunch ok",
        ["accepts: mon", "against must: tue", "accepts: wed 13:00-"],
        [],
    ),
    ("can't do Thu, Fri morning ok", ["against must: thu", "accepts: fri -12:00"], []),
    ("Tue is a no from me, Wed and Thu work", ["against must: tue", "accepts: wed,thu"], []),
    ("Mon/Tue no, Wed yes", ["against must: mon,tue", "accepts: wed"], []),
    (
        "Wed 13th no, Thu 14th from 11",
        ["against must: 01-13 00:00-01-14 00:00", "accepts: 01-14 11:00-01-15 00:00"],
        [],
    ),
    (
        "13th doesn't work, 14th before noon is ok",
        ["against must: 01-13 00:00-01-14 00:00", "accepts: 01-14 00:00-12:00"],
        [],
    ),
    (
        "I'm out on the 12th, the 13th from 2 is good",
        ["busy against must: 01-12 00:00-01-13 00:00", "for prefers: 01-13 14:00-01-14 00:00"],
        [],
    ),
    (
        "not the 12th, the 13th is fine",
        ["against must: 01-12 00:00-01-13 00:00", "accepts: 01-13 00:00-01-14 00:00"],
        [],
    ),
    (
        "12/1 no, 13/1 yes, 14/1 after 3",
        [
            "against must: 01-12 00:00-01-13 00:00",
            "accepts: 01-13 00:00-01-14 00:00",
            "accepts: 01-14 15:00-01-15 00:00",
        ],
        [],
    ),
    (
        "Mo geht nicht, Di geht, Mi erst ab 15 Uhr",
        ["against must: mon", "accepts: tue", "accepts: wed 15:00-", "against must: wed -15:00"],
        [],
    ),
    (
        "Mo vormittag nicht, nachmittag ok",
        ["against must: mon -12:00", "accepts: mon 12:00-18:00"],
        [],
    ),
    (
        "Di ab 14 Uhr ok, Mi gar nicht, Do egal",
        ["accepts: tue 14:00-", "against must: wed", "flexible for prefers: thu"],
        [],
    ),
    (
        "am 12. kann ich, am 13. nicht, am 14. erst ab 16 Uhr",
        [
            "accepts: 01-12 00:00-01-13 00:00",
            "against must: 01-13 00:00-01-14 00:00",
            "accepts: 01-14 16:00-01-15 00:00",
            "against must: 01-14 00:00-16:00",
        ],
        [],
    ),
    (
        "12.1. ok, 13.1. nicht, 14.1. ab 10",
        [
            "accepts: 01-12 00:00-01-13 00:00",
            "against must: 01-13 00:00-01-14 00:00",
            "accepts: 01-14 10:00-01-15 00:00",
        ],
        [],
    ),
    (
        "12.1.: nein, 13.1.: ja",
        ["against must: 01-12 00:00-01-13 00:00", "accepts: 01-13 00:00-01-14 00:00"],
        [],
    ),
    ("Montag bin ich im Urlaub, Dienstag passt", ["busy against must: mon", "accepts: tue"], []),
    ("Montag Urlaub, Dienstag ab 10 Uhr", ["busy against must: mon"], ["Dienstag ab 10 Uhr"]),
    ("Donnerstag leider nicht, Freitag gerne", ["against must: thu", "for prefers: fri"], []),
    (
        "Donnerstag leider nicht, Freitag gerne ab 13 Uhr",
        ["against must: thu", "for prefers: fri 13:00-"],
        [],
    ),
    (
        "Mo nein, Di nein, Mi ja, Do ja ab 11",
        ["against must: mon", "against must: tue", "accepts: wed", "accepts: thu 11:00-"],
        [],
    ),
    (
        "Mo + Di ok, Mi nur bis 12, Do nicht",
        [
            "accepts: mon,tue",
            "accepts: wed -12:00",
            "against must: wed 12:00-",
            "against must: thu",
        ],
        [],
    ),
    ("kann Mo und Di nicht, Mi schon", ["against must: mon,tue", "accepts: wed"], []),
    (
        "kann Mo und Di nicht, ab Mi geht's",
        ["against must: mon,tue", "accepts: 01-13 00:00-01-23 00:00"],
        [],
    ),
    ("Mo nicht, Rest ok", ["against must: mon", "flexible for prefers"], []),
    ("Tue nope, otherwise ok", ["against must: tue", "flexible for prefers"], []),
    (
        "Mon: dentist, Tue: free, Wed: free after 3",
        ["busy against must: mon", "accepts: tue", "accepts: wed 15:00-"],
        [],
    ),
    (
        "Mon - no\nTue - yes\nWed - from 10",
        ["against must: mon", "accepts: tue", "accepts: wed 10:00-"],
        [],
    ),
    (
        "Mon ✅\nTue ❌\nWed from 10",
        ["accepts: mon", "against must: tue", "accepts: wed 10:00-"],
        [],
    ),
    (
        "Mo: ja\nDi: nein\nMi: ab 10\nDo: nein",
        ["accepts: mon", "against must: tue", "accepts: wed 10:00-", "against must: thu"],
        [],
    ),
    (
        "I can't Monday, Tuesday I can, Wednesday I can't before 11",
        ["against must: mon", "accepts: tue", "against must: wed -11:00"],
        [],
    ),
    ("Mondays never work, Tuesdays from 9", ["against must: mon", "accepts: tue 09:00-"], []),
    (
        "Tuesday won't work but Wednesday from 10 will",
        ["against must: tue", "for prefers: wed 10:00-"],
        [],
    ),
    (
        "Tuesday won't work; Wednesday from 10 onwards",
        ["against must: tue", "accepts: wed 10:00-"],
        [],
    ),
    ("Fri no go, Thu pm ok", ["against must: fri", "accepts: thu 12:00-18:00"], []),
    ("Fri is bad, Thu pm better", ["against prefers: fri", "for prefers: thu 12:00-18:00"], []),
    (
        "thu and fri i'm at a conference, mon-wed ok",
        ["busy against must: thu,fri", "accepts: mon,tue,wed"],
        [],
    ),
    (
        "mon-wed ok, thu+fri at a conference",
        ["accepts: mon,tue,wed", "busy against must: thu,fri"],
        [],
    ),
    ("Anything but Wed, Wed I'm off", ["flexible for prefers", "against must: wed"], []),
    (
        "Wed off, Thu fine, Fri no",
        ["busy against must: wed", "accepts: thu", "against must: fri"],
        [],
    ),
    ("Mittwoch hab ich frei, Donnerstag ab 9", [], ["Mittwoch hab ich frei, Donnerstag ab 9"]),
    ("Do raus, Fr drin", ["busy against must: thu", "accepts: fri"], []),
    (
        "Di Vormittag geht nicht, Di Nachmittag schon",
        ["against must: tue -12:00", "accepts: tue 12:00-18:00"],
        [],
    ),
    (
        "Di vormittags nicht, nachmittags ja",
        ["against must: tue -12:00", "accepts: tue 12:00-18:00"],
        [],
    ),
    ("not Tue am, Tue pm ok", ["against must: tue -12:00", "accepts: tue 12:00-18:00"], []),
    ("Tue am no, pm yes", ["against must: tue -12:00", "accepts: tue 12:00-"], []),
    ("Mon 9-11 no, 11-12 ok", ["against must: mon 09:00-11:00", "accepts: mon 11:00-12:00"], []),
    (
        "Mo 9-11 nicht, Di 9-11 ok",
        ["against must: mon 09:00-11:00", "accepts: tue 09:00-11:00"],
        [],
    ),
    (
        "Next week no, the week after from Wednesday",
        ["against must: 01-11 00:00-01-18 00:00"],
        ["the week after from Wednesday"],
    ),
    (
        "nächste Woche nicht, übernächste ab Mittwoch",
        ["against must: 01-11 00:00-01-18 00:00"],
        ["übernächste ab Mittwoch"],
    ),
    (
        "KW 2 nicht, KW 3 ja",
        [
            "against must: 01-11 00:00-01-18 00:00",
            "accepts: 01-18 00:00-01-25 00:00",
        ],
        [],
    ),
    (
        "Mo nicht vor 10, Di nicht nach 16, Mi frei",
        ["against must: mon -10:00", "against must: tue 16:00-", "accepts: wed"],
        [],
    ),
    (
        "Mon not before 10, Tue not after 4, Wed free",
        ["against must: mon -10:00", "against must: tue 16:00-", "accepts: wed"],
        [],
    ),
    (
        "Mon only am, Tue only pm, Wed not at all",
        [
            "accepts: mon -12:00",
            "against must: mon 12:00-",
            "accepts: tue 12:00-",
            "against must: tue -12:00",
            "against must: wed",
        ],
        [],
    ),
    ("Thursday maybe, Friday no", ["accepts: thu", "against must: fri"], []),
    ("Do vielleicht, Fr sicher nicht", ["accepts: thu", "against must: fri"], []),
    ("Do eher nicht, Fr ab 10", ["against prefers: thu"], ["Fr ab 10"]),
    (
        "Rather not Thu, Fri from 10 is great",
        ["against prefers: thu", "for prefers: fri 10:00-"],
        [],
    ),
    (
        "ich kann Di nicht, Mi nicht und Do erst ab 14 uhr",
        [
            "against must: tue",
            "against must: wed",
            "accepts: thu 14:00-",
            "against must: thu -14:00",
        ],
        [],
    ),
    (
        "Sorry, Mon not possible. Tue from 9 possible, Wed not",
        ["against must: mon", "accepts: tue 09:00-", "against must: wed"],
        [],
    ),
    (
        "Montag kann ich leider gar nicht, Dienstag könnte ich ab 10, Mittwoch wäre super",
        ["against must: mon", "accepts: tue 10:00-", "for prefers: wed"],
        [],
    ),
    (
        "Tuesday I cannot. From Wednesday on I can",
        ["against must: tue", "accepts: 01-13 00:00-01-23 00:00"],
        [],
    ),
    (
        "Mon can't, Tue can, Wed can't, Thu from 2",
        ["against must: mon", "accepts: tue", "against must: wed", "accepts: thu 14:00-"],
        [],
    ),
    (
        "No to Monday, yes to Tuesday, Wednesday only after 4",
        ["against must: mon", "accepts: tue", "accepts: wed 16:00-", "against must: wed -16:00"],
        [],
    ),
    ("can't make Tues, Weds I'm free til 3", ["against must: tue", "accepts: wed -15:00"], []),
    (
        "Tues - can't, Weds - from 10, Thurs - fine",
        ["against must: tue", "accepts: wed 10:00- or thu"],
        [],
    ),
]


@pytest.mark.parametrize(("said", "understood", "asked"), MESSAGES)
def test_no_day_is_turned_round(said: str, understood: list[str], asked: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert [each.text for each in found.not_understood] == asked
