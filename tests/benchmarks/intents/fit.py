"""Find how likely each group of meanings is where something is said, and write the table.

`python -m tests.benchmarks.intents.fit` fits `routing/weighing/evidence.py` on messages with
their meaning: multinomial logistic regression, whose weights are drawn to none. It prints how many
of each set are right by weights that were found on the other two; then it writes
`routing/weighing/likely_here.txt` and prints what the constants of `weighing.py` come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from orchestration.interaction.routing import Setting, Unknown, main
from orchestration.interaction.routing.parts.unwrapped import unwrapped
from orchestration.interaction.routing.router import by_rules
from orchestration.interaction.routing.weighing import likely_here
from orchestration.interaction.routing.weighing.evidence import (
    NO_RULE,
    RULE,
    TOGETHER,
    WORDS,
    by_words,
    meanings_of,
)
from orchestration.interaction.routing.weighing.likely_here import COLUMNS, GROUPS, place
from orchestration.interaction.routing.weighing.weighed import apart_from_courtesy
from tests.benchmarks.intents.placed import Row, meant_as, rows, setting
from tests.benchmarks.intents.score import cases, label

_Floats = NDArray[np.float64]
Said = tuple[str, Setting, str]

_DRAWN: Final = 0.3
"""How much weights are drawn to what they begin with."""

_STEPS: Final = 500
_STEP: Final = 0.05
_HALF: Final = 0.5
"""What a message of the older sets counts for, which rules were made for."""

_OLDER: Final = ("messages", "fresh", "second", "third", "hurried", "own")
_ALSO: Final = {"unknown": "talk", "help": "how_to", "meeting": "open", "choice": "open"}
_LEAST: Final = -12.0


@dataclass(frozen=True)
class Evidence:
    """What speaks for each group of meanings, a row for each message, and which was meant."""

    words: _Floats
    own: _Floats
    unplaced: NDArray[np.bool_]
    places: _Floats
    meant: NDArray[np.int64]
    counts: _Floats

    def of(self, which: NDArray[np.bool_]) -> Evidence:
        """Return some of the messages."""
        columns: Sequence[NDArray[Any]] = [getattr(self, each.name) for each in fields(self)]
        return Evidence(*(each[which] for each in columns))

    def total(self, weights: _Floats) -> _Floats:
        """Return all evidence, by the weight of a word's likeness and by the table."""
        by_rule = np.where(self.unplaced, weights[1], RULE)[:, None] * self.own
        table = weights[2:].reshape(len(COLUMNS), len(GROUPS))
        return np.asarray(weights[0] * self.words + by_rule + self.places @ table)


def main_() -> None:
    """Fit, print and write."""
    told = rows()
    sets = np.array([row["set"] for row in told])
    placed = evidence([(row["text"], setting(row), row["meant"]) for row in told])
    older = evidence(_older(), _HALF)
    for number in sorted(set(sets)):
        weights = fitted(joined(placed.of(sets != number), older))
        best = placed.of(sets == number).total(weights).argmax(axis=1)
        of_it = [row for row in told if row["set"] == number]
        right = sum(_is_right(GROUPS[at], row) for at, row in zip(best, of_it, strict=True))
        print(f"set {number}: {right}/{len(of_it)} by the other two")
    weights = fitted(joined(placed, older))
    print(f"WORDS {weights[0]:.2f}, NO_RULE {weights[1]:.2f}")
    _write(weights[2:].reshape(len(COLUMNS), len(GROUPS)))


def evidence(said: Sequence[Said], count: float = 1.0) -> Evidence:
    """Return what speaks for what, of messages with their settings and meanings."""
    found = [each for each in (_of(*one, count) for one in said) if each]
    return Evidence(*(np.array(column) for column in zip(*found, strict=True)))


def _of(text: str, here: Setting, meant: str, count: float) -> tuple[Any, ...] | None:
    text = unwrapped(text).text
    routed, *_ = by_rules(text, here)
    group = TOGETHER.get(meant, meant)
    if not routed or group not in GROUPS:
        return None
    about, names = main(routed), [x for name in here.names for x in name.casefold().split()]
    like = by_words(apart_from_courtesy(text, routed), names)
    own = meanings_of(about)
    return (
        [max(like[each], _LEAST) for each in GROUPS],
        [float(each in own) for each in GROUPS],
        type(about) is Unknown,
        place(here),
        GROUPS.index(group),
        count,
    )


def _older() -> list[Said]:
    found: list[Said] = []
    for name in _OLDER:
        for case in cases(Path(__file__).with_name(f"{name}.jsonl")):
            sentences = case.row["sentences"]
            if len(sentences) == 1 and not case.row.get("open_question"):
                last = label(sentences[0]).split()[-1]
                found.append((case.row["text"], case.setting, _ALSO.get(last, last)))
    return found


def joined(one: Evidence, two: Evidence) -> Evidence:
    """Return both."""
    names = [each.name for each in fields(one)]
    return Evidence(*(np.concatenate([getattr(one, x), getattr(two, x)]) for x in names))


def fitted(told: Evidence) -> _Floats:
    """Return the weights: of likeness, of no rule, and the table row by row (Adam, 500 steps)."""
    begin = np.zeros(2 + len(COLUMNS) * len(GROUPS))
    begin[:2] = WORDS, NO_RULE
    weights, mean, square = begin.copy(), np.zeros_like(begin), np.zeros_like(begin)
    for step in range(1, _STEPS + 1):
        slope = _slope(told, weights) + 2 * _DRAWN * (weights - begin)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        root = np.sqrt(square / (1 - 0.99**step)) + 1e-8
        weights = weights - _STEP * mean / (1 - 0.9**step) / root
    return weights


def _slope(told: Evidence, weights: _Floats) -> _Floats:
    total = told.total(weights)
    share = np.exp(total - total.max(axis=1, keepdims=True))
    share /= share.sum(axis=1, keepdims=True)
    share[np.arange(len(share)), told.meant] -= 1
    share *= told.counts[:, None]
    no_rule = (share * told.own)[told.unplaced].sum()
    table = (told.places.T @ share).ravel()
    return np.concatenate([[(share * told.words).sum(), no_rule], table])


def _is_right(group: str, row: Row) -> bool:
    meant = TOGETHER.get(row["meant"], row["meant"])
    return group == meant or bool(meant_as(group) & meant_as(row["meant"]))


def _write(table: _Floats) -> None:
    lines = ["# How likely each group of meanings is where something is said; see likely_here.py"]
    lines.append("# " + " | ".join(COLUMNS))
    for at, group in enumerate(GROUPS):
        lines.append(f"{group:13}" + " ".join(f"{each:5.1f}" for each in table[:, at]))
    path = Path(likely_here.__file__).with_name(likely_here.TABLE)
    path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main_()
