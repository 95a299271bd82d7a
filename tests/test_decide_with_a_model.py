"""`convene decide` where a model is set: what the scenario asks for → what is asked, and its cost.

The command runs in a process of its own, and the model's server answers over a socket.
"""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.files.scenario import scenario_of
from adapters.files.words import session_text
from bot import scenarios
from orchestration.deciding.actions.settings_form import NO_MODEL
from orchestration.model.errors import BadInput
from orchestration.model.terms import Scoring
from tests.fakes.command import in_a_process
from tests.fakes.model.scripted import KEY, NAME, Status, serving
from tests.openai.asking import run

MEETING = {
    "kind": "meeting",
    "organiser": "ana",
    "duration_minutes": 30,
    "window": {"start": "2027-01-11", "end": "2027-01-12"},
    "timezone": "UTC",
    "now": "2027-01-08T09:00:00+00:00",
    "options": 1,
    "rounds": 1,
    "scoring": "paper",
    "coordination": "paper",
    "members": [
        {"id": "ana", "says": ["I prefer mornings."]},
        {"id": "ben", "says": ["I can't do Mondays."]},
    ],
}
OFFERED = {"options": [{"day": "2027-01-12", "time": "10:15"}]}
JUDGED = {"scores": [{"option": "1", "met": [1], "score": 3}]}


def decided(folder, scenario, *turns, as_json=True):
    """What the command prints, and how often the server was asked."""
    file = folder / "scenario.json"
    file.write_text(json.dumps(scenario))

    async def play():
        async with serving(*turns) as script:
            model = {"URL": script.url, "NAME": NAME, "KEY": KEY}
            settings = {f"CONVENE_MODEL_{name}": each for name, each in model.items()}
            command = ("decide", file, *(["--json"] if as_json else []))
            done = await asyncio.to_thread(in_a_process, *command, **settings)
            return done, len(script.asked)

    done, asked = run(play())
    assert done.returncode == 0, done.stderr
    return (json.loads(done.stdout) if as_json else done.stdout), asked


def test_the_papers_way_has_a_model_propose_and_judge(tmp_path):
    answer, asked = decided(tmp_path, MEETING, OFFERED, JUDGED, JUDGED)
    [option] = answer["rounds"][0]["options"]

    assert asked == answer["model_calls"] == 3
    assert answer["model_tokens"] == 300
    assert option["start"] == "2027-01-12T10:15:00+00:00"
    assert option["scores"] == {"ana": 3, "ben": 3}


CHOICE = {
    "kind": "choice",
    "question": "Where do we eat?",
    "organiser": "ana",
    "options": [
        {"id": "noodles", "title": "Noodle House", "data": {"price": 14}},
        {"id": "sushi", "title": "Sushi Bar", "data": {"price": 35}},
        "Deli",
    ],
    "criteria": {"price": {"unit": "EUR", "better": "low"}},
    "shown": 2,
    "rounds": 1,
    "scoring": "paper",
    "coordination": "paper",
    "members": [
        {"id": "ana", "says": ["nothing over 30 euros"]},
        {"id": "ben", "says": ["not the Deli"]},
    ],
}


def test_in_a_choice_it_proposes_and_judges_what_is_on_the_list(tmp_path):
    both = {"scores": [{"option": x, "met": [1], "score": 3} for x in ("1", "2")]}
    none = {"scores": [{"option": x, "met": [], "score": 1} for x in ("1", "2")]}
    answer, asked = decided(tmp_path, CHOICE, {"options": ["1", "2"]}, both, none)
    options = answer["rounds"][0]["options"]

    assert asked == answer["model_calls"] == 3
    assert answer["model_tokens"] == 300
    assert [each["scores"] for each in options] == [{"ana": 3, "ben": 0}] * 2


def test_where_it_fails_in_a_choice_the_exact_proposer_does(tmp_path):
    answer, asked = decided(tmp_path, CHOICE, Status(401))

    assert asked == answer["model_calls"] == 1
    assert len(answer["rounds"][0]["options"]) == 2


def test_what_fails_has_been_asked_all_the_same(tmp_path):
    answer, asked = decided(tmp_path, MEETING, Status(401))

    assert asked == answer["model_calls"] == 1
    assert answer["model_tokens"] == 0
    assert answer["outcome"]["start"] == "2027-01-12T09:00:00+00:00"  # by the exact proposer


@pytest.mark.parametrize("way", [{"coordination": "exact"}, {"coordination": None}])
def test_in_any_other_way_no_model_is_asked(tmp_path, way):
    scenario = {name: each for name, each in {**MEETING, **way}.items() if each is not None}
    answer, asked = decided(tmp_path, scenario)

    assert asked == answer["model_calls"] == answer["model_tokens"] == 0


def test_what_it_cost_is_told_in_words_too(tmp_path):
    said, _ = decided(tmp_path, MEETING, OFFERED, JUDGED, JUDGED, as_json=False)

    assert said.splitlines()[-1] == "Language model: 3 calls, 300 tokens."


@pytest.mark.parametrize("kind", [MEETING, CHOICE])
def test_where_no_model_is_set_it_is_said_and_nobody_reads_that_one_proposes(tmp_path, kind):
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(kind))
    answer = scenarios.run(file, datetime.now(UTC))

    assert answer["left_out"] == [NO_MODEL]
    assert session_text(answer).splitlines()[0] == NO_MODEL
    assert not any("a model proposes" in x for each in answer["rounds"] for x in each["channel"])
    assert answer["model_calls"] == 0


def test_a_model_that_proposes_scores_as_the_paper_does():
    way = {name: each for name, each in CHOICE.items() if name != "scoring"}
    assert scenario_of(way, Path(), datetime.now(UTC)).terms.scoring is Scoring.PAPER
    with pytest.raises(BadInput) as wrong:
        scenario_of({**CHOICE, "scoring": "ours"}, Path(), datetime.now(UTC))
    assert str(wrong.value) == (
        'scoring: got "ours", expected paper, with `coordination: paper` beside it'
    )
