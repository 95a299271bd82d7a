"""Counts that are published, or short enough to follow by hand."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Poll
from orchestration.model.errors import BadInput
from orchestration.voting import rules
from orchestration.voting.count import count
from orchestration.voting.rules import RULES
from orchestration.voting.shared import duels
from orchestration.voting.words import number
from tests.voting.polls import one, order, points, poll_of, weighted

CITIES = ("Memphis", "Nashville", "Chattanooga", "Knoxville")
TENNESSEE: dict[Ballot, int] = {
    order("Memphis>Nashville>Chattanooga>Knoxville"): 42,
    order("Nashville>Chattanooga>Knoxville>Memphis"): 26,
    order("Chattanooga>Knoxville>Nashville>Memphis"): 15,
    order("Knoxville>Chattanooga>Nashville>Memphis"): 17,
}

# Schulze (2011), section 3; also on Wikipedia under "Schulze method".
SCHULZE: dict[Ballot, int] = {
    order("A>C>B>E>D"): 5,
    order("A>D>E>C>B"): 5,
    order("B>E>D>A>C"): 8,
    order("C>A>B>E>D"): 3,
    order("C>A>E>B>D"): 7,
    order("C>B>A>D>E"): 2,
    order("D>C>E>B>A"): 7,
    order("E>B>A>D>C"): 8,
}

# Burlington's mayor, 2009, reduced to the last three: many ballots name only one or two.
MAYORS = ("Montroll", "Kiss", "Wright")
BURLINGTON: dict[Ballot, int] = {
    order("Montroll>Kiss>Wright"): 1332,
    order("Montroll>Wright>Kiss"): 767,
    order("Montroll"): 455,
    order("Kiss>Montroll>Wright"): 2043,
    order("Kiss>Wright>Montroll"): 371,
    order("Kiss"): 568,
    order("Wright>Montroll>Kiss"): 1513,
    order("Wright>Kiss>Montroll"): 495,
    order("Wright"): 1289,
}


def firsts(table: dict[Ballot, int]) -> dict[Ballot, int]:
    """The same voters with a vote for their first choice only."""
    votes: dict[Ballot, int] = {}
    for ballot, voters in table.items():
        assert isinstance(ballot, Order)
        vote = OneOption(ballot.places[0][0])
        votes[vote] = votes.get(vote, 0) + voters
    return votes


@pytest.mark.parametrize(
    ("rule", "poll", "winner", "expected"),
    [
        ("plurality", weighted(firsts(TENNESSEE), CITIES), "Memphis", [42, 26, 15, 17]),
        ("borda", weighted(TENNESSEE, CITIES), "Nashville", [126, 194, 173, 107]),
        ("irv", weighted(TENNESSEE, CITIES), "Knoxville", [42, 0, 0, 58]),
        ("schulze", weighted(TENNESSEE, CITIES), "Nashville", [0, 3, 2, 1]),
        ("schulze", weighted(SCHULZE, "ABCDE"), "E", [3, 1, 2, 0, 4]),
        ("plurality", weighted(firsts(BURLINGTON), MAYORS), "Wright", [2554, 2982, 3297]),
        ("irv", weighted(BURLINGTON, MAYORS), "Kiss", [0, 4314, 4064]),
        ("schulze", weighted(BURLINGTON, MAYORS), "Montroll", [2, 1, 0]),
    ],
)
def test_published_elections_come_out_right(
    rule: str, poll: Poll, winner: str, expected: list[int]
) -> None:
    tally = count(poll, rule)
    assert tally.winner == winner
    assert tally.points == dict(zip(poll.options, expected, strict=True))


TIE_FOR_SECOND = [points(A=5, B=1, C=2), points(A=4, B=3, C=2), points(B=1, C=1)]
"""A leads with 9; B and C have 5 each, and A beats both."""

SWING_FOR_SECOND = [
    points(A=5),
    points(A=2, B=3),
    points(A=2, B=3, C=1),
    points(C=5),
]
"""A leads with 9; B and C have 6 each; B beats A, A beats C."""


@pytest.mark.parametrize(
    ("rule", "ballots", "result"),
    [
        ("unanimous", one("AAA"), "A"),
        ("unanimous", one("AAB"), None),
        ("unanimous", [*one("AA"), None], None),
        ("majority", one("AAB"), "A"),
        ("majority", [*one("A"), None, None], None),
        ("majority", one("ABC"), ("A", "B", "C")),
        ("plurality", one("AABC"), "A"),
        ("plurality", one("AABB"), ("A", "B")),
        ("rated", [points(A=5, B=4), points(B=4)], "B"),
        ("rated", [points(A=5), points(B=5)], ("A", "B")),
        ("ranked", [order("A>B>C>D"), order("B>C>D>A"), order("B>A>C>D")], "B"),
        ("ranked", [order("A>B"), order("B>A")], ("A", "B")),
        ("cumulative", [points(A=4), points(B=1.5, C=2.5), points(C=1.75)], "C"),
        ("approval", [Approvals(("A", "B")), Approvals(("B",))], "B"),
        ("approval", [Approvals(("A",)), Approvals((), ("B",)), Approvals((), ("B",))], ("A", "B")),
        ("borda", [order("A>B>C>D"), order("B>A>C>D")], ("A", "B")),
        ("borda", [order("A>B>C>D"), order("B>C>A>D")], "B"),
        ("irv", [order("A>B"), order("B>A"), order("C>A"), order("A")], "A"),
        ("irv", [order("A"), order("B"), order("C"), order("D")], ("A", "B", "C", "D")),
        ("irv", [order("A"), order("A"), order("B"), order("C>B")], "A"),
        ("irv", [order("A=B"), order("B")], "B"),
        ("irv", [*[order("A")] * 2, *[order("B")] * 2, order("C"), order("D")], ("A", "B")),
        ("schulze", [order("A>B>C"), order("B>C>A"), order("C>A>B")], ("A", "B", "C")),
        ("schulze", [order("A>B"), order("B>A")], ("A", "B")),
        ("star", [points(A=5, B=4), points(A=2, B=3), points(A=2, B=3)], "B"),
        ("star", [points(A=5, B=1), points(A=2, B=3)], ("A", "B")),
        ("star", TIE_FOR_SECOND, "A"),
        ("star", SWING_FOR_SECOND, ("A", "B")),
        ("star", [points(A=3, B=3, C=3)], ("A", "B", "C")),
        ("star", [points(A=1)], "A"),
    ],
)
def test_small_polls_come_out_right(
    rule: str, ballots: list[Ballot | None], result: str | tuple[str, ...] | None
) -> None:
    tally = count(poll_of(ballots), rule)
    assert (tally.winner or tally.tie or None) == result


@pytest.mark.parametrize(
    ("rule", "ballot", "expected"),
    [
        ("borda", "A>B>C>D", "3 2 1 0"),
        ("borda", "A=B>C>D", "5/2 5/2 1 0"),
        ("borda", "B", "1 3 1 1"),
        ("borda", "", "3/2 3/2 3/2 3/2"),
        ("ranked", "A>B>C>D", "1 1/2 1/3 1/4"),
        ("ranked", "A=B>C>D", "3/4 3/4 1/3 1/4"),
        ("ranked", "B", "13/36 1 13/36 13/36"),
    ],
)
def test_equal_places_share_their_points(rule: str, ballot: str, expected: str) -> None:
    tally = count(poll_of([order(ballot)]), rule)
    assert list(tally.points.values()) == [Fraction(value) for value in expected.split()]


@pytest.mark.parametrize("rule", RULES)
def test_nothing_is_elected_without_ballots(rule: str) -> None:
    for ballots in ([], [None, None]):
        tally = count(poll_of(ballots), rule)
        assert (tally.winner, tally.tie, tally.reason) == (None, (), "Nobody voted.")


@pytest.mark.parametrize(
    ("ballots", "quorum", "winner"),
    [(one("AAB"), 3, "A"), (one("AAB"), 4, None), ([*one("AA"), None], 3, None)],
)
def test_abstentions_do_not_reach_quorum(
    ballots: list[Ballot | None], quorum: int, winner: str | None
) -> None:
    tally = count(poll_of(ballots, members=5, quorum=quorum), "plurality")
    assert (tally.winner, tally.tie) == (winner, ())
    assert winner or f"needs {quorum} ballots" in tally.reason


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("3", "3"),
        ("5/2", "2.5"),
        ("9/4", "2.25"),
        ("17/6", "2.8"),
        ("1/3", "0.3"),
        ("1/1000", "0.001"),
        ("1009/1013", "0.996"),
        ("2/3 1/3", "0.7"),
        ("17/6 2801/1000", "2.83"),
        ("17/6 14/5", "2.83"),
        ("17/6 17/6", "2.8"),
    ],
)
def test_numbers_are_written_as_one_says_them(value: str, written: str) -> None:
    assert number(*map(Fraction, value.split())) == written


def test_every_rule_has_its_file() -> None:
    files = {path.stem for path in Path(rules.__file__).parent.glob("*.py")} - {"__init__"}
    assert files == set(RULES)
    assert {rule.count.__name__ for rule in RULES.values()} == set(RULES)


def test_majority_is_of_all_weight() -> None:
    ballots: dict[str, Ballot | None] = {"ann": OneOption("A"), "bob": OneOption("B")}
    chair = Poll(("A", "B"), 3, ballots, weights={"ann": Fraction(3)})
    absent_chair = Poll(("A", "B"), 3, ballots, weights={"ann": Fraction(3), "cy": Fraction(9)})
    assert count(chair, "majority").winner == "A"
    assert count(absent_chair, "majority").winner is None


def test_irv_tells_its_rounds() -> None:
    tally = count(weighted(BURLINGTON, MAYORS), "irv")
    told = "Kiss is first on 4314 of 8378 ballots, more than half, once Montroll is out."
    assert tally.reason == told
    assert [line for line in tally.steps if line.startswith("Round")] == [
        "Round 1 (8833 ballots): Wright 3297, Kiss 2982, Montroll 2554; Montroll drops out.",
        "Round 2 (8378 ballots): Kiss 4314, Wright 4064.",
    ]


def test_schulze_tells_its_paths() -> None:
    steps = count(weighted(SCHULZE, "ABCDE"), "schulze").steps
    assert "A against B: 20 to 25." in steps
    assert "The strongest path from E to A has 25, back 24." in steps


def test_reason_says_what_was_needed() -> None:
    said = {rule: count(poll_of(one("AB")), rule).reason for rule in ("unanimous", "majority")}
    assert said == {
        "unanimous": "A and B tie with 1 vote each, but all 2 votes are needed.",
        "majority": "A and B tie with 1 vote each, but more than half of all 2 votes are needed.",
    }


def test_steps_show_turnout_and_weights() -> None:
    ballots = {"ann": OneOption("A"), "bob": None}
    poll = Poll(("A", "B"), 3, ballots, weights={"ann": Fraction(5, 2)})
    assert count(poll, "plurality").steps == (
        "1 of 3 who count voted, 1 abstained.",
        "ann counts 2.5.",
        "A has 2.5 votes.",
        "B has 0 votes.",
    )


@pytest.mark.parametrize(
    ("poll", "rule", "line"),
    [
        (poll_of([]), "dice", f'rule: got "dice", expected one of {", ".join(RULES)}'),
        (poll_of([], ""), "irv", "options: got [], expected at least one option"),
        (poll_of([], "AA"), "irv", 'options: got "A", expected each option only once'),
        (Poll(("A",), 0, {}), "irv", "members: got 0, expected a whole number of at least 1"),
        (
            poll_of([], quorum=-1),
            "irv",
            "quorum: got -1, expected a whole number of at least 0",
        ),
        (
            poll_of(one("AB"), members=1),
            "plurality",
            "ballots: got 2, expected at most 1, one per member",
        ),
        (
            poll_of([Order((("A",), ()))]),
            "irv",
            "ballots.v1: got [], expected an option in every place",
        ),
        (
            poll_of([order("")]),
            "star",
            "ballots.v1: got Order(places=()), expected a whole number from 0 to 5 per option",
        ),
    ],
)
def test_polls_that_cannot_be_counted(poll: Poll, rule: str, line: str) -> None:
    with pytest.raises(BadInput) as refusal:
        count(poll, rule)
    assert str(refusal.value) == line


@pytest.mark.parametrize("unit", [Fraction(1), Fraction(1, 10**15 + 37), Fraction(1, 3)])
def test_weights_are_exact_however_small_their_parts(unit: Fraction) -> None:
    poll = weighted(SCHULZE, "ABCDE")
    scaled = {voter: weight * unit for voter, weight in poll.weights.items()}
    odd = Poll(poll.options, poll.members, poll.ballots, weights=scaled)
    assert count(odd, "schulze").points == count(poll, "schulze").points
    assert duels(odd).of("A", "B") == 20 * unit
    mixed = {**scaled, "v1": scaled["v1"] + Fraction(1, 10**9 + 7)}
    by_a_hair = Poll(poll.options, poll.members, poll.ballots, weights=mixed)
    assert duels(by_a_hair).of("A", "C") == duels(odd).of("A", "C") + Fraction(1, 10**9 + 7)
