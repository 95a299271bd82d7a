"""What people tell of options in words is known from then on, by their word."""

import pytest

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import PinInPanel
from orchestration.privacy import Private, reveal
from tests.kinds.panel.stage import SALLY, Stage, spoke


def cities(*said):
    stage = Stage("cities", "which city should I move to?")
    for each in said:
        stage.says(each)
    return stage


@pytest.mark.parametrize(
    ("said", "noted"),
    [
        ("Porto has cheap flights", "Porto has cheap flights"),
        ("Porto has really cheap flights!", "Porto has cheap flights"),
        ("rents in Seattle are crazy", "Seattle has crazy rents"),
        ("Seattle's nightlife is boring", "Seattle has boring nightlife"),
        ("I heard Porto has cheap flights", "Porto has cheap flights"),
        ("in Porto flights are cheap", "Porto has cheap flights"),
        ("Seattle has an active harbour", "Seattle has an active harbour"),
        ("In Porto sind die Flüge billig", "Porto has “billige Flüge”"),
        ("die Mieten in Sydney sind hoch", "Sydney has “hohe Mieten”"),
        ("Porto hat günstige Mieten", "Porto has “günstige Mieten”"),
        (
            "Sydney has great bars, the food in Melbourne is great",
            "Sydney has great bars and Melbourne has great food",
        ),
    ],
)
def test_what_is_told_is_noted_by_the_word_of_who_told_it(said, noted):
    turn = cities().says(said)
    assert (spoke(turn), turn.notice) == ([], f"Noted, by Sally’s word: {noted}.")


@pytest.mark.parametrize(
    "said",
    [
        "Does Porto have cheap flights?",
        "I wish Porto had cheap flights",
        "Sydney has a point",
        "Sydney has me convinced",
        "Sydney has great beaches",
        "Melbourne has less rain",
        "Sydney is great",
        "I want a place with cheap flights",
        "if Porto has cheap flights I'm in",
    ],
)
def test_what_is_known_asked_or_only_thought_of_is_not_noted(said):
    assert cities().says(said).intent != "told"


def test_who_has_it_says_so_by_that_word_and_of_others_it_is_unknown():
    stage = cities("Porto has cheap flights")
    turn = stage.says("which of you has cheap flights?", who="omar")
    first, second = turn.utterances

    assert stage.panel.persona(first.persona).option == "porto"
    assert "Porto has cheap flights (Sally’s word)." in first.text.replace("it has", "Porto has")
    assert "flights" in second.text.casefold()
    assert turn.notice == ""


def test_a_word_that_says_how_something_is_names_it_with_that_thing_alone():
    stage = cities("the food in Melbourne is great")
    stage.says("Sydney is great")
    assert stage.panel.needs == ()
    stage.says("I love great food")
    assert [each.words for each in stage.panel.needs] == ["great food"]


def test_what_replaces_it_is_named_beside_it():
    stage = cities("Porto has cheap flights")
    turn = stage.says("no, Porto has expensive flights", who="omar")
    assert turn.notice == (
        "Noted, by Omar’s word: Porto has expensive flights. "
        "Before it was Porto cheap (Sally’s word)."
    )


def test_a_pinned_option_that_nobody_speaks_for_stands_on_the_card_with_its_match():
    stage = cities()
    told = stage.does(handling.pin, PinInPanel, thing=Private(SALLY.id, "Lisbon"))
    stage.does(handling.pin, PinInPanel, thing=Private(SALLY.id, "sunshine"))
    [card] = [reveal(each.view, to=SALLY.id) for each in told]

    assert card.options == ("Lisbon",)
    assert [each.persona for each in card.matches if each.option == "Lisbon"] == [""]


def test_an_option_may_end_in_a_sign():
    turn = Stage("languages", "which language?").says("F# has a tiny community")
    assert turn.notice == "Noted, by Sally’s word: F# has a tiny community."
