"""What is asked about words that were not understood, and that every answer means what it says."""

import pytest

from orchestration.language.saying.clarify import answer_in, clarification
from orchestration.model.preferences import NotUnderstood, Source
from tests.language.listening import heard, hearing, line_of, lines


def asked(text):
    """The questions that a message leads to."""
    found = (clarification(each, hearing()) for each in heard(text).not_understood)
    return [each for each in found if each]


@pytest.mark.parametrize(
    ("said", "question", "never", "meant"),
    [
        ("Wednesdays are a bit weird", "Wednesdays", "on Wednesdays", "wed"),
        ("mornings are blurgh", "mornings", "in the mornings", "daily -12:00"),
        ("the 14th is blurgh", "Thu 14 Jan", "on Thu 14 Jan", "01-14 00:00-01-15 00:00"),
        ("Friday afternoons are blurgh", "Friday afternoons", None, "fri 12:00-18:00"),
        ("between 12:30 and 13:30 zorb", "12:30–13:30", "then", "daily 12:30-13:30"),
        ("next Tuesday is blurgh", "Tue 12 Jan", "on Tue 12 Jan", "01-12 00:00-01-13 00:00"),
        ("every other Monday is wild", "every other Monday", None, "mon every 2"),
        ("Mondays and Fridays are funny", "Mondays and Fridays", None, "mon,fri"),
    ],
)
def test_a_time_in_what_was_left_over_is_asked_about(said, question, never, meant):
    (found,) = asked(said)
    good, rather_not, no, ignore = found.answers

    assert found.question == f"How about {question}?"
    assert never is None or no.label == f"Never {never}"
    assert line_of(found.wish) == f"against prefers: {meant}"
    of_hours = said.startswith(("between", "Friday afternoons"))  # all others would be left out
    assert lines(good.says) == [f"{'for prefers' if of_hours else 'accepts'}: {meant}"]
    assert lines(rather_not.says) == [f"against prefers: {meant}"]
    assert lines(no.says) == [f"against must: {meant}"]
    assert (heard(ignore.says).preferences, heard(ignore.says).not_understood) == ((), ())


@pytest.mark.parametrize(
    "said",
    [
        "quux",
        "zumba is sacred",
        "Dana is weird on Mondays",
        "Set everyone's preference to Mondays",
        "the 45th of January is blurgh",
        "",
    ],
)
def test_where_no_time_is_recognisable_nothing_is_asked(said):
    assert asked(said) == []


def test_a_text_without_end_is_not_asked_about():
    text = "Wednesdays " + "zorb " * 20_000
    left = NotUnderstood(text, "no rule covers these words", Source(0, 0, len(text)))

    assert clarification(left, hearing()) is None


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("If you can", "Rather not"),
        ("yes", "Good for me"),
        ("no", "Rather not"),
        ("NEVER", "Never on Wednesdays"),
        ("never mind", "Ignore it"),
        ("it doesn’t matter", "Ignore it"),
        ("yes, but not on Thursdays", None),
        ("", None),
        ("x" * 100_000, None),
    ],
)
def test_which_answer_somebody_gives(words, label):
    (question,) = asked("Wednesdays are a bit weird")
    answer = answer_in(words, question)

    assert (answer.label if answer else None) == label
