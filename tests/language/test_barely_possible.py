"""Times that would do only if there is no other: said → what is held of them."""

import pytest

from orchestration.language.understand import understand
from tests.language.listening import hearing


def held(said):
    return [each.restatement for each in understand(said, hearing()).preferences]


@pytest.mark.parametrize(
    "said",
    [
        "Friday would do if it must be",
        "Friday would do, if it has to be",
        "Friday would be ok if we have to",
        "If it must be, Friday would work",
    ],
)
def test_what_would_do_if_it_must_be_is_rather_not(said):
    assert held(said) == ["ideally not Fridays"]


@pytest.mark.parametrize(
    "said", ["Freitag ginge, wenn es sein muss", "Freitag wäre möglich, wenn's sein muss"]
)
def test_so_it_is_in_german(said):
    assert held(said) == ["möglichst nicht freitags"]


@pytest.mark.parametrize(
    ("said", "is_held"),
    [
        ("Friday would do", ["Fridays are fine"]),
        ("Friday works at a push", ["Fridays are fine"]),
        ("Friday would do too, if it must be", ["Fridays are fine"]),
        (
            "Tuesday is best, Friday would do if it must be",
            ["prefers Tuesdays", "ideally not Fridays"],
        ),
    ],
)
def test_of_nothing_else_it_says_so(said, is_held):
    assert held(said) == is_held
