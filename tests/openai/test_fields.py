"""A field from a model: a question → what it is asked → what there is to choose from."""

import pytest

from adapters.openai.client import OpenAIModel, Server
from adapters.openai.fields import ModelFields
from adapters.openai.model import RefusedError
from adapters.openai.usage import Recorded, UsageBook
from orchestration.kinds.panel.turn.facts import OPINION
from orchestration.model.panel import FieldQuestion
from orchestration.model.spent import NOTHING
from prompts.loader import load_prompt
from tests.fakes.model.listed import COST, Listed
from tests.fakes.model.panellists import CRITERIA, field_of, option, panellists
from tests.fakes.model.scripted import KEY, NAME, Flood
from tests.openai.asking import run


def proposed(*answers, titles=()):
    model = Recorded(Listed(list(answers)), UsageBook())
    fields = ModelFields(model, load_prompt("propose_field"), 5)
    return run(fields.propose(FieldQuestion("Which game for two?", titles, "ana"), "panel-1"))


def test_options_and_criteria_are_a_catalogue_whose_source_is_an_opinion():
    field = proposed(field_of())
    chess = field.catalogue.option("chess")

    assert [each.name for each in field.catalogue.criteria] == CRITERIA
    assert {each.source for each in field.catalogue.sources} == {OPINION}
    assert len(field.catalogue.sources) == len(field.catalogue.options)
    assert chess.datum("depth").number == 5
    assert field.spent.calls == 1
    assert field.spent.tokens == COST.tokens


def test_who_could_vouch_for_an_option_is_sketched_in_words_of_the_model():
    sketch, *_ = proposed(field_of()).catalogue.personas

    assert sketch.option == "chess"
    assert sketch.line == "plays in cafés"
    assert sketch.criteria == ("depth", "tension", "look")


def test_a_grade_of_none_is_unknown():
    [chess, *_] = proposed(field_of({"Chess": [0, 2], "Go": [1], "Hive": []})).catalogue.options

    assert chess.datum("depth") is None
    assert chess.datum("quickness").number == 2
    assert chess.datum("look") is None


def test_an_option_is_there_once():
    reply = field_of()
    reply["options"] += [option("CHESS", [1, 1, 1, 1, 1])]

    titles = [each.title for each in proposed(reply).catalogue.options]
    assert titles.count("Chess") == 1
    assert "CHESS" not in titles


def test_of_options_that_are_named_no_other_is_taken():
    reply = field_of({"Chess": [1, 2, 3, 4, 5], "Go": [5, 4, 3, 2, 1]})
    titles = ("Chess", "Go")

    found = proposed(reply, titles=titles)
    assert [each.title for each in found.catalogue.options] == ["Chess", "Go"]
    assert proposed(field_of(), titles=titles).catalogue.options == ()


@pytest.mark.parametrize(
    "title",
    ["@everyone", "<!channel>", "<@U123>", "**Chess**", "[Chess](http://x.example)", "Ch\u202eess"],
)
def test_nothing_that_a_model_writes_acts(title):
    reply = field_of()
    reply["options"][0] |= {"option": title, "persona": f"{title} plays", "cares_for": [title] * 3}
    reply["criteria"][0] = {"name": title, "words": [title[:24]]}
    catalogue = proposed(reply).catalogue
    said = [x for each in catalogue.criteria for x in (each.name, *each.words)]
    said += [each.title for each in catalogue.options] + [x.line for x in catalogue.personas]

    assert not [each for each in said if set(each) & set("@<>*[]`_|\u202e") or "http" in each]


MANY = {"criteria": field_of()["criteria"], "options": [option(f"G{n}", [3]) for n in range(200)]}


@pytest.mark.parametrize(
    "answer",
    [
        RefusedError("no"),
        ValueError("broken"),
        "nonsense",
        {"criteria": [], "options": []},
        {**field_of(), "decided": "Chess"},
        field_of({"Chess": [9, 9, 9, 9, 9], "Go": [1], "Hive": [2]}),
        field_of({"x" * 61: [1], "Go": [1], "Hive": [2]}),
        MANY,
    ],
)
def test_an_answer_of_another_shape_is_no_field(answer):
    assert proposed(answer).catalogue.options == ()


def test_a_reply_that_never_ends_is_given_up():
    flood = Flood()
    with panellists(propose_field=flood) as model:
        asks = OpenAIModel(Server(model.url, KEY, NAME, 5))
        fields = ModelFields(asks, load_prompt("propose_field"), 5)
        found = run(fields.propose(FieldQuestion("Which game?", (), "ana"), "panel-1"))

    assert found.catalogue.options == ()
    assert found.spent == NOTHING, "there is no book here in which the call stands"
    assert flood.sent < 30_000_000
