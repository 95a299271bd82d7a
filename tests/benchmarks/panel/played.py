"""What panels come to without a model, in six fields: `python -m tests.benchmarks.panel.played`.

Each panel is played for ten turns. Printed are how many of the criteria in `wanted.txt`, written
from general knowledge by one who knew the catalogues, are named in the first turn and in all
(published: .53, by another count); how many criteria are new in each turn; how many claims
contradict the catalogue, or another of the same panel; how often who spoke can be told without the
name, by the option that is spoken for or by the criteria alone, and how often these two readings
agree (published: .877, by people); and what 500 people who weigh the criteria in their own way lose
with the first options, beside options drawn at random, the best on average, and those most unlike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from statistics import mean
from typing import Final

import numpy as np

from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.options.choosing import regret
from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.model.panel import PanelPersona, Utterance
from tests.benchmarks.machine import machine
from tests.benchmarks.panel.__main__ import ASKED, catalogue, lines
from tests.kinds.panel.stage import Stage

HERE: Final = Path(__file__).parent
TURNS: Final = 10
PEOPLE: Final = 500
NEAR: Final = 0.9


def wanted() -> dict[str, list[str]]:
    """Return by what people choose in each field."""
    rows = (HERE / "wanted.txt").read_text("utf-8").splitlines()
    parts = (each.split("|") for each in rows if not each.startswith("#"))
    return {field.strip(): [x.strip() for x in what.split(";")] for field, what in parts}


def played(field: str) -> Stage:
    """Play a panel for ten turns, with what is expected of its field to be said."""
    stage = Stage(catalogue(field), ASKED[field])
    for each in [each for each in lines() if each.field == field][: TURNS - 1]:
        stage.says(each.said)
    return stage


def covered(stage: Stage, turns: int, what: Sequence[str]) -> float:
    """Return how much of what people choose by was named in so many turns."""
    said = [
        x for turn in stage.panel.turns[:turns] for each in turn.utterances for x in each.criteria
    ]
    found = 0
    for each in what:
        meant = mentions(each, stage.panel.catalogue, ()).criteria
        found += any(shown(name) in said for name in meant)
    return found / len(what)


def wrong(stage: Stage) -> tuple[int, int, int]:
    """Return how many claims there are, how many are no cell, and how many contradict another."""
    claims = [x for turn in stage.panel.turns for each in turn.utterances for x in each.claims]
    held: dict[tuple[str, str], set[str]] = {}
    false = 0
    for each in claims:
        false += fact(stage.panel.catalogue, each.option, each.criterion).value != each.value
        held.setdefault((each.option, each.criterion), set()).add(each.value)
    return len(claims), false, sum(len(each) > 1 for each in held.values())


def readings(stage: Stage) -> Iterator[tuple[str, str, str]]:
    """Yield who spoke, and who it seems to be: by the option spoken for, and by the criteria."""
    there = stage.panel.personas
    for each in stage.utterances:
        yield each.persona, _by_option(stage, there, each), _by_criteria(there, each)


def _by_option(stage: Stage, there: Sequence[PanelPersona], said: Utterance) -> str:
    """Return whose option is named first, and most often where several are."""
    text = said.text
    for each in there:
        text = re.sub(rf"\b{each.name}\b", "…", text)
    counts = {
        x.name: len(re.findall(re.escape(stage.panel.option_of(x).title), text)) for x in there
    }
    return max(counts, key=lambda name: counts[name])


def _by_criteria(there: Sequence[PanelPersona], said: Utterance) -> str:
    """Return who cares most for what is named."""
    named = {*said.criteria}
    alike = {x.name: len(named & {*map(shown, x.criteria)}) / len(x.criteria) for x in there}
    return max(alike, key=lambda name: alike[name])


def lost(field: Landscape, keys: Sequence[str]) -> tuple[float, float]:
    """Return what people lose on average with these, and the share of criteria near the best."""
    people = np.random.default_rng(11).dirichlet(np.ones(len(field.directed)), PEOPLE)
    rows = [field.rows[key] for key in keys]
    best, got = np.nanmax(field.values, axis=0), np.nanmax(field.values[rows], axis=0)
    return float(regret(field, keys, people).mean()), float((got >= NEAR * best).mean())


def otherwise(field: Landscape, count: int) -> dict[str, list[str]]:
    """Return other choices of so many options."""
    keys = [each.key for each in field.catalogue.options]
    worth = field.utilities(np.ones((1, len(field.directed))))[0]
    drawn = np.random.default_rng(12).choice(len(keys), count, replace=False)
    values = np.nan_to_num(field.values, nan=0.5)
    spread = [int(worth.argmax())]
    while len(spread) < count:
        apart = np.linalg.norm(values[:, None] - values[spread][None], axis=2).min(axis=1)
        spread.append(int(apart.argmax()))
    return {
        "random": [keys[at] for at in drawn],
        "top-k": [keys[at] for at in np.argsort(-worth)[:count]],
        "max-min": [keys[at] for at in spread],
    }


def main() -> None:
    """Print all figures."""
    print(machine())
    what, stages = wanted(), {field: played(field) for field in ASKED}
    for turns in (1, TURNS):
        shares = {field: covered(each, turns, what[field]) for field, each in stages.items()}
        each_field = ", ".join(f"{field} {share:.2f}" for field, share in shares.items())
        print(f"criteria covered in {turns} turn(s): {mean(shares.values()):.2f} ({each_field})")
    new = [[turn.new for turn in each.panel.turns] for each in stages.values()]
    curves = [[*accumulate(each)] for each in new]
    print("criteria named by turn:", *(f"{mean(each):.1f}" for each in zip(*curves, strict=False)))
    said, false, against = (sum(each) for each in zip(*map(wrong, stages.values()), strict=True))
    print(f"claims {said}, of which no cell {false}; cells told in two ways {against}")
    seen = [each for stage in stages.values() for each in readings(stage)]
    option = mean(each[0] == each[1] for each in seen)
    criteria, alike = mean(each[0] == each[2] for each in seen), mean(x[1] == x[2] for x in seen)
    print(
        f"identity without the name: by option {option:.3f}, by criteria {criteria:.3f}, "
        f"the two agree {alike:.3f} ({len(seen)} messages)"
    )
    for name in ASKED:
        field = landscape(catalogue(name))
        first = [each.option for each in stages[name].panel.personas if each.joined == 1]
        chosen = {"ours": first, **otherwise(field, len(first))}
        told = (
            f"{way} {loss:.3f}/{share:.2f}"
            for way, (loss, share) in ((way, lost(field, keys)) for way, keys in chosen.items())
        )
        print(f"  {name}: regret/coverage with {len(first)}: {', '.join(told)}")


if __name__ == "__main__":
    main()
