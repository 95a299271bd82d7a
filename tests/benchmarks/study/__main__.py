"""The paper's study, repeated: simulated members of a made-up company look for times to meet.

Run by hand: `python -m tests.benchmarks.study`. Members hold a true profile that the engine never
sees; they speak in words, mend what is read back, and vote. What is scored is their true profile,
by a judge of its own (`judge`). With `--model-url` a language model finds their words.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from bot.models import Way as Reading
from bot.models import read_model_settings
from orchestration.model.errors import MISSING, BadInput
from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.machine import machine
from tests.benchmarks.study.measure import SESSIONS
from tests.benchmarks.study.mind import AT_ONCE, CALLS, SEED, Mind, open_mind
from tests.benchmarks.study.paper import TABLE, Cell
from tests.benchmarks.study.report import lines, plain
from tests.benchmarks.study.run import Extent, study
from tests.benchmarks.study.verdict import cell_name

RULES = "rules"
CELLS: Mapping[str, Cell] = {cell_name(cell): cell for cell in TABLE}


def parser() -> argparse.ArgumentParser:
    """Return what the command line can say."""
    found = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.study",
        description="The paper's study, repeated. Without a model it takes half a minute.",
        epilog="The model's key and its time limit are CONVENE_MODEL_KEY and"
        " CONVENE_MODEL_SECONDS, as for the bot; --seconds may be longer than a bot can wait.",
    )
    found.add_argument("--json", action="store_true", help="print everything as JSON")
    found.add_argument(
        "--cell",
        action="append",
        choices=CELLS,
        metavar="CELL",
        help=f"only this cell; can be given again: {', '.join(CELLS)}",
    )
    found.add_argument(
        "--groups",
        type=int,
        default=SESSIONS,
        help=f"only the first so many of the {SESSIONS} meetings of each cell, for a slow model",
    )
    found.add_argument(
        "--as-it-is", action="store_true", help="leave out the engine set to the paper's way"
    )
    found.add_argument("--model-url", help="members speak with the model at this URL")
    found.add_argument("--model-name", help="the model's name (CONVENE_MODEL_NAME, or “default”)")
    found.add_argument(
        "--reading",
        choices=(RULES, *Reading),
        default=RULES,
        help="how the bot reads: by rules (the default), or with that model too",
    )
    found.add_argument(
        "--calls", type=int, default=CALLS, help=f"how often the model may be asked ({CALLS})"
    )
    found.add_argument("--seconds", type=float, help="how long one message of a member may take")
    found.add_argument(
        "--at-once", type=int, default=AT_ONCE, help=f"meetings held side by side ({AT_ONCE})"
    )
    found.add_argument(
        "--replies", type=Path, help="a file in which replies are kept, to go on where one ended"
    )
    return found


def mind_of(given: argparse.Namespace, environment: Mapping[str, str]) -> Mind:
    """Return who speaks and who reads; BadInput says what cannot be."""
    if not given.model_url:
        if given.reading != RULES or given.model_name or given.seconds or given.replies:
            raise BadInput("--model-url", MISSING, "the URL of the model that is to be asked")
        return Mind()
    for name in ("calls", "at_once", "seconds"):
        value = getattr(given, name)
        if value is not None and not value >= 1:
            raise BadInput(f"--{name.replace('_', '-')}", value, "a number from 1 on")
    reads = given.reading != RULES
    name = given.model_name or environment.get("CONVENE_MODEL_NAME", "").strip() or "default"
    said = {"CONVENE_MODEL_URL": given.model_url, "CONVENE_MODEL_NAME": name}
    way = {"CONVENE_MODEL_WAY": given.reading} if reads else {}
    settings = read_model_settings({**environment, **said, **way})
    assert settings is not None
    if given.seconds:
        settings = replace(settings, seconds=given.seconds)
    return open_mind(settings, given.calls, reads=reads, kept=given.replies, at_once=given.at_once)


def extent_of(given: argparse.Namespace) -> Extent:
    """Return how much of each cell is run; BadInput says what cannot be."""
    if not 2 <= given.groups <= SESSIONS:
        raise BadInput("--groups", given.groups, f"a number from 2 to {SESSIONS}")
    return Extent(given.groups, (Engine.OURS,) if given.as_it_is else tuple(Engine))


def main(words: Sequence[str] | None = None) -> None:
    """Run what the command line asks for, and print it."""
    asked = parser()
    given = asked.parse_args(words)
    try:
        mind, extent = mind_of(given, os.environ), extent_of(given)
    except BadInput as problem:
        asked.error(str(problem))
    started = perf_counter()
    found = study([CELLS[name] for name in given.cell or CELLS], mind, extent)
    seconds = perf_counter() - started
    if given.json:
        calls = sum(found.used.calls.values()) if found.used else 0
        head = {"machine": machine(), "seconds": round(seconds, 1), "seed": SEED}
        print(json.dumps({**head, "model_calls": calls, **plain(found)}, ensure_ascii=False))
        return
    for line in lines(found):
        print(line)
    print(f"\n{machine()}; {seconds:.0f} s")


if __name__ == "__main__":
    main()
