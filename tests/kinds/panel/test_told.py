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
