"""How soon a poll stands in the channel after one command, in the sandbox, over sockets.

Run by hand: `python -m tests.benchmarks.poll`.
"""

from __future__ import annotations

from pathlib import Path
from queue import Queue
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.first_reply import PATIENCE_SECONDS, replies_seen, until_quiet
from tests.benchmarks.machine import machine
from tests.sandbox.serving import workspace

POLLS = 30
WARM_UP = 3
AIM_MS = 300


def main() -> None:
    """Print the median and the 95th percentile of so many polls, each beside all before it."""
    print(machine())
    took = polls()
    print(
        f"a poll stands in the channel after {median(took):.0f} ms at the median (aim {AIM_MS}), "
        f"{quantiles(took, n=20)[18]:.0f} ms at the 95th percentile ({len(took)} polls)"
    )


def polls() -> list[float]:
    """Return after how many ms each poll was seen."""
    took: list[float] = []
    with TemporaryDirectory() as folder, workspace(Path(folder)) as site:
        ana = site.person("ana")
        seen: Queue[float] = replies_seen(site, "ana")
        for number in range(WARM_UP + POLLS):
            until_quiet(seen)
            since = perf_counter()
            ana.say(f"/convene poll pizza, sushi or salad {number}?", conversation="general")
            took.append(1000 * (seen.get(timeout=PATIENCE_SECONDS) - since))
    return took[WARM_UP:]


if __name__ == "__main__":
    main()
