"""What of a message need not be asked about: nothing that names something, or may limit it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.language.corrections.nothing_more import without_what_adds_nothing
from orchestration.language.saying import reasons
from orchestration.model.preferences import NotUnderstood, Source, Understanding
from tests.examples import thorough
from tests.language.listening import heard, hearing

WISH = heard("Mondays are bad").preferences
NAMED = ["monday", "freitags", "14:30", "7", "tomorrow", "morgens", "in March"]
LIMITS = ["unless", "not", "won't", "only", "bitte", "nur", "außer", "ohne", "before", "ab", "?"]
_TEXTS = st.text(alphabet="abcdefgh ,.äöü", max_size=30)


def left_of(text: str, *, beside: bool = True) -> list[str]:
    """Return what is told of words that no rule covers, beside a wish or alone."""
    words = NotUnderstood(text, reasons.NO_RULE, Source(0, 0, len(text)))
    said = Understanding(WISH if beside else (), (words,))
    return [each.text for each in without_what_adds_nothing(said, hearing()).not_understood]


@settings(max_examples=thorough(200))
@given(_TEXTS, st.sampled_from([*NAMED, *LIMITS]), _TEXTS)
def test_what_names_something_or_may_limit_it_is_never_left_out(before, word, after):
    said = f"{before} {word} {after}"
    assert left_of(said) == [said]


@settings(max_examples=thorough(100))
@given(_TEXTS)
def test_nothing_is_left_out_where_nothing_else_was_read(said):
    assert left_of(said, beside=False) == [said]


@pytest.mark.parametrize(
    "said",
    ["wait no", "i'll be dead", "rest", "künftigen terminen", "ach nee warte", "dana picks"],
)
def test_what_adds_nothing_is_left_out(said):
    assert left_of(said) == []


@pytest.mark.parametrize(
    "said", ["wodnesdey", "thurdsay zorb", "dienstg", "mitwochs", "on the train w/o reception"]
)
def test_a_day_with_a_slip_and_what_binds_are_told(said):
    assert left_of(said) == [said]
