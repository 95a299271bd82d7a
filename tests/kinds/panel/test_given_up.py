"""What people give up, or allow: it is taken away, and its opposite is not needed for that."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.interaction.wording.advice import advice_terms
from orchestration.kinds.panel.kept.advice import advice_of
from orchestration.kinds.panel.kept.decision import options_of
from orchestration.kinds.panel.kept.needs import fitting
from orchestration.kinds.panel.kept.sharing import needs_of
from orchestration.kinds.panel.options.landscape import landscape
from tests.examples import thorough
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage
from tests.kinds.panel.test_needs import in_words

BEFORE_AND_AFTER = """
houseplants | with a cat | it can be toxic, no pets here |
houseplants | with a cat | the cat moved out |
houseplants | with a cat | hm wait the cat moved out with my ex. so forget pets |
houseplants | with a cat | doch keine Katze mehr |
houseplants | with a cat | ohne Katze ginge auch |
houseplants | with a cat | we have no pets |
houseplants | with a cat | poisonous is ok too |
houseplants | with a cat | giftig darf sie auch sein |
houseplants | with a cat | pet safety is optional |
houseplants | we have a dog | my dog left with my ex |
houseplants | we have a dog | der Hund ist weg |
houseplants | | it can be toxic, no pets here |
houseplants | | we have no heating |
houseplants | | a plant I can forget | low maintenance
houseplants | no flowers please | it can have flowers |
houseplants | flowers please | no flowers is fine too |
houseplants | flowers please | muss nicht blühen |
houseplants | it must be small | it could be bigger | small
houseplants | under 50 cm | 60 would do too | height at most 60 cm!
houseplants | under 50 cm | up to 200 is ok too | height at most 200 cm!
houseplants | under 50 cm | hmm i could go up to 80 actually | height at most 80 cm!
houseplants | under 50 cm | height doesn't matter |
cities | by the sea | actually inland is fine too |
cities | by the sea | muss nicht am Meer sein |
cities | by the sea | the sea is not that important | coast
cities | inland please | by the sea is also ok |
cities | | I don't mind the rain |
cities | | trams are optional |
cities | | can't stand the rain any more | dry
cities | | a place that can be hot in summer | hot in summer
cities | I hate rain | Regen stört mich nicht |
cities | trams please | we could do without trams |
cities | trams please | without trams also works |
cities | trams please | es muss keine Straßenbahn geben |
cities | trams please | trams would be nice to have | trams
cities | trams please | no trams | no trams!
cities | metro please | we have no metro here | underground!
cities | small please | size is irrelevant, and I want trams | trams
cities | max 25 degrees in summer | 28 is fine too | hottest month at most 28 °C!
cities | they should speak portuguese | the language doesn't matter |
languages | static types | doesnt have to be static typed actually |
languages | static types | dynamically typed would be ok |
languages | functional please | object-oriented is ok too | functional
languages | must run in browsers | browser support isn't required |
elements | not radioactive | radioactive is fine too |
elements | must be magnetic | muss nicht magnetisch sein |
elements | at most 5 g/cm3 | heavier is ok | density at most 5 g/cm³
elements | at most 5 g/cm3 | could go up to 8 actually | density at most 8 g/cm³!
"""


@pytest.mark.parametrize("line", BEFORE_AND_AFTER.strip().splitlines())
def test_what_is_left_of_what_was_needed(line):
    name, before, after, left = (each.strip() for each in line.split("|"))
    stage = Stage(name, "What would suit me?")
    if before:
        stage.says(before)
        assert stage.panel.needs
    stage.says(after)
    assert in_words(stage.panel.needs) == list(filter(None, left.split("; ")))


@pytest.mark.parametrize("said", ["trams are optional", "I don't mind the rain"])
def test_who_gives_up_what_was_never_needed_calls_nobody_in(said):
    stage = Stage("cities", "What would suit me?")
    turn = stage.says(said)
    assert (turn.intent, turn.joined, turn.notice) == ("context", (), "")


WAYS = (
    *("{} is optional", "forget {}", "{} isn't important", "{} doesn't matter", "never mind {}"),
    *("I don't care about {} after all", "{} ist egal", "{} ist nicht wichtig"),
)


@settings(max_examples=thorough(60), deadline=None)
@given(st.data())
def test_what_is_given_up_rules_nothing_out(data):
    name = data.draw(st.sampled_from(["houseplants", "cities", "languages", "elements"]))
    catalogue = SHELF.named(name)
    criteria = [each for each in catalogue.criteria if each.better != "none"]
    criterion = data.draw(st.sampled_from(criteria)).name.replace("_", " ")
    stage = Stage(name, "What would suit me?")
    stage.says(f"{criterion} is a must")
    assert not fitting(landscape(catalogue), stage.panel.needs).all()
    stage.says(data.draw(st.sampled_from(WAYS)).format(criterion))

    assert fitting(landscape(catalogue), stage.panel.needs).all()


SETTLED = (
    *("no wait. {}. Final answer.", "{} it is", "ok then {} it is!", "I'm going with {}"),
    *("we're going for {}'s", "{}, final.", "final answer: {}", "dann nehme ich {}", "{}. Deal."),
    *("ich bleibe bei {}", "so {} for me", "{} wird es"),
)


@pytest.mark.parametrize("said", SETTLED)
@pytest.mark.parametrize("name", ["houseplants", "cities", "elements"])
def test_a_last_word_takes_an_option(name, said):
    stage = Stage(name, "What would suit me?")
    turn = stage.says(said.format(stage.name(1)))
    assert (turn.intent, turn.meant) == ("accept", (stage.panel.personas[1].option,))
    assert "hidden" not in turn.notice


@pytest.mark.parametrize("said", ["not {}", "is {} it?", "{} it is?", "I don't want {}"])
def test_a_question_or_a_no_takes_none(said):
    stage = Stage("houseplants", "What would suit me?")
    assert stage.says(said.format(stage.name(1))).intent != "accept"


def group(*said):
    """Have several say something in a panel of cities; return it, and its last turn."""
    stage = Stage("cities", "where should our team move, by the sea?")
    turns = [stage.says(text, who=who) for who, text in said]
    return stage, turns[-1]


def test_in_a_group_nobody_overwrites_what_another_needs():
    stage, turn = group(("raj", "it should have trams"), ("omar", "no trams for me, please"))

    assert turn.notice == "You differ: Raj needs trams, Omar no trams. Nobody is out by that."
    assert [(x.by, x.words) for x in stage.panel.needs[1:]] == [
        ("raj", "trams"),
        ("omar", "no trams"),
    ]
    ballots = advice_of(stage.panel, options_of(stage.panel)).ballots
    assert ballots
    assert all(each.options for each in ballots)


def test_where_people_differ_goes_along_with_the_decision():
    stage, _ = group(
        ("raj", "trams please"), ("omar", "no trams for me, please"), ("ines", "trams please")
    )
    advice = advice_of(stage.panel, options_of(stage.panel))

    assert advice.needed == ("coast",)
    assert dict(advice_terms(advice))["Where people differ"] == (
        "Raj and Ines need trams, Omar no trams"
    )


def test_what_another_needs_is_theirs_to_give_up():
    stage, turn = group(("raj", "it should have trams"), ("ines", "forget trams"))
    assert turn.notice == "That still counts: Raj needs trams."
    stage.says("trams don't matter any more", who="raj")
    assert [each.words for each in stage.panel.needs] == ["coast"]


def test_of_two_limits_the_closer_holds_and_each_moves_their_own():
    stage, _ = group(("omar", "max 25 degrees in summer"), ("ines", "max 22 in summer"))
    assert "hottest month at most 22 °C" in in_words_of(needs_of(stage.panel))
    stage.says("28 is ok too", who="ines")
    assert "hottest month at most 25 °C" in in_words_of(needs_of(stage.panel))


def in_words_of(needs):
    return [each.words for each in needs]
