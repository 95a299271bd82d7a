"""Polls that ask for more than most votes: consent, vetoes, winners, points, a threshold."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adapters.files.ballots.read import read_poll
from orchestration.voting.count import count
from orchestration.voting.plain_ballots import tally_data
from tests.files.test_ballots_as_data import data, refusal


@pytest.mark.parametrize(
    ("poll", "line"),
    [
        (
            data("consent", {"A": "no"}),
            'ballots.mia.A: got "no", expected yes, if_need_be or object',
        ),
        (data("consent", {"D": "object"}), 'ballots.mia: got "D", expected one of A, B, C'),
        (
            data("consent", ["A"]),
            'ballots.mia: got ["A"], expected yes, if_need_be or object per option',
        ),
        (data("veto", "D"), 'ballots.mia: got "D", expected one of A, B, C'),
        (
            data("veto", {"for": "A", "against": ["D"]}),
            'ballots.mia: got "D", expected one of A, B, C',
        ),
        (
            data("veto", {"for": "A", "against": ["A"]}),
            'ballots.mia: got "A", expected each option only once',
        ),
        (
            data("veto", {"for": "A", "against": "B"}),
            'ballots.mia.against: got "B", expected a list of options',
        ),
        (
            data("veto", {"against": []}),
            'ballots.mia: got {"against": []}, expected the name of one option, or for and against',
        ),
        (data("veto", {"but": "B"}), 'ballots.mia.but: got "B", expected no key but for, against'),
        (data("veto", "A", vetoers="mia"), 'vetoers: got "mia", expected a list of members'),
        (
            data("veto", "A", vetoers=["mia", "mia"]),
            'vetoers: got "mia", expected each member only once',
        ),
        (
            data("veto", "A", vetoers=["p", "q", "r", "s"]),
            'vetoers: got ["p", "q", "r", "s"], expected members, of whom there are 4',
        ),
        (
            data("stv", ["A"], winners=4),
            "winners: got 4, expected a whole number from 1 to 3, the number of options",
        ),
        (
            data("stv", ["A"], winners=0),
            "winners: got 0, expected a whole number from 1 to 3, the number of options",
        ),
        (data("stv", ["A"], winners="two"), 'winners: got "two", expected a whole number'),
        (
            data("dots", {"A": 3, "B": 3}, points=5),
            "ballots.mia: got 6, expected at most 5 points in all",
        ),
        (
            data("dots", {"A": 3, "B": 1}),
            "ballots.mia: got 4, expected at most 3 points in all",
        ),
        (
            data("dots", {"A": 1}, points=0),
            "points: got 0, expected a number above 0, at most 1000000",
        ),
        (
            data("majority", "A", threshold=1.5),
            "threshold: got 1.5, expected a share of the members, from 0 to 1",
        ),
        (data("majority", "A", threshold="half"), 'threshold: got "half", expected a number'),
    ],
)
def test_what_does_not_fit_is_refused_plainly(poll: object, line: str) -> None:
    assert refusal(poll) == line


def tallied(rule: str, *ballots: object, **fields: object) -> dict[str, Any]:
    return json.loads(json.dumps(tally_data(count(*read_poll(data(rule, *ballots, **fields))))))


def test_several_winners_are_written_in_the_order_elected() -> None:
    tally = tallied("stv", ["A", "B"], ["A", "B"], ["A", "C"], ["C"], winners=2)
    assert tally["winners"] == ["A", "C"]
    assert tally["winner"] == "A"
    assert tallied("stv")["winners"] == []
    assert "winners" not in tallied("plurality", "A", winners=2)


def test_what_more_a_vote_may_ask_for() -> None:
    """Each line: a poll -> who wins, and why."""
    cases = [
        (
            tallied("plurality", "A", "none", "none"),
            None,
            "2 ballots are for none of these, and ",
        ),
        (tallied("plurality", "A", "none"), "A", "A has the most with 1 vote"),
        (tallied("plurality", "A", "A", threshold=0.5), "A", "A has both votes."),
        (
            tallied("plurality", "A", "B", "A", threshold=0.75),
            None,
            "A has the most with 2 votes; next is B with 1. But the support of 3 of 4 is needed,",
        ),
        (tallied("plurality", "A", "none", quorum=2), "A", "A has the most with 1 vote"),
        (
            tallied("consent", {"A": "yes", "B": "yes"}, {"A": "object", "B": "if_need_be"}),
            "B",
            "A meets an objection; of the others, B has the most with 1 yes and 1 if need be",
        ),
        (tallied("consent", {"A": "object"}), None, "A meets an objection, and nobody says yes"),
        (
            tallied("veto", "A", "A", {"for": "B", "against": ["A"]}),
            "B",
            "A is vetoed; of the others, B has the most with 1 vote",
        ),
        (tallied("veto", "A", "A", {"for": "B", "against": ["A"]}, vetoers=["mia"]), "A", "A has"),
        (
            tallied("dots", {"A": 5}, {"B": 3, "C": 2}, points=5),
            "A",
            "A has the most with 5 points",
        ),
    ]
    for tally, winner, reason in cases:
        assert (tally["winner"], tally["tie"]) == (winner, [])
        assert tally["reason"].startswith(reason)
