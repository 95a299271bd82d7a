"""Lots: the same seed draws the same, and nothing else does."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.model.errors import BadInput
from orchestration.voting.lots import commitment, drawn, keeps, lot
from tests.voting.polls import few

SEED = "00112233445566778899aabbccddeeff"
LOTS = {"A": "a8e4565b", "B": "92ea5ca7", "C": "e12dee2e"}
"""By sha256sum, not by Python."""
COMMITTED = "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
seeds = st.text("0123456789abcdef", min_size=32, max_size=40)
names = st.lists(st.text(min_size=1, max_size=5), max_size=8, unique=True)


def test_anybody_can_draw_again() -> None:
    assert lot(SEED, "tie", "A") == sha256(f"{SEED}\ntie\nA".encode()).hexdigest()
    assert {name: lot(SEED, "tie", name)[:8] for name in "ABC"} == LOTS
    assert drawn(SEED, "tie", "ABC") == ("B", "A", "C")
    assert commitment(SEED) == COMMITTED


def test_a_purpose_is_one_line() -> None:
    with pytest.raises(BadInput, match="a single line"):
        drawn(SEED, "tie\nA", "AB")


@few
@given(seeds, seeds)
def test_only_the_seed_that_was_shown_keeps_its_word(seed: str, other: str) -> None:
    assert keeps(seed, commitment(seed).upper())
    assert keeps(other, commitment(seed)) == (other == seed)


@few
@given(seeds, names, st.randoms(use_true_random=False))
def test_the_order_of_names_does_not_matter(seed: str, given: list[str], random: Random) -> None:
    shuffled = [*given]
    random.shuffle(shuffled)
    assert drawn(seed, "tie", shuffled) == drawn(seed, "tie", given)
    assert sorted(drawn(seed, "tie", given)) == sorted(given)


@few
@given(seeds, names, st.text(min_size=1, max_size=5))
def test_who_else_draws_does_not_change_who_comes_first(
    seed: str, given: list[str], late: str
) -> None:
    after = drawn(seed, "tie", [*given, late])
    kept = tuple(name for name in after if name != late or late in given)
    assert kept == drawn(seed, "tie", given)


def test_nobody_is_favoured() -> None:
    """Each of four is first in about a quarter of 2,000 draws (five standard deviations)."""
    firsts = Counter(drawn(f"{SEED}{turn}", "tie", "ABCD")[0] for turn in range(2000))
    assert all(abs(firsts[name] - 500) < 97 for name in "ABCD")


def test_one_seed_draws_anew_for_each_purpose() -> None:
    orders = {drawn(SEED, f"places at {option}", "ABCDEFGH") for option in "ABCD"}
    assert len(orders) == 4
