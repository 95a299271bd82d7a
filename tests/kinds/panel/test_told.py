"""What people tell of options in figures is known from then on, by their word."""

import pytest

from orchestration.kinds.panel.options.candidates import catalogue_for
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke

ASK = "Framework, ThinkPad or MacBook?"


def laptops():
    return Stage(catalogue_for(ASK, SHELF), ASK)


def test_a_price_that_is_told_is_noted_by_the_word_of_who_told_it():
    stage = laptops()
    turn = stage.says("Framework costs 1200 euros")
    assert (spoke(turn), turn.notice) == (
        [],
        "Noted, by Sally’s word: Framework has a price of €1200.",
    )
    turn = stage.says("the ThinkPad is 1400, the MacBook 1999", who="omar")
    assert turn.notice == (
        "Noted, by Omar’s word: ThinkPad has a price of €1400 and MacBook has a price of €1999."
    )


def told():
    stage = laptops()
    stage.says("Framework costs 1200 euros")
    stage.says("the ThinkPad is 1400, the MacBook costs 1999")
    return stage


def test_what_was_told_is_ranked_and_its_source_is_who_said_it():
    stage = told()
    turn = stage.says("which is the cheapest?")
    assert stage.panel.persona(spoke(turn)[0]).option == "framework"
    assert "€1200" in turn.utterances[0].text
    assert "Sally’s word" in turn.utterances[0].text


def test_what_was_told_is_limited():
    stage = told()
    stage.says("my budget is 1500")
    out = [x for x in stage.panel.present if stage.panel.turns[-1].notice.find(x.name) > 0]
    assert out
    macbook = stage.panel.holder("macbook").name
    assert macbook in stage.panel.turns[-1].notice.partition("Out: ")[2]


def test_a_correction_takes_its_place_and_the_other_value_is_named():
    stage = told()
    turn = stage.says("no, the ThinkPad is 1600 now", who="omar")
    assert turn.notice == (
        "Noted, by Omar’s word: ThinkPad has a price of €1600. "
        "Before it was ThinkPad €1400 (Sally’s word)."
    )


def test_a_catalogue_learns_too():
    stage = Stage("cities", "Lisbon or Porto?")
    turn = stage.says("Lisbon costs 400 euros")
    assert turn.notice == "Noted, by Sally’s word: Lisbon has a price of €400."
    stage.says("Porto costs 300 euros")
    turn = stage.says("which is the cheapest?")
    assert stage.panel.persona(spoke(turn)[0]).option == "porto"


@pytest.mark.parametrize(
    "said",
    [
        "does Framework cost 1200 euros?",
        "Framework should cost 1200 euros",
        "Framework is better than 3 others",
        "what if Framework was 900?",
        "Framework is nice but I have 30 euros only",
        "Framework is great, I have 3 kids",
        "Framework is open until 5",
        "Framework was 3rd",
        "Framework is 2 of 3",
        "Framework has no fan. We have 4 kids",
    ],
)
def test_not_each_number_is_told_of_an_option(said):
    stage = laptops()
    stage.says(said)
    assert stage.panel.catalogue.told == ()


def test_who_has_nothing_new_to_say_is_silent_and_no_slot_is_filled_with_that():
    stage = laptops()
    texts = [
        x.text for n in range(30) for x in stage.says(f"tell me more about them ({n})").utterances
    ]
    texts += [x.text for n in range(12) for x in stage.says("and the Framework?").utterances]
    assert texts
    assert not [each for each in texts if "that and that" in each or "all I can add" in each]
    assert not [each for each in texts if "that or that" in each.casefold()]


@pytest.mark.parametrize(
    "said",
    [
        "the MacBook was my choice 3 years ago",
        "Framework is nice, I have 2 kids",
        "ThinkPad is the best of the 3",
        "Framework is my number 1",
        "MacBook has been slow for 2 weeks",
        "ThinkPad: 5 stars",
        "MacBook is what 4 of us want",
        "Framework is option 1 for me",
        "Framework is out since 2021",
        "Framework is worth 1000 to me",
        "my MacBook is 8 years old",
        "Framework, 1000 euros is all I have",
        "the MacBook is 200 euros cheaper",
        "MacBook is 10 percent better",
        "the Framework is 20 euros above my budget",
        "MacBook is 3rd for me",
        "Framework is ok. I can spend 900 euros.",
        "if the Framework is 900 euros I take it",
        "der MacBook ist 200 Euro teurer",
    ],
)
def test_what_is_said_beside_an_option_is_no_figure_of_it(said):
    stage = told()
    before = stage.panel.catalogue
    stage.says(said)
    assert stage.panel.catalogue == before


@pytest.mark.parametrize(
    ("said", "criterion", "number"),
    [
        ("the MacBook has a price of 1850 euros", "price", 1850),
        ("Framework: 1300 €", "price", 1300),
        ("right now the ThinkPad is 1350 euros online", "price", 1350),
        ("ThinkPad is 1.4 kg", "weight", 1.4),
        ("der ThinkPad wiegt 1,4 kg", "weight", 1.4),
        ("MacBook has a battery of 18 hours", "battery", 18),
    ],
)
def test_a_figure_straight_behind_its_verb_is_one(said, criterion, number):
    stage = told()
    stage.says(said)
    assert stage.panel.catalogue.told[-1].criterion == criterion
    key = stage.panel.catalogue.told[-1].option
    assert stage.panel.catalogue.option(key).datum(criterion).number == number


def test_what_is_needed_beside_an_option_is_needed():
    stage = told()
    stage.says("the Framework is ok. I can spend 1300 euros")
    assert [each.criterion for each in stage.panel.needs] == ["price"]


def test_what_is_needed_beside_what_is_told_is_needed():
    stage = told()
    stage.says("Framework is 1100 euros now. I can spend 1300 euros.")
    assert [each.criterion for each in stage.panel.needs] == ["price"]
    assert stage.panel.turns[-1].notice.startswith("Noted, by Sally’s word: Framework ")
    out = stage.panel.turns[-1].notice.partition("Out: ")[2]
    assert stage.panel.holder("macbook").name in out


def test_what_the_catalogue_knows_stays_and_both_are_named():
    stage = Stage("houseplants", "Snake plant or Peace lily?")
    held = stage.panel.catalogue.option("snake-plant").datum("height")
    turn = stage.says("the Snake plant is 30 cm")
    assert stage.panel.catalogue.option("snake-plant").datum("height") == held
    assert turn.notice.startswith("Sally says 30 cm, but Snake plant ")
    assert turn.notice.endswith("): we go by that.")


def test_above_a_budget_is_no_price():
    stage = Stage("cities", "Lisbon or Porto?")
    stage.says("Lisbon is 40 euros above my budget")
    stage.says("Vienna is great, we were there with 12 people 3 years ago")
    assert stage.panel.catalogue.told == ()
    assert stage.says("Lisbon is 400 euros").notice.startswith("Noted, by Sally’s word: Lisbon ")
