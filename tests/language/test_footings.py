"""What a list's heading or its last line says of all times in it: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

_BUSY = [
    "busy against must: 01-13 09:00-11:00",
    "busy against must: 01-14 13:00-15:00",
    "busy against must: 01-19 00:00-01-20 00:00",
]
_BOOKED = ["busy against must: 01-12 09:00-11:00", "busy against must: 01-13 14:00-16:00"]
_FREE = ["accepts: 01-12 09:00-11:00", "accepts: 01-13 14:00-16:00"]
_LIST = "Tue 12 9-11\nWed 13 14-16\n"
LAST_LINES = [
    ("Mi 13.1. 9-11\nDo 14.1. 13-15\nDi 19.1. ganztags\nDa bin ich leider belegt", _BUSY),
    ("Wed 13 9-11\nThu 14 1-3\nTue 19 all day\nI'm busy then", _BUSY),
    (f"{_LIST}Can't do any of these", _BOOKED),
    (f"{_LIST}These don't work for me", _BOOKED),
    (f"{_LIST}an diesen Zeiten kann ich nicht", _BOOKED),
    (f"{_LIST}^ all taken", _BOOKED),
    (f"{_LIST}^ booked, rest is free", [*_BOOKED, "flexible for prefers"]),
    (f"{_LIST}Those are the times that work", _FREE),
    (
        "Tue 12 9-11, Wed 13 14-16\nDas sind meine Termine",
        ["busy against must: 01-12 09:00-11:00 + 01-13 14:00-16:00"],
    ),
]
HEADINGS = [
    (
        "Not available\n- 11th morning\n- 14th\n- 20th after 3",
        [
            "busy against must: 01-11 00:00-12:00",
            "busy against must: 01-14 00:00-01-15 00:00",
            "busy against must: 01-20 15:00-01-21 00:00",
        ],
    ),
    ("Meine freien Zeiten\nDi 12.1. 9-11\nMi 13.1. 14-16", _FREE),
    ("My free slots\nTue 12 9-11\nWed 13 14-16", _FREE),
]
OTHERWISE = [
    (f"{_LIST}Not sure about these", ["for prefers"]),
    (f"{_LIST}Thanks!", ["for prefers"]),
    (f"{_LIST}nothing against these", ["for prefers", "accepts"]),
]


@pytest.mark.parametrize(("said", "understood"), [*LAST_LINES, *HEADINGS])
def test_a_line_says_how_all_times_beside_it_are_meant(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "kinds"), OTHERWISE)
def test_a_line_that_denies_no_time_turns_none(said: str, kinds: list[str]) -> None:
    assert all(line.split(":")[0] in kinds for line in lines(said))


@pytest.mark.parametrize(
    "last", ["Das wären meine Vorschläge", "Das sind meine freien Zeiten", "Danke"]
)
def test_o_clock_is_no_title_of_an_entry(last: str) -> None:
    said = lines(f"Di 12.1. 9-11 Uhr\nMi 13.1. 14-16 Uhr\n{last}")
    assert [line.split(": ")[1] for line in said] == ["01-12 09:00-11:00", "01-13 14:00-16:00"]
    assert all(line.startswith(("accepts", "for")) for line in said)
