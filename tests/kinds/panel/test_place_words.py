"""Options by where they stand on the card: their place and their letter, in both languages."""

import pytest

from tests.kinds.panel.stage import Stage, spoke


def cities():
    return Stage("cities", "which city should I move to?")


SAID = """
tell me more about the third | 2 | about_option
what about the first one? | 0 | about_option
I don't like the first one | 0 | reject
not the second one | 1 | reject
anything but the last one | -1 | reject
I'll take the last one | -1 | accept
option B please | 1 | about_option
B | 1 | about_option
C please | 2 | about_option
Was ist mit der ersten? | 0 | about_option
erzähl mir mehr über die letzte | -1 | about_option
"""


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_a_place_on_the_card_names_who_stands_there(line):
    said, at, intent = (each.strip() for each in line.split("|"))
    stage = cities()
    name = stage.name(int(at))
    turn = stage.says(said)
    assert (turn.intent, spoke(turn)[0]) == (intent, name)
    assert bool(stage.panel.refused_by("sally")) is (intent == "reject")


def test_two_places_are_two():
    stage = cities()
    turn = stage.says("compare the first two")
    assert {*spoke(turn)} == {stage.name(0), stage.name(1)}


@pytest.mark.parametrize(
    "said", ["the first winter is the hardest for me", "I arrive at the last minute for work"]
)
def test_not_each_first_is_of_the_card(said):
    stage = cities()
    stage.says(said)
    assert stage.panel.turns[-1].intent not in ("reject", "accept", "about_option")
