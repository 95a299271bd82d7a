"""The catalogues that come with the bot: complete, sourced, and found by what people ask."""

import pytest

from adapters.files.shelf import Shelf
from orchestration.model.catalogue import Better

SHELF = Shelf()
each_catalogue = pytest.mark.parametrize("name", SHELF.held)


def test_there_are_four():
    assert len(SHELF.held) >= 4


@each_catalogue
def test_each_has_forty_options_and_ten_criteria(name):
    catalogue = SHELF.named(name)

    assert len(catalogue.options) >= 40
    assert len(catalogue.criteria) >= 10


@each_catalogue
def test_each_row_says_where_it_comes_from_and_of_when(name):
    catalogue = SHELF.named(name)

    assert {each.option for each in catalogue.sources} == {each.key for each in catalogue.options}
    assert all(each.source and each.date for each in catalogue.sources)


@each_catalogue
def test_a_criterion_is_known_of_most_options_and_tells_them_apart(name):
    catalogue = SHELF.named(name)
    for criterion in catalogue.criteria:
        known = [each.datum(criterion.name) for each in catalogue.options]
        values = {(x.number, x.flag, x.tags) for x in known if x}
        assert sum(each is not None for each in known) > len(known) / 2, criterion.name
        assert len(values) > 1, criterion.name


@each_catalogue
def test_most_criteria_have_a_better_end(name):
    criteria = SHELF.named(name).criteria
    assert 2 * sum(each.better is not Better.NONE for each in criteria) > len(criteria)


def test_what_is_not_known_is_left_unknown():
    aluminium = SHELF.named("elements").option("aluminium")

    assert aluminium.datum("density").number == 2.7
    assert aluminium.datum("boiling_point") is None


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Which city should I move to?", "cities"),
        ("I'd like a plant for my windowsill", "houseplants"),
        ("What programming language shall I learn first", "languages"),
        ("a metal for a heat sink", "elements"),
    ],
)
def test_it_is_found_by_what_people_ask(words, name):
    assert SHELF.asked_for(words) is SHELF.named(name)


def test_of_other_fields_there_is_none():
    assert SHELF.asked_for("which camera is best for me?") is None
