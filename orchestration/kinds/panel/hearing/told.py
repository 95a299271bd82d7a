"""What people tell of options becomes cells of the catalogue, whose source is who said it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from orchestration.kinds.panel.hearing.mentions import NamedPlace, mentions
from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.panel.turn.facts import fact
from orchestration.language.choosing.known_by.senses import sensed
from orchestration.language.choosing.known_by.units import factor
from orchestration.language.choosing.words import plain, words_of
from orchestration.language.panels.asides import HYPOTHETICAL
from orchestration.language.panels.told import (
    ENDS,
    ToldFigure,
    better_end,
    figure_in,
    is_often_told,
    is_price,
    is_stated,
)
from orchestration.language.panels.told_in_words import told_in_words, without_hearsay
from orchestration.model.catalogue import Catalogue, Criterion, ToldCell
from orchestration.model.options import Datum

_MOST: Final = 10
"""So many cells one message tells at most."""

_MOST_COLUMNS: Final = 40

Told = tuple[str, Criterion, float | str]
"""An option by its key, the column, and the number in its unit, or the word for how it is."""


def told_in(text: str, panel: PanelSession) -> list[Told]:
    """Return what a message tells of options; of a question it is nothing."""
    return [told for _, _, told in _all_told(text, panel)]


def beside_told(text: str, panel: PanelSession) -> str:
    """Return what else a message says that tells of options."""
    rest, at = list[str](), 0
    for start, stop, _ in _all_told(text, panel):
        rest.append(text[at:start])
        at = max(stop, at)
    return " ".join([*rest, text[at:]]).strip(" ,.;!")


_Placed: TypeAlias = tuple[int, int, Told]


def _all_told(text: str, panel: PanelSession) -> list[_Placed]:
    return [] if HYPOTHETICAL.search(text) else [*_told(text, panel)][:_MOST]


def _told(text: str, panel: PanelSession) -> Iterator[_Placed]:
    catalogue = panel.catalogue
    named = [x for x in mentions(text, catalogue, panel.present).places if x.what == "option"]
    last = next((catalogue.criterion(x.criterion) for x in reversed(catalogue.told)), None)
    units = {plain(each.unit) for each in catalogue.criteria if each.unit}
    goes_on = False
    for at, each in enumerate(named):
        end = named[at + 1].start if at + 1 < len(named) else len(text)
        clause = _begins(text, each.start)
        ahead = without_hearsay(text[clause : each.start])
        if not is_stated(ahead, _sentence(text, each.start)):
            continue
        if worded := _in_words(text, ahead, each, end, panel):
            yield worded
            continue
        figure = figure_in(text[each.stop : end], goes_on=goes_on, units=units)
        column = _column(figure, panel, last) if figure else None
        if figure is None or column is None:
            continue
        yield clause, each.stop + figure.stop, (each.name, column, _number(figure, column))
        last, goes_on = column, True


def _number(figure: ToldFigure, column: Criterion) -> float:
    """Return a figure in the unit of its column."""
    known = factor(figure.unit, column.unit) if figure.unit and column.unit else None
    return figure.number * (known or 1.0)


def _in_words(
    text: str, ahead: str, each: NamedPlace, end: int, panel: PanelSession
) -> _Placed | None:
    """Return what is told of an option in words, of what the catalogue has no column for."""
    own = _OWN.search(text[each.start : each.stop])
    sign = _SIGN.match(text, each.stop)
    stop = sign.end() if sign else each.stop  # “C#”
    behind = f"{own.group() if own else ''}{text[stop:end]}"
    found = told_in_words(ahead, behind)
    if found is None:
        return None
    start = each.start + found.start
    stop += found.stop - (len(own.group()) if own else 0)
    known = mentions(text[start:stop], panel.catalogue, panel.present).of_criteria
    told_before = {x.criterion for x in panel.catalogue.told}
    if any(x.name not in told_before for x in known):
        return None
    thing = found.thing if found.is_german else plain(found.thing)
    article = f"{found.article} " if found.article else ""
    says = f"has “# {thing}”" if found.is_german else f"has {article}# {thing}"
    held = panel.catalogue.criterion(thing)
    column = held or Criterion(thing, says=says)
    return start, stop, (each.name, column, found.how)


_SIGN: Final = re.compile(r"[+#]{1,3}")
_OWN: Final = re.compile(r"['’]s$", re.IGNORECASE)
_ENDS_A_SENTENCE: Final = re.compile(r"(?<=[.!?])\s")


def _begins(text: str, at: int) -> int:
    """Return where the clause begins that a place stands in."""
    return max((each.end() for each in ENDS.finditer(text[:at])), default=0)


def _sentence(text: str, at: int) -> str:
    """Return the sentence that a place stands in."""
    ends = [each.start() for each in _ENDS_A_SENTENCE.finditer(text)]
    start = max((each for each in ends if each < at), default=0)
    return text[start : next((each for each in ends if each >= at), len(text))]


def _column(figure: ToldFigure, panel: PanelSession, last: Criterion | None) -> Criterion | None:
    """Return the column that a figure is of: one there is, or a new one; None if that is open.

    A new one is what people tell of in figures at any rate, or what the panel was asked about.
    """
    catalogue = panel.catalogue
    if not figure.about:
        return _by_its_unit(figure, catalogue) if figure.unit else _alike(figure, catalogue, last)
    for each in catalogue.criteria:
        ends = (*each.words, *each.low_end, *each.high_end)
        called = {each.name.replace("_", " ").casefold(), *(x.casefold() for x in ends)}
        if figure.about in called or (figure.about == "price" and is_price(each.name)):
            return each if _is_of_numbers(each, catalogue) else None
    asked_about = {each.word for each in words_of(panel.asked)}
    if is_often_told(figure.about) or figure.about in asked_about:
        return Criterion(figure.about, figure.unit, better_end(figure.about))
    return None


def _by_its_unit(figure: ToldFigure, catalogue: Catalogue) -> Criterion | None:
    """Return the one column that a figure with its unit can be of."""
    found = [
        each
        for each in catalogue.criteria
        if each.unit and (factor(figure.unit, each.unit) or plain(each.unit) == plain(figure.unit))
    ]
    return found[0] if len(found) == 1 else None


def _alike(figure: ToldFigure, catalogue: Catalogue, last: Criterion | None) -> Criterion | None:
    """Return what was told of last, if a bare figure is about as large as those of it."""
    if last is None:
        return None
    known = (datum.number for x in catalogue.options if (datum := x.datum(last.name)))
    near = (x for x in known if x and x / _AS_LARGE <= figure.number <= x * _AS_LARGE)
    return last if any(near) or catalogue.criterion(last.name) is None else None


_AS_LARGE: Final = 10


def _is_of_numbers(each: Criterion, catalogue: Catalogue) -> bool:
    known = (option.datum(each.name) for option in catalogue.options)
    return all(datum is None or datum.number is not None for datum in known)


def with_told(catalogue: Catalogue, told: Sequence[Told], by: str) -> Catalogue:
    """Return a catalogue with what somebody has told; what was told before is kept beside it.

    What the catalogue knows by itself it knows better: that stays.
    """
    for key, column, value in told:
        held = catalogue.criterion(column.name)
        if held is None and len(catalogue.criteria) >= _MOST_COLUMNS:
            continue
        if knows(catalogue, key, column.name):
            continue
        before = fact(catalogue, key, column.name)
        cell = ToldCell(key, column.name, by, before.value, before.source)
        options = tuple(
            replace(
                each,
                data=(
                    *(x for x in each.data if x.criterion != column.name),
                    _datum(column.name, value),
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


def _datum(criterion: str, value: float | str) -> Datum:
    if isinstance(value, str):
        return Datum(criterion, tags=(value,))
    return Datum(criterion, number=value)


def knows(catalogue: Catalogue, key: str, criterion: str) -> bool:
    """Tell whether a catalogue knows something by itself, and not by somebody's word."""
    told = any((x.option, x.criterion) == (key, criterion) for x in catalogue.told)
    return not told and fact(catalogue, key, criterion).is_known
