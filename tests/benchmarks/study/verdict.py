"""Each figure of ours against the paper's, and how many of them even a blind start wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.judge import Scoring
from tests.benchmarks.study.measure import Effort
from tests.benchmarks.study.paper import TABLE, Cell, Interval
from tests.benchmarks.study.run import Study
from tests.benchmarks.study.sitting import ROUNDS, Way

MARKS = ("ratio", "score", "equity")


@dataclass(frozen=True)
class Against:
    """One figure of ours against the paper's: what is gained, and by how much both may err.

    `blind` tells whether a start drawn blindly beats the paper too; None where that is no matter.
    """

    name: str
    gain: float
    doubt: float
    blind: bool | None = None


@dataclass(frozen=True)
class Verdict:
    """Of `compared` figures, how many are better, and how many of these clearly.

    Clearly: the two 95% intervals do not touch. `blindly` is how many even a start drawn blindly
    has better than the paper, `telling` how many are better that it has not; None where no start is
    judged. `worse` are the names of those that are not better.
    """

    compared: int
    better: int
    clearly: int
    blindly: int | None
    telling: int | None
    worse: tuple[str, ...]


def verdict(found: Sequence[Against]) -> Verdict:
    """Count them."""
    better = [each for each in found if each.gain > 0]
    known = [each.blind for each in found if each.blind is not None]
    return Verdict(
        compared=len(found),
        better=len(better),
        clearly=sum(each.gain > each.doubt for each in better),
        blindly=sum(known) if known else None,
        telling=sum(each.blind is False for each in better) if known else None,
        worse=tuple(each.name for each in found if each.gain <= 0),
    )


def suiting(study: Study, engine: Engine, scoring: Scoring) -> Iterator[Against]:
    """Yield how the last candidates suit members, cell by cell, way by way, mark by mark."""
    for cell, result in study.cells.items():
        for way, one in result.results[engine].items():
            for mark in MARKS:
                ours = getattr(one.judged[scoring].final, mark)
                paper = getattr(TABLE[cell][way], mark)
                blind = getattr(result.hard[scoring].random, mark)
                yield against(
                    f"{cell_name(cell)} {way} {mark}", ours, paper, blind, lower=mark == "equity"
                )


def asking(study: Study, engine: Engine, kind: str) -> Iterator[Against]:
    """Yield what it costs people; `kind` is messages, with_taps or in_all."""
    for cell, result in study.cells.items():
        for way, one in result.results[engine].items():
            paper = papers_cost(cell, way, whole=kind == "in_all")
            if paper is not None:
                yield against(
                    f"{cell_name(cell)} {way}", _cost(one.effort, kind), paper, lower=True
                )


def _cost(effort: Effort, kind: str) -> Interval:
    return getattr(effort, kind)


def papers_cost(cell: Cell, way: Way, *, whole: bool) -> Interval | None:
    """Return the paper's interactions per member: in a round, or, in all T of them, the `whole`."""
    paper = TABLE[cell][way].interactions
    if paper is None or not whole or way is not Way.ROUNDS:
        return paper
    return Interval(ROUNDS * paper.mean, ROUNDS * paper.half)


def against(
    name: str, ours: Interval, paper: Interval, blind: Interval | None = None, *, lower: bool
) -> Against:
    """Hold one figure against the paper's; `lower` where less is better."""
    sign = -1 if lower else 1
    gain = sign * (ours.mean - paper.mean)
    wins = None if blind is None else sign * (blind.mean - paper.mean) > 0
    return Against(name, gain, ours.half + paper.half, wins)


def cell_name(cell: Cell) -> str:
    """Return a cell as the tables call it."""
    size, options, organisation = cell
    return f"n={size} K={options}{' org' if organisation else ''}"
