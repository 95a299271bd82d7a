"""Statements of a group, played from scenarios: what comes of drafts, critiques and votes."""

from pathlib import Path

import pytest

from adapters.files.answer import decision_data
from adapters.files.scenario import scenario_of
from orchestration.model.errors import BadInput
from tests.fakes.choices import WHERE, chosen

SCENARIO = {"statements": True, "options": [], "proposals": "open"}
ANA = {"drafts": ["We meet.", "We meet on Tuesdays."], "votes": [["we-meet"], ["we-meet"]]}
BEN = {"opinions": ["I hate desks."], "votes": [["we-meet"], [1]]}
CEM = {
    "drafts": ["We do not meet."],
    "opinions": ["I like my garden."],
    "votes": [["we-do-not-meet"], ["we-do-not-meet"]],
}


def stated(members, **fields):
    choice, transcript = chosen(members, **{**SCENARIO, **fields})
    return choice, decision_data(choice), transcript


def test_two_rounds_are_played_and_a_draft_takes_the_place_of_its_authors_first():
    _, data, _ = stated({"ana": ANA, "ben": BEN, "cem": CEM})
    titles = [{each["title"] for each in round_["options"]} for round_ in data["rounds"]]
    assert titles == [
        {"We meet.", "We do not meet."},
        {"We meet on Tuesdays.", "We do not meet."},
    ]
    assert data["rounds"][0]["tally"]["rule"] == "schulze"
    assert data["outcome"]["title"] == "We meet on Tuesdays."
    assert data["outcome"]["beside"] == []


@pytest.mark.parametrize(
    ("seen", "kept"),
    [("shared", ["I like my garden. (cem)"]), ("anonymous", []), ("private", [])],
)
def test_what_a_minority_holds_is_kept_as_it_lets_it_be_seen(seen, kept):
    """Of three, a missing name hides nobody."""
    _, data, _ = stated({"ana": ANA, "ben": BEN, "cem": {**CEM, "beside": seen}})
    assert data["outcome"]["beside"] == kept


def test_what_somebody_would_change_is_not_what_they_hold():
    critical = {**CEM, "critiques": ["Say where."], "beside": "shared"}
    _, data, _ = stated({"ana": ANA, "ben": BEN, "cem": critical})
    assert data["outcome"]["beside"] == ["I like my garden. (cem)"]


def test_of_six_it_can_be_kept_without_a_name():
    crowd = dict.fromkeys(("ben", "dan", "eva", "fay"), BEN)
    _, data, _ = stated({"ana": ANA, **crowd, "cem": {**CEM, "beside": "anonymous"}})
    assert data["outcome"]["beside"] == ["I like my garden."]


def test_the_rounds_can_be_said():
    _, data, _ = stated({"ana": ANA, "ben": BEN, "cem": CEM}, rounds=1)
    assert [each["round"] for each in data["rounds"]] == [1]
    assert data["outcome"]["title"] == "We meet."


def test_who_drafts_again_in_the_first_round_drafts_another():
    ana = {"proposes": ["We meet.", "We meet twice."]}
    choice, _, _ = stated({"ana": ana, "ben": {}}, rounds=1)
    assert [each.title for each in choice.listed] == ["We meet.", "We meet twice."]


def test_where_nobody_drafts_it_ends_without_an_outcome():
    _, data, transcript = stated({"ana": {}, "ben": BEN})
    assert (data["outcome"], data["why"]) == (None, "no_options")
    assert "Nobody has drafted anything." in str([*transcript.channel.values()])


@pytest.mark.parametrize("field", ["opinions", "drafts", "critiques"])
def test_what_is_of_statements_is_refused_where_none_is_looked_for(field):
    data = {**WHERE, "proposals": "open", "members": [{"id": "ana", field: ["So."]}]}
    with pytest.raises(BadInput, match=rf"members\.0\.{field}"):
        scenario_of(data, Path(), None)
