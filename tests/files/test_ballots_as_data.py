"""Polls in JSON: what is read, what is refused in which words, what is written."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.files.ballots.read import read_ballot, read_poll
from adapters.files.text import load_text
from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Points,
    Veto,
)
from orchestration.model.errors import MISSING, BadInput
from orchestration.voting.count import count
from orchestration.voting.plain_ballots import tally_data
from orchestration.voting.rules import RULES
from tests.voting.polls import few, order

KEYS = "options, members, ballots, rule, quorum, weights, threshold, winners, points, most, vetoers"


def data(rule: str, *ballots: object, **fields: object) -> dict[str, object]:
    """A poll on A, B and C of four members: mia, noa and whoever comes after."""
    cast = dict(zip(("mia", "noa", "oda", "pia", "quin"), ballots, strict=False))
    return {"options": ["A", "B", "C"], "members": 4, "ballots": cast, "rule": rule, **fields}


def refusal(poll: object, rule: str | None = None) -> str:
    with pytest.raises(BadInput) as refused:
        read_poll(poll, rule)
    return str(refused.value)


@pytest.mark.parametrize(
    ("rule", "given", "ballot"),
    [
        ("plurality", "B", OneOption("B")),
        ("plurality", None, None),
        ("irv", ["B", "A"], order("B>A")),
        ("irv", [["A", "C"], "B"], order("A=C>B")),
        ("irv", [], order("")),
        ("rated", {"A": 5, "B": 0}, Points({"A": Fraction(5), "B": Fraction(0)})),
        ("star", {"A": 3.0}, Points({"A": Fraction(3)})),
        (
            "cumulative",
            {"A": 2.9, "B": 0.1},
            Points({"A": Fraction(29, 10), "B": Fraction(1, 10)}),
        ),
        ("approval", ["A", "B"], Approvals(("A", "B"))),
        ("approval", {"A": "yes", "B": "if_need_be"}, Approvals(("A",), ("B",))),
        (
            "consent",
            {"A": "yes", "B": "object", "C": "if_need_be"},
            Consents(("A",), ("C",), ("B",)),
        ),
        ("consent", {}, Consents()),
        ("veto", "B", Veto("B")),
        ("veto", {"for": "B", "against": ["A", "C"]}, Veto("B", ("A", "C"))),
        ("veto", {"for": "B"}, Veto("B")),
        ("veto", {"against": ["A"]}, Veto(None, ("A",))),
        ("stv", ["B", ["A", "C"]], order("B>A=C")),
        ("dots", {"A": 2, "C": 1}, Points({"A": Fraction(2), "C": Fraction(1)})),
        *((rule, "none", NoneOfThese()) for rule in RULES),
    ],
)
def test_ballots_are_read_as_meant(rule: str, given: object, ballot: Ballot | None) -> None:
    assert read_ballot(given, rule, ("A", "B", "C")) == ballot


@pytest.mark.parametrize(
    ("poll", "line"),
    [
        (data("plurality", "D"), 'ballots.mia: got "D", expected one of A, B, C'),
        (data("plurality", 3), "ballots.mia: got 3, expected the name of one option"),
        (data("plurality", ["A"]), 'ballots.mia: got ["A"], expected the name of one option'),
        (data("irv", "A"), 'ballots.mia: got "A", expected a list of options from best to worst'),
        (data("irv", ["A", "A"]), 'ballots.mia: got "A", expected each option only once'),
        (data("irv", ["A", ["B", "A"]]), 'ballots.mia: got "A", expected each option only once'),
        (data("irv", ["A", []]), "ballots.mia: got [], expected an option in every place"),
        (data("irv", ["A", ["D"]]), 'ballots.mia: got "D", expected one of A, B, C'),
        (
            data("borda", ["A", [["B"]]]),
            'ballots.mia: got ["B"], expected a list of options from best to worst',
        ),
        (data("rated", {"A": 6}), "ballots.mia.A: got 6, expected a whole number from 0 to 5"),
        (data("rated", {"A": -1}), "ballots.mia.A: got -1, expected a whole number from 0 to 5"),
        (data("star", {"A": 2.5}), "ballots.mia.A: got 2.5, expected a whole number from 0 to 5"),
        (data("rated", {"A": True}), "ballots.mia.A: got true, expected a number"),
        (data("rated", {"A": "3"}), 'ballots.mia.A: got "3", expected a number'),
        (data("rated", {"A": float("nan")}), "ballots.mia.A: got NaN, expected a number"),
        (data("rated", {"A": float("inf")}), "ballots.mia.A: got Infinity, expected a number"),
        (data("rated", {"D": 3}), 'ballots.mia: got "D", expected one of A, B, C'),
        (
            data("rated", ["A"]),
            'ballots.mia: got ["A"], expected a whole number from 0 to 5 per option',
        ),
        (
            data("cumulative", {"A": 2, "B": 1.5}),
            "ballots.mia: got 3.5, expected at most 3 points in all",
        ),
        (
            data("cumulative", {"A": -0.5}),
            "ballots.mia.A: got -0.5, expected a number of at least 0",
        ),
        (data("approval", {"A": "no"}), 'ballots.mia.A: got "no", expected yes or if_need_be'),
        (data("approval", {"A": []}), "ballots.mia.A: got [], expected yes or if_need_be"),
        (data("approval", ["A", "A"]), 'ballots.mia: got "A", expected each option only once'),
        (
            data("approval", "A"),
            'ballots.mia: got "A", expected a list of options, or yes or if_need_be per option',
        ),
        (data("plurality", *"ABCAB"), "ballots: got 5, expected at most 4, one per member"),
        (data("plurality", ballots=[]), "ballots: got [], expected an object of ballots by member"),
        (data("plurality", options=[]), "options: got [], expected at least one option"),
        (data("plurality", options="AB"), 'options: got "AB", expected a list of names'),
        (data("plurality", options=["A", 2]), "options: got 2, expected a list of names"),
        (data("plurality", options=["A", " "]), 'options: got " ", expected a list of names'),
        (data("plurality", options=["A", "A"]), 'options: got "A", expected each option only once'),
        (data("plurality", members="4"), 'members: got "4", expected a whole number'),
        (data("plurality", members=True), "members: got true, expected a whole number"),
        (data("plurality", members=2.5), "members: got 2.5, expected a whole number"),
        (data("plurality", members=0), "members: got 0, expected a whole number of at least 1"),
        (data("plurality", quorum=-1), "quorum: got -1, expected a whole number of at least 0"),
        (
            data("plurality", weights={"mia": 0}),
            "weights.mia: got 0, expected a number above 0, at most 1000000",
        ),
        (
            data("plurality", weights=dict.fromkeys("vwxyz", 1)),
            'weights: got ["v", "w", "x", "y", "z"], expected members, of whom there are 4',
        ),
        (
            data("plurality", weights=[2]),
            "weights: got [2], expected a number for each name",
        ),
        (
            data("plurality", colour="red"),
            f'colour: got "red", expected no key but {KEYS}',
        ),
        (data("dice"), f'rule: got "dice", expected one of {", ".join(RULES)}'),
        ([], "poll: got [], expected an object with options, members, ballots, rule"),
    ],
)
def test_wrong_polls_are_refused_plainly(poll: object, line: str) -> None:
    assert refusal(poll) == line


@pytest.mark.parametrize("field", ["options", "members", "ballots", "rule"])
def test_missing_fields_are_named(field: str) -> None:
    poll = data("plurality", "A")
    del poll[field]
    assert refusal(poll).startswith(f"{field}: got nothing, expected ")


def test_rule_passed_in_wins() -> None:
    assert read_poll(data("dice", ["A"]), "irv")[1] == "irv"
    assert refusal(data("irv"), "dice").startswith('rule: got "dice"')


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            '{"ballots": {"mia": "A", "noa": "B", "mia": "C"}}',
            'ballots.mia: got "C", expected each key only once',
        ),
        ('{"rule": "irv", "rule": "irv"}', 'rule: got "irv", expected each key only once'),
        ('[{"a": [{"b": 1, "b": 2}]}]', "0.a.0.b: got 2, expected each key only once"),
        ('{"rule": }', 'line 1, column 10: got "}", expected JSON (Expecting value)'),
        ("rule: irv\nrule: irv", 'rule: got "irv", expected each key only once'),
        (
            "a: &x [1]\nb: *x",
            'line 2, column 4: got "*x", expected YAML (without aliases and tags)',
        ),
        ("? [a]\n: 1", 'line 1, column 3: got "[a]\\n: 1", expected YAML (with text for keys)'),
        (
            "a: [b",
            """YAML (expected ',' or ']', but got '<stream end>')""",
        ),
        ("a: \x00", 'poll: got "a: \\u0000", expected JSON or YAML'),
        ("a: !!python/object:os.x 1", "expected YAML (without aliases and tags)"),
        ("[1" + 5000 * "0" + "]", "numbers of a sensible length"),
        (100_000 * "[", "data that is not nested this deep"),
    ],
    ids=lambda text: text[:12],
)
def test_text_is_refused_plainly(text: str, line: str) -> None:
    with pytest.raises(BadInput) as refused:
        load_text(text, "poll")
    assert str(refused.value).endswith(line)


def test_an_option_may_be_called_none() -> None:
    assert read_ballot("none", "plurality", ("none", "some")) == OneOption("none")
    assert read_ballot("none", "veto", ("none", "some")) == Veto("none")
    assert read_ballot("none", "borda", ("none", "some")) == NoneOfThese()


def test_yaml_means_what_json_would() -> None:
    text = """
