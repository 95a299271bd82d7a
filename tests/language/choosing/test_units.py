"""Limits in any unit that people say, against columns in their own."""

import pytest

from adapters.files.catalogue import read_catalogue
from orchestration.language.choosing.known_by.amounts import limits, unplaced
from tests.kinds.panel.settings import SHELF

CATALOGUES = {
    "plants": SHELF.named("houseplants"),
    "cities": SHELF.named("cities"),
    "elements": SHELF.named("elements"),
    "languages": SHELF.named("languages"),
    "cameras": read_catalogue(
        "cameras.csv",
        b"name,price:number[EUR,low,-cheap],weight:number[g,low,-light,+heavy],zoom:number[x,high]\n"
        b"Wren,450,310,8\nKite,670,360,5",
    ),
    "bicycles": read_catalogue(
        "bicycles.csv",
        b"name,weight:number[kg,low,-light,+heavy],load:number[kg,high],range:number[km,high]\n"
        b"Penny,16,20,\nCity,23,30,110",
    ),
}

SAID = """
plants | under 2 metres | height at most 200 cm
plants | less than half a metre | height at most 50 cm
plants | nicht größer als ein Meter | height at most 100 cm
plants | no taller than 50 cm | height at most 50 cm
plants | 1 m or less | height at most 100 cm
plants | unter 1,5 Metern | height at most 150 cm
plants | can't be taller than 80cm | height at most 80 cm
plants | it should go at least two weeks without water | watering_gap at least 14 days
cameras | below 30 euros | price at most 30 EUR
cameras | less than 500 g | weight at most 500 g
cameras | under half a kilo | weight at most 500 g
cameras | no heavier than a kilo | weight at most 1000 g
cameras | max 1,000 € | price at most 1000 EUR
cameras | bis 1.000 Euro | price at most 1000 EUR
cameras | cheaper than 700 | price at most 700 EUR
cameras | I have 500 euros, not a cent more | price at most 500 EUR
cameras | my budget is 800 | price at most 800 EUR
bicycles | less than 15 kg | weight at most 15 kg
bicycles | lighter than 12000 g | weight at most 12 kg
bicycles | carries 25 kg or more | load at least 25 kg
bicycles | at least 90000 m | range at least 90 km
cities | no hotter than 25 degrees | hottest_month at most 25 °C
cities | at least 2000 hours of sunshine | sunshine at least 2000 hours a year
cities | under 100 metres | altitude at most 100 m
elements | less than 3 g/cm³ | density at most 3 g/cm³
elements | stiffer than 200 GPa | stiffness at least 200 GPa
elements | more than 200 W/(m·K) | thermal_conductivity at least 200 W/(m·K)
"""


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_a_limit_is_in_the_unit_of_its_column(line):
    field, text, meant = (each.strip() for each in line.split("|"))
    [(_, _, [found], _)] = limits(text, CATALOGUES[field])
    assert f"{found.criterion} {found.words}" == meant


@pytest.mark.parametrize(
    ("field", "text", "of"),
    [
        ("plants", "under 500 g", "under 500 g"),
        ("plants", "below 30 euros", "price"),
        ("cities", "over 30 minutes", "over 30 minutes"),
    ],
)
def test_a_unit_that_no_column_has_is_of_none(field, text, of):
    assert [*limits(text, CATALOGUES[field])] == []
    assert [each for _, _, each in unplaced(text, CATALOGUES[field])] == [of]


@pytest.mark.parametrize("text", ["Wren rather than 5 others", "or 3 other than 2"])
def test_what_compares_nothing_is_no_limit(text):
    assert [*limits(text, CATALOGUES["cameras"])] == []
