"""What reading a calendar costs: by a worker that lives on, beside a process for each file.

The former way began a process for each file, which read the libraries anew. Both are measured by
the clock, in turn, on one core, with calendars as programs export them. Run by hand:
`python -m tests.benchmarks.calendars [files]`.
"""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter

from adapters.calendars.read import read_busy
from adapters.calendars.worker import Worker
from orchestration.model.times import Window
from tests.benchmarks.machine import keep_to_one_core, machine

FILES = 20
EXPORTS = sorted((Path(__file__).parents[1] / "calendars" / "files").glob("*.ics"))
WEEKS = Window(date(2026, 11, 16), date(2026, 12, 11))


def main(files: int = FILES) -> None:
    """Measure and print."""
    keep_to_one_core()
    print(f"{files} reads of {len(EXPORTS)} exported calendars, on {machine()}")
    former, now = list[float](), list[float]()
    with Worker() as lasting:
        _read(EXPORTS[0], lasting)
        for number in range(files):
            ics = EXPORTS[number % len(EXPORTS)]
            with Worker() as alone:
                former.append(_read(ics, alone))
            now.append(_read(ics, lasting))
    print("                              median    slowest")
    for name, seconds in (("a process for each file", former), ("a worker that lives on", now)):
        print(f"{name:26} {_shown(median(seconds))} {_shown(max(seconds))}")


def _read(path: Path, worker: Worker) -> float:
    ics = path.read_bytes()
    began = perf_counter()
    read_busy(ics, "Europe/Berlin", WEEKS, worker)
    return perf_counter() - began


def _shown(seconds: float) -> str:
    return f"{1000 * seconds:7.1f} ms"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
