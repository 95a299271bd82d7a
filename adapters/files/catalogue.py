"""Catalogues: options with what is known of them, a row each, under columns that tell how.

A column is `name:type[unit,better,words…]`: type number, text, tag or flag, better low, high or
none. A word with a sign says of an option at which end it stands (`-small`, `+tall`), and one
behind “=” what a value means (`=goes # without water`), and one behind “@” in which group of
criteria it stands (`@care`). Where it names no type, that follows from
what stands in most of its cells; numbers may stand there with one unit (“€24”, “12 min”). An empty
cell is unknown; one that is not of its column's type is refused.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from adapters.files.rows import Broken, RowsRead, known, parts_of, read_table
from orchestration.kinds.choice.proposals import LONGEST_TITLE, MOST_OPTIONS, key_of
from orchestration.language.choosing.known_by.units import unit_named
from orchestration.language.choosing.words import bare
from orchestration.model.catalogue import Better, Catalogue, Criterion, OptionSource
from orchestration.model.errors import BadInput
from orchestration.model.options import Datum, Words

_WHAT: Final = "catalogue"
_TITLE: Final = "name"
_CAPACITY: Final = "capacity"
_SOURCE: Final = ("picture", "picture_text", "link", "source", "date")
_TYPES: Final = ("number", "text", "tag", "flag")
_COLUMN: Final = re.compile(r"^(?P<name>[^:\[\]]+?)(?::(?P<type>\w+))?(?:\[(?P<more>[^\]]*)\])?$")
_UNIT_IN_NAME: Final = re.compile(r"^(?P<name>[^()]+?)\s*\((?:in\s+)?(?P<unit>[^()\s]+)\)$")
_AMOUNT: Final = re.compile(
    r"^(?P<ahead>[€$£]|[A-Za-z]{3})?\s?(?P<n>\d+(?:[.,]\d+)?)\s?(?P<unit>[€$£]|[^\W\d_]+\.?)?$"
)
_FLAGS: Final = {
    **dict.fromkeys(("yes", "true", "y", "x", "✓", "1", "ja"), True),
    **dict.fromkeys(("no", "false", "n", "✗", "0", "nein"), False),
}


@dataclass(frozen=True, slots=True)
class _Column:
    head: str
    name: str
    type: str
    criterion: Criterion


def read_catalogue(name: str, content: bytes, most: int = MOST_OPTIONS) -> Catalogue:
    """Return the catalogue in a file, of so many options at most.

    BadInput names all rows that are broken in one sentence.
    """
    table = read_table(name, content, _WHAT)
    if len(table.rows) > most:
        raise BadInput(_WHAT, f"{len(table.rows)} options", f"at most {most}")
    if not table.rows:
        raise BadInput(_WHAT, "no option", "at least one row below the head")
    columns = [_column(each, table) for each in table.head]
    title, broken = _title(columns), table.broken
    options: list[Words] = []
    sources: list[OptionSource] = []
    titles: dict[str, int] = {}
    for number, row in table.rows:
        called = row[title.head]
        if wrong := _wrong_title(called, titles.setdefault(bare(called), number), number):
            broken.note(number, title.name, called, wrong)
        data = [_datum(each, number, row, broken) for each in columns if _is_data(each, title)]
        key = key_of(called, {each.key for each in options})
        places = _places(columns, number, row, broken)
        known_of = tuple(each for each in data if each)
        options.append(Words(id="", key=key, title=called, data=known_of, capacity=places))
        sources += _sources(key, columns, row)
    broken.refuse()
    criteria = tuple(each.criterion for each in columns if _is_data(each, title))
    return Catalogue(tuple(options), criteria, tuple(sources))


def _column(head: str, table: RowsRead) -> _Column:
    found = _COLUMN.match(head)
    if found is None:
        raise BadInput(f"{_WHAT}, head", head, "a column like price:number[EUR,low,cheap]")
    name, more = found["name"].strip(), [x.strip() for x in (found["more"] or "").split(",")]
    cells = known(table.rows, head)
    type_ = found["type"] or _type_of(cells)
    if type_ not in _TYPES:
        raise BadInput(f"{_WHAT}, head", head, f"a type: one of {', '.join(_TYPES)}")
    better = more[1] if len(more) > 1 else ""
    name, unit = _with_unit(name, more[0], cells if type_ == "number" else ())
    if better not in ("", *Better):
        raise BadInput(f"{_WHAT}, head", head, "low, high or none behind the unit")
    criterion = _described(name, unit, Better(better or Better.NONE), more[2:])
    return _Column(head, name, type_, criterion)


def _described(name: str, unit: str, better: Better, words: Sequence[str]) -> Criterion:
    """Return a criterion with the words that people have for it, each by its sign."""
    signed = {
        sign: tuple(each[1:].strip() for each in words if each[:1] == sign and each[1:].strip())
        for sign in _SIGNS
    }
    called = tuple(each.lstrip("+-").strip() for each in words if each[:1] not in ("=", _GROUP))
    group = next((each[1:].strip() for each in words if each[:1] == _GROUP), "")
    says = next((each for each in signed["="] if _VALUE in each), "")
    return Criterion(
        name, unit, better, tuple(filter(None, called)), signed["-"], signed["+"], says, group
    )


_SIGNS: Final = ("-", "+", "=")
_VALUE: Final = "#"
_GROUP: Final = "@"


def _with_unit(name: str, said: str, cells: Sequence[str]) -> tuple[str, str]:
    """Return a column's name, and its unit: as it is said, in its name, or in its cells."""
    in_name = _UNIT_IN_NAME.match(name)
    unit = unit_named(in_name["unit"]) if in_name else ""
    if in_name and unit:
        return in_name["name"].strip(), said or unit
    return name, said or next((each[1] for each in map(_amount, cells) if each and each[1]), "")


