"""Notes with the votes of a scenario, and weights: what comes of them in the answer."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.files.answer import decision_data
from adapters.files.scenario import scenario_of
from orchestration.model.errors import BadInput
from tests.fakes.choices import WHERE, chosen

SHARED = {"text": "if we're back by 2", "visibility": "shared"}
MEETING = {
    "kind": "meeting",
    "organiser": "ana",
    "duration_minutes": 30,
    "window": {"start": "2027-01-11", "end": "2027-01-11"},
    "timezone": "Europe/Berlin",
    "now": "2027-01-07T09:00:00+01:00",
}


def answer(members, **fields):
    return decision_data(chosen(members, **fields)[0])


def test_notes_stand_in_the_round_with_whose_they_are():
    made = answer({"ana": {"votes": [[1]], "notes": [SHARED]}, "ben": {"notes": ["as I'm late"]}})

    assert made["rounds"][0]["notes"] == {
        "ana": SHARED,
        "ben": {"text": "as I'm late", "visibility": "private"},
    }


def test_the_channel_sees_those_that_others_may_see():
    made = answer({"ana": {"notes": [SHARED]}, "ben": {"notes": ["as I'm late"]}})
    [*_, outcome] = made["rounds"][-1]["channel"]

    assert "• ana: if we're back by 2" in outcome
    assert "late" not in outcome


@pytest.mark.parametrize("notes", [[], [None], [""]])
def test_no_note_is_no_key(notes):
    made = answer({"ana": {"notes": notes}, "ben": {}})
    assert "notes" not in made["rounds"][0]


def test_a_note_is_a_text():
    data = {**WHERE, "members": [{"id": "ana", "notes": [7]}]}
    with pytest.raises(BadInput) as wrong:
        scenario_of(data, Path(), datetime.now(UTC))
    assert wrong.value.field.startswith("members.0.notes")


def test_a_vote_weighs_more_in_a_meeting_too():
    members = [{"id": "ana", "weight": 2}, {"id": "ben"}]
    scenario = scenario_of({**MEETING, "members": members}, Path(), datetime.now(UTC))
    assert scenario.terms.weighs == (("ana", 2),)


def test_who_votes_by_a_script_counts_though_nothing_they_said_was_understood():
    given = {"ana": {"votes": [[1]]}, "ben": {"says": ["xyzzy plugh"], "votes": [[2]]}}
    made = answer({**given, "cem": {"answered": False, "votes": [[2]]}})
    assert made["rounds"][0]["tally"]["steps"][0] == "2 of 2 who count voted."
    assert made["missing"] == ["cem"]
