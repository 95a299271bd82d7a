"""Every part of a screen in plain words, for where nothing else can be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from typing import Any

from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Image,
    Line,
    Lines,
    Link,
    OptionRow,
    Options,
    Part,
    Select,
    Stars,
    Table,
    Text,
)
from orchestration.interaction.taps import stars_of, told_in
from orchestration.views.speaker import Speaker


def in_words(parts: Iterable[object]) -> str:
    """Return parts as lines of words; what can be pressed stands in brackets."""
    return "\n".join(line for part in parts for line in lines_of(part))


def with_tables(parts: Sequence[Part], most: int) -> list[Part]:
    """Return parts with no more than so many tables: others stand in words."""
    others = [each for each in parts if isinstance(each, Table)][most:]
    return [Text(in_words([each])) if each in others else each for each in parts]


@singledispatch
def lines_of(part: Any) -> Iterator[str]:  # noqa: ANN401  # dispatched on
    """Return one part as lines of words; TypeError where it has none."""
    raise TypeError(f"{type(part).__name__} has no words")


@lines_of.register
def _(part: Text) -> Iterator[str]:
    yield part.words


@lines_of.register
def _(part: Buttons) -> Iterator[str]:
    yield " ".join(map(_pressed, part.buttons))


def _pressed(button: Button) -> str:
    return f"[{button.label}]"


@lines_of.register
def _(part: Lines) -> Iterator[str]:
    yield from map(_line, part.lines)


def _line(line: Line) -> str:
    return f"- {line.words}" + (f" {_pressed(line.button)}" if line.button else "")


@lines_of.register
def _(part: Card) -> Iterator[str]:
    yield part.title
    yield from part.lines


@lines_of.register
def _(part: Options) -> Iterator[str]:
    for option in part.options:
        yield from _option(option, part)


def _option(row: OptionRow, among: Options) -> Iterator[str]:
    when = told_in(among, row)
    yield " · ".join((f"{row.option.id}: {when}", *row.facts))
    yield from (f"  {each}" for each in (row.warning, *row.reasons) if each)


@lines_of.register
def _(part: Stars) -> Iterator[str]:
    yield part.label
    yield " ".join(_pressed(each.button) for each in stars_of(part))


@lines_of.register
def _(part: Table) -> Iterator[str]:
    yield part.caption
    for name, *cells in part.rows:
        said = (f"{head} {cell}" for head, cell in zip(part.heads[1:], cells, strict=True) if cell)
        yield f"- {': '.join(filter(None, (name, ', '.join(said))))}"


@lines_of.register
def _(part: Select) -> Iterator[str]:
    yield part.label
    yield " ".join(f"[{label}]" for _, label in part.options)


@lines_of.register
def _(part: Link) -> Iterator[str]:
    yield f"{part.label}: {part.address}"


@lines_of.register
def _(part: Image) -> Iterator[str]:
    yield part.alternative


@lines_of.register
def _(part: Speaker) -> Iterator[str]:
    yield f"{part.marked}:"
