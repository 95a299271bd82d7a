"""Draws who can come when."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate, product
from typing import Final

from adapters.pictures import letters
from adapters.pictures.canvas import (
    ACCENT,
    BLANK,
    INNER,
    MARGIN,
    PAPER,
    RULE,
    WIDTH,
    Canvas,
    Point,
    heading,
)
from adapters.pictures.grid import Cell, Grid, Panel, grid_of
from adapters.pictures.letters import INK, WHITE, Colour, Lettering
from adapters.pictures.text import everyone, options_of
from orchestration.views.documents import Heatmap

_GUTTER: Final = 42
_GAP: Final = 2
_WEEK_GAP: Final = 6
_TITLE: Final = 24
_BETWEEN: Final = 12
_WIDEST: Final = 150
_NARROW: Final = 30
_TWO_DIGITS: Final = 99

_DAY: Final = Lettering(11.5, letters.MEDIUM)
_SOME: Final = Lettering(12, letters.MEDIUM)
_EVERYONE: Final = Lettering(12, letters.BOLD)
_BADGE: Final = Lettering(9.5, letters.BOLD, WHITE)

_SHADES: Final = (
    (238, 242, 246), (212, 227, 238), (171, 203, 223), (128, 174, 205),
    (43, 113, 160), (22, 80, 122), (8, 46, 78),
)  # fmt: skip
"""One hue from light to dark, so the order holds in grey and for every kind of colour blindness.

The step in the middle leaves out the tones on which neither dark nor white figures read well.
"""


def draw_heatmap(heatmap: Heatmap) -> bytes:
    """Return the heatmap as PNG."""
    canvas = Canvas()
    answered = f"{heatmap.of} have answered" if heatmap.of != 1 else "1 has answered"
    y = heading(canvas, heatmap.subject, f"{answered} · times in {heatmap.zone}")
    if heatmap.cells:
        grid = grid_of(heatmap)
        for panel in grid.panels:
            y = _panel(canvas, y, panel, grid, heatmap.of)
        y = _legend(canvas, y, grid, heatmap.of)
    else:
        y = _nothing(canvas, y)
    return canvas.png(_options(canvas, y, heatmap) + MARGIN)


def shade(can_come: int, of: int) -> Colour:
    """Return the colour of a count: the lightest is nobody's, the darkest everyone's."""
    if can_come <= 0 or of <= 0:
        return _SHADES[0]
    between = len(_SHADES) - 2
    return _SHADES[-1] if can_come >= of else _SHADES[1 + can_come * between // of]


def ink_on(colour: Colour) -> Colour:
    """Return the ink for figures on a colour."""
    return INK if sum(colour) > sum(_SHADES[4]) else WHITE


def _nothing(canvas: Canvas, y: float) -> float:
    canvas.box((MARGIN, y), (INNER, 64), BLANK, radius=6)
    words = "There is no start in these days and hours."
    canvas.words((WIDTH / 2, y + 32), words, letters.NOTE, "mm")
    return y + 64 + _BETWEEN


def _panel(canvas: Canvas, y: float, panel: Panel, grid: Grid, of: int) -> float:
    canvas.words((MARGIN, y + 13), panel.title, letters.SECTION)
    xs, wide = _across(panel, grid)
    y = _heads(canvas, y + _TITLE, panel, [x + wide / 2 for x in xs])
    high = _row_height(grid)
    ys = [y + row * (high + _GAP) for row in range(len(grid.rows))]
    for top, name in zip(ys, grid.rows, strict=True):
        canvas.words((MARGIN, top + high / 2), name, letters.NOTE, "lm")
    for row, column in product(range(len(ys)), range(len(xs))):
        place = (xs[column], ys[row])
        _cell(canvas, place, (wide, high), panel.cells.get((row, column)), of)
    for (row, column), cell in panel.cells.items():
        if cell.options:
            _badge(canvas, (xs[column] - 6, ys[row] - 7), "".join(cell.options))
    return ys[-1] + high + _BETWEEN


def _across(panel: Panel, grid: Grid) -> tuple[list[float], float]:
    """Return where the columns of a panel begin, and their width."""
    columns = max(len(each.columns) for each in grid.panels)
    gaps = max(sum(column.gap for column in each.columns) for each in grid.panels)
    room = INNER - _GUTTER - (columns - 1) * _GAP - gaps * _WEEK_GAP
    wide = min(room / columns, _WIDEST)
    steps = (wide + _GAP + _WEEK_GAP * column.gap for column in panel.columns[1:])
    return list(accumulate(steps, initial=float(MARGIN + _GUTTER))), wide


def _heads(canvas: Canvas, y: float, panel: Panel, centres: list[float]) -> float:
    for x, column in zip(centres, panel.columns, strict=True):
        over, under = column.head
        canvas.words((x, y + 7), over, letters.NOTE, "ms")
        canvas.words((x, y + 20), under, _DAY, "ms")
    return y + 27


def _row_height(grid: Grid) -> float:
    return 28 if len(grid.rows) * len(grid.panels) <= 12 else 24


def _cell(canvas: Canvas, at: Point, size: Point, cell: Cell | None, of: int) -> None:
    centre = (at[0] + size[0] / 2, at[1] + size[1] / 2)
    if cell is None:
        canvas.box(at, size, BLANK, radius=4)
        canvas.words(centre, "–", letters.SMALL, "mm")
        return
    colour = shade(cell.can_come, of)
    canvas.box(at, size, colour, radius=4, edge=ACCENT if cell.options else None)
    look = _EVERYONE if cell.can_come == of else _SOME
    if size[0] < _NARROW and of > _TWO_DIGITS:
        look = replace(look, size=10.5)
    canvas.words(centre, str(cell.can_come), look.inked(ink_on(colour)), "mm")


def _badge(canvas: Canvas, at: Point, letter: str) -> float:
    """Draw an option's letters on a small plate with a rim of paper; return how wide it is."""
    letter = letters.fitted(letter, 4 * _NARROW, _BADGE)
    wide = max(letters.length(letter, _BADGE) + 6, 13)
    canvas.box((at[0] - 1, at[1] - 1), (wide + 2, 15), PAPER, radius=4)
    canvas.box(at, (wide, 13), ACCENT, radius=3)
    centre = (at[0] + wide / 2, at[1] + 6.7)
    canvas.words(centre, letter, _BADGE, "mm")
    return wide