def _type_of(cells: Sequence[str]) -> str:
    """Return what most cells hold of a column that does not say it: the others are slips."""
    flags = sum(each.casefold() in _FLAGS for each in cells)
    amounts = [each for each in map(_amount, cells) if each]
    is_one_unit = len({unit for _, unit in amounts if unit}) <= 1
    numbers = len(amounts) if is_one_unit else 0
    if 2 * max(flags, numbers) <= len(cells):
        return "tag"
    return "flag" if flags >= numbers else "number"


def _title(columns: Sequence[_Column]) -> _Column:
    named = [each for each in columns if each.name.casefold() in (_TITLE, "title")]
    texts = [each for each in columns if each.type in ("text", "tag")]
    if not (named or texts):
        raise BadInput(f"{_WHAT}, head", columns[0].head, "a column “name”, with their titles")
    return (named or texts)[0]


def _wrong_title(called: str, first: int, number: int) -> str:
    """Return what a title should be instead; nothing where it will do."""
    if not called:
        return "a title"
    if len(called) > LONGEST_TITLE:
        return f"a title of at most {LONGEST_TITLE} letters"
    return "" if first == number else f"another title than that of row {first}"


def _is_data(column: _Column, title: _Column) -> bool:
    return column is not title and column.name not in (_CAPACITY, *_SOURCE)


def _datum(column: _Column, number: int, row: Mapping[str, str], broken: Broken) -> Datum | None:
    cell = row[column.head]
    if not cell:
        return None
    match column.type:
        case "number":
            found = _amount(cell)
            if found is None or found[1] not in ("", unit_named(column.criterion.unit)):
                broken.note(number, column.name, cell, "a number")
            return Datum(column.name, number=found[0] if found else None)
        case "flag":
            if cell.casefold() not in _FLAGS:
                broken.note(number, column.name, cell, "yes or no")
            return Datum(column.name, flag=_FLAGS.get(cell.casefold()))
        case "tag":
            return Datum(column.name, tags=parts_of(cell))
        case _:
            return Datum(column.name, tags=(cell,))


def _amount(cell: str) -> tuple[float, str] | None:
    """Return a number, and the unit that stands with it; None where a cell says anything else."""
    value = _number(cell)
    if value is not None:
        return value, ""
    found = _AMOUNT.match(cell)
    unit = unit_named(found["ahead"] or found["unit"] or "") if found else ""
    value = _number(found["n"]) if found and unit else None
    return None if value is None else (value, unit)


def _number(cell: str) -> float | None:
    try:
        value = float(cell.replace(",", ".") if cell.count(",") == 1 else cell)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _places(
    columns: Sequence[_Column], number: int, row: Mapping[str, str], broken: Broken
) -> int | None:
    heads = [each.head for each in columns if each.name == _CAPACITY]
    cell = row[heads[0]] if heads else ""
    if not cell:
        return None
    places = int(cell) if cell.isascii() and cell.isdecimal() and len(cell) < 7 else 0
    if not 1 <= places <= 100_000:
        broken.note(number, _CAPACITY, cell, "a whole number from 1 to 100000")
    return places


def _sources(
    key: str, columns: Sequence[_Column], row: Mapping[str, str]
) -> Sequence[OptionSource]:
    held = {each.name: row[each.head] for each in columns if each.name in _SOURCE}
    return [OptionSource(key, **held)] if any(held.values()) else []
