"""Rows of a table that somebody hands in: CSV, or YAML that lists the same."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

from adapters.files.text import load_text
from orchestration.model.errors import BadInput

LARGEST: Final = 2_000_000
"""Bytes of a table; one row of a catalogue is a line or two."""

_YAML: Final = (".yaml", ".yml", ".json")
_UNWRITABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
_SHOWN: Final = 5
"""So many broken rows are named in one sentence."""


class Broken:
    """What is wrong with the rows of a table, to be told in one sentence."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._found: dict[int, BadInput] = {}

    def note(self, row: int, column: str, value: object, expected: str) -> None:
        """Note the first thing that is wrong with a row."""
        self._found.setdefault(row, BadInput(f"row {row}, {column}", value, expected))

    def refuse(self) -> None:
        """Raise BadInput with the first rows that are broken, each with why, and how many more."""
        if not self._found:
            return
        first, *others = (problem for _, problem in sorted(self._found.items()))
        left = len(others) - _SHOWN + 1
        more = f"and {left} more {'row' if left == 1 else 'rows'}" if left > 0 else ""
        field, also = f"{self._what}, {first.field}", others[: _SHOWN - 1]
        raise BadInput(field, first.value, first.expected, also, more)


@dataclass(frozen=True, slots=True)
class RowsRead:
    """The head of a table, and its rows by what stands in the head; numbered as people count.

    What is wrong with some of them already stands in `broken`, for its reader to add to.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[int, Mapping[str, str]], ...]
    broken: Broken


def read_table(name: str, content: bytes, what: str) -> RowsRead:
    """Return the rows of a file; BadInput where it is no table."""
    if len(content) > LARGEST:
        raise BadInput(what, f"{len(content):,} bytes", f"at most {LARGEST:,} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(what, name, "a text in UTF-8") from None
    is_listed = Path(name).suffix.casefold() in _YAML
    table = _of_list(load_text(text, what), what) if is_listed else _of_csv(text, what)
    twice = {each for each in table.head if table.head.count(each) > 1}
    if twice:
        raise BadInput(f"{what}, head", min(twice), "each column only once")
    return table


def _of_csv(text: str, what: str) -> RowsRead:
    first = text.partition("\n")[0]
    # Brackets of a head hold commas of their own.
    outside = re.sub(r"\[[^\]]*\]", "", first)
    between = max(",;\t", key=outside.count)
    lines = csv.reader(io.StringIO(_bracketed(text, between)), delimiter=between)
    try:
        listed = [[_clean(cell) for cell in line] for line in lines]
    except csv.Error as problem:
        raise BadInput(what, str(problem), "comma-separated values") from None
    filled = [(number, line) for number, line in enumerate(listed, start=1) if any(line)]
    if not filled:
        raise BadInput(what, "", "a head and at least one row")
    head, broken = tuple(filled[0][1]), Broken(what)
    for number, line in filled[1:]:
        if len(line) > len(head):
            broken.note(number, "cells", len(line), f"at most {len(head)}, as in the head")
    return RowsRead(head, tuple((n, _row(head, line)) for n, line in filled[1:]), broken)


def _row(head: Sequence[str], line: Sequence[str]) -> dict[str, str]:
    return dict(zip_longest(head, line[: len(head)], fillvalue=""))


def _bracketed(text: str, between: str) -> str:
    """Return a CSV whose head needs no quotes around `price:number[EUR,low]`."""
    first, line, rest = text.partition("\n")
    if between != "," or '"' in first:
        return text
    cells = re.split(r",(?![^\[]*\])", first.rstrip("\r"))
    return ",".join(f'"{each}"' if "[" in each else each for each in cells) + line + rest


def _of_list(data: object, what: str) -> RowsRead:
    rows = data.get("rows") if isinstance(data, dict) else data
    if not isinstance(rows, list) or not rows or not all(isinstance(x, dict) for x in rows):
        raise BadInput(what, "what is in it", "a list of rows, each with its columns by name")
    head, broken = tuple(dict.fromkeys(_clean(key) for row in rows for key in row)), Broken(what)
    for number, row in enumerate(rows, start=1):
        for key, value in row.items():
            if expected := _instead(key, value):
                said = "a map" if isinstance(value, dict) else "a list"
                broken.note(number, _clean(key), said, expected)
    listed = ({_clean(key): _cell(value) for key, value in row.items()} for row in rows)
    numbered = enumerate(listed, start=1)
    rows = tuple((n, {**dict.fromkeys(head, ""), **row}) for n, row in numbered)
    return RowsRead(head, rows, broken)


_ONE: Final = ("name", "title")
"""Columns that hold one thing, whatever they are of."""


def _instead(key: object, value: object) -> str:
    """Return what a cell should hold, where what it holds cannot be shown as one."""
    if isinstance(value, dict):
        return "a value, or a list of them"
    if not isinstance(value, list):
        return ""
    if _clean(key).casefold() in _ONE:
        return "one value"
    return "a list of values" if any(isinstance(each, dict | list) for each in value) else ""


def _cell(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case list():
            return "; ".join(map(_cell, value))
        case _:
            return _clean(value)


def _clean(cell: object) -> str:
    return " ".join(_UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", str(cell)).split())


def parts_of(cell: str) -> tuple[str, ...]:
    """Return what a cell lists: `a; b` or `a | b`."""
    return tuple(each.strip() for each in re.split(r"[;|]", cell) if each.strip())


def known(rows: Iterable[tuple[int, Mapping[str, str]]], column: str) -> list[str]:
    """Return what stands in a column, where it is not empty."""
    return [row[column] for _, row in rows if row.get(column)]
