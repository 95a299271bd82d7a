"""A word that the catalogue does not know: whoever said it says which criterion it means."""

import pytest

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import AskPanel
from orchestration.kinds.panel.options.synonyms import likely_meant, names_of
from tests.benchmarks.panel.synonyms import found_of
from tests.fakes.documents import WordsMeet
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke

ASKS = "Nothing here goes by “irrigation”. Do you mean watering gap?"


def stage():
    return Stage("houseplants", embedding=WordsMeet("irrigation watering", "odour smell scent"))


@pytest.mark.parametrize("yes", ["yes", "Yes, I mean watering gap.", "ja genau", "exactly"])
def test_who_said_it_is_asked_and_confirms(yes):
    on = stage()
    asked = on.says("what about irrigation?")
    assert asked.notice == ASKS
    assert spoke(asked) == []
    assert asked.bubbles[0].text == "Yes, I mean watering gap."

    turn = on.says(yes)

    assert turn.ask.text == "what about irrigation?"
    assert "watering gap" in {name for each in turn.utterances for name in each.criteria}
    assert "irrigation" in on.panel.catalogue.criterion("watering_gap").words


def test_from_then_on_it_is_a_word_for_that_criterion_to_everybody():
    on = stage()
    on.says("what about irrigation?")
    on.says("yes")
    count = len(on.panel.named)
    turn = on.says("who is best in irrigation?", "omar")

    assert turn.intent == "best"
    assert "Do you mean" not in turn.notice
    assert len(on.panel.named) == count, "a synonym is no new criterion"


def test_nobody_else_confirms_it():
    on = stage()
    on.says("what about irrigation?")
    on.says("yes", "omar")
    assert "irrigation" not in on.panel.catalogue.criterion("watering_gap").words
    on.says("yes")
    assert "irrigation" in on.panel.catalogue.criterion("watering_gap").words


def test_a_no_is_taken_and_nobody_asks_that_again():
    on = stage()
    on.says("what about irrigation?")
    before = len(on.panel.turns)
    on.does(handling.ask, AskPanel, text="no")
    assert len(on.panel.turns) == before

    assert "Do you mean" not in on.says("and the irrigation?").notice


def test_a_yes_to_something_else_confirms_nothing():
    on = stage()
    on.says("what about irrigation?")
    on.says("yes, but which is the smallest?")

    assert "irrigation" not in on.panel.catalogue.criterion("watering_gap").words


def test_what_was_needed_by_that_word_is_known_then():
    on = Stage("houseplants", embedding=WordsMeet("odourless scent"))
    on.says("It must be odourless.")
    assert [each.words for each in on.panel.needs if not each.is_known] == ["odourless"]

    on.says("yes")

    assert all(each.is_known for each in on.panel.needs)


def test_without_an_embedding_nothing_is_asked_back():
    turn = Stage("houseplants").says("what about irrigation?")

    assert turn.synonym is None
    assert "Do you mean" not in turn.notice


def test_what_is_like_no_name_means_none():
    names = names_of(SHELF.named("houseplants"))
    likeness = WordsMeet("irrigation watering")
    alike = likeness.vectors(["irrigation", "price"]) @ likeness.vectors([x for _, x in names]).T

    [found] = likely_meant(["irrigation", "price"], names, alike)
    assert (found.word, found.criterion) == ("irrigation", "watering_gap")


def test_of_the_shipped_catalogues_synonyms_are_known_and_nothing_else_is():
    right, wrong, missed = found_of()
    assert len(right) >= 16
    assert wrong == []
    assert len(missed) <= 4
