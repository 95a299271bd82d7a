"""Wishes that are not about times, and answers to options: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import lines, slots

KINDS = [
    ("I need a day's notice", ["notice for must: 1440 min"]),
    ("at least two days in advance please", ["notice for strongly: 2880 min"]),
    ("Could you let me know in advance?", ["notice for prefers: 1440 min"]),
    ("Can we get the slides in advance this time?", []),
    ("I appreciate advance notice", ["notice for prefers: 1440 min"]),
    ("nothing back to back please", ["buffer for strongly: 15 min"]),
    ("I'd like a 10 minute break between meetings", ["buffer for prefers: 10 min"]),
    ("no more than 3 meetings a day", ["load for prefers: 3 a day"]),
    ("keep it to 30 minutes", ["length for prefers: 30 min"]),
    ("Remote only", ["place for must"]),
    ("I'd like to meet in person", ["place for prefers"]),
    ("She appreciates clear agendas", ["topic for prefers"]),
    ("I don't mind", ["flexible for prefers"]),
    ("Any time works", ["flexible for prefers"]),
    ("She's flexible", ["flexible for prefers"]),
    ("my calendar is wide open the entire day", ["flexible for prefers"]),
    ("Lenahas no meetings the whole day", ["flexible for prefers"]),
    ("I am free the entire week", ["flexible for prefers: 01-11 00:00-01-18 00:00"]),
    ("He likes to meet throughout the day", ["flexible for prefers"]),
    ("I prefer natural light", ["free_text for prefers"]),
    ("I'd love coffee in the morning", ["free_text for prefers"]),
]


@pytest.mark.parametrize(("said", "understood"), KINDS)
def test_other_wishes_have_kinds(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


ANSWERS = [
    ("The first one works for me", ["option accepts: A"]),
    ("I prefer the second", ["option for prefers: B"]),
    ("either is fine", ["option accepts: A", "option accepts: B", "option accepts: C"]),
    ("B, or C if it must be", ["option for prefers: B", "option against prefers: C"]),
    (
        "none of these, but Thursday would",
        [
            "option against strongly: A",
            "option against strongly: B",
            "option against strongly: C",
            "for prefers: thu",
        ],
    ),
    ("A doesn't work", ["option against must: A"]),
    (
        "A and C work, B doesn't",
        ["option for prefers: A", "option accepts: C", "option against must: B"],
    ),
    ("the Tuesday one is good", ["option for prefers: A"]),
    ("A meeting on Tuesday would be better", ["for prefers: tue"]),
    ("the last one would be great", ["option for prefers: C"]),
]


@pytest.mark.parametrize(("said", "understood"), ANSWERS)
def test_answers_point_at_options(said: str, understood: list[str]) -> None:
    assert lines(said, options=slots()) == understood


@pytest.mark.parametrize("said", ["B works", "the second works", "D is best"])
def test_unknown_options_are_no_options(said: str) -> None:
    assert not [line for line in lines(said) if line.startswith("option")]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("2 works for me, 3 doesn't", ["option accepts: B", "option against must: C"]),
        ("I can't make the last one, the other two are fine", ["C", "A", "B"]),
        ("First one please, third if need be", ["A", "C"]),
        ("anything except C", ["C"]),
    ],
)
def test_options_are_named_in_passing(said: str, understood: list[str]) -> None:
    found = lines(said, options=slots())
    if all(len(each) == 1 for each in understood):
        found = [each[-1] for each in found if each.startswith("option")]
    assert found == understood
