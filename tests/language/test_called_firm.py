"""Noes that their authors call firm: said → what is ruled out, and whether it is firm."""

import pytest

from orchestration.language.understand import understand
from tests.language.listening import hearing

FRIDAYS = "can't do Fridays"


def noes(said):
    wishes = understand(said, hearing()).preferences
    return [(each.restatement, each.is_firm) for each in wishes if each.polarity == "against"]


@pytest.mark.parametrize(
    "said",
    [
        "really not Friday, no way",
        "really not Friday. No way.",
        "No way, Friday is impossible",
        "no way on Friday",
        "I can't do Friday. No way.",
        "I can't do Friday, under any circumstances",
        "under no circumstances on Friday",
        "can't do Friday, no exceptions",
        "Friday is a firm no",
        "Friday is a hard no",
        "not Friday, that's a firm no",
        "Friday's out of the question",
        "mornings are great, Friday no way",
        "Tuesday works, no chance on Friday",
    ],
)
def test_a_no_is_firm_that_is_called_so(said):
    assert noes(said) == [(FRIDAYS, True)]


@pytest.mark.parametrize(
    "said",
    [
        "Freitag auf gar keinen Fall",
        "Freitag geht auf keinen Fall",
        "Freitag kann ich nicht, keine Chance",
        "Freitag: nein, auf keinen Fall",
        "kein Freitag, das ist nicht verhandelbar",
        "Freitag ist ausgeschlossen",
    ],
)
def test_so_it_is_in_german(said):
    assert noes(said) == [("kann freitags nicht", True)]


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("I can't do Friday", [(FRIDAYS, False)]),
        ("Friday is a no", [(FRIDAYS, False)]),
        ("Friday is not a hard no, but I can't do Monday", [("can't do Mondays", False)]),
        ("I'd rather not on Friday", [("would rather avoid Fridays", False)]),
        ("Freitag kann ich nicht", [("kann freitags nicht", False)]),
        # Of the no that it is said of, and of no other
        (
            "Friday is a hard no. Monday I can't before 10",
            [(FRIDAYS, True), ("can't do Mondays before 10:00", False)],
        ),
    ],
)
def test_a_no_that_nobody_calls_firm_is_none(said, held):
    assert noes(said) == held


@pytest.mark.parametrize("said", ["no way", "Auf keinen Fall!", "That's a firm no."])
def test_a_no_to_nothing_rules_nothing_out(said):
    assert noes(said) == []
