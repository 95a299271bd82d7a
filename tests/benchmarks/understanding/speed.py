"""How long a message takes to read: typical ones, fresh ones, and the worst that can be sent.

Typical are our own phrases, fresh the last five rounds as colleagues type. The adversarial ones are
100 kB of what would cost a careless pattern the most: what almost matches, again and again. Times
are those of the processor, so that whatever else runs counts little.

`python -m tests.benchmarks.understanding.speed [folder of the former version]` has both versions
read the same messages, a round of one after a round of the other, and prints the ratio.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.times import TimeFrame
from tests.benchmarks.machine import machine
from tests.benchmarks.understanding.rounds import NOW, WINDOW
from tests.benchmarks.understanding.score import hearing_of
from tests.language.test_bad_input import SIZE, UNITS

HERE = Path(__file__).parent
ROUNDS = 5
FRESH = 5
ONE = "--one-round"

Heard = tuple[str, MessageContext]


def adversarial() -> Iterator[str]:
    """Texts of 100 kB."""
    for unit in UNITS:
        yield (unit * (SIZE // len(unit) + 1))[:SIZE]


def typical() -> Sequence[Heard]:
    """Our own phrases."""
    return [(line["text"], hearing_of(line)) for line in _lines("own_phrases.jsonl")]


def fresh() -> Sequence[Heard]:
    """The messages of the last rounds."""
    rounds = _lines("rounds.jsonl")
    last = max(line["round"] for line in rounds)
    return [
        (line["text"], MessageContext(MemberId("author"), TimeFrame(NOW, line["zone"], WINDOW)))
        for line in rounds
        if line["round"] > last - FRESH
    ]


def _lines(name: str) -> Sequence[Mapping[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text(encoding="utf-8").splitlines()]


def one_round() -> Mapping[str, Sequence[float]]:
    """Return how many ms each message takes that has been read once before."""
    taken = {}
    for name, messages in (("typical", typical()), ("fresh", fresh())):
        for text, hearing in messages:
            understand(text, hearing)
        taken[name] = [_taken(text, hearing) for text, hearing in messages]
    return taken


def lines() -> Iterator[str]:
    """Median and 95th percentile of messages; the slowest of the adversarial ones."""
    yield from told(together([one_round() for _ in range(ROUNDS)]))
    hearing = typical()[0][1]
    worst = [(min(_taken(text, hearing) for _ in range(2)), text[:16]) for text in adversarial()]
    slowest, text = max(worst)
    yield f"100 kB, {len(worst)} texts: slowest {slowest:.0f} ms ({text!r} and so on)"


def together(rounds: Sequence[Mapping[str, Sequence[float]]]) -> Mapping[str, Sequence[float]]:
    """All rounds as one."""
    return {name: [each for one in rounds for each in one[name]] for name in rounds[0]}


def told(taken: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """One line for each sort of message."""
    for name, times in taken.items():
        middle, p95 = _figures(times)
        yield f"{name} message: median {middle:.2f} ms, 95th percentile {p95:.2f} ms"


def beside(
    now: Mapping[str, Sequence[float]], then: Mapping[str, Sequence[float]]
) -> Iterator[str]:
    """One line for each sort of message: what the former version takes, and ours as a ratio."""
    for name, times in then.items():
        figures = zip(_figures(now[name]), _figures(times), strict=True)
        middle, p95 = (f"{before:.2f} ms, ratio {ours / before:.2f}" for ours, before in figures)
        yield f"{name} message, formerly: median {middle}; 95th percentile {p95}"


def _figures(times: Sequence[float]) -> tuple[float, float]:
    return median(times), quantiles(times, n=20)[-1]


def _taken(text: str, hearing: MessageContext) -> float:
    started = process_time()
    understand(text, hearing)
    return (process_time() - started) * 1000


def main(words: Sequence[str]) -> None:
    """Print how long it takes, and beside it how long it took."""
    if list(words) == [ONE]:
        print(json.dumps(one_round()))
        return
    print(machine())
    if not words:
        print("\n".join(lines()))
        return
    rounds = [(_round_of(HERE.parents[2]), _round_of(Path(words[0]))) for _ in range(ROUNDS)]
    now, then = (together(each) for each in zip(*rounds, strict=True))
    print("\n".join((*told(now), *beside(now, then))))


def _round_of(folder: Path) -> Mapping[str, Sequence[float]]:
    """Return a round in a process of its own, with the code of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, str(Path(__file__).resolve()), ONE]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    taken: Mapping[str, Sequence[float]] = json.loads(done.stdout.splitlines()[-1])
    return taken


if __name__ == "__main__":
    main(sys.argv[1:])
