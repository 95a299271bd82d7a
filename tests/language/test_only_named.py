"""One option with nothing beside it but words that lead on to it is a vote for it."""

import pytest

from orchestration.language.votes.only_named import only_named

OPTIONS = ("A", "B", "C")


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("so B then", "B"),
        ("alright C then", "C"),
        ("ok so A", "A"),
        ("so it's B then", "B"),
        ("na gut, dann halt C", "C"),
        ("okay… B it is", "B"),
    ],
)
def test_nothing_but_the_option_is_left(said, option):
    assert only_named(said, OPTIONS) == option


@pytest.mark.parametrize(
    "said",
    [
        "so B or C",
        "so not B then",
        "then B?",
        "so a then it",
        "B then C",
        "so B is out",
        "so what",
        "i",
    ],
)
def test_what_says_more_stays_as_it_is(said):
    assert only_named(said, OPTIONS) == said
