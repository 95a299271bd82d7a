"""Who is named and has nothing new says nothing, and nobody speaks in their place."""

import pytest

from orchestration.kinds.panel.options.candidates import catalogue_for
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke

LINE = "Of Framework we know no more than was said. What else matters to you?"


@pytest.fixture(scope="module")
def turns():
    ask = "Framework, ThinkPad or MacBook?"
    stage = Stage(catalogue_for(ask, SHELF), ask)
    holder = stage.panel.holder("framework").name
    return holder, [stage.says("Framework!") for _ in range(14)]


def test_nobody_else_answers_who_has_named_an_option(turns):
    holder, said = turns
    assert spoke(said[0])[0] == holder
    assert all(spoke(each)[:1] in ([holder], []) for each in said)


def test_that_no_more_is_known_is_said_once(turns):
    _, said = turns
    silent = [each for each in said if not each.utterances]
    assert len(silent) > 2
    assert [each.notice for each in silent] == [LINE, *[""] * (len(silent) - 1)]


def test_what_is_said_ends_in_a_question_still(turns):
    _, said = turns
    assert all(x.utterances[-1].text.endswith("?") for x in said if x.utterances)