def _legend(canvas: Canvas, y: float, grid: Grid, of: int) -> float:
    levels = min(of, len(_SHADES) - 1)
    left = MARGIN + letters.length("nobody", letters.NOTE) + 6
    canvas.words((MARGIN, y + 7), "nobody", letters.NOTE, "lm")
    for level in range(levels + 1):
        canvas.box((left + level * 18, y), (16, 14), shade(level, levels), radius=3)
    right = left + (levels + 1) * 18 + 4
    canvas.words((right, y + 7), everyone(of), letters.NOTE, "lm")
    if _has_holes(grid):
        canvas.words((WIDTH - MARGIN, y + 7), "–  no start here", letters.NOTE, "rm")
    told = f"Each number: how many can come{_at_best(grid)}."
    canvas.words((MARGIN, y + 30), told, letters.NOTE)
    return y + 42


def _has_holes(grid: Grid) -> bool:
    return any(len(one.cells) < len(one.columns) * len(grid.rows) for one in grid.panels)


def _at_best(grid: Grid) -> str:
    return "" if grid.stretch == "start" else f" at the best start in its {grid.stretch}"


def _options(canvas: Canvas, y: float, heatmap: Heatmap) -> float:
    if not heatmap.options:
        return y
    canvas.line(((MARGIN, y), (WIDTH - MARGIN, y)), RULE)
    y += 10
    for option in options_of(heatmap):
        room = _badge(canvas, (MARGIN, y + 2), option.name)
        canvas.words((MARGIN + room + 8, y + 13), option.when, letters.ENTRY)
        canvas.words((WIDTH - MARGIN, y + 13), option.who, letters.TOLD, "rs")
        y += 23
    return y
