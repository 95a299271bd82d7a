"""Draws how the candidate did, round by round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from adapters.pictures import letters
from adapters.pictures.canvas import INNER, MARGIN, RULE, WIDTH, Canvas, Marker, heading
from adapters.pictures.letters import Colour, Lettering, fitted
from adapters.pictures.text import percent
from orchestration.views.documents import RoundPoint, RoundsChart

_PLOT_HEIGHT: Final = 62
_LABELLED_ROUNDS: Final = 8
_NAMED_ROUNDS: Final = 5

_VALUE: Final = Lettering(11.5, letters.BOLD)
_BIG_VALUE: Final = Lettering(14, letters.BOLD)
_OPTION: Final = Lettering(10.5, letters.MEDIUM)


@dataclass(frozen=True, slots=True)
class _Measure:
    """One small chart: what it shows, in words, and how."""

    title: str
    meaning: str
    most: float
    marker: Marker
    colour: Colour
    value: Callable[[RoundPoint], float]
    written: Callable[[float], str]
    ends: str


_MEASURES: Final = (
    _Measure("Satisfied", "members it serves, at least in part", 1, Marker.CIRCLE,
             (32, 99, 143), lambda point: point.ratio, percent, "{:.0%}"),
    _Measure("Score", "how far wishes are met, 0 to 3", 3, Marker.SQUARE,
             (15, 118, 110), lambda point: point.score, "{:.2f}".format, "{:.0f}"),
    _Measure("Equity", "how unevenly, 0 is fair: lower is better", 1, Marker.DIAMOND,
             (180, 69, 9), lambda point: point.equity, "{:.2f}".format, "{:.0f}"),
)  # fmt: skip


def draw_rounds(chart: RoundsChart) -> bytes:
    """Return the chart as PNG."""
    canvas = Canvas()
    y = heading(canvas, chart.subject, _told(chart.rounds))
    if not chart.rounds:
        canvas.words((MARGIN, y + 24), "No round has been held yet.", letters.NOTE)
        return canvas.png(y + 40 + MARGIN)
    section = _gauge if len(chart.rounds) == 1 else _plot
    for measure in _MEASURES:
        y = section(canvas, y, measure, chart.rounds)
    if len(chart.rounds) > 1:
        y = _axis(canvas, y, chart.rounds)
    return canvas.png(y + MARGIN)


def _told(rounds: tuple[RoundPoint, ...]) -> str:
    if len(rounds) == 1:
        return f"Round {rounds[0].round}: how option {rounds[0].candidate} did"
    return "How the best option of each round did"


def _name(canvas: Canvas, y: float, measure: _Measure) -> None:
    canvas.marker((MARGIN + 5, y + 11), measure.marker, 4, measure.colour)
    canvas.words((MARGIN + 16, y + 15), measure.title, letters.SECTION)
    canvas.words((MARGIN + 86, y + 15), measure.meaning, letters.NOTE)


def _gauge(canvas: Canvas, y: float, measure: _Measure, rounds: tuple[RoundPoint, ...]) -> float:
    """Show a single value on its scale: a line through one point would say nothing."""
    value = measure.value(rounds[0])
    _name(canvas, y, measure)
    left, wide, middle = MARGIN + 5, INNER - 62, y + 35
    reach = left + wide * min(max(value / measure.most, 0), 1)
    canvas.box((left, middle - 2), (wide, 4), RULE, radius=2)
    canvas.box((left, middle - 2), (max(reach - left, 1), 4), measure.colour, radius=2)
    canvas.marker((reach, middle), measure.marker, 6, measure.colour)
    written = measure.written(value)
    canvas.words((WIDTH - MARGIN, middle), written, _BIG_VALUE, "rm")
    return y + 58


def _plot(canvas: Canvas, y: float, measure: _Measure, rounds: tuple[RoundPoint, ...]) -> float:
    _name(canvas, y, measure)
    top = y + 42
    points = [
        (x, top + _PLOT_HEIGHT * (1 - min(max(measure.value(point) / measure.most, 0), 1)))
        for x, point in zip(_xs(len(rounds)), rounds, strict=True)
    ]
    _scale(canvas, top, measure)
    canvas.line(points, measure.colour, 2)
    for place, (at, point) in enumerate(zip(points, rounds, strict=True)):
        canvas.marker(at, measure.marker, 4.5, measure.colour)
        if _is_labelled(place, len(rounds)):
            written = measure.written(measure.value(point))
            canvas.words((at[0], at[1] - 9), written, _VALUE, "ms", halo=2)
    return top + _PLOT_HEIGHT + 14


def _scale(canvas: Canvas, top: float, measure: _Measure) -> None:
    for level, value in ((0, measure.most), (0.5, None), (1, 0)):
        at = top + _PLOT_HEIGHT * level
        canvas.line(((MARGIN, at), (WIDTH - MARGIN, at)), RULE, 0.7)
        if value is not None:
            ends = measure.ends.format(value)
            canvas.words((MARGIN, at - 3), ends, letters.SMALL)


def _axis(canvas: Canvas, y: float, rounds: tuple[RoundPoint, ...]) -> float:
    for place, (x, point) in enumerate(zip(_xs(len(rounds)), rounds, strict=True)):
        if _is_labelled(place, len(rounds)):
            few = len(rounds) <= _NAMED_ROUNDS
            over = f"Round {point.round}" if few else str(point.round)
            under = fitted(f"option {point.candidate}" if few else point.candidate, 60, _OPTION)
            canvas.words((x, y + 8), over, letters.NOTE, "ms")
            canvas.words((x, y + 22), under, _OPTION, "ms")
    return y + 26


def _xs(count: int) -> list[float]:
    inset = 44
    step = (INNER - 2 * inset) / (count - 1)
    return [MARGIN + inset + n * step for n in range(count)]


def _is_labelled(place: int, count: int) -> bool:
    """Label all of a few; of many, the last and each so many before it."""
    every = -(-count // _LABELLED_ROUNDS)
    return (count - 1 - place) % every == 0
