"""Which options a panel speaks for, and who speaks for them."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.files.catalogue import read_catalogue
from orchestration.kinds.panel.options.casting import NAMES, cast, free_names
from orchestration.kinds.panel.options.choosing import choose, regret
from orchestration.kinds.panel.options.landscape import landscape
from orchestration.kinds.panel.turn.facts import comparative, fact, with_unit
from orchestration.model.catalogue import Better
from tests.examples import thorough
from tests.kinds.panel.settings import SHELF, first_personas

each_catalogue = pytest.mark.parametrize("name", SHELF.held)


def catalogue_of(*lines):
    return read_catalogue("cameras.csv", "\n".join(lines).encode())


CAMERAS = catalogue_of(
    "name,price:number[EUR,low,cheap,cheaper],weight:number[g,low,light,lighter],zoom:number[x,high]",
    "Pico,200,300,3",
    "Lumo,400,200,30",
    "Nova,900,700,5",
    "Brick,950,900,3",
    "Blank,,,",
)


def test_an_option_that_is_worse_in_all_is_not_chosen():
    assert set(choose(landscape(CAMERAS), {}, least=3, most=3)) == {"pico", "lumo", "nova"}


def test_of_what_nothing_is_known_nobody_speaks():
    assert "blank" not in choose(landscape(CAMERAS), {}, least=5, most=6)


def test_what_counts_more_is_spoken_for_first():
    assert choose(landscape(CAMERAS), {"price": 50}, least=1, most=1) == ["pico"]
    assert choose(landscape(CAMERAS), {"zoom": 50}, least=1, most=1) == ["lumo"]


@each_catalogue
def test_people_lose_little_with_the_options_chosen(name):
    """People of other tastes than those that the choice was made for."""
    field = landscape(SHELF.named(name))
    people = np.random.default_rng(5).dirichlet(np.ones(len(field.directed)), 300)
    chosen = choose(field, {}, least=4, most=6)
    at_random = [each.key for each in field.catalogue.options[: len(chosen)]]

    lost = regret(field, chosen, people)
    assert lost.mean() < 0.08
    assert lost.mean() < regret(field, at_random, people).mean() / 2


@each_catalogue
def test_each_has_an_option_and_a_name_of_its_own_and_three_criteria(name):
    _, personas = first_personas(name)

    assert 3 <= len(personas) <= 6
    for own in ("name", "option", "emoji"):
        assert len({getattr(each, own) for each in personas}) == len(personas)
    assert all(3 <= len(set(each.criteria)) == len(each.criteria) for each in personas)


@each_catalogue
def test_each_cares_for_what_its_option_is_known_for(name):
    field, personas = first_personas(name)

    for each in personas:
        assert all(fact(field.catalogue, each.option, x).is_known for x in each.criteria)
    assert len({each.criteria for each in personas}) == len(personas), "evidence differs"


@settings(max_examples=thorough(80))
@given(
    name=st.sampled_from(sorted(SHELF.held)),
    taken=st.lists(st.sampled_from(NAMES), max_size=30),
    more=st.integers(1, 3),
    seed=st.text(max_size=5),
)
def test_who_joins_later_is_nobody_who_is_there(name, taken, more, seed):
    field, there = first_personas(name, taken=taken, seed=seed)
    names = free_names(seed, [*taken, *(each.name for each in there)])
    keys = choose(field, {}, least=more, most=more, there=[each.option for each in there])
    everybody = [*there, *cast(field, keys, there, names=names, turn=2)]

    assert len({each.option for each in everybody}) == len({each.name for each in everybody})
    assert len(everybody) == len(there) + more
    assert not {each.name for each in everybody} & {*taken}


def test_nobody_is_called_as_a_member_is():
    names = free_names("x", ["Robin Smith", "kai"])
    first = [next(names) for _ in range(len(NAMES) - 2)]

    assert not {"Robin", "Kai"} & {*first}
    assert next(names).endswith(" 2"), "names do not run out"


@pytest.mark.parametrize(
    ("number", "unit", "shown"),
    [
        (1650, "hours a year", "1650 hours a year"),
        (1, "lines", "1 line"),
        (82300, "ppm", "82,300 ppm"),
        (-38.8, "°C", "-38.8 °C"),
        (24, "€", "€24"),
        (3, "", "3"),
    ],
)
def test_numbers_stand_with_their_unit(number, unit, shown):
    assert with_unit(number, unit) == shown


def test_a_criterion_is_compared_by_a_word_that_people_have_for_it():
    price, weight, zoom = CAMERAS.criteria

    better = [comparative(each, each.better) for each in (price, weight, zoom)]
    assert better == ["cheaper", "lighter", ""]
    assert comparative(price, Better.HIGH) == "", "who wants it dear has no word for that"
    water = catalogue_of("name,gap:number[days,high,water,thirsty]", "A,3", "B,4").criteria[0]
    assert comparative(water, water.better) == "", "“water” is no comparative"


@pytest.mark.parametrize(
    ("end", "word"), [(Better.LOW, "smaller"), (Better.HIGH, "taller"), (Better.NONE, "")]
)
def test_of_words_with_a_sign_the_one_of_the_better_end_compares(end, word):
    height = catalogue_of("name,height:number[cm,none,-small,+tall]", "A,3", "B,4").criteria[0]
    assert comparative(height, end) == word


def test_what_a_value_means_is_said_in_the_catalogues_words():
    pot = catalogue_of(
        "name,gap:number[days,high,=goes # without water],safe:flag[,high,-risky]", "A,3,no"
    )
    assert [fact(pot, "a", each).predicate for each in ("gap", "safe")] == [
        "goes 3 days without water",
        "is risky",
    ]


@each_catalogue
def test_nobody_cares_for_what_their_option_is_bad_in(name):
    field = landscape(SHELF.named(name))
    keys = [each.key for each in field.catalogue.options]
    for at in range(0, len(keys), 5):
        for each in cast(field, keys[at : at + 5], (), names=iter(NAMES), turn=1):
            told = [fact(field.catalogue, each.option, one) for one in each.criteria]
            assert False not in [one.flag for one in told], each
            stands = [field.value(each.option, one) for one in each.criteria]
            assert min((one for one in stands if one is not None), default=1) >= 0.3, each
