"""What an "only", an "otherwise", a heading or a day named before holds for: said → understood.

What stands behind "?" is asked about, since it could mean either.
"""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of

Case = tuple[str, list[str], list[str]]

ONLY: list[Case] = [
    ("Freitags nur bis 12", ["accepts: fri -12:00", "against must: fri 12:00-"], []),
    ("nur Dienstag, sonst nicht", ["for must: tue"], []),
    ("only Tue, otherwise no", ["for must: tue"], []),
    ("Tue 10-12, Thu after 3, otherwise no", ["for must: tue 10:00-12:00 or thu 15:00-"], []),
    (
        "Tuesday would be great, everything else is difficult",
        ["for prefers: tue", "against strongly: mon,wed,thu,fri"],
        [],
    ),
    ("never Fridays, Thursdays any time", ["against must: fri", "flexible for prefers: thu"], []),
    ("Kann Mo, Di nicht", ["against must: mon,tue"], []),
]
DAY_IN_FORCE: list[Case] = [
    (
        "On Tuesdays I take the bus, until 10 I can't",
        ["against must: tue -10:00"],
        ["On Tuesdays I take the bus"],
    ),
    (
        "Any day works except Thursday, when I'm at the vet's from 10 to 12",
        ["flexible for prefers", "against must: thu 10:00-12:00"],
        [],
    ),
    ("Am 19. bin ich beim Arzt (8-10 Uhr)", ["busy against must: 01-19 08:00-10:00"], []),
    (
        "on leave Mon and Tue, after that all good",
        ["busy against must: mon,tue", "flexible for prefers: wed,thu,fri"],
        [],
    ),
    (
        "Thursdays aren't ideal, but before noon I can",
        ["against prefers: thu 12:00-", "accepts: thu -12:00"],
        [],
    ),
    (
        "as long as we're done by 4 I don't mind",
        ["against must: daily 16:00-", "flexible for prefers"],
        [],
    ),
]
STANCE: list[Case] = [
    ("maybe Wednesday, Thursday yes", ["accepts: wed", "accepts: thu"], []),
    ("bitte Freitag freihalten", ["against strongly: fri"], []),
    ("I can't rule out Friday", [], ["I can't rule out Friday"]),
    ("Dienstag muss nicht sein", [], ["Dienstag muss nicht sein"]),
    ("It doesn't have to be Tuesday", [], ["It doesn't have to be Tuesday"]),
    ("not before 6", [], ["not before 6"]),
    ("next week is mostly booked", ["busy against strongly: 01-11 00:00-01-18 00:00"], []),
    (
        "I'd rather not do Friday but I'd love Friday",
        [],
        ["I'd rather not do Friday", "I'd love Friday"],
    ),
]
LINES: list[Case] = [
    (
        "Busy:\n- Mon 11 Jan 10:00-12:00 Budget\n- Tue 12 Jan 14:00-15:30 Mornings club",
        ["busy against must: 01-11 10:00-12:00", "busy against must: 01-12 14:00-15:30"],
        [],
    ),
    (
        "Mon 11 Jan\n09:00-09:30 Sync\n11:00-12:00 Mornings club",
        ["busy against must: 01-11 09:00-09:30", "busy against must: 01-11 11:00-12:00"],
        [],
    ),
    (
        "Possible:\nTue 9-11\nWed 3-4pm",
        ["accepts: tue 09:00-11:00", "accepts: wed 15:00-16:00"],
        [],
    ),
    ("Fridays are out\n--\nAnn Lee, mornings 9-11", ["busy against must: fri"], []),
    ("> Mondays are best for me\nWednesdays work", ["accepts: wed"], []),
]
UNREAD: list[Case] = [
    (
        "I have a class on Mondays between the 18 and the lot",
        [],
        ["I have a class on Mondays between the 18 and the lot"],
    ),
    (
        "done with the board pack by noon Wednesday",
        [],
        ["done with the board pack by noon Wednesday"],
    ),
    ("the vet's in town on the 20th and 21st", [], ["the vet's in town on the 20th and 21st"]),
]

LISTS: list[Case] = [
    (
        "I'm unavailable at the following times:\nMondays 1:00-2:00\nTuesdays 9:30-11:30",
        ["busy against must: mon 13:00-14:00", "busy against must: tue 09:30-11:30"],
        [],
    ),
    (
        "I can't do these:\nMW 11:50-1:30\nT/Th: after 4pm",
        ["busy against must: mon,wed 11:50-13:30", "busy against must: tue,thu 16:00-"],
        [],
    ),
    (
        "1) Tue works\n2) Wed doesn't work",
        ["accepts: tue", "against must: wed"],
        [],
    ),
    ("Mo: -\nDi: geht", ["against must: mon", "accepts: tue"], []),
]
TOLD: list[Case] = [
    ("I do the school run on Mondays", [], ["I do the school run on Mondays"]),
    ("I need to go at 2 on Thursday", ["against must: thu 14:00-"], []),
    ("no Mondays no mornings", ["against must: mon", "against must: daily -12:00"], []),
    ("I prefer that we don't meet on Fridays", ["against prefers: fri"], []),
    (
        "I'm off on Monday and probably Tuesday",
        ["busy against must: mon", "against prefers: tue"],
        [],
    ),
    ("count me out on Friday", ["against must: fri"], []),
    ("Thursday it is", ["accepts: thu"], []),
    ("I only work Tue to Thu", ["for must: tue,wed,thu"], []),
    ("I have to leave early on Thursday", [], ["I have to leave early on Thursday"]),
]


@pytest.mark.parametrize(
    ("said", "understood", "asked"), [*LISTS, *TOLD, *ONLY, *DAY_IN_FORCE, *STANCE, *LINES, *UNREAD]
)
def test_everything_holds_for_what_it_was_said_of(
    said: str, understood: list[str], asked: list[str]
) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert [each.text for each in found.not_understood] == asked
