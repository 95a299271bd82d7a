"""Says in words what a picture shows, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from itertools import pairwise
from typing import Final

from orchestration.interaction.wording import changed
from orchestration.model.times import clock_change, zone_named
from orchestration.views.documents import HeatCell, Heatmap, RoundPoint, RoundsChart

_MOST_STRETCHES: Final = 3
_MOST_ROUNDS: Final = 8
_LONGEST_SUBJECT: Final = 120
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Told:
    """An option as it is told: its letter, when it is, and who can come."""

    name: str
    when: str
    who: str


def heatmap_words(heatmap: Heatmap) -> str:
    """Return the best starts and the options of a heatmap in a few sentences."""
    opening = f"Who can come when, for {_subject(heatmap.subject)} (times in {heatmap.zone})."
    if not heatmap.cells:
        return f"{opening} There is no start in these days and hours."
    options = "; ".join(f"{told.name} {told.when}, {told.who}" for told in options_of(heatmap))
    told = [opening, _best_starts(heatmap), f"Options: {options}." if options else ""]
    return " ".join(filter(None, [*told, *_changes(heatmap)]))


def rounds_words(chart: RoundsChart) -> str:
    """Return how the candidate of each round did, in a sentence each."""
    opening = f"How the candidate did round by round, for {_subject(chart.subject)}."
    if not chart.rounds:
        return f"{opening} No round has been held yet."
    shown = chart.rounds[-_MOST_ROUNDS:]
    return " ".join((opening, *(_round(point) for point in shown), "Equity: 0 is fair."))


def options_of(heatmap: Heatmap) -> list[Told]:
    """Return the options of a heatmap as they are told, in order."""
    counts = {cell.start: cell.can_come for cell in heatmap.cells}
    return [
        Told(mark.option, _when(mark.start, heatmap.zone), _who(counts.get(mark.start), heatmap.of))
        for mark in heatmap.options
    ]


def everyone(of: int) -> str:
    """Return how all who have answered are called."""
    return {0: "nobody yet", 1: "the one", 2: "both"}.get(of, f"all {of}")


def percent(share: float) -> str:
    """Return a share from 0 to 1 in percent; only all is 100% and only none is 0%."""
    if 0 < share < 1:
        return f"{min(max(round(share * 100), 1), 99)}%"
    return f"{share:.0%}"


def _best_starts(heatmap: Heatmap) -> str:
    most = max(cell.can_come for cell in heatmap.cells)
    if most == 0:
        return "Nobody can come at any start."
    if all(cell.can_come == most for cell in heatmap.cells):
        return f"At every start, {most} of {heatmap.of} can come."
    stretches = list(_stretches(heatmap, most))
    told = "; ".join(stretches[:_MOST_STRETCHES])
    more = f"; and {len(stretches) - _MOST_STRETCHES} more" * (len(stretches) > _MOST_STRETCHES)
    return f"Most can come, {most} of {heatmap.of}, at these starts: {told}{more}."


def _changes(heatmap: Heatmap) -> Iterator[str]:
    """Yield on which days the clocks change, so that an hour is missing or comes twice."""
    clock = zone_named(heatmap.zone)
    for day in sorted({cell.start.astimezone(clock).date() for cell in heatmap.cells}):
        begin, end = (datetime.combine(each, time(0), clock) for each in (day, day + _DAY))
        if change := clock_change(begin, end, clock):
            words = changed(change)
            yield f"{words[0].upper()}{words[1:]} on {begin:%a} {day.day} {day:%b}."


def _stretches(heatmap: Heatmap, most: int) -> Iterator[str]:
    """Yield the runs of best starts that follow each other on the grid."""
    cells = sorted(heatmap.cells, key=lambda cell: cell.start)
    step = _step(cells)
    run: list[datetime] = []
    for cell in cells:
        if cell.can_come != most:
            continue
        if run and cell.start - run[-1] != step:
            yield _stretch(run, heatmap.zone)
            run = []
        run.append(cell.start)
    yield _stretch(run, heatmap.zone)


def _step(cells: list[HeatCell]) -> timedelta:
    pauses = (later.start - cell.start for cell, later in pairwise(cells))
    return min(pauses, default=timedelta())


def _stretch(run: list[datetime], zone: str) -> str:
    first = _when(run[0], zone)
    return first if len(run) == 1 else f"{first} to {run[-1].astimezone(zone_named(zone)):%H:%M}"


def _when(start: datetime, zone: str) -> str:
    local = start.astimezone(zone_named(zone))
    return f"{local:%a} {local.day} {local:%b}, {local:%H:%M}"


def _who(can_come: int | None, of: int) -> str:
    return "outside these hours" if can_come is None else f"{can_come} of {of} can come"


def _round(point: RoundPoint) -> str:
    return (
        f"Round {point.round}, option {point.candidate}: {percent(point.ratio)} satisfied, "
        f"score {point.score:.2f} of 3, equity {point.equity:.2f}."
    )


def _subject(subject: str) -> str:
    line = " ".join(subject.split())
    return line if len(line) <= _LONGEST_SUBJECT else line[: _LONGEST_SUBJECT - 1].rstrip() + "…"
