"""A panel in a field of which no catalogue is: what was proposed is gone by, as an opinion."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.interaction.wording import word
from orchestration.kinds.panel import handling
from orchestration.kinds.panel.options.candidates import catalogue_for
from orchestration.kinds.panel.turn.facts import OPINION
from orchestration.model.catalogue import (
    NO_CATALOGUE,
    Better,
    Catalogue,
    Criterion,
    OptionSource,
    PersonaSketch,
)
from orchestration.model.options import Datum, Words
from orchestration.model.panel import ProposedField
from orchestration.model.spent import Spent
from orchestration.views.panel import PanelStage
from tests.examples import thorough
from tests.fakes.model.panellists import CRITERIA, GAMES
from tests.kinds.panel.stage import Stage

ASK = "Which game for two?"
SPENT = Spent(1, 900, 400, 3.5)


def criterion(name):
    return Criterion(name, "of 5", Better.HIGH, (name,), says=f"has # for {name}")


def games(table=GAMES, criteria=CRITERIA, personas=()):
    options = tuple(
        Words(
            id="",
            key=name.lower(),
            title=name,
            data=tuple(
                Datum(x, number=float(grade))
                for x, grade in zip(criteria, grades, strict=False)
                if grade
            ),
        )
        for name, grades in table.items()
    )
    sources = tuple(OptionSource(each.key, source=OPINION) for each in options)
    return Catalogue(options, tuple(map(criterion, criteria)), sources, tuple(personas))


def panel_of(catalogue, ask=ASK, own=NO_CATALOGUE, **more):
    return Stage(own, ask, field=ProposedField(catalogue, SPENT), **more)


def stages(stage):
    return [word(each.view) for each in stage.posted if isinstance(each.view, PanelStage)]


def test_it_is_said_that_a_model_looks_for_options_what_came_of_it_and_what_it_cost():
    asking, done = stages(panel_of(games()))

    assert "a language model is looking" in asking
    assert "proposed 6 options" in done
    assert "its opinion" in done
    assert "(1 call, 1,300 tokens, 3.5 s)" in done


def test_personas_vouch_for_what_was_proposed_and_mark_it_as_an_opinion():
    stage = panel_of(games())
    claims = [x for each in stage.utterances for x in each.claims]

    assert 4 <= len(stage.panel.personas) <= 6
    assert claims
    assert {each.source for each in claims} == {OPINION}
    assert all(each.value.endswith("of 5") for each in claims)
    assert all(f"({OPINION})" in each.text for each in stage.utterances if each.claims)


def test_who_was_sketched_is_there_with_that_line_for_the_sake_of_those_criteria():
    sketch = PersonaSketch("hive", "travels light", ("look", "quickness", "depth"))
    stage = panel_of(games(personas=[sketch]), "Hive or what else?")
    hive = stage.panel.holder("hive")

    assert hive.line == "travels light"
    assert {*hive.criteria[:3]} == {*sketch.criteria}


def test_a_sketch_of_what_is_not_there_is_left_out():
    sketches = [
        PersonaSketch("mahjong", "is elsewhere", ("depth", "look", "tension")),
        PersonaSketch("hive", "travels light", ("weight", "colour", "depth")),
        PersonaSketch("hive", "is another", ("look",)),
    ]
    panel = panel_of(games(personas=sketches), "Hive or what else?").panel

    assert [each.option for each in panel.catalogue.personas] == ["hive"]
    assert panel.holder("hive").line == "travels light"
    assert {*panel.holder("hive").criteria} <= {*CRITERIA}
    assert len(panel.holder("hive").criteria) >= 3


def test_options_that_are_named_are_proposed_on():
    own = catalogue_for("chess, go or hive?", None)
    stage = panel_of(games(), "chess, go or hive?", own)

    assert stage.proposing[0].titles == ("chess", "go", "hive")


@pytest.mark.parametrize(
    "catalogue",
    [
        NO_CATALOGUE,
        games({"Chess": [1, 2, 3]}),
        games(criteria=[]),
        Catalogue(games().options * 2, games().criteria),
    ],
)
def test_where_nothing_can_be_used_of_it_the_panel_says_so_and_is_over(catalogue):
    stage = panel_of(catalogue)

    assert stage.panel.ended
    assert stage.panel.turns == ()
    assert "nothing that can be used" in stages(stage)[-1]
    assert "Send a CSV" in stages(stage)[-1]
    assert "900" not in stages(stage)[-1]
    assert "1,300 tokens" in stages(stage)[-1], "it has cost that all the same"


def test_options_that_were_named_are_there_with_their_names_alone_where_nothing_was_proposed():
    own = catalogue_for("chess, go or hive?", None)
    stage = panel_of(NO_CATALOGUE, "chess, go or hive?", own)

    assert not stage.panel.ended
    assert len(stage.panel.personas) == 3
    assert "Send a CSV" not in stages(stage)[-1]
    assert "Nothing is known of these but their names" in stage.panel.turns[0].notice


def test_documents_that_come_with_the_question_are_read_before_anything_is_proposed():
    rules = ("rules.txt", "Hive travels in a bag.\nChess takes an hour.")
    stage = panel_of(games(), sources=[rules])

    [asked] = stage.proposing
    assert asked.reads
    assert stage.panel.turns
    assert not panel_of(games()).proposing[0].reads
    before = len(stage.proposing)
    stage.hands_in("more.txt", "Go takes an evening.")
    assert len(stage.proposing) == before


def test_what_is_said_meanwhile_waits_and_a_second_proposal_changes_nothing():
    stage = panel_of(games())
    before = stage.panel
    late = handling.FieldProposed(**stage.envelope(), field=ProposedField(NO_CATALOGUE, SPENT))

    assert handling.field_proposed(before, late) == (before, ())


words = st.text(alphabet="abcdeg ", min_size=1, max_size=8).map(str.strip).filter(bool)
tables = st.dictionaries(
    words, st.lists(st.integers(0, 5), max_size=5), min_size=2, max_size=10
).filter(lambda table: len({*map(str.lower, table)}) == len(table))


@settings(max_examples=thorough(40), deadline=None)
@given(table=tables, sketches=st.lists(st.tuples(words, st.lists(st.sampled_from(CRITERIA)))))
def test_whatever_is_proposed_nobody_shares_an_option_and_nothing_is_claimed_but_grades(
    table, sketches
):
    personas = [PersonaSketch(each, "plays", tuple(criteria)) for each, criteria in sketches]
    stage = panel_of(games(table, personas=personas))
    stage.says("any others?")
    stage.says("what about depth?")
    panel = stage.panel
    held = Counter(each.option for each in panel.personas)
    first = [each for each in panel.personas if each.joined == 1]

    assert max(held.values()) == 1
    assert len(first) <= 6
    assert all(len(each.criteria) >= 3 for each in panel.personas)
    for each in stage.utterances:
        for claim in each.claims:
            grade = dict(zip(CRITERIA, table[claim.option], strict=False))[claim.criterion]
            assert claim.value == f"{grade} of 5"
