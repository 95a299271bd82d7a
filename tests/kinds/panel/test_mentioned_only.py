"""What is only mentioned is no need; and the least of a thing is not the least figure."""

import pytest

from tests.kinds.panel.stage import Stage, spoke


@pytest.mark.parametrize(
    "said",
    [
        "which needs the least water?",
        "which one needs watering least often?",
        "Welche braucht am wenigsten Wasser?",
    ],
)
def test_the_least_water_is_the_longest_without(said):
    stage = Stage("houseplants", "which houseplant should I get?")
    gaps = {
        x.name: stage.panel.option_of(x).datum("watering_gap").number for x in stage.panel.present
    }
    assert gaps[spoke(stage.says(said))[0]] == max(gaps.values())


def test_the_most_water_is_the_shortest_without():
    stage = Stage("houseplants", "which houseplant should I get?")
    gaps = {
        x.name: stage.panel.option_of(x).datum("watering_gap").number for x in stage.panel.present
    }
    assert gaps[spoke(stage.says("which needs the most water?"))[0]] == min(gaps.values())
    assert gaps[spoke(stage.says("which goes longest without water?"))[0]] == max(gaps.values())


def test_a_wish_for_little_water_is_for_one_that_goes_long_without():
    stage = Stage("houseplants", "which houseplant should I get?")
    stage.says("it should need little water")
    assert [(x.criterion, x.end) for x in stage.panel.needs] == [("watering_gap", "high")]


NO_NEEDS = """
languages | that's wrong, Dart runs in browsers
languages | Which programming language for a new backend service?
cities | no wait, warm was right
"""


@pytest.mark.parametrize("line", NO_NEEDS.strip().splitlines())
def test_a_mention_is_no_need(line):
    name, said = (each.strip() for each in line.split("|"))
    stage = Stage(name, "which one?")
    stage.says(said)
    assert not [x for x in stage.panel.needs if x.words != "warm"]


def test_what_is_only_thought_of_is_not_taken_back():
    stage = Stage("cities", "a city by the sea")
    held = stage.panel.needs
    assert held
    turn = stage.says("what would change if I didn't need the sea?")
    assert stage.panel.needs == held
    assert turn.intent == "fits"
    stage.says("forget the sea")
    assert stage.panel.needs == ()


def test_who_drops_a_need_is_told_of_nobody_it_leaves_out():
    stage = Stage("cities", "a city by the sea where daily life is in English")
    turn = stage.says("forget the sea")
    assert "Nothing else meets" not in turn.notice
    assert "coast" not in [x.criterion for x in stage.panel.needs]
