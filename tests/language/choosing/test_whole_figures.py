"""Figures with commas in a list: said → what there is to choose from."""

import pytest

from orchestration.language.choosing.asking.asked import choice_asked


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("poll budget: 1,000 or 2,500 euros?", ["1,000", "2,500 euros"]),
        ("poll budget: 1,000, 2,500 or 10,000 euros?", ["1,000", "2,500", "10,000 euros"]),
        ("umfrage: 1,5 oder 2,5 Stunden?", ["1,5", "2,5 Stunden"]),
        ("umfrage welches budget? 1.500,50 € oder 2.000,75 €", ["1.500,50 €", "2.000,75 €"]),
        ("poll how long? 1,5, 2,5 or 3 hours", ["1,5", "2,5", "3 hours"]),
        ("poll what price? 0,75 or 1", ["0,75", "1"]),
        ("poll which offer? 1,200 or 900", ["1,200", "900"]),
        ("umfrage wie weit? 3,5 oder 7", ["3,5", "7"]),
        ("poll who pays the $1,000 prize? team, company", ["team", "company"]),
        ("poll: 1,2,3", ["1", "2", "3"]),
        ("poll: 3, 5, 8?", ["3", "5", "8"]),
        ("poll: 1,2 or 3?", ["1", "2", "3"]),
        ("umfrage: 1,2 oder 3?", ["1", "2", "3"]),
        ("poll: 100,200,300", ["100", "200", "300"]),
        ("poll: 10,20", ["10", "20"]),
    ],
)
def test_a_figure_is_one_thing(said, options):
    assert list(choice_asked(said).options) == options
