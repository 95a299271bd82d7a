"""Who is first in a column, by whatever people call it: its name, its unit, or its sense."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.files.catalogue import read_catalogue
from orchestration.kinds.panel.kept.needs import fitting
from orchestration.kinds.panel.kept.sharing import needs_of
from orchestration.kinds.panel.kept.sought import DIFFERS
from orchestration.kinds.panel.options.candidates import catalogue_for
from orchestration.kinds.panel.options.landscape import landscape, place
from orchestration.language.choosing.known_by.graded import forms
from orchestration.model.catalogue import Better
from tests.examples import thorough
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke

LAPTOPS = """\
name,price:number[€,low],weight:number[kg,low],battery life:number[h,high],screen:number[in,high]
Nimbus 13,899,1.2,11,13.3
Atlas 15,499,1.9,8,15.6
Pebble,329,1.1,14,11.6
Falcon Pro,1499,1.4,18,14.2
Quartz 17,1199,2.8,6,17.3
"""


def laptops(ask="which laptop?"):
    return Stage(read_catalogue("laptops.csv", LAPTOPS.encode()), ask)


def first(stage, turn):
    return stage.panel.option_of(stage.panel.persona(spoke(turn)[0])).title


ASKED = """
which is cheapest? | Pebble
welcher ist am billigsten? | Pebble
which is the most expensive one? | Falcon Pro
which is lightest? | Pebble
and the lightest? | Pebble
which lasts longest? | Falcon Pro
which is cheaper? | Pebble
"""


@pytest.mark.parametrize("line", ASKED.strip().splitlines())
def test_a_column_is_known_by_its_sense(line):
    said, title = (each.strip() for each in line.split("|"))
    stage = laptops()
    turn = stage.says(said)
    assert (turn.intent, first(stage, turn)) == ("best", title)


def test_a_word_of_its_sense_is_needed_too():
    stage = laptops()
    stage.says("cheap please")
    stage.says("nothing heavier than 1.5 kg")
    assert [each.words for each in stage.panel.needs] == ["cheap", "weight at most 1.5 kg"]


def test_which_of_two_is_more_is_told_as_it_was_asked():
    stage = laptops()
    turn = stage.says("which is heavier, Nimbus or Quartz?")
    assert (turn.intent, first(stage, turn)) == ("compare", "Quartz 17")
    assert turn.notice == "Weight: Nimbus 13 1.2 kg, Quartz 17 2.8 kg."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("houseplants", "which one gets tallest?"),
        ("houseplants", "which needs the least water"),
        ("cities", "which is warmer?"),
        ("cities", "which is the warmest in winter?"),
        ("cities", "wo regnet es am wenigsten?"),
        ("elements", "lightest lol"),
        ("elements", "which needs the least heat to melt"),
    ],
)
def test_no_small_word_is_taken_for_what_is_asked(name, said):
    turn = Stage(name, "What would suit me?").says(said)
    assert turn.intent == "best"
    assert not any(
        "says nothing" in each.text or "no word" in each.text for each in turn.utterances
    )


def _asked(criterion, end):
    for word in criterion.end_words(end):
        most = next((form for form, is_most in forms(word) if is_most), "")
        if " " not in word and most:
            return most
    return ""


@settings(max_examples=thorough(60), deadline=None)
@given(st.data())
def test_who_is_first_is_so_of_all_who_are_there_and_fit(data):
    name = data.draw(st.sampled_from(["houseplants", "cities", "languages", "elements"]))
    catalogue = SHELF.named(name)
    graded = [
        (each, end)
        for each in catalogue.criteria
        for end in (Better.LOW, Better.HIGH)
        if each.name in landscape(catalogue).places and _asked(each, end)
    ]
    criterion, end = data.draw(st.sampled_from(graded))
    stage = Stage(name, "What would suit me?", seed=data.draw(st.sampled_from("0123")))
    turn = stage.says(f"which is the {_asked(criterion, end)}?")

    field, rows = landscape(catalogue), fitting(landscape(catalogue), needs_of(stage.panel))
    there = [each.option for each in stage.panel.present if rows[field.rows[each.option]]]
    stands = {key: place(field, key, criterion.name, end) or 0.0 for key in there}
    assert stands[stage.panel.persona(spoke(turn)[0]).option] > max(stands.values()) - DIFFERS
    if "whole catalogue" in turn.notice:
        title = next(x for x in catalogue.options if f"it is {x.title}," in turn.notice)
        assert place(field, title.key, criterion.name, end) == 1


def test_of_all_that_fits_is_not_called_the_whole_catalogue():
    stage = Stage("houseplants", "a plant for a dark office?")
    stage.says("with a cat")
    assert stage.says("tallest?").notice.startswith("Of all that meets what you need it is")
    said = "which is the tallest in the whole catalogue?"
    assert stage.says(said).notice.startswith("In the whole catalogue it is")


def test_one_unknown_name_leaves_what_is_known_of_the_others():
    stage = Stage(catalogue_for("Lisbon, Porto or Atlantis?", SHELF), "Lisbon, Porto or Atlantis?")
    turn = stage.says("which has the mildest winter?")
    assert first(stage, turn) == "Lisbon"
    known = "Of Atlantis nothing is known here but the name."
    assert stage.says("compare Lisbon and Atlantis").notice == known


def test_what_nothing_ranks_is_not_ranked():
    stage = Stage("languages", "a language for the backend?")
    said = "The catalogue does not rank execution; it only tells what each has."
    assert stage.says("i want something fast").notice == said
    assert stage.panel.needs == ()
    assert stage.says("which is fastest?").notice == said
    assert stage.says("is Go faster than Python?").notice == (
        "Execution: Go native code, Python interpreter."
    )


def test_two_options_are_compared_by_all_that_parts_them():
    stage = Stage("cities", "a city in Europe")
    notice = stage.says("compare Lisbon and Berlin").notice
    assert "Lisbon is ahead in" in notice
    assert "; Berlin in" in notice


def test_an_option_that_nobody_speaks_for_goes_by_one_word_where_there_are_few():
    stage = laptops()
    stage.says("Quartz or Pebble?")
    assert stage.panel.turns[-1].intent == "compare"
    assert stage.panel.holder("quartz-17") is not None
