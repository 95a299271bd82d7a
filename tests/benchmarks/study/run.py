"""Runs the study: every cell, in every way, with the engine's two scorings."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.company import Employee, Gathering, company, draw
from tests.benchmarks.study.judge import Scoring
from tests.benchmarks.study.measure import (
    SESSIONS,
    Effort,
    Hard,
    Held,
    Judged,
    Reading,
    effort,
    hard,
    hardships,
    judged,
    printed_hard,
    reading,
)
from tests.benchmarks.study.paper import PARAPHRASED, TABLE, Cell
from tests.benchmarks.study.sitting import Setting, Sitting, Way

SEED = 2027


@dataclass(frozen=True)
class Result:
    """A cell served in one way: judged by every scoring, with what it cost and how it was read."""

    judged: Mapping[Scoring, Judged]
    effort: Effort
    reading: Reading


@dataclass(frozen=True)
class CellResult:
    """All of one cell."""

    seed: str
    hard: Mapping[Scoring, Hard]
    results: Mapping[Engine, Mapping[Way, Result]]


@dataclass(frozen=True)
class Study:
    """The whole study; `printed` is how hard groups of 3 and 5 of the paper's own profiles are."""

    cells: Mapping[Cell, CellResult]
    paraphrased: Mapping[Engine, Mapping[str, Result]]
    printed: Mapping[int, Mapping[Scoring, Hard]]


def study() -> Study:
    """Run everything."""
    people = company()
    return Study(
        cells={cell: cell_result(people, cell) for cell in TABLE},
        paraphrased={engine: _paraphrased(people, engine) for engine in Engine},
        printed={
            size: {scoring: printed_hard(size, scoring) for scoring in Scoring} for size in (3, 5)
        },
    )


def seed_of(cell: Cell) -> str:
    """Return what a cell's meetings are drawn with."""
    size, options, organisation = cell
    return f"{SEED}/n{size}-k{options}{'-org' if organisation else ''}"


def cell_result(people: Mapping[str, Employee], cell: Cell) -> CellResult:
    """Run one cell."""
    size, options, organisation = cell
    gatherings = draw(people, size, SESSIONS, seed_of(cell))
    return CellResult(
        seed=seed_of(cell),
        hard={scoring: hard(hardships(gatherings, scoring)) for scoring in Scoring},
        results={
            engine: {
                way: _result(gatherings, Setting(options, way, engine, organisation)) for way in Way
            }
            for engine in Engine
        },
    )


def _paraphrased(people: Mapping[str, Employee], engine: Engine) -> Mapping[str, Result]:
    gatherings = draw(people, 3, SESSIONS, seed_of((3, 2, False)))
    return {
        wording: _result(gatherings, Setting(2, Way.NONE, engine, wording=wording))
        for wording in PARAPHRASED
    }


def _result(gatherings: list[Gathering], setting: Setting) -> Result:
    held = asyncio.run(_hold(gatherings, setting))
    return Result(
        {scoring: judged(held, scoring) for scoring in Scoring}, effort(held), reading(held)
    )


async def _hold(gatherings: list[Gathering], setting: Setting) -> Held:
    return [(gathering, await Sitting(gathering, setting).held()) for gathering in gatherings]
