"""How it would have gone under other rules: ballots -> one line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.model.ballots import Approvals, Ballot, Consents, NoneOfThese, Veto
from orchestration.voting.count import count
from orchestration.voting.otherwise import in_a_line, otherwise
from orchestration.voting.rules import RULES
from tests.voting.polls import few, one, order, points, poll_of, polls, weighted
from tests.voting.test_published_transfers import ALASKA, ALASKANS

SAME = "With these ballots,"
EVERYBODY = "“everybody agrees”"
MOST = "“most votes wins”"
MAJORITY = "“more than half”"
BEATEN = "“put in order, a point for each one beaten”"
IN_PAIRS = "“put in order, compared in pairs”"
ALIKE = "Other rules come to the same with these ballots"
APPROVED = "“all you can live with”"


@pytest.mark.parametrize(
    ("rule", "ballots", "line"),
    [
        (
            "plurality",
            one("AAB"),
            f"{SAME} {MAJORITY} would come to the same; {EVERYBODY} would decide nothing.",
        ),
        ("plurality", one("AB"), f"{SAME} {EVERYBODY} and {MAJORITY} would decide nothing."),
        (
            "rated",
            [points(A=5, B=4), points(B=4)],
            f"{SAME} “grades, then the best two compared” would end in a tie of A and B.",
        ),
        (
            "approval",
            [Approvals(("A",))],
            f"{ALIKE} (borda and schulze).",
        ),
        (
            "approval",
            [Approvals(("A",), ("B",)), Approvals(("A",)), Approvals(("B",), ("A",))],
            f"{ALIKE} (borda and schulze).",
        ),
        ("cumulative", [points(A=4)], ""),
        ("dots", [points(A=4)], ""),
        (
            "consent",
            [Consents(("A", "B")), Consents(("A",), (), ("B",))],
            f"{ALIKE} (approval).",
        ),
        (
            "consent",
            [Consents(("A",)), Consents((), (), ("A",))],
            f"{SAME} {APPROVED} would choose A.",
        ),
        (
            "veto",
            [Veto("A"), Veto("A"), Veto("B", ("A",)), Veto(None, ("A",))],
            f"{SAME} {EVERYBODY} and {MAJORITY} would decide nothing; {MOST} would choose A.",
        ),
        ("borda", [], ""),
        ("borda", [order("A>B"), order("A>B")], f"{ALIKE} (ranked, irv and schulze)."),
        ("plurality", [NoneOfThese()], f"{ALIKE} (unanimous and majority)."),
    ],
)
def test_only_rules_that_the_ballots_say_enough_for(
    rule: str, ballots: list[Ballot | None], line: str
) -> None:
    poll = poll_of(ballots)
    assert in_a_line(count(poll, rule), otherwise(poll, rule)) == line


def test_alaska_by_other_rules() -> None:
    poll = weighted(ALASKA, ALASKANS)
    assert in_a_line(count(poll, "irv"), otherwise(poll, "irv")) == (
        f"{SAME} “put in order, first places weigh most” would come to the same; "
        f"{BEATEN} and {IN_PAIRS} would choose Begich."
    )


def test_several_winners_are_not_compared_with_one() -> None:
    poll = replace(poll_of([order("A>B")]), winners=2)
    assert otherwise(poll, "stv") == {}


@pytest.mark.parametrize("rule", RULES)
@few
@given(data=st.data())
def test_each_is_the_count_by_its_own_rule(rule: str, data: st.DataObject) -> None:
    poll = data.draw(polls(rule))
    for name, tally in otherwise(poll, rule).items():
        assert tally.rule == name != rule
        if RULES[name].form is RULES[rule].form:
            assert tally == count(poll, name)
