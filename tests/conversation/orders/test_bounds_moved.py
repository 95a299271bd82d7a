"""A bound that somebody moves further out, and a no that is as firm as words get."""

import pytest

from tests.play.dialogues import comes_of

ONLY = "omar, dm: I can only do before 3pm my time"
OTHERS = ("dana, dm: any time", "ines, dm: only after 14:00", "lena, dm: only after 14:00")
ASKED = (ONLY, *OTHERS, "raj, dm: any time", "later: 10m")


@pytest.mark.parametrize(
    "said", ["hm ok, until 5pm is possible if it has to be", "until 5pm is fine too"]
)
def test_a_later_outer_bound_takes_the_place_of_the_first(said):
    told = comes_of("use meeting-asking", ONLY, f"omar, dm: {said}")
    assert "• prefers times before 15:00" in told
    assert "• can only do times before 17:00" in told
    assert "can only do times before 15:00" not in told


@pytest.mark.parametrize("said", ["before noon is fine", "until 3pm is fine"])
def test_what_lies_within_it_moves_no_bound(said):
    told = comes_of("use meeting-asking", ONLY, f"omar, dm: {said}")
    assert "• can only do times before 15:00" in told
    assert "prefers" not in told


def test_a_bound_gives_way_for_the_named_time_alone():
    asked = comes_of("use meeting-asking", *ASKED)
    assert "Mon 11 Jan, 18:00–18:45 · 15:00 in Berlin would suit most" in asked
    told = comes_of("use meeting-asking", *ASKED, "omar presses: Possible if need be")
    assert "• can only do times before 15:00 and Mon 11 Jan 18:00–18:45" in told
    assert "• would much rather avoid Mon 11 Jan 18:00–18:45" in told
    options = [line for line in told.splitlines() if line.strip().startswith(("A ", "B ", "C "))]
    assert any("5 of 5" in each for each in options) or "works for 5 of 5" in told
    assert "firm no, or possible" not in comes_of(
        "use meeting-asking", *ASKED, "omar presses: Possible if need be", "later: 1h"
    )


@pytest.mark.parametrize(
    ("said", "firm"),
    [("never on Friday", True), ("I can't do Fridays", False)],
)
def test_a_never_is_not_questioned(said, firm):
    others = [f"{who}, dm: only Friday" for who in ("dana", "ines", "lena")]
    lines = (f"omar, dm: {said}", *others, "raj, dm: any time", "later: 10m")
    told = comes_of("use meeting-asking", *lines)
    asked = [x for x in told.splitlines() if "you ruled out Fridays" in x]
    assert len(asked) == (0 if firm else 1)
    assert "firm no" in told
