"""What people say they need: read from the first question on, held together, and taken back."""

import pytest

from adapters.files.catalogue import read_catalogue
from orchestration.kinds.panel.hearing.intents import intent_of
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.hearing.wanted import wanted
from orchestration.kinds.panel.kept.needs import fitting, meets, merged, seen_by, standing
from orchestration.kinds.panel.options.landscape import landscape
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke


def needs_of(text, name="houseplants", *, first=False):
    catalogue = SHELF.named(name)
    named = mentions(text, catalogue, ())
    intent = intent_of(named, is_first=first)
    return wanted(text, named, catalogue, intent, "sally").needs


def in_words(needs):
    return [f"{each.words}{'!' if each.firm else ''}" for each in needs]


SAID = """
houseplants | I have a cat | pet safety!
houseplants | my flat is rather dark and I forget to water | low light; low maintenance
houseplants | it should stay small | small
houseplants | it must be small | small!
houseplants | nothing over 50 cm | height at most 50 cm!
houseplants | ideally under 50 cm | height at most 50 cm
houseplants | no flowers please | no indoor flowers!
houseplants | not poisonous, please | pet safety!
houseplants | flowers would be nice | indoor flowers
houseplants | I'd like flowers | indoor flowers
houseplants | is it poisonous? |
houseplants | what about pets? |
houseplants | is it ok for my cat? | pet safety!
houseplants | I have no pets |
houseplants | does it flower much |
houseplants | I'm allergic to scent | no fragrance!
houseplants | Ich habe eine Katze | pet safety!
houseplants | es sollte klein bleiben | klein
cities | I hate rain | dry
cities | Dublin is too rainy for me | dry
cities | it shouldn't be too cold in winter | mild in winter
cities | at least 2500 hours of sunshine | sunshine at least 2500 hours a year!
cities | I work remotely for a small company |
cities | by the sea, and small | coast!; small
houseplants | I'm away for two weeks at a time | watering gap at least 14 days
houseplants | the air is so dry in here | dry air!
houseplants | must fit on a shelf of 30 cm | height at most 30 cm
houseplants | it must hang from the shelf | trailing growth!
houseplants | my room is too dark | low light!
cities | i get sad without sun | sunny
cities | i dont drive so i need a proper metro | underground!
cities | hottest month above 22 °C is too much | hottest month at most 22 °C!
languages | functional, and with static types | functional!; static types!
languages | not Java |
languages | not enough pattern matching there | pattern matching
"""


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_what_is_needed(line):
    name, text, words = (each.strip() for each in line.split("|"))
    assert in_words(needs_of(text, name)) == list(filter(None, words.split("; ")))


def test_a_first_question_says_what_is_needed_even_as_it_asks():
    said = "which houseplant for a dark flat with a cat? I forget to water"
    assert in_words(needs_of(said, first=True)) == [
        "low light!",
        "pet safety!",
        "low maintenance",
    ]


def test_what_is_said_of_the_same_anew_takes_its_place_and_counts_more():
    small, limit = needs_of("it should stay small"), needs_of("nothing over 50 cm")
    [need] = merged(merged((), small), limit)

    assert need.condition.number == 50
    assert need.times == 2
    assert len(merged(limit, needs_of("at least 20 cm"))) == 2, "both ends may be bounded"


def test_what_is_unknown_of_an_option_meets_nothing_for_sure():
    field, needs = landscape(SHELF.named("houseplants")), needs_of("no scent, please")
    orchid = field.option("moth-orchid")

    assert meets(field, needs[0], orchid) is None
    assert not fitting(field, needs)[field.rows["moth-orchid"]]
    assert standing(seen_by(field, needs), needs, "moth-orchid").unknown == needs


def test_who_wants_it_small_sees_a_field_in_which_the_smallest_is_best():
    field = landscape(SHELF.named("houseplants"))
    seen = seen_by(field, needs_of("it should stay small"))

    assert field.value("haworthia", "height") is None
    assert seen.value("haworthia", "height") == 1
    assert seen.value("kentia-palm", "height") == 0


ASK = "which houseplant for a dark flat with a cat? I forget to water"


def facts_of(stage, persona):
    option = stage.panel.option_of(persona)
    return [option.datum(each).flag for each in ("low_light", "pet_safety")]


def test_who_is_there_first_meets_all_that_was_needed():
    stage = Stage("houseplants", ASK)
    assert all(facts_of(stage, each) == [True, True] for each in stage.panel.personas)
    assert "low light and pet safety" in stage.panel.turns[0].notice


def test_who_joins_meets_all_that_is_firm_whoever_asked_for_it():
    stage = Stage("houseplants", "which houseplant?")
    stage.says("I have a cat", who="omar")
    stage.says("my flat is dark", who="omar")
    turn = stage.says("any others?")

    assert turn.joined
    assert all(facts_of(stage, stage.panel.persona(x)) == [True, True] for x in turn.joined)


def test_whoever_breaks_a_firm_need_says_so_first():
    stage = Stage("houseplants", ASK)
    turn = stage.says("what about the snake plant?")
    [name] = turn.joined
    [said] = [each for each in turn.utterances if each.persona == name]

    assert said.claims[0].criterion == "pet_safety"
    assert "poisonous" in said.claims[0].text
    again = stage.says(f"{name}, tell me more").utterances[0]
    assert "pet_safety" not in {each.criterion for each in again.claims}, "once is enough"


def test_where_too_few_meet_all_who_comes_nearest_says_what_it_lacks():
    stage = Stage("houseplants", "a plant in flower for a dark room, safe for my dog")

    assert len(stage.panel.personas) >= 3
    assert "come nearest" in stage.panel.turns[0].notice
    first = [each.claims[0].criterion for each in stage.utterances]
    assert {*first} <= {"pet_safety", "indoor_flowers", "low_light"}


def test_what_is_needed_is_taken_back_in_words_and_said_on_the_card():
    stage = Stage("houseplants", ASK)
    turn = stage.says("forget the cat")

    assert turn.intent == "refine"
    assert turn.notice == "Taken back: pet safety."
    assert in_words(stage.panel.needs) == ["low light!", "low maintenance"]
    stage.says("low light is not that important")
    assert in_words(stage.panel.needs) == ["low light", "low maintenance"]


def test_what_the_catalogue_knows_nothing_of_is_kept_and_promised_by_nobody():
    stage = Stage("houseplants", ASK)
    turn = stage.says("it should cost under 20 euros")

    assert "price" in turn.utterances[0].text
    assert not turn.utterances[0].claims
    assert [each.words for each in stage.panel.needs if not each.is_known] == ["price"]


def test_all_needs_at_once_decide_who_fits_best():
    stage = Stage("cities", "a sunny city by the sea")
    stage.says("it must not be rainy")
    turn = stage.says("who fits best so far?")
    best = stage.panel.option_of(stage.panel.persona(spoke(turn)[0]))

    assert turn.intent == "fits"
    assert best.datum("coast").flag
    assert best.datum("rainfall").number < 700


def test_where_all_have_what_is_needed_all_meet_it():
    lines = "name,trams:flag[,high],price:number[EUR,low]\nA,yes,1\nB,yes,2\nC,yes,3"
    stage = Stage(read_catalogue("alike.csv", lines.encode()), "it must have trams")
    assert "none meets" not in stage.panel.turns[0].notice
