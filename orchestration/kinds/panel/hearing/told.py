"""What people tell of options becomes cells of the catalogue, whose source is who said it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.turn.facts import fact
from orchestration.language.choosing.known_by.senses import sensed
from orchestration.language.choosing.known_by.units import factor
from orchestration.language.panel_told import ToldFigure, better_end, figure_in, is_price
from orchestration.language.panels.asides import HYPOTHETICAL
from orchestration.model.catalogue import Catalogue, Criterion, ToldCell
from orchestration.model.options import Datum
from orchestration.model.panel import PanelPersona

_MOST: Final = 10
"""So many cells one message tells at most."""

_MOST_COLUMNS: Final = 40

Told = tuple[str, Criterion, float]
"""An option by its key, the column, and the number in its unit."""


def told_in(text: str, catalogue: Catalogue, personas: Sequence[PanelPersona]) -> list[Told]:
    """Return what a message tells of options in figures; of a question it is nothing."""
    if "?" in text or HYPOTHETICAL.search(text):
        return []
    return [*_told(text, catalogue, personas)][:_MOST]


def _told(text: str, catalogue: Catalogue, personas: Sequence[PanelPersona]) -> Iterator[Told]:
    named = [x for x in mentions(text, catalogue, personas).places if x.what == "option"]
    last = next((catalogue.criterion(x.criterion) for x in reversed(catalogue.told)), None)
    goes_on = False
    for at, each in enumerate(named):
        end = named[at + 1].start if at + 1 < len(named) else len(text)
        figure = figure_in(text[each.stop : end], goes_on=goes_on)
        column = _column(figure, catalogue, last) if figure else None
        if figure is None or column is None:
            continue
        known = factor(figure.unit, column.unit) if figure.unit and column.unit else None
        yield each.name, column, figure.number * (known or 1.0)
        last, goes_on = column, True


def _column(figure: ToldFigure, catalogue: Catalogue, last: Criterion | None) -> Criterion | None:
    """Return the column that a figure is of: one there is, or a new one; None if that is open."""
    if not figure.about:
        return last
    for each in catalogue.criteria:
        called = {each.name.replace("_", " ").casefold(), *(x.casefold() for x in each.words)}
        if figure.about in called or (figure.about == "price" and is_price(each.name)):
            return each if _is_of_numbers(each, catalogue) else None
    return Criterion(figure.about, figure.unit, better_end(figure.about))


def _is_of_numbers(each: Criterion, catalogue: Catalogue) -> bool:
    known = (option.datum(each.name) for option in catalogue.options)
    return all(datum is None or datum.number is not None for datum in known)


def with_told(catalogue: Catalogue, told: Sequence[Told], by: str) -> Catalogue:
    """Return a catalogue with what somebody has told; what was known before is kept beside it."""
    for key, column, number in told:
        held = catalogue.criterion(column.name)
        if held is None and len(catalogue.criteria) >= _MOST_COLUMNS:
            continue
        before = fact(catalogue, key, column.name)
        cell = ToldCell(key, column.name, by, before.value, before.source)
        options = tuple(
            replace(
                each,
                data=(
                    *(x for x in each.data if x.criterion != column.name),
                    Datum(column.name, number=number),
                ),
            )
            if each.key == key
            else each
            for each in catalogue.options
        )
        criteria = catalogue.criteria if held else (*catalogue.criteria, column)
        told_before = tuple(
            x for x in catalogue.told if (x.option, x.criterion) != (key, column.name)
        )
        catalogue = Catalogue(
            options, criteria, catalogue.sources, catalogue.personas, (*told_before, cell)
        )
    return sensed(catalogue)
