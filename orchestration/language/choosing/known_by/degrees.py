"""Words that say how much of something is asked for, without a number: "cheap", "large"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final

from orchestration.language.choosing.known_by.figures import bounded, numbers_of
from orchestration.language.choosing.known_by.units import MONEY
from orchestration.language.choosing.words import SpokenWord, plain, stem
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.preferences import Condition, OptionRef, Relation

_LOW_TEXT: Final = """
cheap inexpensive affordable near close nearby quick fast short small light quiet few gunstig
gunstiges billig nah nahe schnell kurz klein leise
"""
_LOW: Final = frozenset(_LOW_TEXT.split())
_HIGH_TEXT: Final = """
expensive pricey costly far slow long big large heavy loud many roomy teuer weit langsam lang
gross laut viel
"""
_HIGH: Final = frozenset(_HIGH_TEXT.split())


def degrees(
    said: Sequence[SpokenWord], catalogue: Catalogue
) -> Iterator[tuple[int, int, tuple[OptionRef | Condition, ...], bool]]:
    """Yield where a message asks for much or little of something: the better half of what is known.

    "Cheap" is at most the median price.
    """
    for criterion in numbers_of(catalogue):
        known = [d.number for o in catalogue.options if (d := o.datum(criterion.name))]
        middle = median(each for each in known if each is not None)
        above = min((each for each in known if each is not None and each > middle), default=middle)
        own = {stem(plain(word)) for word in criterion.words}
        for each in said:
            way = _way(each.word, own, criterion)
            if way is not None:
                number = middle if way is Relation.AT_MOST else above
                yield each.start, each.end, (bounded(criterion, way, number),), False


def way_of(word: str) -> Relation | None:
    """Return which way a word goes of itself: what is cheap is at most so and so much."""
    if word in _LOW:
        return Relation.AT_MOST
    return Relation.AT_LEAST if word in _HIGH else None


def _way(word: str, own: set[str], criterion: Criterion) -> Relation | None:
    """Return which way a word goes that this criterion has, or that any price has."""
    is_price = criterion.unit.casefold() in (*MONEY, "€", "$", "£")
    known = stem(word) in own or (is_price and word in PRICES)
    if not known or (criterion.better is Better.NONE and not is_price and word not in _LOW | _HIGH):
        return None
    return way_of(word)


PRICES_TEXT: Final = """
cheap inexpensive affordable expensive pricey costly gunstig billig teuer
"""
PRICES: Final = frozenset(PRICES_TEXT.split())
