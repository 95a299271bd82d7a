"""Puts the study into a form to read: each figure of ours beside the paper's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.judge import Marks, Scoring
from tests.benchmarks.study.measure import SESSIONS, Effort, Extraction, Hard, Reading, Suits
from tests.benchmarks.study.paper import PARAPHRASED, TABLE, Cell, Interval, Published
from tests.benchmarks.study.run import SEED, Result, Study
from tests.benchmarks.study.sitting import ROUNDS, Way

VIEWS = (
    (Engine.OURS, Scoring.OURS, "ours (by weight; who cannot come has π = 0)"),
    (Engine.PAPER, Scoring.BARE, "the paper's, without what every start meets"),
    (Engine.PAPER, Scoring.PAPER, "the paper's, everything said counts"),
)
"""The engine's scoring, the judge's, and what the two are called."""

MARKS = ("ratio", "score", "equity")


def lines(study: Study) -> Iterator[str]:
    """Yield the whole report."""
    yield f"{len(study.cells)} cells of {SESSIONS} meetings, T = {ROUNDS}, seed {SEED}."
    yield "Members speak by rules and are understood by rules: model calls 0."
    yield "Mean ± 95% interval over a cell's sessions; the paper's figures in (brackets)."
    yield from _hardness(study)
    for engine, scoring, title in VIEWS:
        yield from ("", f"What members truly get, by {title}")
        yield from _table(study, engine, scoring)
    yield from _rounds(study)
    yield from _distance(study)
    yield from _understanding(study)
    yield from _paraphrases(study)
    yield from _summary(study)


def plain(value: Any) -> Any:
    """Return the study as JSON has it; cells by their name."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, dict):
        return {
            cell_name(k) if isinstance(k, tuple) else str(k): plain(v) for k, v in value.items()
        }
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def cell_name(cell: Cell) -> str:
    """Return a cell as the table calls it."""
    size, options, organisation = cell
    return f"n={size} K={options}{' org' if organisation else ''}"


def _hardness(study: Study) -> Iterator[str]:
    yield from ("", "How hard the sessions are, before anything is decided")
    yield (
        f"{'':11} {'scoring':7} {'pairs overlap':>13} {'none suits all':>14} {'none contents':>13}"
        f"   {'a random start':24} {'the optimum (ratio score equity)'}"
    )
    for cell, result in study.cells.items():
        for scoring, one in result.hard.items():
            yield _hard_line(cell_name(cell), scoring, one)
    for size, by_scoring in study.printed.items():
        for scoring, one in by_scoring.items():
            yield _hard_line(f"(paper's {size})", scoring, one)
    yield "(paper's n): all groups of n of the five profiles that the paper prints, as a yardstick"


def _hard_line(name: str, scoring: Scoring, one: Hard) -> str:
    shares = f"{one.overlap:13.2f} {one.none_suits:14.0%} {one.none_contents:13.0%}"
    return f"{name:11} {scoring:7} {shares}   {_marks(one.random):24} {_marks(one.best)}"


def _marks(marks: Marks) -> str:
    return f"{100 * marks.ratio:5.1f} {marks.score:5.2f} {marks.equity:5.2f}"


def _table(study: Study, engine: Engine, scoring: Scoring) -> Iterator[str]:
    costs = f"{'messages':>11} {'(paper)':>13} {'with taps':>11} {'in all':>6}"
    yield f"{'':11} {'way':9} {'ratio %':>28} {'score':>26} {'equity':>26}  {costs}"
    for cell, result in study.cells.items():
        ways = result.results[engine]
        for way, one in ways.items():
            beside = _beside(one.judged[scoring].final, TABLE[cell][way])
            yield f"{cell_name(cell):11} {way:9} {beside}  {_cost(cell, way, one.effort)}"
        yield f"{'':11} {'as voted':9} {_beside(ways[Way.ROUNDS].judged[scoring].decided)}"
        yield f"{'':11} at random {_marks(result.hard[scoring].random)}"


def _beside(ours: Suits, paper: Published | None = None) -> str:
    ratio, score, equity = (
        _pair(getattr(ours, name), getattr(paper, name, None), name) for name in MARKS
    )
    return f"{ratio:>28} {score:>26} {equity:>26}"


def _pair(ours: Interval, paper: Interval | None, name: str) -> str:
    shown = _percent if name == "ratio" else _plain
    return f"{shown(ours)} ({shown(paper)})" if paper else shown(ours)


def _percent(one: Interval) -> str:
    return f"{100 * one.mean:.1f} ± {100 * one.half:.1f}"


def _plain(one: Interval) -> str:
    return f"{one.mean:.2f} ± {one.half:.2f}"


def _cost(cell: Cell, way: Way, effort: Effort) -> str:
    """Return interactions per member and round; without conversation there are none."""
    paper = TABLE[cell][way].interactions
    if paper is None:
        return ""
    published = f"({_plain(paper)})"
    per_round = f"{_plain(effort.messages):>11} {published:>13} {_plain(effort.with_taps):>11}"
    return f"{per_round} {effort.in_all:6.2f}"


