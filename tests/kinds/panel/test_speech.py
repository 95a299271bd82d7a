"""What personas say by templates: true, sourced, short, and never the same twice."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orchestration.kinds.panel.speech.unsaid import marks_of, sentences
from orchestration.kinds.panel.turn.facts import fact
from orchestration.kinds.panel.turn.views import NOTHING_PREFERRED
from tests.examples import thorough
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage

ASKS = (
    "{criterion} matters most to me",
    "what about {criterion}?",
    "@{name} tell me more",
    "@{name} how is your {criterion}?",
    "{option} or {other}?",
    "{option} and {other}: which is better in {criterion}?",
    "I like {option}",
    "I'm starting to prefer {option}",
    "{option} is not for me",
    "{option} has too little {criterion}",
    "any other options?",
    "something with more {criterion}",
    "is there one with {criterion}?",
    "interesting",
    "challenge my preference",
    "what do you all think?",
    "I live alone and work from home",
    "call in somebody who cares about {criterion}",
    "tell me about {new}",
    "surprise me",
    "{name} and {other_name}, debate each other",
    "actually {criterion} is less important",
    "{name}, what do you think of {other}?",
    "what speaks against {option}?",
    "why should I not take you, {name}?",
)


def said_in(stage, ask, numbers):
    """Return something that may be said, of whom and what these numbers mean there."""
    personas, catalogue = stage.panel.personas, stage.panel.catalogue
    one, two = (personas[each % len(personas)] for each in numbers[:2])
    if one is two:
        two = personas[(numbers[1] + 1) % len(personas)]
    criterion = catalogue.criteria[numbers[2] % len(catalogue.criteria)].name.replace("_", " ")
    return ask.format(
        name=one.name,
        other_name=two.name,
        option=catalogue.option(one.option).title,
        other=catalogue.option(two.option).title,
        criterion=criterion,
        new=catalogue.options[numbers[3] % len(catalogue.options)].title,
    )


def long_thread(name, asks, **more):
    stage = Stage(name, **more)
    for ask, *numbers in asks:
        stage.says(said_in(stage, ask, numbers))
    return stage


def thread(number):
    """Nineteen things that are said, drawn by a number: what fails is then shown at once."""
    drawn = Random(number)
    return [(drawn.choice(ASKS), *(drawn.randrange(61) for _ in range(4))) for _ in range(19)]


threads = st.integers(0, 10**6).map(thread)
a_few = settings(
    max_examples=thorough(40), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


@a_few
@given(name=st.sampled_from(sorted(SHELF.held)), asks=threads, seed=st.text(max_size=3))
def test_in_twenty_turns_nothing_is_said_twice_and_nothing_begins_three_times_alike(
    name, asks, seed
):
    stage = long_thread(name, asks, seed=seed)
    said = [each for one in stage.utterances for each in sentences(one.text)]
    began = Counter(marks_of(each.text)[0] for each in stage.utterances)

    assert [each for each, times in Counter(said).items() if times > 1] == []
    assert max(began.values()) < 3


@a_few
@given(name=st.sampled_from(sorted(SHELF.held)), asks=threads)
def test_every_turn_keeps_its_measure(name, asks):
    stage = long_thread(name, asks)
    first, *turns = stage.panel.turns

    assert 3 <= len(first.utterances) <= 6
    answered = [turn for turn in turns if turn.notice != NOTHING_PREFERRED]
    assert all(turn.utterances == () for turn in turns if turn not in answered)
    for turn in answered:
        assert 2 <= len(turn.utterances) <= 4, turn
        assert len({each.persona for each in turn.utterances}) == len(turn.utterances)
        assert len(turn.joined) <= 3
    for turn in (first, *answered):
        assert turn.utterances[-1].text.endswith("?")
    for turn in stage.panel.turns:
        assert 2 <= len(turn.bubbles) <= 4
    for each in stage.utterances:
        assert len(each.text.split()) <= 160
        assert "\n" not in each.text
    bubbles = [each.text for turn in stage.panel.turns for each in turn.bubbles]
    assert len(set(bubbles)) == len(bubbles)


@a_few
@given(name=st.sampled_from(sorted(SHELF.held)), asks=threads)
def test_every_claim_is_a_cell_that_its_persona_knows(name, asks):
    """Of its own option, of others by its own criteria, and what it was present for."""
    stage = long_thread(name, asks)
    catalogue, heard = stage.panel.catalogue, {}
    for turn in stage.panel.turns:
        told = set()
        for each in turn.utterances:
            persona = stage.panel.persona(each.persona)
            assert persona.joined <= turn.number
            known = heard.setdefault(persona.name, set())
            for claim in each.claims:
                cell = fact(catalogue, claim.option, claim.criterion)
                assert (claim.value, claim.source) == (cell.value, cell.source)
                words = cell.predicate.partition(" ")[2] if cell.flag is not None else cell.value
                said = each.text.casefold()  # “served by trams and an underground”
                whole = words.casefold().split()
                ends = {" ".join(whole[at:]) for at in range(max(1, len(whole) - 1))}
                joined = {f"and {whole[-1]}", f"{whole[-1]} and", f"{whole[-1]}, "}
                assert any(x in said for x in ends | joined), said
                own = claim.option == persona.option or claim.criterion in persona.criteria
                assert own or (claim.option, claim.criterion) in known
            told |= {(claim.option, claim.criterion) for claim in each.claims}
        for persona in stage.panel.personas:
            if persona.joined <= turn.number:
                heard.setdefault(persona.name, set()).update(told)


@a_few
@given(name=st.sampled_from(sorted(SHELF.held)), asks=threads)
def test_each_persona_has_one_option_for_life_and_speaks_of_no_other_as_its_own(name, asks):
    stage, options = Stage(name), {}
    for ask, *given_numbers in asks:
        stage.says(said_in(stage, ask, given_numbers))
        for each in stage.panel.personas:
            assert options.setdefault(each.name, each.option) == each.option
    assert len({*options.values()}) == len(options)
    for scene in stage.scenes:
        for part in scene.parts:
            own = {each.key for each in part.facts} | {x.own.key for x in part.contrasts}
            assert own <= {part.persona.option}
            whose = {(x.other.key, x.whose) for x in part.contrasts}
            assert whose <= {(option, name) for name, option in options.items()}


def test_the_same_is_said_in_the_same_words():
    asks = [("any other options?", 0, 1, 2, 3), ("{option} or {other}?", 0, 1, 2, 3)]
    once, again = (long_thread("cities", asks).utterances for _ in range(2))
    assert once == again


def test_what_is_unknown_is_said_to_be():
    stage = Stage("elements", "a metal like Aluminium")
    persona = stage.panel.holder("aluminium")

    said = stage.says(f"@{persona.name} what about your boiling point?").utterances[0]
    assert said.persona == persona.name
    assert not [each for each in said.claims if each.criterion == "boiling_point"]
    assert "boiling point" in said.text.casefold()


@pytest.mark.parametrize("name", sorted(SHELF.held))
def test_the_first_introduce_themselves_with_what_they_care_for(name):
    stage = Stage(name)
    for each in stage.utterances:
        persona = stage.panel.persona(each.persona)
        assert persona.name in each.text
        assert stage.panel.option_of(persona).title in each.text
        assert len(each.criteria) >= 3
        assert {claim.option for claim in each.claims} <= {persona.option}, "blind to the others"
