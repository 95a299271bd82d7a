"""What is held out beside a no is none of what is ruled out: said → understood."""

from __future__ import annotations

from datetime import date

import pytest

from orchestration.model.times import Window
from tests.language.listening import lines

ASKED = [
    ("can't monday, tuesday?", ["against must: mon", "for prefers: tue"]),
    (
        "can't tomorrow, day after?",
        ["against must: 01-08 00:00-01-09 00:00", "for prefers: 01-09 00:00-01-10 00:00"],
    ),
    ("can't do mondays or tuesdays, wednesday?", ["against must: mon,tue", "for prefers: wed"]),
    ("mo kann ich nicht, di?", ["against must: mon", "for prefers: tue"]),
    ("no mondays, tuesdays?", ["against must: mon", "for prefers: tue"]),
]
PERHAPS = [
    (
        "tuesday is full, 10-11 possibly",
        [
            "busy against must: tue -10:00",
            "busy against must: tue 11:00-",
            "accepts: tue 10:00-11:00",
        ],
    ),
    ("monday's full, after 4 perhaps", ["busy against must: mon -16:00", "accepts: mon 16:00-"]),
    (
        "mo ist dicht, evtl 9-10",
        [
            "busy against must: mon -09:00",
            "busy against must: mon 10:00-",
            "accepts: mon 09:00-10:00",
        ],
    ),
    ("mittwoch voll, 10 uhr vielleicht", ["busy against must: wed", "accepts: wed 10:00-10:00"]),
    ("mi ist zu, 17 uhr zur not", ["against must: wed", "accepts: wed 17:00-17:00"]),
    ("monday's packed, 9 works", ["busy against must: mon", "accepts: mon 09:00-09:00"]),
]
ALL_THE_SAME = [
    ("can't monday, tuesday", ["against must: mon,tue"]),
    ("busy on tuesday, 9 to 10", ["busy against must: tue 09:00-10:00"]),
    ("can you do monday, tuesday?", ["accepts: mon,tue"]),
    ("out mon, also tue maybe", ["busy against must: mon", "against prefers: tue"]),
    ("out monday, maybe tuesday too", ["busy against must: mon", "against prefers: tue"]),
    ("tuesday is full, maybe wednesday", ["busy against must: tue", "accepts: wed"]),
]
WHY = [
    ("can't wed, dentist until 11", ["against must: wed", "busy against must: wed -11:00"]),
    ("no fridays, i'm out from 3", ["against must: fri", "busy against must: fri 15:00-"]),
    ("mi kann ich nicht, zahnarzt bis 11", ["against must: wed", "busy against must: wed -11:00"]),
    (
        "can't wednesday because i have a call 9-10",
        ["against must: wed", "busy against must: wed 09:00-10:00"],
    ),
    (
        "can't do tuesday, i have a class from 2 to 4",
        ["against must: tue", "busy against must: tue 14:00-16:00"],
    ),
]
EXCEPTED = [
    ("any day after 3pm, except monday", ["for prefers: daily 15:00-", "against must: mon"]),
    ("i can do any day after 3pm except monday", ["accepts: daily 15:00-", "against must: mon"]),
    ("mo-fr ab 14 uhr außer mi", ["for prefers: weekdays 14:00-", "against must: wed"]),
    (
        "alle tage vormittags, nur nicht mittwoch",
        ["for prefers: daily -12:00", "against must: wed"],
    ),
    ("mornings except monday", ["for prefers: daily -12:00", "against prefers: mon -12:00"]),
    (
        "any afternoon bar Thursday",
        ["for prefers: daily 12:00-18:00", "against prefers: thu 12:00-18:00"],
    ),
    ("anything but friday", ["flexible for prefers", "against must: fri"]),
    ("mornings only, not on Mondays", ["for must: daily -12:00", "against must: mon"]),
]
THE_MAIN_THING = [
    ("egal, hauptsache vor 17 uhr", ["flexible for prefers: daily -17:00"]),
    ("egal wann, hauptsache nachmittags", ["flexible for prefers: daily 12:00-18:00"]),
    ("hauptsache nicht montag", ["against must: mon"]),
    ("hauptsache vor 17 uhr", ["for prefers: daily -17:00"]),
    (
        "egal, nur vor 17 uhr",
        ["flexible for prefers", "accepts: daily -17:00", "against must: daily 17:00-"],
    ),
    (
        "i'm flexible, only mornings",
        ["flexible for prefers", "accepts: daily -12:00", "against must: daily 12:00-"],
    ),
]


