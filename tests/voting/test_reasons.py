"""Why something is elected, in a sentence for people who have never heard of the rule."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, Order, Points, Veto
from orchestration.voting.count import count
from tests.voting.polls import one, poll_of


def orders(*written):
    """Ballots as they are written: 4 of "A>B" are "4 A>B"."""
    for each in written:
        many, order = each.split()
        places = tuple(tuple(place.split("=")) for place in order.split(">"))
        yield from [Order(places)] * int(many)


def grades(*written):
    for each in written:
        given = (grade.split(":") for grade in each.split())
        yield Points({name: Fraction(points) for name, points in given})


@pytest.mark.parametrize(
    ("rule", "ballots", "said"),
    [
        (
            "schulze",
            orders("2 A>B>C", "1 B>C>A"),
            "Compared in pairs, A beats every other option.",
        ),
        (
            "schulze",
            orders("2 A=B>C", "1 A>B>C", "1 B>A>C"),
            "A and B tie: compared in pairs, they",
        ),
        (
            "schulze",
            orders("4 A>B>C", "3 B>C>A", "2 C>A>B"),
            "Compared in pairs, each option loses to another. With the narrowest of these wins",
        ),
        (
            "schulze",
            orders("1 A>B>C", "1 B>C>A", "1 C>A>B"),
            "Compared in pairs, options beat one another in a circle, and A, B and C come out",
        ),
        ("irv", orders("2 A>B", "1 B>A"), "A is first on 2 of 3 ballots, more than half."),
        (
            "irv",
            orders("2 A>B", "2 B>A", "1 C>B"),
            "B is first on 3 of 5 ballots, more than half, once C is out.",
        ),
        ("plurality", one("AAB"), "A has the most with 2 votes; next is B with 1."),
        ("plurality", one("AAA"), "A has all 3 votes."),
        ("plurality", one("AA"), "A has both votes."),
        ("plurality", one("AABC"), "A has the most with 2 votes; next are B and C with 1 each."),
        ("plurality", one("A"), "A has the most with 1 vote."),
        ("plurality", [*one("AA"), NoneOfThese()], "A has the most with 2 votes."),
        ("majority", one("AAB"), "A has 2 votes, more than half of all 3."),
        ("unanimous", one("AAA"), "A has all 3 votes."),
        (
            "approval",
            [Approvals(("A",), ("B",)), Approvals(("A",)), Approvals(("B",), ("A",))],
            "A has the most with 2 yes and 1 if need be; next is B with 1 yes and 1 if need be.",
        ),
        ("approval", [Approvals(("A",)), Approvals(("B",))], "A and B tie with 1 yes each."),
        (
            "consent",
            [Consents(("A", "B")), Consents(("A", "B"), (), ("C",)), Consents(("B",))],
            "C meets an objection; of the others, B has the most with 3 yes",
        ),
        (
            "veto",
            [Veto("A"), Veto("A"), Veto("B", ("A",))],
            "A is vetoed; of the others, B has the most with 1 vote.",
        ),
        (
            "plurality",
            [NoneOfThese(), NoneOfThese(), *one("A")],
            "2 ballots are for none of these, and no option has more than 1.",
        ),
        (
            "star",
            grades("A:5 B:3", "A:4 B:3", "A:1 B:2 C:1"),
            "A wins the final against B, 2 to 1.",
        ),
        (
            "star",
            grades("A:5 B:3 C:3", "A:4 B:2 C:2"),
            "A wins the final against each of those that share second place.",
        ),
        ("stv", orders("3 A>B", "1 B>A"), "A is elected; 3 of 4 ballots are enough to be elected."),
        ("ranked", orders("2 A>B>C", "1 B>C>A"), "A has the most with 2.3 points; next is B"),
    ],
)
def test_a_rule_says_why_in_plain_words(rule, ballots, said):
    assert count(poll_of(ballots, options="ABC"), rule).reason.startswith(said)
