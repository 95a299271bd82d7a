"""The paper's study, repeated: simulated members of a made-up company look for times to meet.

Run by hand: `python -m tests.benchmarks.study [--json]`. Members hold a true profile that the
engine never sees; they speak in words, mend what is read back, and vote. What is scored is their
true profile, by a judge of its own (`judge`). The first lines printed say how hard it is: under the
paper's scoring “flexible” and “a day's notice” count as met, and even a blind guess does well.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

from tests.benchmarks.machine import machine
from tests.benchmarks.study.report import lines, plain
from tests.benchmarks.study.run import SEED, study


def main() -> None:
    started = perf_counter()
    found = study()
    seconds = perf_counter() - started
    if "--json" in sys.argv[1:]:
        head = {"machine": machine(), "seconds": round(seconds, 1), "seed": SEED, "model_calls": 0}
        print(json.dumps({**head, **plain(found)}, ensure_ascii=False))
        return
    print(f"{machine()}; {seconds:.0f} s")
    for line in lines(found):
        print(line.rstrip())


if __name__ == "__main__":
    main()
