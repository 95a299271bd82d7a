"""What is written on a page is taken as the same words are in a chat."""

import pytest

from tests.pages.house import GUEST, Quarters


@pytest.mark.parametrize(
    "words",
    ["B", "hm, actually B please", "sorry, B", "make mine B"],
)
def test_words_at_the_vote_are_a_vote_as_they_are_in_a_chat(words):
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens()
    dana.presses("Vote C")
    dana.presses("Send", {"words": words})
    assert "Your vote is in: B." in dana.text
    assert dana.text.count("Your vote: B.") == 1


def test_who_writes_german_reads_their_page_in_german():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens()
    dana.presses("Vote C")
    dana.presses("Send", {"words": "doch lieber B"})
    assert "Deine Stimme ist da: B." in dana.text
    assert dana.text.count("Deine Stimme: B.") == 1


@pytest.mark.parametrize(
    "words",
    [
        "hi, I'm in new york, mornings before noon are best",
        "I'm in New York. Mornings are best",
        "mornings are best (I'm in New York)",
    ],
)
def test_a_guest_says_in_words_where_they_are(words):
    dana = Quarters("ana", "ben").visitor().opens()
    dana.presses("Send", {"words": words})
    assert "prefers mornings (before 12:00)" in dana.text
    assert "Times are in New York." in dana.text


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("who's missing?", "“Roadmap” still waits for Ana, Ben and you"),
        ("when is it?", "Nothing is decided yet."),
        ("close it", "Only Olga Berg can close it"),
        ("@Convene find an hour for lunch on friday", "This page is about “Roadmap” alone."),
        ("thanks!", ""),
    ],
)
def test_what_is_no_wish_becomes_none_on_a_page(words, answer):
    team = Quarters("ana", "ben")
    dana = team.visitor().opens()
    dana.presses("Send", {"words": words})
    assert answer in dana.text
    assert "What I know of you" not in dana.text
    assert "0 of 3 have answered" in dana.text
