"""Counts by transfers that are published with their figures: stage by stage, and from where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orchestration.model.ballots import Ballot, Poll, Tally
from orchestration.voting.count import count
from tests.voting.polls import order, points, poll_of, weighted

# Wikipedia, "Single transferable vote": what a party of twenty eats, three of five.
FOODS = ("Oranges", "Pears", "Chocolate", "Strawberries", "Burgers")
FOOD: dict[Ballot, int] = {
    order("Oranges"): 4,
    order("Pears>Oranges"): 2,
    order("Chocolate>Strawberries"): 8,
    order("Chocolate>Burgers"): 4,
    order("Strawberries"): 1,
    order("Burgers"): 1,
}

# The Scottish Government's worked example of a local election (2007): 2397 ballots, three places.
SCOTS = ("Adams", "Baker", "Campbell", "Gray", "Miller")
SCOTLAND: dict[Ballot, int] = {
    order("Adams>Baker"): 35,
    order("Adams>Gray>Baker"): 84,
    order("Adams>Gray>Miller"): 267,
    order("Adams>Gray"): 49,
    order("Adams>Miller"): 78,
    order("Adams"): 37,
    order("Baker"): 377,
    order("Campbell>Adams>Baker"): 7,
    order("Campbell>Adams>Gray>Baker"): 7,
    order("Campbell>Adams>Gray>Miller"): 19,
    order("Campbell>Adams>Gray"): 23,
    order("Campbell>Adams>Miller"): 263,
    order("Campbell>Adams"): 38,
    order("Campbell>Baker"): 223,
    order("Campbell>Gray>Baker"): 15,
    order("Campbell>Gray>Miller"): 58,
    order("Campbell>Gray"): 10,
    order("Campbell>Miller"): 252,
    order("Campbell"): 57,
    order("Gray>Baker"): 54,
    order("Gray>Miller"): 96,
    order("Gray"): 17,
    order("Miller"): 331,
}

# rangevoting.org, "STV PR unger": 99 ballots, three places.
RUNGER: dict[Ballot, int] = {
    order("A>B>C>D"): 20,
    order("B>D>E>F"): 20,
    order("F>A>C"): 20,
    order("D>C>E>F"): 20,
    order("C>D>B"): 19,
}

# Alaska, 31 August 2022, for the House of Representatives: the Division of Elections' final report.
ALASKANS = ("Peltola", "Palin", "Begich")
ALASKA: dict[Ballot, int] = {
    order("Peltola>Begich"): 47_407,
    order("Peltola>Palin"): 4_645,
    order("Peltola"): 23_747,
    order("Palin>Begich"): 34_049,
    order("Palin>Peltola"): 3_652,
    order("Palin"): 21_272,
    order("Begich>Palin"): 27_053,
    order("Begich>Peltola"): 15_467,
    order("Begich"): 11_290,
}

# Wikipedia, "Condorcet winner criterion": the one who beats both others drops out first.
SQUEEZED: dict[Ballot, int] = {order("A>B>C"): 35, order("C>B>A"): 34, order("B>C>A"): 31}


def stv(table: dict[Ballot, int], options: tuple[str, ...] | str, winners: int) -> Tally:
    return count(replace(weighted(table, options), winners=winners), "stv")


def test_a_party_of_twenty_eats_what_it_is_said_to_eat() -> None:
    tally = stv(FOOD, FOODS, 3)
    assert tally.winners == ("Chocolate", "Oranges", "Strawberries")
    assert [step for step in tally.steps if "counts" not in step] == [
        "6 of 6 who count voted.",
        "The quota is 6: 20 ballots, 3 to be elected.",
        "Chocolate 12, Oranges 4, Pears 2, Strawberries 1, Burgers 1; Chocolate is elected.",
        "6 of Chocolate's 12 votes go on.",
        "Strawberries 5, Oranges 4, Burgers 3, Pears 2; Pears drops out.",
        "Oranges 6, Strawberries 5, Burgers 3; Oranges is elected.",
        "Strawberries 5, Burgers 3; Burgers drops out.",
        "Strawberries 5; no more are left than places; Strawberries is elected.",
    ]


def test_scotland_counts_as_its_government_says() -> None:
    """The whole votes are the published ones; there, fractions are cut to five decimals."""
    tally = stv(SCOTLAND, SCOTS, 3)
    assert tally.winners == ("Campbell", "Adams", "Miller")
    assert [step for step in tally.steps if "counts" not in step][1:] == [
        "The quota is 600: 2397 ballots, 3 to be elected.",
        "Campbell 972, Adams 550, Baker 377, Miller 331, Gray 167; Campbell is elected.",
        "372 of Campbell's 972 votes go on.",
        "Adams 686.6, Baker 462.3, Miller 427.4, Gray 198.8; Adams is elected.",
        "86.6 of Adams's 686.6 votes go on.",
        "Baker 467.1, Miller 449.98, Gray 251.6; Gray drops out.",
        "Miller 602.8, Baker 537.8; Miller is elected.",
    ]


def test_three_places_are_shared_as_published() -> None:
    tally = stv(RUNGER, "ABCDEF", 3)
    assert tally.elected[0] == "D"
    assert {*tally.elected} == {"D", "B", "F"}


@pytest.mark.parametrize("rule", ["irv", "stv"])
def test_alaska_elects_peltola(rule: str) -> None:
    """The figures of both rounds are the official ones."""
    tally = count(weighted(ALASKA, ALASKANS), rule)
    assert tally.winner == "Peltola"
    told = " ".join(tally.steps)
    assert "Peltola 75799, Palin 58973, Begich 53810" in told
    assert "Peltola 91266, Palin 86026" in told


def test_alaska_would_have_preferred_begich() -> None:
    steps = count(weighted(ALASKA, ALASKANS), "schulze").steps
    assert count(weighted(ALASKA, ALASKANS), "schulze").winner == "Begich"
    assert "Palin against Begich: 63618 to 101217." in steps


@pytest.mark.parametrize("rule", ["irv", "stv"])
def test_the_centre_is_squeezed_out(rule: str) -> None:
    assert count(weighted(SQUEEZED, "ABC"), rule).winner == "C"
    assert count(weighted(SQUEEZED, "ABC"), "schulze").winner == "B"


@pytest.mark.parametrize(
    ("ballots", "winners", "elected", "tie"),
    [
        (["A>B", "A>B", "A>C", "C"], 2, "AC", ""),
        (["A", "B", "C"], 1, "", "ABC"),
        (["A", "A", "B", "C"], 2, "A", "BC"),  # two are left for one place
        (["A>C", "A>C", "B>D", "B>D", "C", "D"], 2, "AB", ""),
        (["A=B>C", "A=B>C", "D"], 2, "", "ABD"),  # C drops out, and all have one vote
        (["A=B>C", "A=B>C", "A=B>C", "D"], 2, "AB", ""),
        (["A=B", "C>A", "C>A", "C>A"], 2, "CA", ""),  # C's surplus goes to A
        (["A"], 4, "ABCD", ""),
        (["", ""], 2, "", "ABCD"),
    ],
)
def test_small_counts_can_be_followed_by_hand(
    ballots: list[str], winners: int, elected: str, tie: str
) -> None:
    poll: Poll = replace(poll_of([order(each) for each in ballots]), winners=winners)
    tally = count(poll, "stv")
    assert ("".join(tally.elected), "".join(tally.tie)) == (elected, tie)


def test_who_stands_above_a_tie_for_more_places_is_elected() -> None:
    ballots = ["A", "A", "A", "B", "B", "C", "D"]
    tally = count(replace(poll_of([order(each) for each in ballots]), winners=3), "stv")
    assert (tally.winner, tally.winners, tally.tie) == ("A", ("A", "B"), ("C", "D"))
    assert tally.reason == "A and B are elected; C and D tie with 1 vote each for the place left."


def test_dots_count_as_they_are_given() -> None:
    poll = replace(poll_of([points(A=7, B=3), points(B=3, C=6)]), budget=points(A=10).points["A"])
    tally = count(poll, "dots")
    assert tally.winner == "A"
    assert tally.points["B"] == 6


def test_who_wins_whichever_drops_out_are_those_a_lot_chooses_among() -> None:
    """A is elected; of B, C and D one is out: then B or C wins, and D never."""
    ballots = ["B>C>A", "A>C", "D>B", "C>B", "A>C"]
    tally = count(replace(poll_of([order(each) for each in ballots]), winners=2), "stv")
    assert (tally.winners, tally.tie) == (("A",), ("B", "C"))
    assert tally.steps[-1] == "B 1, C 1, D 1; D can't win, whichever drops out."
    assert tally.reason == "A is elected; B and C tie with 1 vote each for the place left."
