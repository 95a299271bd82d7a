"""What words may mean that no rule places: seldom asked, and what a button says is what it does."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.files.where_said import setting_of
from orchestration.interaction.routing import Where, detail, name, route
from orchestration.interaction.routing.about import Span
from orchestration.interaction.routing.weighing.likely import LIKELY
from orchestration.interaction.routing.weighing.meant import SAYINGS, meant

NOW = datetime(2027, 1, 11, 9, tzinfo=UTC)
STAGES = ("intake", "vote", "decided", "none")
WHERE = {"@open": "vote", "@vote": "vote", "@decided": "decided", "@intake": "intake"}
ALSO = {"guide": ("help",), "how_decided": ("rule",)}  # by how it is decided before it is
LOOSELY = Path(__file__).parents[1] / "benchmarks" / "intents" / "loosely.jsonl"


def said(where, stage):
    return setting_of(Where(where), stage, NOW)


def stages_of(meaning):
    signs = [each for each in LIKELY[meaning].where.split("|") if each]
    return {WHERE[each] for each in signs} or {*STAGES}


@pytest.mark.parametrize("meaning", SAYINGS)
def test_what_a_button_says_is_taken_for_what_it_means(meaning):
    wanted = LIKELY[meaning].about(Span(0, 0))
    for stage in stages_of(meaning):
        for where in ("dm", "channel", "thread"):
            text = SAYINGS[meaning] if where == "dm" else f"@Convene {SAYINGS[meaning]}"
            [got] = route(text, said(where, stage))
            assert (name(got), stage, where) == (name(wanted), stage, where)
            assert detail(got) in {detail(wanted), *ALSO.get(meaning, ())}, (stage, where)


@pytest.mark.parametrize(
    ("words", "stage", "found"),
    [
        ("stragglers?", "vote", ("reminded", "missing")),
        ("sorry whats all this for", "vote", ("topic",)),
        ("stragglers?", "none", ()),
        ("coffee machine is broken again lol", "vote", ()),
        ("hat jemand mein ladekabel gesehen", "vote", ()),
        ("der kaffee ist schon wieder alle", "vote", ()),
        ("the floor is lava", "decided", ()),
        ("der boden ist lava", "decided", ()),
        ("actually", "vote", ()),
        ("so, then", "vote", ()),
    ],
)
def test_what_is_near_is_asked_about_and_talk_is_not(words, stage, found):
    assert meant(words, said("dm", stage)) == found


def test_of_what_is_said_in_passing_nobody_is_asked():
    rows = [json.loads(line) for line in LOOSELY.read_text().splitlines()]
    idle = [each for each in rows if each["meant"] == "none"]
    assert not [x["text"] for x in idle if meant(x["text"], said(x["where"], x["situation"]))]
