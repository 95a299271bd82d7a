"""Weekdays of a week, leanings, limits, the rest, and lists: messages read as they are meant.

Meanings are written as in the rounds (`tests/benchmarks/understanding/rounds.py`).
"""

from __future__ import annotations

import pytest

from tests.benchmarks.understanding.rounds import Outcome, outcome

_LONDON, _BERLIN = "Europe/London", "Europe/Berlin"

READ = [
    (
        _LONDON,
        "week of the 18th: Tuesday is out, Thursday ok",
        [["N", "19", "", ""], ["W", "21", "", ""]],
    ),
    (_LONDON, "next week wed is bad", [["A", "13", "", ""]]),
    (
        _LONDON,
        (
            "For the week of the 18th I'm mostly free. Wednesday I'm at a client "
            "all day though, so not that one."
        ),
        [["N", "20", "", ""]],
    ),
    (
        _LONDON,
        "Away from the 11th to the 13th, and the Thursday that week is no good either",
        [["N", "11-14", "", ""]],
    ),
    (
        _LONDON,
        "second week: Monday no, Friday only after 2",
        [["N", "18", "", ""], ["N", "22", "", "14:00"]],
    ),
    (
        _LONDON,
        "Next week\n- Mon: no\n- Wed: after 3\n- Fri: yes",
        [
            ["N", "11", "", ""],
            ["W", "13", "15:00", ""],
            ["W", "15", "", ""],
            ["~", "13", "", "15:00"],
        ],
    ),
    (_BERLIN, "nächste Woche Mittwoch geht nicht", [["N", "13", "", ""]]),
    (
        _BERLIN,
        "In der Woche vom 18. passt Dienstag nicht, Donnerstag wäre gut",
        [["N", "19", "", ""], ["W", "21", "", ""]],
    ),
    (
        _BERLIN,
        "Nächste Woche bin ich flexibel, nur Donnerstag bin ich auf einer Schulung.",
        [["N", "14", "", ""]],
    ),
    (
        _BERLIN,
        "Woche ab 18.1.:\nMo geht nicht\nMi ab 13 Uhr\nFr gerne",
        [
            ["N", "18", "", ""],
            ["W", "20", "13:00", ""],
            ["W", "22", "", ""],
            ["~", "20", "", "13:00"],
        ],
    ),
    (
        _LONDON,
        "I'm travelling on the 12th and the Friday of that week I can't do either",
        [["N", "12,15", "", ""]],
    ),
    (_LONDON, "Tuesday or Thursday work, ideally the latter", [["W", "tue,thu", "", ""]]),
    (_LONDON, "I can do the 12th between 10 and 4, ideally later", [["W", "12", "10:00", "16:00"]]),
    (_LONDON, "Any time after 1 on the 14th, the earlier the better", [["W", "14", "13:00", ""]]),
    (
        _LONDON,
        "Either week is fine for me, rather the second",
        [["W", "18-22", "", ""], ["~", "11-15", "", ""]],
    ),
    (_BERLIN, "Dienstag oder Donnerstag geht, lieber Letzteres", [["W", "tue,thu", "", ""]]),
    (_BERLIN, "Am 13. zwischen 9 und 15 Uhr, gern eher spät", [["W", "13", "09:00", "15:00"]]),
    (
        _BERLIN,
        "Mo oder Mi wären möglich, wenn's geht nicht Mo",
        [["W", "wed", "", ""], ["A", "mon", "", ""]],
    ),
    (
        _BERLIN,
        "Beide Wochen ok, lieber die zweite.",
        [["W", "18-22", "", ""], ["~", "11-15", "", ""]],
    ),
    (_BERLIN, "maximal bis 17 Uhr", [["N", "mon-fri", "17:00", ""]]),
    (_BERLIN, "Maximal 17 Uhr, dann muss ich die Kinder holen", [["N", "mon-fri", "17:00", ""]]),
    (_LONDON, "It has to happen by the week of the 18th", [["~", "11-22", "", ""]]),
    (_BERLIN, "keine Minute nach 18 Uhr bitte", [["N", "mon-fri", "18:00", ""]]),
    (_LONDON, "Not a minute after 4 on Fridays", [["N", "fri", "16:00", ""]]),
    (
        _LONDON,
        "Evening suits me best, say 7",
        [["W", "mon-fri", "19:00", "at"], ["~", "mon-fri", "17:00", ""]],
    ),
    (
        _BERLIN,
        "abends gegen 8 ginge bei mir",
        [["W", "mon-fri", "20:00", "at"], ["~", "mon-fri", "17:00", ""]],
    ),
    (_LONDON, "No later than the 19th please, I'm on leave afterwards", [["N", "20-22", "", ""]]),
    (_BERLIN, "am 14. nicht später als halb vier", [["N", "14", "15:30", ""]]),
    (
        _LONDON,
        "I can do afternoons only on Tuesdays",
        [["~", "mon-fri", "", ""], ["W", "tue", "12:00", "18:00"]],
    ),
    (
        _LONDON,
        "Tuesday 10 to 12 works, everything else is taken",
        [["O", "tue", "10:00", "12:00"], ["N", "mon,wed-fri", "", ""]],
    ),
    (
        _BERLIN,
        "Do nachmittag oder Fr vormittag, sonst alles dicht",
        [
            ["O", "thu", "12:00", "18:00"],
            ["O", "fri", "", "12:00"],
            ["N", "mon-wed", "", ""],
            ["~", "thu", "18:00", ""],
        ],
    ),
    (
        _BERLIN,
        "nur dienstags vormittags geht bei mir was",
        [["O", "tue", "", "12:00"], ["N", "mon,wed-fri", "", ""]],
    ),
    (
        _BERLIN,
        "Mittwoch ab 14 Uhr ginge, der Rest der Woche ist voll.",
        [["W", "wed", "14:00", ""], ["N", "mon,tue,thu,fri", "", ""], ["~", "wed", "", "14:00"]],
    ),
    (_LONDON, "mornings only on the 12th, otherwise I'm easy", [["O", "12", "", "12:00"]]),
    (
        _LONDON,
        "Only free Wed 13 2-4 and Thu 21 9-11 I'm afraid, nothing else left in the diary",
        [
            ["O", "13", "14:00", "16:00"],
            ["O", "21", "09:00", "11:00"],
            ["N", "11,12,14,15,18-20,22", "", ""],
        ],
    ),
    (
        _BERLIN,
        "Freitags nur bis mittags, sonst ganztags",
        [["N", "fri", "12:00", ""], ["~", "fri", "12:00", "13:00"]],
    ),
    (
        _BERLIN,
        "Bei mir bleibt nur der 20. übrig, alles andere ist schon verplant",
        [["O", "20", "", ""]],
    ),
    (
        _LONDON,
        "Fridays are only good before 11, the other days I don't mind",
        [["N", "fri", "11:00", ""]],
    ),
    (
        _LONDON,
        "Free on the 14th from 9 till noon, apart from that I'm fully booked",
        [["O", "14", "09:00", "12:00"], ["N", "11-13,15,18-22", "", ""]],
    ),
    (
        _LONDON,
        "Tue 12 9-11\nWed 13 14-16\nThu 21 10-12\n\nThose are the times I'm free",
        [
            ["W", "12", "09:00", "11:00"],
            ["W", "13", "14:00", "16:00"],
            ["W", "21", "10:00", "12:00"],
            ["~", "11-22", "", ""],
        ],
    ),
    (
        _LONDON,
        (
            "My meetings:\nMon 11 Jan 10:00-11:00 Stand-up\nTue 12 Jan 13:00-14:30 "
            "Review\nFri 15 Jan 09:00-12:00 Offsite"
        ),
        [
            ["N", "11", "10:00", "11:00"],
            ["N", "12", "13:00", "14:30"],
            ["N", "15", "09:00", "12:00"],
        ],
    ),
    (
        _LONDON,
        "Not available\n- 11th morning\n- 14th\n- 20th after 3",
        [["N", "11", "", "12:00"], ["N", "14", "", ""], ["N", "20", "15:00", ""]],
    ),
    (
        _LONDON,
        "12/1 10:00 - 11:00\n14/1 15:00 - 16:00\n^ booked, rest is free",
        [["N", "12", "10:00", "11:00"], ["N", "14", "15:00", "16:00"]],
    ),
    (
        _LONDON,
        "Possible slots from my side:\n12.01. 9:00-10:30\n19.01. 14:00-17:00\n21.01. all day",
        [
            ["W", "12", "09:00", "10:30"],
            ["W", "19", "14:00", "17:00"],
            ["W", "21", "", ""],
            ["~", "11-22", "", ""],
        ],
    ),
    (
        _BERLIN,
        "Mi 13.1. 9-11\nDo 14.1. 13-15\nDi 19.1. ganztags\nDa bin ich leider belegt",
        [["N", "13", "09:00", "11:00"], ["N", "14", "13:00", "15:00"], ["N", "19", "", ""]],
    ),
    (
        _BERLIN,
        "Belegt:\n11.1. vormittags\n15.1.\n20.1. 13-16 Uhr",
        [["N", "11", "", "12:00"], ["N", "15", "", ""], ["N", "20", "13:00", "16:00"]],
    ),
    (
        _BERLIN,
        "Meine freien Zeiten\nMo 11.1. ab 14 Uhr\nMi 13.1. 8-12\nFr 22.1.",
        [
            ["W", "11", "14:00", ""],
            ["W", "13", "08:00", "12:00"],
            ["W", "22", "", ""],
            ["~", "11-22", "", ""],
        ],
    ),
    (
        _LONDON,
        (
            "In the week of the 18th I can do Tuesday. Thursday is no good because "
            "of the board meeting."
        ),
        [["W", "19", "", ""], ["N", "21", "", ""]],
    ),
    (
        _LONDON,
        "second week works better for me. friday i'm off though",
        [["W", "18-21", "", ""], ["N", "22", "", ""]],
    ),
    (
        _LONDON,
        "Week of the 11th\nTue out\nWed ok after 2\nThu out",
        [["N", "12,14", "", ""], ["W", "13", "14:00", ""], ["~", "13", "", "14:00"]],
    ),
    (
        _LONDON,
        "I'm free on the 13th from 9 to 5, the later the better",
        [["W", "13", "09:00", "17:00"]],
    ),
    (_LONDON, "Thursday 10-4 is open, ideally after lunch", [["W", "thu", "10:00", "16:00"]]),
    (
        _BERLIN,
        "Freitag zwischen 8 und 14 Uhr passt, am liebsten möglichst früh",
        [["W", "fri", "08:00", "14:00"]],
    ),
    (
        _BERLIN,
        "Dienstag habe ich um 15 Uhr Zahnarzt, am besten danach",
        [["N", "tue", "15:00", "16:00"], ["W", "tue", "16:00", ""], ["~", "tue", "", ""]],
    ),
    (
        _LONDON,
        "evenings are easiest, maybe around 7?",
        [["W", "mon-fri", "19:00", "at"], ["~", "mon-fri", "17:00", ""]],
    ),
    (
        _BERLIN,
        "Abends ginge, zum Beispiel um halb acht",
        [["W", "mon-fri", "19:30", "at"], ["~", "mon-fri", "17:00", ""]],
    ),
    (
        _LONDON,
        "I've only got Wednesday morning, everything else is spoken for",
        [["O", "wed", "", "12:00"], ["N", "mon,tue,thu,fri", "", ""]],
    ),
    (
        _LONDON,
        "The 12th after 3 is fine and the rest of that week is packed",
        [["W", "12", "15:00", ""], ["N", "11,13-15", "", ""], ["~", "12", "", "15:00"]],
    ),
    (
        _BERLIN,
        "Montag Nachmittag hätte ich noch Luft, ansonsten ist alles zu.",
        [
            ["W", "mon", "12:00", "18:00"],
            ["N", "mon", "", "12:00"],
            ["N", "tue-fri", "", ""],
            ["~", "mon", "18:00", ""],
        ],
    ),
    (
        _LONDON,
        "Mon 11 10-12\nTue 12 13-15\nThu 21 9-10\nAll of those are taken I'm afraid",
        [
            ["N", "11", "10:00", "12:00"],
            ["N", "12", "13:00", "15:00"],
            ["N", "21", "09:00", "10:00"],
        ],
    ),
    (
        _LONDON,
        "Wed 13 2pm-4pm\nFri 15 9am-11am\nany of these would work",
        [["W", "13", "14:00", "16:00"], ["W", "15", "09:00", "11:00"]],
    ),
    (
        _LONDON,
        "Busy\n12th until noon\n19th\n22nd 1-3",
        [["N", "12", "", "12:00"], ["N", "19", "", ""], ["N", "22", "13:00", "15:00"]],
    ),
    (
        _BERLIN,
        "Di 12.1. 8-10 Uhr\nMi 20.1. 14-16 Uhr\nDas wären meine Vorschläge",
        [["W", "12", "08:00", "10:00"], ["W", "20", "14:00", "16:00"]],
    ),
    (
        _BERLIN,
        "Mo 18.1. vormittags\nMi 20.1.\nFr 22.1. ab 12\nda kann ich überall nicht",
        [["N", "18", "", "12:00"], ["N", "20", "", ""], ["N", "22", "12:00", ""]],
    ),
]


@pytest.mark.parametrize(("zone", "said", "means"), READ)
def test_a_message_is_read_as_it_is_meant(zone: str, said: str, means: list[list[str]]) -> None:
    assert outcome({"zone": zone, "text": said, "means": means}) is Outcome.RIGHT