options: [yes, no, 1:30, "2"]
members: 2
ballots:
  mia: {yes: yes, 1:30: if_need_be}
  noa: null
rule: approval
"""
    poll, rule = read_poll(load_text(text, "poll"))
    assert poll.options == ("yes", "no", "1:30", "2")
    assert poll.ballots == {"mia": Approvals(("yes",), ("1:30",)), "noa": None}
    assert rule == "approval"


def test_tally_is_written_for_json() -> None:
    poll = load_text(json.dumps(data("ranked", ["A", "B", "C"], [["A", "B"]], None)), "poll")
    tally = json.loads(json.dumps(tally_data(count(*read_poll(poll)))))
    assert tally == {
        "rule": "ranked",
        "winner": "A",
        "points": {"A": 1.75, "B": 1.25, "C": pytest.approx(2 / 3)},
        "tie": [],
        "reason": "A has the most with 1.75 points; next is B with 1.25.",
        "steps": [
            "2 of 4 who count voted, 1 abstained.",
            "Points by place: 1, 1/2, 1/3.",
            "A has 1.75 points.",
            "B has 1.25 points.",
            "C has 0.7 points.",
        ],
    }


def test_whole_numbers_are_written_whole() -> None:
    poll = data("approval", {"A": "if_need_be"}, {"A": "if_need_be", "B": "if_need_be"})
    assert json.dumps(tally_data(count(*read_poll(poll)))["points"]) == '{"A": 1, "B": 0.5, "C": 0}'


any_json: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["A", "B", "\n", "mia"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@few
@given(
    rule=st.sampled_from(list(RULES)),
    ballot=any_json,
    fields=st.dictionaries(
        st.sampled_from([*KEYS.split(", "), "\u2028"]),
        any_json,
        max_size=2,
    ),
)
def test_any_data_counts_or_is_refused(rule: str, ballot: Any, fields: dict[str, Any]) -> None:
    poll = {**data(rule, ballot), **fields}
    try:
        line = json.dumps(tally_data(count(*read_poll(poll))))
    except BadInput as refused:
        line = str(refused)
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("D", '"D"'),
        ("two\nlines\u2028", r'"two\nlines\u2028"'),
        ("é", '"é"'),
        (MISSING, "nothing"),
        (None, "null"),
        (100 * "x", '"' + 78 * "x" + "…"),
        ({1, 2}, "{1, 2}"),
        (Fraction(1, 2), "Fraction(1, 2)"),
    ],
)
def test_values_are_shown_in_one_line(value: object, shown: str) -> None:
    assert str(BadInput("field", value, "more")) == f"field: got {shown}, expected more"
