"""What scripts begin with is where it says it is, and each step of it does something."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from tests.play.played import SETUPS, settled, transcript
from tests.play.script import cases_in

WHERE = {
    "meeting-asking": Phase.INTAKE,
    "meeting-vote": Phase.VOTE,
    "meeting-decided": Phase.DECIDED,
    "choice-asking": Phase.INTAKE,
    "choice-vote": Phase.VOTE,
    "choice-ranked": Phase.VOTE,
    "motion": Phase.VOTE,
    "choice-decided": Phase.DECIDED,
}


def test_each_set_up_is_known():
    assert {each.stem for each in SETUPS.iterdir()} == WHERE.keys()


@pytest.mark.parametrize("name", WHERE)
def test_a_set_up_comes_to_where_it_says(name):
    room = asyncio.run(settled([name]))
    [decision] = room.decisions()
    assert decision.phase is WHERE[name]


def test_a_case_tells_what_came_of_each_step():
    script = "== tea\nuse choice-vote\ndana, thread: sushi\nexpect: her vote counts\nlater: 3d"
    [case] = cases_in(script)
    told = transcript(case)
    assert "to dana: Your vote is in: B." in told
    assert "expect: her vote counts" in told
    assert "phase: decided" in told


def test_a_step_that_cannot_be_done_is_told_and_the_rest_goes_on():
    [case] = cases_in("lena presses: No such button\nlena, channel: @Convene poll tea or coffee?")
    told = transcript(case)
    assert "! IndexError" in told
    assert "phase: vote" in told


@pytest.mark.parametrize("line", ["lena: hello", "expect: nothing", "lena, cellar: hello"])
def test_a_line_that_is_no_step_is_named(line):
    with pytest.raises(ValueError, match="line 1"):
        cases_in(line)
