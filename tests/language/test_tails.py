"""What says nothing more at the end of a text: each word of it is looked at once."""

import pytest

from orchestration.deciding.actions.ballots.notes import without_smile
from orchestration.language.inviting.beside_settings import is_courtesy, without_courtesy
from orchestration.language.talk.tails import without_tail


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("ranked please", "ranked"),
        ("ranked, closes at 5 please thanks folks", "ranked, closes at 5"),
        ("please rank  it", "please rank  it"),
        ("please", "please"),
        ("", ""),
    ],
)
def test_courtesies_behind_an_order_are_no_part_of_it(said, left):
    assert without_courtesy(said) == left


@pytest.mark.parametrize(("said", "is_one"), [("thanks", True), ("bitte danke", True), ("", False)])
def test_words_may_be_courtesies_alone(said, is_one):
    assert is_courtesy(said) is is_one


@pytest.mark.parametrize(
    ("said", "left"),
    [("too far :)", "too far"), ("too far ;-) :D", "too far"), (":)", ""), ("sorry :(", "")],
)
def test_a_smile_behind_a_reason_is_no_part_of_it(said, left):
    assert without_smile(said) == left


@pytest.mark.parametrize("text", ["please " * 1000, "please " * 1000 + "x", "x" + " please" * 1000])
def test_each_word_is_looked_at_once_at_most(text):
    seen = []
    without_tail(text, lambda word: not seen.append(word) and word == "please")
    assert len(seen) <= len(text.split())
