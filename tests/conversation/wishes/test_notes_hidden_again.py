"""The note with one's vote, hidden again or changed in words: said → what comes of it."""

import pytest

from orchestration.language.votes.noted import note_said
from tests.play.dialogues import comes_of

VOTED = ("use choice-vote", "lena, dm: B, if we're back by 2")
SHOWN = (*VOTED, "lena presses: Show it with my name")
CLOSED = ("lena, thread: close it", "lena presses: Close now")


@pytest.mark.parametrize(
    "said",
    [
        "hide my note again",
        "don't show my note",
        "please don't show that to the others",
        "make my note private again",
        "versteck meine notiz wieder",
        "zeig das den anderen bitte nicht",
    ],
)
def test_a_note_that_is_hidden_again_is_not_shown_at_the_close(said):
    told = comes_of(*SHOWN, f"lena, dm: {said}")
    assert "Your note stays between us." in told or "deine Notiz bleibt unter uns" in told.lower()
    assert "if we're back by 2" not in comes_of(*SHOWN, f"lena, dm: {said}", *CLOSED)


def test_a_note_that_is_shown_stands_at_the_close():
    assert "if we're back by 2" in comes_of(*SHOWN, *CLOSED)


@pytest.mark.parametrize("said", ["change my note to back by 3", "edit my note: back by 3"])
def test_a_note_is_changed_and_stays_between_the_two(said):
    told = comes_of(*VOTED, f"lena, dm: {said}")
    assert "to lena: Your vote is in: B. Your note stays between us." in told
    shown = comes_of(*VOTED, f"lena, dm: {said}", "lena presses: Show it with my name", *CLOSED)
    assert "back by 3" in shown
    assert "back by 2" not in shown


@pytest.mark.parametrize(
    "said", ["don't hide my note", "versteck meine notiz nicht", "hide my vote", "change my vote"]
)
def test_what_hides_and_changes_no_note_is_none(said):
    assert note_said(said) is None
