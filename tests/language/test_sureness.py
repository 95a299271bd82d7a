"""How sure it is that a wish was meant as it was read: said → sureness."""

from __future__ import annotations

import pytest

from tests.language.listening import heard

IN_A_SESSION = [
    ("I can't do Mondays", ["sure"]),
    ("Tuesday from 9 to 11 works", ["sure"]),
    ("Tuesday at 3pm works", ["sure"]),
    ("Tuesday at 15:00 works", ["sure"]),
    ("mornings are best", ["sure"]),
    ("Tuesday at 3 works", ["likely"]),
    ("I prefer 7 to 8", ["likely"]),
    ("fiday works", ["likely"]),
    ("Tuesdays suit my quux", []),  # asked
    ("Tuesdays are fine. The quux hums.", ["likely"]),
    ("fiday at 3 works", ["guess"]),
    ("I can't do Mondays, wensday works", ["sure", "likely"]),
    ("I need two days' notice", ["sure"]),
    ("Tuesday works. If Dana can come, Wednesday too", ["likely"]),
    ("Tuesday works. No, sorry, I mean Wednesday", ["likely"]),
    ("Mondays are out (choir) and the 21st", ["sure", "likely"]),
    ("I can only do Tuesdays", ["likely"]),
    ("next week is full", ["likely"]),
    ("I can't do the 14th and 15th", ["sure"]),
]
WITHOUT_A_WINDOW = [
    ("tomorrow at 15:00", ["sure"]),
    ("next Tuesday", ["sure"]),
    ("Tuesday", ["likely"]),
    ("Tuesday at 3", ["guess"]),
    ("Tuesdays", ["sure"]),
]


@pytest.mark.parametrize(("said", "sure"), IN_A_SESSION)
def test_a_reading_says_how_sure_it_is(said: str, sure: list[str]) -> None:
    assert [each.sureness.value for each in heard(said).preferences] == sure


@pytest.mark.parametrize(("said", "sure"), WITHOUT_A_WINDOW)
def test_without_a_window_a_bare_weekday_is_resolved(said: str, sure: list[str]) -> None:
    assert [each.sureness.value for each in heard(said, window=None).preferences] == sure
