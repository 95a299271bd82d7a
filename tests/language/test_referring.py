"""Words that say something only beside what was said before."""

from __future__ import annotations

import pytest

from orchestration.language.corrections.referring import held_off


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("tues.. no wait. let me check first", ""),
        ("Mornings are best. Tuesday, no wait, let me check", "Mornings are best."),
        ("Dienstag, ne warte, muss erst schauen", ""),
    ],
)
def test_what_somebody_has_to_look_up_first_is_not_said(said: str, left: str) -> None:
    assert held_off(said) == left


@pytest.mark.parametrize("said", ["no wait", "let me check", "Tuesday, I checked", "Tuesday, no"])
def test_other_words_hold_nothing_off(said: str) -> None:
    assert held_off(said) is None


@pytest.mark.parametrize("unit", ["no, ", "wait ", "nee warte, ", "let me check my "])
def test_it_is_read_in_one_thought_and_in_no_flood_of_words(unit: str) -> None:
    """Without a bound, ten thousand letters of turns would be tried one behind the other."""
    assert held_off(unit * 10_000 + "wait, let me check") is None
