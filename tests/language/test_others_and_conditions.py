"""Others, conditions, what would have been, and whose clock it is: said → understood, and left."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of

OTHERS = [
    ("I have customers on Wednesday, they go home at 5", [], "they go home at 5"),
    (
        "The 12th himself is on nights, I'm fine on the 13th",
        ["accepts: 01-13 00:00-01-14 00:00"],
        "himself",
    ),
    (
        "Could do Wednesday, but my mother has her check at 11 and I'm driving",
        ["accepts: wed"],
        "driving",
    ),
    ("Die Petra kann dienstags nicht, ich schon", ["accepts: tue"], "Petra kann dienstags nicht"),
    ("Tom kann Montag, ich leider nicht", ["against must: mon"], "Tom kann Montag"),
    ("Homeoffice kann ich Mittwoch", [], "Homeoffice"),
    ("In der ersten Woche ist mein Kleiner in der Eingewöhnung", [], "Kleiner"),
]
CONDITIONS: list[tuple[str, list[str], str]] = [
    (
        "If we're doing it in person then it has to be the week of the 18th",
        [],
        "the week of the 18th",
    ),
    ("Not Thursday if it's this coming one", [], "Not Thursday"),
    ("I only know about Wednesday, 9 to 10 is fine there", [], "only know"),
]
NOT_SO = [
    ("Thursday would've been perfect", [], "Thursday"),
    ("Friday would have been ok, but I'm away", ["busy against must: fri"], "Friday"),
]
UNREAD: list[tuple[str, list[str], str]] = [
    ("Mon P3 (11-12), Thu P1 (9-10). nothing else till 3.30", [], "nothing else"),
    ("ab 15 Uhr kann ich mir freihalten", [], "freihalten"),
]
CLOCKS: list[tuple[str, list[str], str]] = [
    ("I'm six hours ahead of you", [], "ahead of you"),
    ("Your mornings are best", [], "Your mornings"),
    ("9am your time works", [], "9am your time"),
]
WIDER = [
    ("Wed is good. That week is full", ["for prefers: wed"], ""),
]
READ = [
    (
        "mon/tues/weds 3.45 onwards, thurs+fri never",
        ["for prefers: mon,tue,wed 15:45-", "against must: thu,fri"],
    ),
    (
        "weds + fri r good. rest of wk slammed",
        ["for prefers: wed,fri", "busy against must: mon,tue,thu"],
    ),
    ("Wednesday works, only I can't after 3", ["accepts: wed", "against must: wed 15:00-"]),
    ("I won't be back till 1 at the earliest", ["against must: daily -13:00"]),
    ("any day 9.30 to 2.30 works", ["accepts: daily 09:30-14:30"]),
    ("So I have to leave Mon, Wed and Fri at 2.30pm", ["against must: mon,wed,fri 14:30-"]),
    ("Also ich muss Mo, Mi und Fr um 14:30 los", ["against must: mon,wed,fri 14:30-"]),
    ("Fr geht bis 11, nachher Skifahren", ["accepts: fri -11:00", "busy against must: fri 11:00-"]),
    ("mo geht nich, mi gar nich", ["against must: mon", "against must: wed"]),
    ("dienstag od. mittwoch geht", ["accepts: tue,wed"]),
    ("der Freitag hingegen weniger", ["against prefers: fri"]),
    (
        "Thursday 3pm is bad, 4.30 would be ok",
        ["against prefers: thu 15:00-15:00", "accepts: thu 16:30-16:30"],
    ),
    (
        "vom 11. bis einschließlich 13. Januar bin ich im Urlaub",
        ["busy against must: 01-11 00:00-01-14 00:00"],
    ),
    (
        "Donnerstags nie, das ist mein Mamatag, alles andere machbar",
        ["against must: thu", "flexible for prefers"],
    ),
]


@pytest.mark.parametrize(
    ("said", "understood", "left"), OTHERS + CONDITIONS + NOT_SO + CLOCKS + WIDER + UNREAD
)
def test_what_is_no_wish_is_listed(said: str, understood: list[str], left: str) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert left in " / ".join(each.text for each in found.not_understood)


@pytest.mark.parametrize(("said", "understood"), READ)
def test_what_is_said_beside_it_is_read(said: str, understood: list[str]) -> None:
    assert [line_of(each) for each in heard(said).preferences] == understood
