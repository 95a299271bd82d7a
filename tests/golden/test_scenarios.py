"""Whole meetings played from files, as `convene decide` tells of them: in words and as JSON."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import app
from tests.golden.committed import HERE, holds

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.yaml"))
WIDTH = 100

each_scenario = pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)


def told(*arguments):
    done = CliRunner().invoke(app, ["decide", *map(str, arguments)])
    assert done.exit_code == 0, done.output
    return done.stdout


@each_scenario
def test_a_scenario_is_told_in_words(path, request):
    holds(request, f"scenarios/{path.stem}.txt", told(path))


@each_scenario
def test_a_scenario_is_told_as_data(path, request):
    answer = json.loads(told("--json", path))

    holds(request, f"scenarios/{path.stem}.json", "\n".join(shown(answer)))


def test_options_that_come_again_stand_by_their_letters():
    posts = told(HERE.parents[1] / "scenarios" / "replies.yaml").split("options for ")[1:]
    heads = [each.partition("Vote by")[0] for each in posts]
    letters = [re.findall(r"^\W*([A-Z])  \w", each, re.MULTILINE) for each in heads]

    assert len(letters) > 1
    assert letters == [sorted(each) for each in letters]


def test_no_answer_is_left_of_a_scenario_that_is_gone():
    answers = {each.stem for each in (HERE / "scenarios").iterdir()}

    assert answers == {each.stem for each in SCENARIOS}


def shown(value, gap=""):
    """Write JSON with what fits into a line in one."""
    whole = json.dumps(value, ensure_ascii=False)
    if len(gap) + len(whole) <= WIDTH or not isinstance(value, dict | list):
        yield whole
        return
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    yield opening
    pairs = value.items() if isinstance(value, dict) else ((None, each) for each in value)
    for place, (key, each) in enumerate(pairs, 1):
        first, *more = shown(each, gap + "  ")
        name = "" if key is None else f"{json.dumps(key)}: "
        comma = "," if place < len(value) else ""
        inner = [f"{gap}  {name}{first}", *more]
        yield from (*inner[:-1], inner[-1] + comma)
    yield gap + closing
