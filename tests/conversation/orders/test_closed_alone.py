"""A list that takes no more, while its question stays open: at a word, or by the door beside it."""

import pytest

from tests.play.dialogues import comes_of

ASKING, VOTE = "use choice-asking", "use choice-vote"
ALONE = "[Close the list alone]"
CLOSED = "to lena: The list is closed. Wishes can still be told;"


@pytest.mark.parametrize(
    "said",
    [
        "no more options",
        "no more ideas please",
        "close the list",
        "stop taking proposals",
        "we have enough ideas now",
        "keine Vorschläge mehr",
        "genug Ideen jetzt",
    ],
)
def test_who_ends_the_list_is_asked_whether_that_is_all(said):
    told = comes_of(ASKING, f"lena, thread: @Convene {said}")
    assert "Close “Where do we go for the offsite?” now?" in told
    assert f"[Close now] {ALONE} [Leave it open]" in told


@pytest.mark.parametrize("said", ["close the list alone", "just the list", "nur die Liste"])
def test_the_list_alone_is_closed_by_its_answer(said):
    asked = (ASKING, "lena, thread: close the list")
    assert comes_of(*asked, f"lena, thread: {said}").startswith(CLOSED)
    after = comes_of(*asked, f"lena, thread: {said}", "raj, thread: how about Oslo")
    assert after.startswith("to raj: The list is closed;")


def test_the_button_closes_the_list_and_asks_no_more():
    pressed = (ASKING, "lena, thread: close the list", "lena presses: Close the list alone")
    told = comes_of(*pressed, "raj, thread: how about Oslo")
    assert told.startswith("to raj: The list is closed;")
    again = comes_of(*pressed, "later: 20m", "lena, thread: close it")
    assert "[Close now] [Leave it open]" in again
    assert ALONE not in again


@pytest.mark.parametrize(
    "said",
    [
        "close the list but not the question",
        "close the list, not the vote",
        "just close the list",
        "close the list but keep the question open",
        "mach bitte nur die Liste zu",
        "Liste zu, aber nicht die Abstimmung",
    ],
)
def test_the_list_alone_is_closed_at_once_by_words_that_say_so(said):
    assert comes_of(ASKING, f"lena, dm: {said}").startswith(CLOSED)


def test_during_a_vote_it_is_said_that_the_list_is_closed():
    told = comes_of(VOTE, "lena, thread: @Convene no more options")
    assert told.startswith("to lena: The list is closed;")
    theirs = comes_of(VOTE, "raj, dm: keine weiteren Vorschläge")
    assert theirs.startswith("to raj: The list is closed;")


def test_who_has_no_more_to_say_is_done_and_closes_nothing():
    told = comes_of(ASKING, "raj, thread: @Convene no more ideas from me")
    assert told.startswith("to raj: Done.")
    assert ALONE in comes_of(ASKING, "lena, thread: @Convene no more ideas")


def test_where_no_list_takes_proposals_the_question_has_no_such_door():
    told = comes_of("use meeting-asking", "lena, dm: no more options")
    assert "[Close now] [Leave it open]" in told
