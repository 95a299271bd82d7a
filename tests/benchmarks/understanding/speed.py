"""How long a message takes to read: typical ones, and the worst that can be sent.

Typical are our own phrases. The adversarial ones are 100 kB of what would cost a careless pattern
the most: what almost matches, again and again. Times are those of the processor, so that whatever
else runs counts little.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median, quantiles
from time import process_time

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from tests.benchmarks.understanding.score import HERE, hearing_of
from tests.language.test_bad_input import SIZE, UNITS

ROUNDS = 5


def adversarial() -> Iterator[str]:
    """Texts of 100 kB."""
    for unit in UNITS:
        yield (unit * (SIZE // len(unit) + 1))[:SIZE]


def lines() -> Iterator[str]:
    """Median and 95th percentile of typical messages; the slowest of the adversarial ones."""
    own = (HERE / "own_phrases.jsonl").read_text(encoding="utf-8").splitlines()
    typical = [(str(line["text"]), hearing_of(line)) for line in map(json.loads, own)]
    for text, hearing in typical:
        understand(text, hearing)
    times = [_taken(text, hearing) for _ in range(ROUNDS) for text, hearing in typical]
    p95 = quantiles(times, n=20)[-1]
    yield f"typical message: median {median(times):.2f} ms, 95th percentile {p95:.2f} ms"
    hearing = typical[0][1]
    worst = [(min(_taken(text, hearing) for _ in range(2)), text[:16]) for text in adversarial()]
    slowest, text = max(worst)
    yield f"100 kB, {len(worst)} texts: slowest {slowest:.0f} ms ({text!r} and so on)"


def _taken(text: str, hearing: MessageContext) -> float:
    started = process_time()
    understand(text, hearing)
    return (process_time() - started) * 1000


if __name__ == "__main__":
    print("\n".join(lines()))
