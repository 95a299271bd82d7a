"""Words as they are compared: which are like one another, and where a phrase stands."""

import pytest

from orchestration.language.choosing.words import SpokenText, bare


@pytest.mark.parametrize(
    ("said", "word", "is_like"),
    [
        ("noodles", "noodle", True),
        ("Café", "cafe", True),
        ("pizzza", "pizza", True),
        ("tratoria", "trattoria", True),
        ("trattroia", "trattoria", True),
        ("trattorix", "trattoria", True),
        ("tratori", "trattoria", False),
        ("salad", "salat", False),
        ("sushi", "tacos", False),
    ],
)
def test_a_word_is_like_another_up_to_its_ending_or_a_slip(said, word, is_like):
    assert (SpokenText(said).like(word) == {0}) is is_like


def test_a_phrase_stands_where_its_words_follow_each_other():
    said = SpokenText("the noodle house, not the house of noodles; Noodle-House!")
    assert said.found(["noodle", "house"]) == [(1, 3), (8, 10)]
    assert said.found([]) == []


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("Noodle-House!", "noodle  house", True),
        ("Café", "cafe", True),
        ("C++", "C#", False),
        ("C++", "C", False),
        ("🍕", "🍣", False),
        ("Option " + "x" * 90 + " A", "Option " + "x" * 90 + " B", False),
    ],
)
def test_titles_are_the_same_where_they_are_written_alike(one, other, is_same):
    assert (bare(one) == bare(other)) is is_same
