"""Lays the starts of a heatmap out in panels of rows and columns, as fits a phone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from math import ceil
from typing import Final

from orchestration.model.times import zone_named
from orchestration.views.documents import Heatmap

MOST_COLUMNS: Final = 10
MOST_ROWS: Final = 20

_STEPS_HOURS: Final = (1, 2, 3, 4, 6, 8, 12)


@dataclass(frozen=True, slots=True)
class Column:
    """One day, or one minute of the hour; `gap` marks where a week begins."""

    head: tuple[str, str]
    gap: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """The best start of one stretch of time: how many can come, and the options in it."""

    can_come: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A block of columns with its title; `cells` by row and column, where starts exist."""

    title: str
    columns: tuple[Column, ...]
    cells: dict[tuple[int, int], Cell]


@dataclass(frozen=True, slots=True)
class Grid:
    """All panels; they share their rows. `stretch` says what one cell stands for."""

    rows: tuple[str, ...]
    panels: tuple[Panel, ...]
    stretch: str


@dataclass(frozen=True, slots=True)
class _Start:
    at: datetime
    can_come: int
    options: tuple[str, ...]


def grid_of(heatmap: Heatmap) -> Grid:
    """Return the layout of a heatmap that has cells."""
    starts = _local_starts(heatmap)
    days = sorted({start.at.date() for start in starts})
    return _one_day(starts) if len(days) == 1 else _many_days(starts, days)


def _local_starts(heatmap: Heatmap) -> list[_Start]:
    zone = zone_named(heatmap.zone)
    options: dict[datetime, tuple[str, ...]] = defaultdict(tuple)
    for mark in heatmap.options:
        options[mark.start] += (mark.option,)
    cells = sorted(heatmap.cells, key=lambda cell: cell.start)
    return [
        _Start(cell.start.astimezone(zone), cell.can_come, options[cell.start]) for cell in cells
    ]


def _one_day(starts: list[_Start]) -> Grid:
    """Show every start: hours down, minutes across."""
    first, last = starts[0].at.hour, starts[-1].at.hour
    minutes = sorted({start.at.minute for start in starts})
    placed = ((start.at.hour - first, minutes.index(start.at.minute), start) for start in starts)
    day = starts[0].at
    panel = Panel(
        f"{day:%A} {day.day} {day:%B}",
        tuple(Column(("", f":{minute:02}")) for minute in minutes),
        _best(placed),
    )
    return Grid(_hours(first, last, 1), (panel,), "start")


def _many_days(starts: list[_Start], days: list[date]) -> Grid:
    """Show days across, and down as many hours to a row as keep the picture short."""
    groups = _panels_of(days)
    first, last = min(start.at.hour for start in starts), max(start.at.hour for start in starts)
    step = _step(last - first + 1, len(groups))
    panels = tuple(_panel(group, starts, first, step) for group in groups)
    return Grid(_hours(first, last, step), panels, _stretch(starts, panels, step))


def _stretch(starts: list[_Start], panels: tuple[Panel, ...], step: int) -> str:
    if len(starts) == sum(len(panel.cells) for panel in panels):
        return "start"
    return "hour" if step == 1 else f"{step} hours"


def _panels_of(days: list[date]) -> list[list[date]]:
    """Put days into one panel if they fit, else into panels of one or two whole weeks."""
    if len(days) <= MOST_COLUMNS:
        return [days]
    weekdays = sorted({day.weekday() for day in days})
    weeks = max(1, MOST_COLUMNS // len(weekdays))
    monday = days[0] - timedelta(days=days[0].weekday())
    count = (days[-1] - monday).days // 7 + 1
    mondays = [monday + timedelta(weeks=n) for n in range(count)]
    return [
        [day + timedelta(days=n) for day in mondays[k : k + weeks] for n in weekdays]
        for k in range(0, count, weeks)
    ]


def _panel(days: list[date], starts: list[_Start], first: int, step: int) -> Panel:
    places = {day: place for place, day in enumerate(days)}
    placed = (
        ((start.at.hour - first) // step, places[start.at.date()], start)
        for start in starts
        if start.at.date() in places
    )
    return Panel(_span(days[0], days[-1]), _columns(days), _best(placed))


def _columns(days: list[date]) -> tuple[Column, ...]:
    return tuple(
        Column((f"{day:%a}", str(day.day)), gap=bool(n) and _week(day) != _week(days[n - 1]))
        for n, day in enumerate(days)
    )


def _week(day: date) -> tuple[int, int]:
    return day.isocalendar()[:2]


def _best(placed: Iterable[tuple[int, int, _Start]]) -> dict[tuple[int, int], Cell]:
    cells: dict[tuple[int, int], Cell] = {}
    for row, column, start in placed:
        cell = cells.get((row, column), Cell(0, ()))
        cells[row, column] = Cell(max(cell.can_come, start.can_come), cell.options + start.options)
    return cells


def _step(hours: int, panels: int) -> int:
    fitting = (step for step in _STEPS_HOURS if ceil(hours / step) * panels <= MOST_ROWS)
    return next(fitting, 24)


def _hours(first: int, last: int, step: int) -> tuple[str, ...]:
    if step == 1:
        return tuple(f"{hour:02}:00" for hour in range(first, last + 1))
    return tuple(f"{hour:02}–{min(hour + step, 24):02}" for hour in range(first, last + 1, step))


def _span(first: date, last: date) -> str:
    if first == last:
        return f"{first.day} {first:%B}"
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day}–{last.day} {last:%B}"
    return f"{first.day} {first:%b} – {last.day} {last:%b}"