def _rounds(study: Study) -> Iterator[str]:
    yield from ("", "By round: the candidate's ratio/score/equity, and messages per member")
    for engine, scoring, _ in VIEWS:
        for cell, result in study.cells.items():
            one = result.results[engine][Way.ROUNDS]
            steps = " ".join(map(_step, one.judged[scoring].by_round))
            said = " ".join(f"{each:.2f}" for each in one.effort.by_round)
            yield (
                f"{cell_name(cell):11} {scoring:6} {steps:63} messages {said}"
                f"  rounds held {one.effort.rounds:.1f}"
                f"  asked to give way: {one.effort.gave_way} did, {one.effort.held_firm} did not"
            )


def _step(suits: Suits) -> str:
    return f"{suits.ratio.mean:.2f}/{suits.score.mean:.2f}/{suits.equity.mean:.2f}"


def _distance(study: Study) -> Iterator[str]:
    yield from ("", "Short of the exact optimum: points of ratio, score; share of sessions at it")
    for engine, scoring, _ in VIEWS:
        for cell, result in study.cells.items():
            ways = result.results[engine].items()
            shown = "   ".join(f"{way}: {_short(one, scoring)}" for way, one in ways)
            yield f"{cell_name(cell):11} {scoring:6} {shown}"


def _short(one: Result, scoring: Scoring) -> str:
    ratio, score = one.judged[scoring].short
    return f"{100 * ratio:4.1f} {score:5.2f} {one.judged[scoring].at_best:4.0%}"


def _understanding(study: Study) -> Iterator[str]:
    yield from ("", "Understanding: precision, recall, and the same strength of what was found")
    for cell, result in study.cells.items():
        for way, one in result.results[Engine.OURS].items():
            yield f"{cell_name(cell):11} {way:9} {_reading(one.reading)}"


def _reading(one: Reading) -> str:
    return (
        f"at first {_extraction(one.first)}   in the end {_extraction(one.last)}"
        f"   not placed {one.unplaced:.2f} pieces per member"
        f"   could not be judged {one.beyond:.0%} of wishes"
    )


def _extraction(one: Extraction) -> str:
    return f"{one.precision:.2f} {one.recall:.2f} {one.strength:.2f}"


def _paraphrases(study: Study) -> Iterator[str]:
    yield from ("", "Paraphrased 0, 1, 2 times (n=3 K=2, one round, no conversation)")
    for engine, scoring, _ in VIEWS:
        for wording, one in study.paraphrased[engine].items():
            beside = _beside(one.judged[scoring].final, PARAPHRASED[wording])
            read = _extraction(one.reading.first)
            yield f"{scoring:6} {wording:8} {beside}   understanding {read}"


@dataclass(frozen=True)
class Against:
    """One figure of ours against the paper's: what is gained, and how much both may err."""

    name: str
    gain: float
    doubt: float


def _summary(study: Study) -> Iterator[str]:
    yield from ("", "Better than the paper, figure by figure (each cell in each way)")
    for engine, scoring, title in VIEWS:
        against = [*_suiting(study, engine, scoring), *_asking(study, engine, "messages")]
        yield f"{title}: {_count(against)}"
    for engine in Engine:
        taps = list(_asking(study, engine, "with_taps"))
        yield f"interactions of the engine's {engine}, if taps count as well: {_count(taps)}"
    yield "Where a start at random is as good as the paper's, it says little to be better."


def _count(found: list[Against]) -> str:
    better = [each for each in found if each.gain > 0]
    clear = sum(each.gain > each.doubt for each in better)
    rest = ", ".join(each.name for each in found if each.gain <= 0)
    not_better = f"; not: {rest}" if rest else ""
    return f"{len(better)} of {len(found)}, {clear} beyond both intervals{not_better}"


def _suiting(study: Study, engine: Engine, scoring: Scoring) -> Iterator[Against]:
    for cell, result in study.cells.items():
        for way, one in result.results[engine].items():
            for mark in MARKS:
                ours = getattr(one.judged[scoring].final, mark)
                paper = getattr(TABLE[cell][way], mark)
                lower = mark == "equity"
                yield _against(f"{cell_name(cell)} {way} {mark}", ours, paper, lower=lower)


def _asking(study: Study, engine: Engine, kind: str) -> Iterator[Against]:
    for cell, result in study.cells.items():
        for way, one in result.results[engine].items():
            paper = TABLE[cell][way].interactions
            if paper is not None:
                name = f"{cell_name(cell)} {way} interactions"
                yield _against(name, getattr(one.effort, kind), paper, lower=True)


def _against(name: str, ours: Interval, paper: Interval, *, lower: bool) -> Against:
    gain = paper.mean - ours.mean if lower else ours.mean - paper.mean
    return Against(name, gain, ours.half + paper.half)
