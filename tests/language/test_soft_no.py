"""A no to an option by its letter that says no more than that is a preference."""

import pytest

from orchestration.language.votes.soft_no import is_bare_no


@pytest.mark.parametrize(
    ("said", "is_bare"),
    [
        ("not C pls", True),
        ("mir egal, hauptsache nicht C", True),
        ("I don't mind, just not C", True),
        ("whatever, anything but B", True),
        ("mir egal, C geht nicht", False),
        ("not C, I'm away", False),
        ("I can't do C", False),
    ],
)
def test_whoever_minds_nothing_else_has_not_said_that_it_is_impossible(said, is_bare):
    assert is_bare_no(said) is is_bare
