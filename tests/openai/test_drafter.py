"""Statements from a model: opinions → what it is asked → what comes of its answer."""

import pytest

from adapters.openai.drafter import MOST_OPINIONS, ModelDrafter
from adapters.openai.model import RefusedError
from prompts.loader import load_prompt
from tests.fakes.model.listed import Listed
from tests.openai.asking import run


def drafts(answer, opinions=("I think better at home.",)):
    drafter = ModelDrafter(Listed([answer]), load_prompt("draft_statements"), 5)
    return run(drafter.draft("Remote days?", opinions, "", "s"))


def test_a_draft_is_one_paragraph_and_each_is_there_once():
    assert drafts({"drafts": ["We meet\n\non Tuesdays.", "We meet on Tuesdays."]}) == (
        "We meet on Tuesdays.",
    )


@pytest.mark.parametrize(
    "answer",
    [
        RefusedError("no"),
        ValueError("broken"),
        "nonsense",
        {"drafts": []},
        {"drafts": [""]},
        {"drafts": [" "]},
        {"drafts": ["x" * 601]},
        {"drafts": ["a", "b", "c"]},
        {"drafts": ["a"], "author": "ana"},
    ],
)
def test_an_answer_of_another_shape_is_no_draft(answer):
    assert drafts(answer) is None


def test_more_opinions_than_a_reply_could_take_up_are_not_sent():
    assert drafts({"drafts": ["We meet."]}, ("So.",) * (MOST_OPINIONS + 1)) is None
