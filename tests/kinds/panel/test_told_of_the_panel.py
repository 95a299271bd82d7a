"""What people say of a panel itself: to each of it, of who is out, of its saying the same again."""

import pytest

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import RemovePersona
from orchestration.kinds.panel.turn.verdicts import ALL_SAID, OUT_OF_IT
from tests.kinds.panel.stage import Stage, spoke


@pytest.mark.parametrize(
    "ask",
    [
        "everyone, one line each: why you?",
        "everyone: strongest argument against yourself?",
        "ask all of you: what is the worst thing about yours?",
        "jeder von euch: eine Schwäche bitte",
    ],
)
def test_where_each_is_asked_each_answers(ask):
    stage = Stage("houseplants")
    assert {*spoke(stage.says(ask))} == {each.name for each in stage.panel.present}


@pytest.mark.parametrize("ask", ["strongest argument against yourself", "the worst thing about it"])
def test_what_speaks_against_it_is_told(ask):
    stage = Stage("houseplants")
    stage.says(f"everyone: {ask}?")
    assert stage.scenes[-1].parts
    assert all(each.weak for each in stage.scenes[-1].parts)


@pytest.mark.parametrize("said", ["you keep repeating yourselves", "ihr wiederholt euch"])
def test_who_hears_nothing_new_is_told_how_to_go_on(said):
    turn = Stage("cities").says(said)
    assert (turn.notice, turn.utterances) == (ALL_SAID, ())


@pytest.mark.parametrize("said", ["start over", "let's start from scratch", "nochmal von vorn"])
def test_who_starts_over_needs_nothing_any_more(said):
    stage = Stage("houseplants", "a plant for a dark office")
    stage.says("it must be pet safe")
    assert stage.panel.needs
    turn = stage.says(said)
    assert stage.panel.needs == ()
    assert turn.notice.startswith("Taken back: ")


def test_who_was_taken_out_is_asked_in_vain_and_nobody_answers_for_them():
    stage = Stage("cities")
    name = stage.name(1)
    stage.does(handling.remove, RemovePersona, persona=name)
    turn = stage.says(f"{name}, what do you think?")
    assert turn.notice == OUT_OF_IT.format(name, name)
    assert turn.utterances == ()
