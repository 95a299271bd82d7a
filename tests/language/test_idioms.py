"""Figures of speech for how a time is: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

SAID: list[tuple[str, list[str]]] = [
    ("Tuesday's totally shot", ["against must: tue"]),
    ("Wednesday is a blank page", ["accepts: wed"]),
    ("Mondays are spoken for", ["busy against must: mon"]),
    ("I'm snowed under on Tuesday", ["busy against must: tue"]),
    ("Thursday is a safe bet", ["for prefers: thu"]),
    ("Friday afternoons are a zoo", ["against prefers: fri 12:00-18:00"]),
    ("Der Montag ist im Eimer", ["against must: mon"]),
    ("Mittwoch fällt bei mir flach", ["against must: wed"]),
    ("Donnerstag ist noch komplett leer", ["accepts: thu"]),
    ("Mittwoch ist bei mir leider zu", ["against must: wed"]),
    ("Am Freitag bin ich auf einer Fortbildung", ["busy against must: fri"]),
]
JUDGED: list[tuple[str, list[str]]] = [
    ("Thursdays are dire for me", ["against strongly: thu"]),
    ("Wednesday would be marvellous", ["for prefers: wed"]),
    ("9am on a Monday is a bit ambitious", ["against prefers: mon 09:00-09:00"]),
    ("Friday afternoon looks realistic", ["accepts: fri 12:00-18:00"]),
    ("Monday mornings are ghastly", ["against strongly: mon -12:00"]),
    ("Montags um neun ist grausam", ["against strongly: mon 09:00-09:00"]),
    ("14 Uhr wäre herrlich", ["for prefers: daily 14:00-14:00"]),
    ("Der Freitagnachmittag ist gelaufen", ["against must: fri 12:00-18:00"]),
    ("Dienstag ist bei mir unproblematisch", ["accepts: tue"]),
]
NONE_OF_A_TIME = [
    *("It's a solid plan", "Das ist eine gute Option", "We had an amazing Tuesday"),
    *("Give it a shot", "We had toast", "die Tür ist zu"),
]
WHY: list[tuple[str, list[str]]] = [
    ("Mornings only, I'm on school runs", ["for must: daily -12:00"]),
    ("Tuesday suits me, I'm on a course otherwise", ["accepts: tue"]),
    (
        "On Tuesday I'm at the vet's at 2, that takes until 4",
        ["busy against must: tue 14:00-16:00"],
    ),
]


@pytest.mark.parametrize(("said", "understood"), SAID + JUDGED)
def test_a_figure_of_speech_says_how_a_time_is(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize("said", NONE_OF_A_TIME)
def test_the_same_word_may_mean_something_else(said: str) -> None:
    assert lines(said) == []


@pytest.mark.parametrize(("said", "understood"), WHY)
def test_an_excuse_does_not_turn_what_was_said(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


REMARKS: list[tuple[str, list[str], list[str]]] = [
    ("next week's impossible, boiler service", ["against must"], ["boiler service"]),
    ("Support rota: Fridays are out", ["busy against must: fri"], ["Support rota"]),
    ("Tuesday - gruesome", [], ["Tuesday - gruesome"]),
    ("Tuesday suits me, kidding", [], ["Tuesday suits me, kidding"]),
]


@pytest.mark.parametrize(("said", "understood", "left"), REMARKS)
def test_a_remark_keeps_nothing_from_being_read(
    said: str, understood: list[str], left: list[str]
) -> None:
    found = [line[: len(each)] for line, each in zip(lines(said), understood, strict=True)]
    assert found == understood
    assert [each.text for each in heard(said).not_understood] == left


NOT_OF_A_MONTH = [
    ("die zweite Januarhälfte passt besser", ["for prefers: 01-16 00:00-02-01 00:00"]),
    ("12 and 19 January work", ["accepts: 01-12 00:00-01-13 00:00 + 01-19 00:00-01-20 00:00"]),
]


@pytest.mark.parametrize(("said", "understood"), NOT_OF_A_MONTH)
def test_halves_and_lists_of_a_month_are_days(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_a_german_figure_of_speech_needs_a_verb_too() -> None:
    assert lines("Die leere Kanne steht im Büro") == []
    assert heard("Bitte top vorbereitet kommen").preferences == ()
