"""Words before a vote, and once it is over: that it begins, that it comes again, otherwise."""

import pytest

from tests.play.dialogues import comes_of

GERMAN = (
    "use german",
    "lena, channel: /convene decide wo machen wir das Offsite?",
    "raj, thread: Tiflis",
    "dana, thread: Plön",
)


@pytest.mark.parametrize("said", ["dann lass abstimmen", "gut, dann lasst uns mal abstimmen"])
def test_who_wants_a_vote_is_asked_whether_to_close(said):
    told = comes_of(*GERMAN, f"lena, thread: {said}")
    assert "[Jetzt beenden] [Nur die Liste schließen] [Offen lassen]" in told


@pytest.mark.parametrize("said", ["ok vote for Plön", "my vote: Plön", "i vote Plön"])
def test_a_vote_before_there_is_one_is_a_wish_and_nothing_on_the_list(said):
    told = comes_of("use choice-asking", f"omar, thread: {said}")
    assert "prefers Plön" in told
    assert "On the list" not in told


@pytest.mark.parametrize(
    ("said", "with_what"),
    [
        ("let's repeat this one, plus salad", "with Salad"),
        ("once more without sushi", "without Sushi"),
        ("same again minus sushi, plus burgers", "with Burgers and without Sushi"),
        ("@Convene repeat the poll with burgers and without sushi",
         "with Burgers and without Sushi"),
        ("das Ganze noch einmal ohne Sushi", "without Sushi"),
    ],
)  # fmt: skip
def test_what_was_decided_comes_again_otherwise(said, with_what):
    told = comes_of("use choice-decided", f"lena, thread: {said}")
    assert f"“What do we eat?” again, {with_what}: the dialog has it so" in told


def test_once_more_without_it_in_a_vote_is_of_the_vote():
    told = comes_of("use choice-vote", "lena, thread: once more without sushi")
    assert "I take that for a no to B." in told
