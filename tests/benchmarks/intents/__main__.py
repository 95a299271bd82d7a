"""How many messages the router places as their authors meant them, and how fast.

Run by hand: `python -m tests.benchmarks.intents`. A message is right if each of its sentences is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

from orchestration.interaction.routing import route
from tests.benchmarks.intents.placed import report
from tests.benchmarks.intents.score import Case, Judged, cases, judged
from tests.benchmarks.machine import keep_to_one_core, machine

HERE = Path(__file__).parent
SETS = ("messages", "fresh", "second", "third", "hurried", "own")
_TIMES = 5


def main() -> None:
    """Print all scores."""
    print(f"{machine()}, {keep_to_one_core()}")
    for name in SETS:
        for line in lines(name):
            print(line)
    for line in report():
        print(line)


def lines(name: str) -> Iterable[str]:
    """Yield what is to be printed of one set of messages."""
    read = cases(HERE / f"{name}.jsonl")
    said = [(case, judged(case)) for case in read]
    yield f"\n{name}: {_share([_right(each) for _, each in said])} of messages right"
    yield "  by language      " + _by((case.row["lang"], _right(each)) for case, each in said)
    sentences = [one for _, each in said for one in each]
    yield "  by sentence's about"
    for about in sorted({one.wanted.split()[0] for one in sentences}):
        of_it = [one.right for one in sentences if one.wanted.split()[0] == about]
        yield f"    {about:10} {_share(of_it)}"
    yield f"  wishes made of what is none: {sum(one.invented for one in sentences)}"
    yield "  taken for something else:" + _confusion(sentences)
    yield f"  {_speed(read)}"


def _right(sentences: Sequence[Judged]) -> bool:
    return all(each.right for each in sentences)


def _by(marks: Iterable[tuple[str, bool]]) -> str:
    found: dict[str, list[bool]] = {}
    for name, right in marks:
        found.setdefault(name, []).append(right)
    return "  ".join(f"{name} {_share(each)}" for name, each in sorted(found.items()))


def _confusion(sentences: Iterable[Judged]) -> str:
    wrong = Counter(f"{each.wanted} → {each.got}" for each in sentences if not each.right)
    return "".join(f"\n    {what}  {times}" for what, times in wrong.most_common()) or " nothing"


def _speed(read: Sequence[Case]) -> str:
    """Return the median and the slowest of the times that a message takes, the best of a few."""
    took = [min(_took(case, n) for n in range(_TIMES)) for case in read]
    return f"{1000 * median(took):.2f} ms a message, at most {1000 * max(took):.2f} ms"


def _took(case: Case, nth: int) -> float:
    """Return how long it takes for the nth time; the router keeps what was said at one instant."""
    setting = replace(case.setting, at=case.setting.at + timedelta(microseconds=1 + nth))
    began = perf_counter()
    route(case.row["text"], setting)
    return perf_counter() - began


def _share(marks: Sequence[bool]) -> str:
    return f"{sum(marks)}/{len(marks)} ({sum(marks) / len(marks):.1%})"


if __name__ == "__main__":
    main()
