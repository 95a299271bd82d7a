"""What the command line can say, and who speaks and reads after it."""

import pytest

from orchestration.language.offline import OfflineLanguage
from orchestration.model.errors import BadInput
from tests.benchmarks.study.__main__ import CELLS, RULES, mind_of, parser
from tests.benchmarks.study.mind import CALLS
from tests.benchmarks.study.paper import TABLE
from tests.benchmarks.study.speech import PlainSpeaker
from tests.benchmarks.study.voiced import ModelSpeaker

URL = "http://somebody:secret@localhost:8080/v1"


def mind(*words, **environment):
    """Who speaks and reads, after these words on the command line."""
    return mind_of(parser().parse_args(words), environment)


def test_without_a_model_all_is_by_rules():
    """A model that the bot has been given is none of the study's until it is asked for."""
    found = mind(CONVENE_MODEL_URL=URL, CONVENE_MODEL_NAME="small-one")

    assert isinstance(found.speaker, PlainSpeaker)
    assert isinstance(found.language, OfflineLanguage)
    assert found.used() is None


def test_members_speak_with_a_model_and_the_bot_still_reads_by_rules():
    found = mind("--model-url", URL)

    assert isinstance(found.speaker, ModelSpeaker)
    assert isinstance(found.language, OfflineLanguage)
    assert (found.used().name, found.used().where) == ("default", "localhost:8080")
    assert (found.used().reading, found.used().budget) == (RULES, CALLS)


@pytest.mark.parametrize("way", ["rules first", "model checked", "model alone"])
def test_the_bot_can_be_told_to_read_with_it(way):
    found = mind("--model-url", URL, "--reading", way)

    assert not isinstance(found.language, OfflineLanguage)
    assert found.used().reading == way


def test_the_models_name_time_and_budget_can_be_set():
    said = ("--model-url", URL, "--calls", "7")
    named = mind(
        *said, "--model-name", "big-one", CONVENE_MODEL_NAME="x", CONVENE_MODEL_SECONDS="3"
    )

    assert (named.used().name, named.used().budget, named.speaker.seconds) == ("big-one", 7, 3)
    assert mind(*said, CONVENE_MODEL_NAME="small-one").used().name == "small-one"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--reading", "rules first"], "--model-url"),
        (["--model-name", "big-one"], "--model-url"),
        (["--model-url", "localhost"], "expected a URL like http://localhost:8080/v1"),
        (["--model-url", URL, "--calls", "0"], "--calls: got 0, expected a number from 1 on"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words, said):
    with pytest.raises(BadInput) as refused:
        mind(*words)

    assert said in str(refused.value)


def test_cells_are_those_of_the_papers_table():
    assert list(CELLS.values()) == list(TABLE)
    assert parser().parse_args(["--cell", "n=5 K=2 org"]).cell == ["n=5 K=2 org"]
