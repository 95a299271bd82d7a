"""A vote that is left to the others, and one with a small word at its edge: said → counted."""

from __future__ import annotations

import pytest

from orchestration.language.votes.indifferent import abstains
from orchestration.language.votes.reading import read


@pytest.mark.parametrize(
    "said",
    [
        "mir egal, nehmt was ihr wollt",
        "mir ist es egal, macht was ihr wollt",
        "egal, nehmt einfach was euch passt",
        "don't mind, pick whatever",
        "i don't mind, take what you want",
        "mir wurscht, nehmt irgendeins",
    ],
)
def test_who_leaves_it_to_the_others_abstains(said):
    assert abstains(said)


@pytest.mark.parametrize(
    "said", ["pick b", "nehmt b", "take what you want but not friday", "do it", "macht das"]
)
def test_what_names_or_excepts_something_is_left_to_nobody(said):
    assert not abstains(said)


@pytest.mark.parametrize(
    "said",
    ["ok C for me btw", "oh and C for me by the way", "C für mich übrigens", "btw C", "C btw"],
)
def test_a_vote_stays_one_by_the_way(said):
    assert [each.option for each in read(said, "ABC").choices] == ["C"]


def test_what_is_only_told_by_the_way_is_no_vote():
    assert read("btw B is when Omar is away", "ABC") is None
