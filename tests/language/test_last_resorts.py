"""What is let pass at most, conditions, exceptions and engagements: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

LAST_RESORTS = [
    ("Thursday only if it must be", ["against mildly: thu"]),
    ("Only if necessary Thursday", ["against mildly: thu"]),
    ("Thursday if need be", ["against mildly: thu"]),
    ("Tuesday is not ideal but ok", ["against prefers: tue"]),
    ("I'd rather not do Tuesday, but it's possible", ["against prefers: tue"]),
    ("Donnerstag nur wenn's sein muss", ["against mildly: thu"]),
    ("Fridays are doable if we really have to", ["accepts: fri"]),
    ("Tuesday, or Thursday if need be", ["for prefers: tue", "accepts: thu"]),
    ("Tuesday is best, Thursday only if necessary", ["for prefers: tue", "against mildly: thu"]),
    ("Dienstag passt, Donnerstag notfalls", ["accepts: tue", "accepts: thu"]),
    ("Dienstag geht zur Not", ["accepts: tue"]),
    ("Friday works at a push", ["accepts: fri"]),
    ("Dienstag ginge nur zur Not", ["against mildly: tue"]),
    ("I can't do Thursday, but possible if need be", ["against strongly: thu"]),
    ("can't do Thursday, if it has to be I could", ["against strongly: thu"]),
    ("Thursday is bad, but doable if nothing else works", ["against prefers: thu"]),
    ("can't do Mondays, Tuesday is possible if need be", ["against must: mon", "accepts: tue"]),
    ("Freitag geht gar nicht. wenn es sein muss, geht es", ["against strongly: fri"]),
    ("kann donnerstags nicht, notfalls schon", ["against strongly: thu"]),
]
NO_IS_OF_WHAT_IS_AHEAD = [
    ("kann donnerstags nicht, schwierig", ["against must: thu"]),
    ("ich kann freitags nicht, blöd", ["against must: fri"]),
    ("kann montags nicht, so ein chaos", ["against must: mon"]),
    ("kann montags nicht, Dienstag ist kein Problem", ["against must: mon", "accepts: tue"]),
]
CONDITIONS = [
    ("Wednesday works unless Jonas can't", ["accepts: wed"], "unless Jonas can't"),
    ("Wednesday works unless Dana can't", ["accepts: wed"], "unless Dana can't"),
    (
        "Mittwoch passt, außer wenn Jonas nicht kann",
        ["accepts: wed"],
        "außer wenn Jonas nicht kann",
    ),
    ("not sure yet", [], "not sure yet"),
]
ENDS_OF_SENTENCES = [
    (
        "gern zwischen 10 und 12. Freitag nicht",
        ["for prefers: daily 10:00-12:00", "against must: fri"],
    ),
    ("ich kann ab 14. Montag geht nicht", ["accepts: daily 14:00-", "against must: mon"]),
    (
        "ab dem 14. Montag geht nicht",
        ["for prefers: 01-14 00:00-01-23 00:00", "against must: mon"],
    ),
    ("Bin ab 14. frei", ["accepts: 01-14 00:00-01-23 00:00"]),
]
OTHERS = [
    (
        "free all week except tues 2-4 and fri after 3",
        "against must: 01-12 14:00-16:00 + 01-15 15:00-01-16 00:00",
    ),
    ("any day except Monday and Tuesday after 3", "against must: mon,tue 15:00-"),
    ("lieber später am Tag", "for prefers: daily 12:00-18:00"),
    ("on parental leave until March", "busy against must: 01-11 00:00-03-01 00:00"),
    ("only from March", "for must: 03-01 00:00-04-01 00:00"),
    ("ich kann erst ab März wieder", "for must: 03-01 00:00-04-01 00:00"),
    ("I'm on holiday until February", "busy against must: 01-11 00:00-02-01 00:00"),
    ("my therapist is on Tuesday 12 to 1", "busy against must: tue 12:00-13:00"),
    ("b4 10 is bad", "against prefers: daily -10:00"),
    ("not before ten on any day please", "against strongly: daily -10:00"),
    (
        "Fri the 15th is a bank holiday here so count me out",
        "busy against must: 01-15 00:00-01-16 00:00",
    ),
    ("Any chance of moving it past 5pm?", "for prefers: daily 17:00-"),
    ("Freitags arbeite ich nicht", "against must: fri"),
    ("only free 13.1. and 14.1.", "for must: 01-13 00:00-01-14 00:00 + 01-14 00:00-01-15 00:00"),
    ("I'd sooner not do Fridays", "against prefers: fri"),
    ("tuesdays are usually a mess for me", "against prefers: tue"),
    ("between 12 and 1 I eat lunch", "busy against must: daily 12:00-13:00"),
]


@pytest.mark.parametrize(("said", "understood"), LAST_RESORTS)
def test_what_is_only_let_pass_is_not_wished_for(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), NO_IS_OF_WHAT_IS_AHEAD)
def test_a_no_ahead_of_a_comma_is_of_what_is_ahead_of_it(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood", "left"), CONDITIONS)
def test_a_condition_is_asked_about(said: str, understood: list[str], left: str) -> None:
    assert lines(said) == understood
    assert [each.text for each in heard(said).not_understood] == [left]


@pytest.mark.parametrize(("said", "understood"), ENDS_OF_SENTENCES)
def test_a_dot_behind_an_hour_ends_a_sentence(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), OTHERS)
def test_nothing_of_it_is_dropped_or_turned_round(said: str, understood: str) -> None:
    assert understood in lines(said)
    assert not heard(said).not_understood
