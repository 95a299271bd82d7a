"""What only one rule goes by is refused in a scenario that is counted by another."""

import json
from datetime import UTC, datetime

import pytest

from adapters.files.scenario import read_scenario
from orchestration.model.errors import BadInput

CHOICE = {
    "kind": "choice",
    "question": "Where?",
    "organiser": "ana",
    "options": ["Pizza", "Sushi", "Ramen"],
    "members": [{"id": "ana"}, {"id": "ben"}],
}
NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)


def read(folder, **said):
    path = folder / "choice.json"
    path.write_text(json.dumps({**CHOICE, **said}))
    return read_scenario(path, NOW)


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (
            {"rule": "plurality", "winners": 2},
            "winners: got 2, expected 1, or `rule: stv` beside it",
        ),
        ({"winners": 2}, "winners: got 2, expected 1, or `rule: stv` beside it"),
        (
            {"rule": "approval", "points": 5},
            "points: got 5, expected nothing, or `rule: dots` beside it",
        ),
        (
            {"rule": "majority", "vetoers": ["ana"]},
            'vetoers: got ["ana"], expected nothing, or `rule: veto` beside it',
        ),
    ],
)
def test_what_the_rule_does_not_go_by_is_refused(tmp_path, said, problem):
    with pytest.raises(BadInput) as refused:
        read(tmp_path, **said)
    assert str(refused.value) == problem


@pytest.mark.parametrize(
    "said",
    [
        {"rule": "stv", "winners": 2},
        {"rule": "plurality", "winners": 1},
        {"rule": "dots", "points": 5},
        {"rule": {"rounds": "approval", "last": "veto"}, "vetoers": ["ana"]},
    ],
)
def test_what_it_goes_by_is_taken(tmp_path, said):
    assert read(tmp_path, **said).terms.subject == "Where?"