@pytest.mark.parametrize(("said", "understood"), [*ASKED, *PERHAPS, *ALL_THE_SAME])
def test_what_is_asked_for_or_perhaps_possible_is_not_ruled_out(
    said: str, understood: list[str]
) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), WHY)
def test_what_keeps_somebody_on_a_day_keeps_them_on_no_other(
    said: str, understood: list[str]
) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), EXCEPTED)
def test_a_day_taken_out_of_all_days_is_ruled_out(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), THE_MAIN_THING)
def test_who_does_not_mind_can_have_one_limit(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    "said",
    ["it's 9pm for me", "da ist es 21 uhr bei mir", "that's 6am my time", "for me it's 3pm"],
)
def test_what_hour_it_is_somewhere_is_no_wish_for_it(said: str) -> None:
    assert lines(said) == []


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("3pm is best for me", ["for prefers: daily 15:00-15:00"]),
        ("14:00 is bad, it's 9pm for me", ["against prefers: daily 14:00-14:00"]),
        ("shoot, just got booked tuesday", ["busy against must: tue"]),
        ("mist, dienstag geht doch nicht", ["against must: tue"]),
        ("nothing from me, whatever works for them", ["flexible for prefers"]),
        ("nothing from me on monday", ["against must: mon"]),
    ],
)
def test_a_sigh_and_a_clock_told_leave_what_else_is_said(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        (
            "nächste woche voll außer mi",
            ["busy against must: 01-11 00:00-01-13 00:00 + 01-14 00:00-01-18 00:00"],
        ),
        ("any day works, except thursday", ["flexible for prefers", "against must: thu"]),
        ("the week is packed, except thu after 4", []),
        ("die woche ist komplett dicht bei mir, außer do ab 16 uhr", []),
        ("busy except thursday", []),
    ],
)
def test_what_is_taken_out_of_a_full_week_is_never_ruled_out(
    said: str, understood: list[str]
) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    "said",
    ["the week is packed, except thu after 4", "die woche ist dicht bei mir, außer do ab 16 uhr"],
)
def test_where_one_week_is_looked_at_nothing_else_is_left_of_it(said: str) -> None:
    week = Window(date(2027, 1, 11), date(2027, 1, 15))
    assert lines(said, window=week) == ["for must: thu 16:00-"]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        (
            "sonst gern, nur dienstag nachmittag hab ich therapie",
            ["flexible for prefers", "busy against must: tue 12:00-18:00"],
        ),
        (
            "any time, only tuesday i have the dentist",
            ["flexible for prefers", "busy against must: tue"],
        ),
        ("passt alles, nur montags hab ich schwimmen", ["flexible for prefers"]),
        ("nur dienstag hab ich zeit", ["for must: tue"]),
        ("only tuesday i've got capacity", ["for must: tue"]),
        ("i only have tuesday", ["for must: tue"]),
        ("nur montag geht nicht", ["against must: mon"]),
        ("nur dienstag bin ich weg", ["busy against must: tue"]),
    ],
)
def test_an_only_counts_what_somebody_has_on_a_day(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("diesmal ausnahmsweise ok bis 16", ["accepts: daily -16:00"]),
        ("donnerstag ausnahmsweise ok", ["accepts: thu"]),
        ("ausnahmsweise donnerstag", ["against mildly: thu"]),
        ("bitte nix vor 11, bin kein morgenmensch", ["against must: daily -11:00"]),
        ("not before 10, i'm no early bird", ["against must: daily -10:00"]),
    ],
)
def test_an_exception_that_is_ok_is_possible_and_what_one_is_explains(
    said: str, understood: list[str]
) -> None:
    assert lines(said) == understood
