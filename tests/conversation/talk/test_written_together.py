"""A statement of the group: how it is asked for in plain words, and how its rounds read."""

import pytest

from tests.play.dialogues import comes_of


@pytest.mark.parametrize(
    ("said", "about"),
    [
        ("let's write one sentence together about how we do reviews", "How we do reviews"),
        ("we need a common position on overtime", "A common position on overtime"),
        ("lasst uns zusammen einen Satz zu unserer Mission schreiben", "Unserer Mission"),
        ("gemeinsames Statement zur Rufbereitschaft", "Rufbereitschaft"),
        ("ich möchte, dass wir eine gemeinsame Haltung zu KI-Tools finden", "KI-Tools"),
        ("schreiben wir zusammen eine Stellungnahme zum Umzug", "Umzug"),
        ("formuliert gemeinsam, was wir unter fertig verstehen", "Was wir unter fertig verstehen"),
    ],
)
def test_a_text_that_all_find_together_is_a_statement(said, about):
    told = comes_of(f"lena, channel: @Convene {said}")
    assert f"You ask: “{about}” What do you hold?" in told


@pytest.mark.parametrize(
    "said",
    [
        "decide who writes the statement to the press",
        "poll which sentence is better: we care, we dare",
        "decide what text goes on the mug",
    ],
)
def test_what_only_speaks_of_a_text_is_no_statement(said):
    assert "What do you hold?" not in comes_of(f"lena, channel: @Convene {said}")


ONE = (
    "lena, channel: @Convene draft a statement on our values",
    "omar, dm: draft: We help each other first.",
    "lena, thread: start the vote",
    "lena presses: Close now",
)


def test_one_draft_alone_is_answered_with_yes_or_no():
    told = comes_of(*ONE)
    assert "in Berlin: yes or no." in told
    assert "put them in order" not in told


def test_of_the_second_round_it_is_said_who_has_answered_in_it():
    again = comes_of(
        "lena, channel: @Convene draft a statement on our values",
        "omar, dm: draft: We help each other first.",
        "dana, dm: draft: We ship small things.",
        "lena, thread: start the vote",
        "lena presses: Close now",
        *(f"{who}, thread: A > B" for who in ("lena", "omar", "dana")),
        *(f"{who}, thread: B > A" for who in ("raj", "ines")),
    )
    assert "Waiting for Lena Vogt, Omar Haddad, Dana Reed, Inês Costa and Raj Patel" in again
    assert "0 of 5 have answered" in again
    assert "5 of 5 have answered" not in again
