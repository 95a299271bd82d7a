"""A place in answer to where somebody is, and words that are none."""

import pytest

from orchestration.language.clocks.whereabouts import place_answered


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("lisbon", "lisbon"),
        ("18 uhr hier natürlich, berlin", "berlin"),
        ("6pm here, New York of course", "New York"),
        ("ich bin in wien", "wien"),
        ("CET", "CET"),
        ("nice", ""),
        ("18 uhr", ""),
        ("not berlin", ""),
        ("berlin?", ""),
        ("pizza in berlin", ""),
        ("eat", ""),
    ],
)
def test_which_place_is_said(said, place):
    assert place_answered(said) == place
