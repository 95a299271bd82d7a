"""Which options a ballot supports, by rule: ballot -> options."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import (
    Approvals,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Veto,
)
from orchestration.voting.check import find_rule
from orchestration.voting.rules import RULES
from orchestration.voting.support import supported, supporters

FOUR = ("A", "B", "C", "D")


def points(**given):
    return Points({option: Fraction(number) for option, number in given.items()})


ONE = [(OneOption("B"), "B")]
ORDERED = [
    (Order((("B",), ("A",), ("D",), ("C",))), "AB"),
    (Order((("C",),)), "C"),
    (Order((("A", "B"), ("C",), ("D",))), "AB"),  # each above two of the three others
    (Order((("A", "B", "C"), ("D",))), ""),
    (Order((("A",), ("B", "C"), ("D",))), "A"),
]
SUPPORTED = [
    *((rule, *case) for rule in ("unanimous", "majority", "plurality") for case in ONE),
    *((rule, *case) for rule in ("ranked", "borda", "irv", "schulze", "stv") for case in ORDERED),
    ("approval", Approvals(("A",), ("D",)), "AD"),
    ("approval", Approvals(()), ""),
    ("rated", points(A=5, B=4, C=3), "AB"),
    ("star", points(A=5, B=4, C=3, D=2), "ABC"),
    ("cumulative", points(A=2, B=1, C=Fraction(1, 2), D=Fraction(1, 2)), "AB"),
    ("cumulative", points(A=1, B=1, C=1, D=1), "ABCD"),
    ("dots", points(A=2, B=1, C=Fraction(1, 2)), "AB"),
    ("consent", Consents(("A",), ("B",), ("C",)), "A"),
    ("veto", Veto("B", ("C",)), "B"),
    ("veto", Veto(None, ("C",)), ""),
    *((rule, NoneOfThese(), "") for rule in RULES),
]


@pytest.mark.parametrize(("rule", "ballot", "told"), SUPPORTED)
def test_a_ballot_supports(rule, ballot, told):
    supports = find_rule(rule).supports
    assert "".join(each for each in FOUR if supports(ballot, each, FOUR)) == told
    assert "".join(sorted(supported(supports, ballot, FOUR))) == told


def test_an_equal_share_of_dots_is_of_those_a_voter_has():
    supports, ballot = find_rule("dots").supports, points(A=3, B=2)
    assert [each for each in FOUR if supports(ballot, each, FOUR, Fraction(10))] == ["A"]
    assert [each for each in FOUR if supports(ballot, each, FOUR, Fraction(8))] == ["A", "B"]


@pytest.mark.parametrize("rule", RULES)
def test_who_abstains_supports_nothing(rule):
    assert supporters(find_rule(rule).supports, [None, None], "A", FOUR) == 0


def test_a_single_option_is_supported_by_whoever_names_it():
    supports = find_rule("borda").supports
    ballots = [Order((("A",),)), Order(()), None]
    assert supporters(supports, ballots, "A", ("A",)) == 1
