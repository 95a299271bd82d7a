"""Runs the study: every cell, in every way, with the engine's two scorings."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
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
    voices,
)
from tests.benchmarks.study.mind import SEED, Mind, Use
from tests.benchmarks.study.paper import PARAPHRASED, TABLE, Cell
from tests.benchmarks.study.sitting import RULES, Course, Setting, Sitting, Way
from tests.benchmarks.study.speech import Voice


@dataclass(frozen=True)
class Result:
    """A cell served in one way: judged by every scoring, with what it cost and how it was read.

    `voices` counts whose words were said.
    """

    judged: Mapping[Scoring, Judged]
    effort: Effort
    reading: Reading
    voices: Mapping[Voice, int]


@dataclass(frozen=True)
class CellResult:
    """All of one cell."""

    seed: str
    hard: Mapping[Scoring, Hard]
    results: Mapping[Engine, Mapping[Way, Result]]


@dataclass(frozen=True)
class Extent:
    """How much of each cell is run: its first `sessions`, with the engine's scorings."""

    sessions: int = SESSIONS
    engines: tuple[Engine, ...] = tuple(Engine)


WHOLE = Extent()


@dataclass(frozen=True)
class Study:
    """The study, or some cells of it; `printed` is how hard groups of the paper's profiles are.

    `paraphrased` is empty without the smallest cell, to which it belongs; `used` is None where no
    model had any part.
    """

    cells: Mapping[Cell, CellResult]
    paraphrased: Mapping[Engine, Mapping[str, Result]]
    printed: Mapping[int, Mapping[Scoring, Hard]]
    used: Use | None = None
    extent: Extent = WHOLE


SMALLEST: Cell = (3, 2, False)


def study(
    cells: Collection[Cell] = tuple(TABLE), mind: Mind = RULES, extent: Extent = WHOLE
) -> Study:
    """Run these cells, or that much of each."""
    people = company()
    sizes = sorted({3, 5} & {size for size, *_ in cells})
    return Study(
        cells={cell: cell_result(people, cell, mind, extent) for cell in cells},
        paraphrased={engine: paraphrased(people, engine, mind, extent) for engine in extent.engines}
        if SMALLEST in cells
        else {},
        printed={
            size: {scoring: printed_hard(size, scoring) for scoring in Scoring} for size in sizes
        },
        used=mind.used(),
        extent=extent,
    )


def seed_of(cell: Cell) -> str:
    """Return what a cell's meetings are drawn with."""
    size, options, organisation = cell
    return f"{SEED}/n{size}-k{options}{'-org' if organisation else ''}"


def cell_result(
    people: Mapping[str, Employee], cell: Cell, mind: Mind = RULES, extent: Extent = WHOLE
) -> CellResult:
    """Run one cell."""
    size, options, organisation = cell
    gatherings = draw(people, size, extent.sessions, seed_of(cell))
    return CellResult(
        seed=seed_of(cell),
        hard={scoring: hard(hardships(gatherings, scoring)) for scoring in Scoring},
        results={
            engine: {
                way: _result(gatherings, Setting(options, way, engine, organisation), mind)
                for way in Way
            }
            for engine in extent.engines
        },
    )


def paraphrased(
    people: Mapping[str, Employee], engine: Engine, mind: Mind = RULES, extent: Extent = WHOLE
) -> Mapping[str, Result]:
    """Run the smallest cell without conversation, on each wording of the profiles."""
    gatherings = draw(people, 3, extent.sessions, seed_of(SMALLEST))
    return {
        wording: _result(gatherings, Setting(2, Way.NONE, engine, wording=wording), mind)
        for wording in PARAPHRASED
    }


def _result(gatherings: list[Gathering], setting: Setting, mind: Mind) -> Result:
    held = asyncio.run(_hold(gatherings, setting, mind))
    return Result(
        {scoring: judged(held, scoring) for scoring in Scoring},
        effort(held),
        reading(held),
        voices(held),
    )


async def _hold(gatherings: list[Gathering], setting: Setting, mind: Mind) -> Held:
    room = asyncio.Semaphore(mind.at_once)

    async def held(gathering: Gathering) -> tuple[Gathering, Course]:
        async with room:
            return gathering, await Sitting(gathering, setting, mind).held()

    return await asyncio.gather(*map(held, gatherings))
