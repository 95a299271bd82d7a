"""What options are known by in figures: which criteria, what people call them, and their units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orchestration.language.choosing.known_by.units import CURRENCIES, spellings_of
from orchestration.language.choosing.words import plain, stem, words_of
from orchestration.model.catalogue import Catalogue, Criterion
from orchestration.model.preferences import Condition, Relation

CALLED_ALIKE: Final = tuple(
    frozenset(stem(plain(each)) for each in names.split())
    for names in (
        "price prices cost costs costing budget fee preis preise kosten kostet preislich",
        "walk walks walking foot fuß fuss fußweg fussweg gehweg laufen laufweg gehen",
        "distance away far entfernung entfernt",
        "duration long takes dauer dauert lang",
    )
)
PRICE_NAMES: Final = CALLED_ALIKE[0]
"""What people call what a column is of."""


def numbers_of(catalogue: Catalogue) -> list[Criterion]:
    """Return the criteria that some option has a number for."""
    described = {each.name: each for each in catalogue.criteria}
    names = dict.fromkeys(
        datum.criterion
        for option in catalogue.options
        for datum in option.data
        if datum.number is not None
    )
    return [described.get(name, Criterion(name)) for name in names]


def spellings(criterion: Criterion) -> tuple[str, ...]:
    """Return how people write the unit of a criterion; of a price each currency."""
    unit = plain(criterion.unit) or plain(criterion.name.rpartition("_")[2])
    if not criterion.unit and not PRICE_NAMES.isdisjoint(names_of(criterion)):
        return CURRENCIES
    return spellings_of(unit)


@lru_cache(512)
def names_of(criterion: Criterion) -> frozenset[str]:
    """Return the stems of what people call a criterion."""
    words = (*criterion.words, *criterion.name.replace("_", " ").split())
    found = frozenset(stem(each.word) for word in words for each in words_of(word))
    return found.union(*(each for each in CALLED_ALIKE if not found.isdisjoint(each)))


def bounded(criterion: Criterion, relation: Relation, number: float) -> Condition:
    """Return a condition on a number, in words: "at most 30 EUR"."""
    lead = "at most" if relation is Relation.AT_MOST else "at least"
    of_money = not criterion.unit and spellings(criterion) == CURRENCIES
    unit = f"({_plain_name(criterion)})" if of_money else criterion.unit or _plain_name(criterion)
    return Condition(criterion.name, relation, f"{lead} {number:g} {unit}".strip(), number)


def _plain_name(criterion: Criterion) -> str:
    return criterion.name.replace("_", " ")
