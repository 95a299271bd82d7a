"""How long counting takes, by rule; and how much longer it takes in another checkout.

Run by hand: `python -m tests.benchmarks.tally [folder of another checkout]`. Ballots are drawn from
a seed: complete orders, grades, shares, approvals, each as its rule takes them. Times are those of
the processor on one core, the median of three counts, with everything that a count says.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from orchestration.model import ballots as model
from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points, Poll
from orchestration.voting.count import count
from orchestration.voting.rules import RULES

REPEATS = 3
SIZES = ((20, 2000), (200, 1000))
AIMS_MS = {("stv", 20, 2000): 200, ("schulze", 200, 1000): 2000}


def main() -> None:
    if sys.argv[1:] == ["--json"]:
        print(json.dumps(_times()))
        return
    from tests.benchmarks.machine import keep_to_one_core, machine

    print(f"{machine()}; {keep_to_one_core()}\n")
    ours = _times()
    before = _times_of(Path(sys.argv[1])) if len(sys.argv) > 1 else {}
    for name, milliseconds in ours.items():
        rule, options, voters = name.split("/")
        aim = AIMS_MS.get((rule, int(options), int(voters)))
        told = [f"{rule:11} {options:>3} options {voters:>5} ballots {milliseconds:9.1f} ms"]
        told += (
            [f"{before[name] / milliseconds:7.1f} times as long before"] if name in before else []
        )
        told += [f"aim {aim} ms: {'held' if milliseconds <= aim else 'MISSED'}"] if aim else []
        print("  ".join(told))


def _times() -> dict[str, float]:
    """Return milliseconds by rule, number of options and of ballots."""
    return {
        f"{rule}/{options}/{voters}": _milliseconds(_poll(rule, options, voters), rule)
        for options, voters in SIZES
        for rule in RULES
    }


def _times_of(checkout: Path) -> dict[str, float]:
    """Run this file against the code of another checkout."""
    run = subprocess.run(
        [sys.executable, __file__, "--json"],
        env={"PYTHONPATH": str(checkout.resolve())},
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(run.stdout)


def _milliseconds(poll: Poll, rule: str) -> float:
    taken = []
    for _ in range(REPEATS):
        begun = process_time()
        count(poll, rule)
        taken.append(process_time() - begun)
        if taken[-1] > 5:  # it is not going to be quick the second time
            break
    return 1000 * median(taken)


def _poll(rule: str, options: int, voters: int) -> Poll:
    draw = Random(f"{rule}/{options}/{voters}")
    names = [f"option-{number}" for number in range(options)]
    kind = RULES[rule].form.type
    ballots = {f"voter-{number}": _ballot(kind, names, draw) for number in range(voters)}
    poll = Poll(tuple(names), voters, ballots)
    return replace(poll, winners=3) if rule == "stv" else poll


def _ballot(kind: type[Ballot], names: list[str], draw: Random) -> Ballot:
    some = draw.sample(names, len(names) // 2)
    if kind is OneOption:
        return OneOption(draw.choice(names))
    if kind is Order:
        return Order(tuple((name,) for name in draw.sample(names, len(names))))
    if kind is Points:  # grades, and few enough to be shares
        return Points({name: Fraction(draw.choice((0, 1, 2))) for name in some})
    if kind is Approvals:
        return Approvals(tuple(some[::2]), tuple(some[1::2]))
    if kind is model.Veto:
        return model.Veto(some[0], tuple(some[1:2]) if draw.random() < 0.001 else ())
    return model.Consents(tuple(some[::2]), tuple(some[1::2]))


if __name__ == "__main__":
    main()
