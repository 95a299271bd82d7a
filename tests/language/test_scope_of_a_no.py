"""What a no reaches, and that a mild word stays one: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

_NEXT_WEEK = "against prefers: 01-11 00:00-01-18 00:00"

TOLD_SINCE = [
    (
        "next week is a bit of a zoo, the movers come on Tuesday so that day is completely out",
        [_NEXT_WEEK, "busy against must: 01-12 00:00-01-13 00:00"],
    ),
    (
        "next week is a zoo, the movers come on Tuesday, so I'm completely out",
        [_NEXT_WEEK, "busy against must: 01-12 00:00-01-13 00:00"],
    ),
    (
        "next week is rather full, our offsite is on Wednesday, that day is impossible",
        [_NEXT_WEEK, "against must: 01-13 00:00-01-14 00:00"],
    ),
    (
        "next week is hectic, on Wednesday we have the auditors in, so that's a no",
        [_NEXT_WEEK, "against must: 01-13 00:00-01-14 00:00"],
    ),
    (
        "Nächste Woche ist hier Chaos, Dienstag kommen die Möbelpacker, da bin ich raus",
        [_NEXT_WEEK, "busy against must: 01-12 00:00-01-13 00:00"],
    ),
    ("next week is tricky, so that's a no from me", ["against must: 01-11 00:00-01-18 00:00"]),
    ("next week is a zoo, that week is out", [_NEXT_WEEK]),
]
WELCOME = [
    ("if it could be over before lunch that would be wonderful", ["against prefers: daily 12:00-"]),
    ("it would be great if we could be done by 4", ["against prefers: daily 16:00-"]),
    ("if we could finish by 3 I'd love that", ["against prefers: daily 15:00-"]),
    ("Es wäre super, wenn wir bis 16 Uhr fertig sind", ["against prefers: daily 16:00-"]),
    ("if we're done by 4 that works", ["against must: daily 16:00-"]),
    (
        "as long as we're done by 4 I don't mind",
        ["against must: daily 16:00-", "flexible for prefers"],
    ),
    ("Friday is great if we're done by 4", ["against must: fri 16:00-"]),
]
SOMETHING_ELSE = [
    (
        "friday evening is past 6 for me, id rather have something else",
        ["against prefers: fri 18:00-"],
    ),
    ("Friday 3pm is 7pm here, I'd prefer another time", ["against prefers: fri 15:00-15:00"]),
    (
        "Freitagabend ist bei mir nach 18 Uhr, lieber was anderes",
        ["against prefers: fri 18:00-"],
    ),
    ("Donnerstag ist blöd, lieber was anderes", ["against prefers: thu"]),
    ("Friday is late for me, something else please", ["against prefers: fri"]),
    ("I'd rather have something else than Friday", ["against prefers: fri"]),
    ("something else came up on Tuesday", ["busy against must: tue"]),
]
FROM_THEN_ON = [
    ("wednesday i fly to riyadh, out from noon", ["busy against must: wed 12:00-"]),
    ("Thursday I'm travelling, gone from 2pm", ["busy against must: thu 14:00-"]),
    ("Mittwoch bin ich auf Dienstreise, ab mittags weg", ["busy against must: wed 12:00-"]),
    (
        "Wednesday I'm on leave, out from noon on Thursday",
        ["busy against must: wed", "busy against must: thu 12:00-"],
    ),
    (
        "Wednesday is bad, out from noon",
        ["against prefers: wed", "busy against must: wed 12:00-"],
    ),
]
LET_PASS = [
    ("diesmal ausnahmsweise ok bis 16", ["accepts: daily -16:00"]),
    ("ausnahmsweise bis 16 Uhr", ["accepts: daily -16:00"]),
    ("until 4 if need be", ["accepts: daily -16:00"]),
    ("zur Not ab 8", ["accepts: daily 08:00-"]),
    ("nach 17 Uhr zur Not", ["against mildly: daily 17:00-"]),
    ("bis 16 nur zur Not", ["against mildly: daily -16:00"]),
    ("before 9 if need be", ["against mildly: daily -09:00"]),
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [*TOLD_SINCE, *WELCOME, *SOMETHING_ELSE, *FROM_THEN_ON, *LET_PASS],
)
def test_a_no_is_of_its_own_time_and_as_firm_as_its_word(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_an_hour_elsewhere_is_no_wish() -> None:
    assert lines("Tuesday 8am is 6:30pm for me") == []


def test_what_is_said_of_something_else_is_not_said_of_the_day_before_it() -> None:
    said = heard("Friday works, but something else would be better")
    assert [each.text for each in said.not_understood] == ["something else would be better"]
