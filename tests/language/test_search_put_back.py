"""Who takes back how a meeting is searched says that; what is their own may be anything."""

from __future__ import annotations

import pytest

from orchestration.language.put_back import puts_search_back


@pytest.mark.parametrize(
    "said",
    [
        "sorry, that was just for me",
        "no wait, that was only my own wish",
        "that was only mine",
        "all days again please",
        "alle Tage wieder",
        "undo that",
    ],
)
def test_a_search_is_put_back(said: str) -> None:
    assert puts_search_back(said)


@pytest.mark.parametrize(
    "said",
    [
        "it is my birthday on Tuesday",
        "that was my train",
        "this is my only free week",
        "all days are bad again",
        "not this, it was my mistake, I meant 4",
    ],
)
def test_what_else_is_ones_own_leaves_it(said: str) -> None:
    assert not puts_search_back(said)
