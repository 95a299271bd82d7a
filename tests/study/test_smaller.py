"""A study that is cut to what a slow model can serve, and one that goes on where it ended."""

import json

import pytest

from bot.models import ModelSettings, Way
from orchestration.model.errors import BadInput
from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.__main__ import extent_of, mind_of, parser
from tests.benchmarks.study.company import company, draw
from tests.benchmarks.study.measure import interval, left_open
from tests.benchmarks.study.mind import open_mind
from tests.benchmarks.study.report import lines, plain
from tests.benchmarks.study.run import Extent, seed_of, study
from tests.benchmarks.study.speech import Introduces, Utterance, Voice
from tests.fakes.model.scripted import KEY, NAME, Status, serving
from tests.openai.asking import run
from tests.study.groups import person

CELL = (3, 2, False)
URL = "http://localhost:8080/v1"
ANA = person("Ana", "She prefers mornings.", "prefers within 00:00-12:00")
BEN = person("Ben", "He would rather not meet after four.", "prefers outside 16:00-24:00")


@pytest.fixture(scope="module")
def few():
    return study([CELL], extent=Extent(3, (Engine.OURS,)))


def test_a_smaller_study_holds_the_first_of_the_same_meetings():
    people, seed = company(), seed_of(CELL)

    assert draw(people, 3, 5, seed) == draw(people, 3, 20, seed)[:5]


def test_its_intervals_are_those_of_fewer_meetings():
    """As by hand: a spread of 1 / √2, and 12.706 at one degree of freedom, 2.776 at four."""
    assert interval([0, 1]).half == pytest.approx(12.706 / 2)
    assert interval([0, 0, 1, 1, 0.5]).half == pytest.approx(2.776 * 0.5 / 5**0.5)


@pytest.mark.parametrize(
    ("count", "sessions", "low", "high"),
    [(10, 20, 0.272, 0.728), (20, 20, 0.832, 1), (0, 20, 0, 0.168), (3, 6, 0.118, 0.882)],
)
def test_a_count_leaves_open_what_the_tables_say(count, sessions, low, high):
    assert left_open(count, sessions) == pytest.approx((low, high), abs=5e-4)


def test_report_says_what_was_left_out(few):
    text = "\n".join(lines(few))
    flat = " ".join(text.split())

    assert "1 of its cells, 3 meetings in each" in flat
    assert "SMALLER THAN THE PAPER'S: these are the first 3 of the 20 meetings" in flat
    assert "The engine set to the paper's way was left out." in flat
    assert "the paper's scoring, everything said counts" not in flat
    assert "The aim is" not in flat
    assert " of 20" not in flat.replace("the first 3 of the 20", "")
    assert set(plain(few)["cells"]["n=3 K=2"]["results"]) == {"ours"}
    json.dumps(plain(few))


def test_a_whole_study_says_nothing_of_it():
    extent = extent_of(parser().parse_args([]))

    assert extent == Extent(20, (Engine.OURS, Engine.PAPER))


def test_its_size_can_be_chosen():
    extent = extent_of(parser().parse_args(["--groups", "6", "--as-it-is"]))

    assert extent == Extent(6, (Engine.OURS,))


@pytest.mark.parametrize("groups", ["0", "1", "21"])
def test_a_size_that_cannot_be_is_refused_in_a_sentence(groups):
    with pytest.raises(BadInput, match=f"--groups: got {groups}, expected a number from 2 to 20"):
        extent_of(parser().parse_args(["--groups", groups]))


def test_a_slow_model_can_be_given_time():
    """More than a bot could wait for, and one question after the other."""
    words = ["--model-url", URL, "--seconds", "600", "--at-once", "1"]
    found = mind_of(parser().parse_args(words), {})

    assert (found.speaker.seconds, found.at_once) == (600, 1)


@pytest.mark.parametrize("option", ["--at-once", "--seconds"])
def test_neither_can_be_nothing(option):
    with pytest.raises(BadInput, match=f"{option}: got 0.*, expected a number from 1 on"):
        mind_of(parser().parse_args(["--model-url", URL, option, "0"]), {})


@pytest.mark.parametrize("option", [["--seconds", "9"], ["--replies", "replies.jsonl"]])
def test_what_is_said_of_a_model_needs_one(option):
    with pytest.raises(BadInput, match="--model-url"):
        mind_of(parser().parse_args(option), {})


def go(kept, *turns):
    """What Ana and Ben say in one go, how often the server was asked, and the costs told."""

    async def ask():
        async with serving(*turns) as script:
            settings = ModelSettings(url=script.url, name=NAME, key=KEY, seconds=5, way=Way.ALONE)
            mind = open_mind(settings, kept=kept)
            said = [await mind.speaker.utter(who, Introduces("own"), ()) for who in (ANA, BEN)]
            return said, len(script.asked), mind.used()

    return run(ask())


def test_what_was_answered_in_an_earlier_go_is_not_asked_again(tmp_path):
    """What failed there is; and the report tells what both goes have cost."""
    kept = tmp_path / "replies.jsonl"
    first, _, _ = go(kept, {"words": "Mornings, bitte – før 12:00."}, Status(401))
    assert [each.voice for each in first] == [Voice.MODEL, Voice.UNANSWERED]

    said, asked, used = go(kept, {"words": "Not after four."})
    assert said[0] == Utterance("Mornings, bitte – før 12:00.", Voice.MODEL)
    assert said[1] == Utterance("Not after four.", Voice.MODEL)
    assert asked == 1
    assert (used.calls, used.earlier) == ({"speak_as_member": 2}, 1)
    assert (used.sent, used.received) == (140, 60)


def test_without_a_file_each_go_asks_for_all():
    for _ in range(2):
        _, asked, used = go(None, {"words": "Mornings."}, {"words": "Not after four."})
        assert (asked, used.earlier) == (2, 0)
