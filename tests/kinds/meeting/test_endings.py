"""How a session ends, and by what."""

import pytest

from tests.fakes.sessions import answered

SPLIT = {
    "ana": {"says": ["I prefer Monday."], "votes": [1, 1]},
    "ben": {"says": ["I prefer Tuesday."], "votes": [2, 2]},
}


def outcome(members, **fields):
    return answered(members, **fields)["outcome"]


def test_majority_ends_it_by_vote():
    result = outcome({"ana": [], "ben": [], "cem": {"votes": [2]}}, rule="majority")

    assert (result["option"], result["decided_by"]) == ("A", "vote")


def test_tie_goes_by_the_order_of_options():
    result = outcome(SPLIT, rounds=1)

    assert (result["option"], result["decided_by"]) == ("A", "tie_order")
    assert result["tally"]["tie"] == ["A", "B"]


def test_earlier_election_beats_a_late_tie():
    """Ben is asked whether Tuesday would do for him, so there is a second vote."""
    result = outcome(
        {
            "ana": {"says": ["I can't do Monday."], "votes": [2, 1]},
            "ben": {"says": ["Only Monday."], "votes": [2, 2]},
            "cem": {"votes": [1, 1]},
            "dee": {"votes": [None, 2]},
        },
        rounds=2,
    )

    assert (result["option"], result["decided_by"]) == ("B", "earlier_vote")


def test_nothing_elected_falls_to_the_candidate():
    result = outcome(
        {"ana": {"votes": [None]}, "ben": {"votes": [None]}}, rounds=1, rule="majority"
    )

    assert (result["option"], result["decided_by"]) == ("A", "candidate")


def test_last_round_has_its_own_rule():
    result = outcome(
        {"ana": {"votes": [1, 1]}, "ben": {"votes": [2, 2]}, "cem": {"votes": [1, 1]}},
        rounds=2,
        rule={"rounds": "unanimous", "last": "plurality"},
    )

    assert (result["option"], result["decided_by"]) == ("A", "vote")
    assert result["tally"]["rule"] == "plurality"


@pytest.mark.parametrize(
    ("rule", "ballot"),
    [
        ("unanimous", 2),
        ("majority", 2),
        ("plurality", 2),
        ("rated", {2: 5, 1: 1}),
        ("ranked", [2, 1, 3]),
        ("cumulative", {"2": 3}),
        ("approval", {2: "yes", 1: "if_need_be"}),
        ("borda", [2, [1, 3]]),
        ("irv", [2]),
        ("schulze", [2, 3, 1]),
        ("star", {2: 5}),
    ],
)
def test_every_rule_decides_a_session(rule, ballot):
    result = outcome({"ana": {"votes": [ballot]}, "ben": {"votes": [ballot]}}, rounds=1, rule=rule)

    assert (result["option"], result["decided_by"]) == ("B", "vote")


@pytest.mark.parametrize(
    "rule",
    ["plurality", "rated", "ranked", "cumulative", "approval", "borda", "irv", "schulze", "star"],
)
def test_votes_by_score_elect_the_best(rule):
    tuesday_at_nine = "I prefer Tuesday from 9 to 9:30."
    result = outcome({"ana": tuesday_at_nine, "ben": "I prefer Tuesday."}, rule=rule)

    assert result["decided_by"] == "vote"
    assert result["start"] == "2027-01-12T09:00:00+01:00"
