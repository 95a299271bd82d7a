"""A grid of answers, days across and hours down or the other way, as a statement for each cell.

"| | Mon | Tue |", "| am | ✓ | ✗ |" becomes "mon am: ✓", "tue am: ✗"; "M T W T F", "✗ ✓ ✓ ✗ ✓"
likewise. Where nothing but crosses are set, it is not known whether they mean yes or no.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from orchestration.language.english.small_words import ANSWERS
from orchestration.language.words.headings import OF_TIMES, value_of
from orchestration.language.words.rows import Row
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Vocabulary

_BAR = "|"
_FEWEST = 2  # columns
_EMPTY = frozenset({"-", ".", "?"})

Cell = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class _Grid:
    """What heads its columns, and its rows: each a label, and a cell for each column."""

    columns: Sequence[Cell]
    rows: Sequence[tuple[Cell, Sequence[Cell]]]


def ungridded(rows: Sequence[Row], words: Vocabulary) -> Sequence[Row]:
    """Return lines with one for each cell in place of a grid; what stands around it stays."""
    put: list[Row] = []
    at = 0
    while at < len(rows):
        columns = _columns(rows[at], words)
        size = _size(rows, at + 1, len(columns), words) if columns else 0
        grid = _grid(columns, rows[at + 1 : at + 1 + size], words) if size else None
        if grid and _agrees(grid, words):
            put += _lines(grid)
        else:
            size = 0
            put.append(rows[at])
        at += size + 1
    return put


def _agrees(grid: _Grid, words: Vocabulary) -> bool:
    """Whether some cell says yes, so that the others say no."""
    cells = (cell[0] for _, row in grid.rows for cell in row if cell)
    return any(_meant(each, words) == "yes" for each in cells)


def _meant(cell: Token, words: Vocabulary) -> str | None:
    value = value_of(cell, words)
    return ANSWERS.get(str(value) if isinstance(value, Alias) else cell.text)


def _lines(grid: _Grid) -> Iterator[Row]:
    """A line for each cell that holds an answer, all of it where the cell stands."""
    for label, row in grid.rows:
        for column, cell in zip(grid.columns, row, strict=True):
            if cell and cell[0].text not in _EMPTY:
                place = cell[0]
                head = [replace(each, start=place.start, end=place.end) for each in column + label]
                marks = [replace(place, text=text, end=cell[-1].end) for text in (":", "\n")]
                yield [*head, marks[0], *cell, marks[1]]


def _columns(row: Row, words: Vocabulary) -> Sequence[Cell]:
    """What heads the columns: nothing but days, or nothing but parts of a day."""
    cells = [cell for cell in _cells(row) if cell]
    named = [_as_day(cell, words) for cell in _spelt(cells, words)]
    return named if len(named) >= _FEWEST and all(_is_time(cell, words) for cell in named) else ()


def _spelt(cells: Sequence[Cell], words: Vocabulary) -> Sequence[Cell]:
    """Cells with the names of the five days in place of "M T W T F"."""
    letters = [cell[0].text for cell in cells]
    if letters != [day[0] for day in words.headings.weekdays]:
        return cells
    pairs = zip(cells, words.headings.weekdays, strict=True)
    return [(replace(cell[0], text=day),) for cell, day in pairs]


def _as_day(cell: Cell, words: Vocabulary) -> Cell:
    """A cell whose letters name one day, by its name."""
    day = words.headings.letters.get(cell[0].text)
    return (replace(cell[0], text=day),) if day and len(cell) == 1 else cell


def _is_time(cell: Cell, words: Vocabulary) -> bool:
    """Whether a cell names a day or hours, and nothing else."""
    named = any(isinstance(value_of(each, words), OF_TIMES) for each in cell)
    numbered = any(each.text[0].isdecimal() for each in cell)
    known = all(
        not each.text.isalpha() or isinstance(value_of(each, words), OF_TIMES) for each in cell
    )
    return (named or numbered) and known


def _size(rows: Sequence[Row], at: int, columns: int, words: Vocabulary) -> int:
    """How many rows of a grid follow."""
    size = 0
    while at + size < len(rows) and _row(rows[at + size], columns, words) is not None:
        size += 1
    return size


def _grid(columns: Sequence[Cell], rows: Sequence[Row], words: Vocabulary) -> _Grid:
    found = (_row(row, len(columns), words) for row in rows)
    return _Grid(columns, [each for each in found if each])


def _row(row: Row, columns: int, words: Vocabulary) -> tuple[Cell, Sequence[Cell]] | None:
    """The label of a row and its cells, where all of these are answers."""
    cells = _cells(row)
    label, answers = ((), cells) if len(cells) == columns else (cells[0], cells[1:])
    if len(answers) != columns or (label and not _is_time(label, words)):
        return None
    if not all(not cell or _is_answer(cell, words) for cell in answers):
        return None
    return (_as_day(label, words) if label else ()), answers


def _is_answer(cell: Cell, words: Vocabulary) -> bool:
    return len(cell) == 1 and (cell[0].text in _EMPTY or _meant(cell[0], words) is not None)


def _cells(row: Row) -> Sequence[Cell]:
    """The cells of a row: between bars, or word by word."""
    row = [token for token in row if token.text != "\n"]
    if not row or row[0].text != _BAR:
        bars = any(token.text == _BAR for token in row)
        return list(_between_bars(row)) if bars else [(token,) for token in row] or [()]
    ends = row[-1].text == _BAR
    return list(_between_bars(row[1 : len(row) - ends]))


def _between_bars(row: Row) -> Iterator[Cell]:
    cell: list[Token] = []
    for token in row:
        if token.text == _BAR:
            yield tuple(cell)
            cell = []
        else:
            cell.append(token)
    yield tuple(cell)
