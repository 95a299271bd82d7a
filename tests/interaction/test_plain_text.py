"""Every part of a screen has plain words."""

import typing

import pytest

from orchestration.interaction import layout as s
from orchestration.interaction.plain_text import in_words, lines_of
from orchestration.interaction.wording import heading
from tests.interaction.every_part import PARTS

SAID = """\
Robin (AI):
Robin and Alex see it differently.
Lunch
where to eat on Friday
- nothing over 30 € [Take back]
A: Mon 11 Jan, 09:00–10:00 · 3
What they say, side by side
- price: Noodle House 12 € for a bowl, Pizza Roma 9 € for a small one, Canteen 6 €
- way there: Noodle House eight minutes on foot, Pizza Roma the bus, or half an hour on foot, \
Canteen here
- step-free: Noodle House yes, Pizza Roma one step
Whom do you want to ask?
[Robin] [Alex]
The menu of the Noodle House: https://example.org/menu?day=fri&for=2
A map of the three places
Two bowls of noodles
Were your wishes taken into account?
[1] [2] [3] [4] [5]
[Done] [Call somebody in]"""


def test_every_part_is_among_the_examples():
    assert {type(part) for part in PARTS} == set(typing.get_args(s.Part))


def test_every_part_has_words():
    assert in_words(PARTS) == SAID


def test_what_has_no_words_is_an_error():
    with pytest.raises(TypeError, match="str has no words"):
        lines_of("words")


@pytest.mark.parametrize(
    ("heads", "rows"), [((), ()), (("", "a"), (("b",),)), (("",), (("b", "c"),))]
)
def test_a_table_has_a_cell_under_each_head(heads, rows):
    with pytest.raises(ValueError, match="under each"):
        s.Table("Odd", heads, rows)


@pytest.mark.parametrize("options", [(), (("", "Nobody"),), (("x" * 81, "Too long"),)])
def test_there_is_something_to_choose(options):
    with pytest.raises(ValueError, match="can be sent"):
        s.Select("lean", "Whom?", options)


@pytest.mark.parametrize(
    ("address", "opens"),
    [
        ("https://example.org/a?b=c&d=e#f", True),
        ("http://localhost:8080", True),
        ("javascript:alert(1)", False),
        ("data:text/html,<b>", False),
        ("https://a.b/c d", False),
        ("https://a.b/<script>", False),
        ("https://a.b/\n", False),
        ("https://", False),
        ("HTTPS://example.org", False),
        ("/files/1", False),
        ("", False),
    ],
)
def test_only_web_addresses_open(address, opens):
    assert s.is_web(address) is opens


@pytest.mark.parametrize(
    ("subject", "headed"),
    [
        ("retro", "Retro"),
        ("über-plan: Q1", "Über-plan: Q1"),
        ("iOS release", "iOS release"),
        ("setup.py cleanup", "setup.py cleanup"),
        ("npm audit", "npm audit"),
        ("1:1 with Ana", "1:1 with Ana"),
        ("“lunch”", "“lunch”"),
    ],
)
def test_a_headline_begins_with_a_capital_unless_it_is_small_on_purpose(subject, headed):
    assert heading(subject) == headed
