"""What personas say, and what may be asked next, reads as somebody would say it."""

from itertools import pairwise

import pytest

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import AskPanel
from orchestration.kinds.panel.handling import IN_ENGLISH
from orchestration.kinds.panel.speech.sentences import joined
from orchestration.kinds.panel.turn.facts import predicate
from orchestration.model.catalogue import Criterion
from orchestration.model.options import Datum
from orchestration.model.panel import Fact, SpeechMove
from orchestration.privacy import reveal
from tests.kinds.panel.stage import Stage


def known(predicate):
    return Fact("Vienna", "vienna", predicate, predicate, predicate=predicate)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (
            ["is served by an underground", "is served by trams"],
            "is served by an underground and trams",
        ),
        (
            ["is served by an underground", "is served by trams", "is by the sea"],
            "is served by an underground and trams and by the sea",
        ),
        (
            ["is served by trams", "is served by ferries", "is served by buses"],
            "is served by trams, ferries and buses",
        ),
        (["is pet safe", "is pet friendly"], "is pet safe and pet friendly"),
        (["is pet safe", "is hardy"], "is pet safe and hardy"),
    ],
)
def test_what_two_facts_begin_with_is_said_once(facts, said):
    assert joined([*map(known, facts)]) == said


@pytest.mark.parametrize(
    ("criterion", "number", "value", "said"),
    [
        (Criterion("screen", "in"), 11.6, "11.6 in", "has a screen of 11.6 in"),
        (Criterion("price", "€"), 499, "€499", "has a price of €499"),
        (Criterion("weight", "kg"), 2, "2 kg", "has 2 kg in weight"),
    ],
)
def test_a_measure_is_told_with_its_unit_last(criterion, number, value, said):
    assert predicate(criterion, Datum(criterion.name, number=number), value) == said


def test_what_is_better_at_a_price_is_offered_once_in_a_while():
    stage = Stage("cities", "where should we move?")
    for each in ("which fits best?", "and then?", "which fits best?", "and then?", "and then?"):
        stage.says(each)
    offered = [any("even if" in x.text for x in each.bubbles) for each in stage.panel.turns]
    assert sum(offered) > 1
    assert not any(all(pair) for pair in pairwise(offered))


def test_who_is_refused_is_asked_nothing_in_that_turn():
    stage = Stage("cities")
    for at in range(4):
        stage.says("which fits best?")
        stage.says(f"{stage.title(at)} is not for me")
    stepped_back = 0
    for scene in stage.scenes:
        gone = {x.persona.name for x in scene.parts if x.move is SpeechMove.STEPS_BACK}
        asked = {x.question.to for x in scene.parts if x.question}
        assert not gone & asked
        stepped_back += len(gone)
    assert stepped_back


def told(stage, text):
    found = stage.does(handling.ask, AskPanel, text=text)
    return [reveal(each.view, to=each.to).text for each in found]


@pytest.mark.parametrize("said", ["auf Deutsch bitte", "sprecht ihr Deutsch?", "in German please"])
def test_who_asks_for_german_hears_that_personas_speak_english(said):
    stage = Stage("houseplants")
    assert told(stage, said) == [IN_ENGLISH]
    assert len(stage.panel.turns) == 1


def test_who_writes_german_hears_so_once():
    stage = Stage("houseplants")
    asks = ("which is tallest?", "welche ist am größten?", "höchstens 50 cm")
    assert [told(stage, each) for each in asks] == [[], [IN_ENGLISH], []]
