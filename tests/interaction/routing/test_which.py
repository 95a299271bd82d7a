"""Several sessions at once: which of them words are about."""

from datetime import datetime

import pytest

from orchestration.interaction.routing import CameUp, SessionWish, in_words, name, route
from tests.interaction.routing.place import BERLIN, about, brief, setting

BUDGET = brief("decided", "Budget", datetime(2027, 1, 12, 15, tzinfo=BERLIN))  # a Tuesday
LAUNCH = brief("decided", "Launch", datetime(2027, 1, 14, 10, tzinfo=BERLIN))  # a Thursday
OPEN = (
    brief("intake", "Roadmap A"),
    brief("intake", "Roadmap B"),
    brief("vote", "Coffee with the board"),
)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("something came up on thursday", ["Launch"]),
        ("something came up", ["Budget", "Launch"]),
        ("can't make it to the budget thing", ["Budget"]),
        ("i'm sick on the 12th", ["Budget"]),
        ("schaffe dienstag doch nicht", ["Budget"]),
        ("I'm out for the launch", ["Launch"]),
    ],
)
def test_the_one_whose_day_or_subject_is_named_comes_first(said, meant):
    (routed,) = route(said, setting(sessions=(BUDGET, LAUNCH)))
    assert isinstance(routed, CameUp)
    assert list(routed.sessions) == meant


@pytest.mark.parametrize(
    ("said", "about"),
    [
        ("i can't do friday", SessionWish),
        ("i can't do tuesday", SessionWish),
        ("I have a dentist's appointment on tuesday", SessionWish),
        ("i can't do tuesday anymore", CameUp),
        ("dienstag kann ich nicht mehr", CameUp),
        ("something came up on tuesday", CameUp),
    ],
)
def test_where_times_are_asked_for_a_day_that_is_out_is_told_there(said, about):
    known = setting("dm", "intake", sessions=(BUDGET,))
    assert isinstance(route(said, known)[0], about)


@pytest.mark.parametrize(
    "said",
    [
        "can't do Friday",
        "count me out for friday",
        "Leïla is off on Tuesday",
        "Leila ist am Dienstag nicht da",
        "Dana can't make it on Tuesday",
        "Freitag schaffe ich nicht",
    ],
)
def test_another_day_or_another_person_gives_up_nothing(said):
    assert name(route(said, setting(sessions=(BUDGET, LAUNCH)))[0]) == "unknown"


def test_another_session_gives_up_nothing_that_was_decided():
    (routed,) = route("count me out of the coffee", setting(sessions=(BUDGET, *OPEN)))
    assert BUDGET.id not in getattr(routed, "sessions", ())


@pytest.mark.parametrize(
    ("said", "meant", "rest"),
    [
        ("roadmap a: no mondays", ["Roadmap A"], "no mondays"),
        ("not before 10 for roadmap B", ["Roadmap B"], "not before 10"),
        ("the coffee one only in the mornings", ["Coffee with the board"], "only in the mornings"),
        ("B, for the coffee", ["Coffee with the board"], "B,"),
        ("kein Montag für Roadmap A", ["Roadmap A"], "kein Montag"),
        ("mondays are bad for the roadmap", [], "mondays are bad for the roadmap"),
        ("mondays are bad", [], "mondays are bad"),
    ],
)
def test_a_session_is_called_by_words_of_its_subject(said, meant, rest):
    ids, left = in_words(said, OPEN)
    assert list(ids) == meant
    assert left == rest


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("coffee: B", ["vote"]),
        ("roadmap a: mornings are best", ["wish"]),
        ("cancel the coffee one", ["order cancel"]),
        ("what's the status of roadmap B?", ["question status"]),
    ],
)
def test_its_name_makes_words_no_stranger(said, expected):
    assert about(said, setting(sessions=OPEN)) == expected
