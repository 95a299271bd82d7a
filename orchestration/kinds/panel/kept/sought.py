"""By which criterion the best is sought, and how those who are there stand by it."""

from __future__ import annotations

import re
from typing import Final

from orchestration.kinds.panel.hearing.catalogue_words import Degree
from orchestration.kinds.panel.hearing.mentions import NamedPlace
from orchestration.kinds.panel.options.landscape import place
from orchestration.kinds.panel.turn.asked import Asked, ranked
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.panels.asides import counts_lack
from orchestration.model.catalogue import Better
from orchestration.model.panel import PanelPersona

_WORST: Final = re.compile(r"\b(?:worst|schlechtest\w*)\b", re.IGNORECASE)
_MUCH: Final = re.compile(
    r"\b(?:most|highest|longest|furthest|farthest|largest|biggest|meisten|höchsten|längsten)\b",
    re.IGNORECASE,
)
_LITTLE: Final = re.compile(
    r"\b(?:least|lowest|fewest|shortest|smallest|wenigsten|kürzesten)\b", re.IGNORECASE
)
DIFFERS: Final = 0.02
"""What parts two places, of all that the catalogue knows."""


def sought(asked: Asked) -> tuple[str, Better]:
    """Return by which criterion, and towards which end of it, the best is sought."""
    places = asked.named.of_criteria
    if not places:
        criterion = asked.named.criteria[0]
        return criterion, asked.field.better(criterion)
    graded = [each for each in places if each.degree is Degree.MOST or each.end is not Better.NONE]
    each = (graded or places)[0]
    return each.name, _end_sought(asked, each)


def _end_sought(asked: Asked, each: NamedPlace) -> Better:
    text = f"{asked.ask.text[: each.start]} {asked.ask.text[each.stop :]}"
    better = asked.field.better(each.name)
    if each.end is not Better.NONE:
        return each.end.other if _LITTLE.search(text) else each.end
    column = asked.panel.catalogue.criterion(each.name)
    before, said = asked.ask.text[: each.start], asked.ask.text[each.start : each.stop]
    is_lack = column is not None and counts_lack(column.says, shown(column.name), said, before)
    if _MUCH.search(text):
        return Better.LOW if is_lack else Better.HIGH
    if _LITTLE.search(text):
        return Better.HIGH if is_lack else Better.LOW
    return better.other if _WORST.search(asked.ask.text) else better


def by_criterion(asked: Asked, criterion: str, end: Better) -> list[PanelPersona]:
    """Return who is there by a criterion, the best first; then by all else that is needed."""
    pool = asked.selected or asked.there
    order = ranked(asked, pool)
    stand = {each.name: place(asked.field, each.option, criterion, end) for each in pool}
    known = [each for each in order if stand[each.name] is not None]
    unknown = [each for each in order if stand[each.name] is None]
    return [*sorted(known, key=lambda each: -(stand[each.name] or 0)), *unknown]


def level(asked: Asked) -> list[PanelPersona]:
    """Return who is there and best by what is sought: several, where they are level."""
    criterion, end = sought(asked)
    places = {
        each: found
        for each in asked.selected or asked.there
        if (found := place(asked.field, each.option, criterion, end)) is not None
    }
    most = max(places.values(), default=0.0)
    return [each for each in places if most - places[each] < DIFFERS]
