"""How many messages around a poll and a choice come to what their authors meant.

Run by hand: `python -m tests.benchmarks.talk`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tests.benchmarks.talk.score import Judged, cases, judged

HERE: Final = Path(__file__).parent
SETS: Final = ("fresh", "second")


def main() -> None:
    """Print all scores."""
    for name in SETS:
        said = [asyncio.run(judged(each)) for each in cases(HERE / f"{name}.jsonl")]
        for line in lines(name, said):
            print(line)


def lines(name: str, said: Sequence[Judged]) -> Iterable[str]:
    """Yield what is to be printed of one set of messages."""
    yield f"{name}: {_share([each.right for each in said])} of messages right"
    for language in sorted({each.case["lang"] for each in said}):
        of_it = [each.right for each in said if each.case["lang"] == language]
        yield f"  {language} {_share(of_it)}"
    yield f"  false votes: {sum(each.false_vote for each in said)}"
    yield f"  false proposals: {sum(each.false_proposal for each in said)}"
    for each in said:
        if not each.right:
            means = " or ".join(each.case["means"])
            yield f"    “{each.case['text']}” in {each.case['scene']}: {means} → {each.came}"


def _share(marks: Sequence[bool]) -> str:
    return f"{sum(marks)}/{len(marks)} ({sum(marks) / len(marks):.1%})"


if __name__ == "__main__":
    main()
