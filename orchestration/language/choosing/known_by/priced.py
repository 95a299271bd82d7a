"""What options cost, where that stands in their own words: “Amano (110 euros)”, “Pho, 12€”."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Final

from orchestration.language.choosing.known_by.figures import PRICE_NAMES, names_of
from orchestration.language.choosing.known_by.units import (
    CURRENCIES,
    NUMBER,
    number_of,
    unit_named,
    unit_said,
)
from orchestration.language.choosing.words import plain
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.options import Datum, Words

_PRICE: Final = "price"
_AMOUNT: Final = re.compile(rf"(?<![\w.,]){NUMBER}(?!\w)", re.IGNORECASE)


@lru_cache(64)
def with_prices(options: tuple[Words, ...], criteria: tuple[Criterion, ...]) -> Catalogue:
    """Return a catalogue in which is known what options say that they cost.

    That holds in one currency alone, and where no column has prices already.
    """
    prices = {each.key: found for each in options if (found := _price(each.title))}
    units = {unit for _, unit in prices.values()}
    if len(units) != 1 or any(map(_is_of_money, criteria)):
        return Catalogue(options, criteria)
    price = Criterion(_PRICE, unit=units.pop(), better=Better.LOW)
    known = (_with(each, prices.get(each.key)) for each in options)
    return Catalogue(tuple(known), (*criteria, price))


def _with(option: Words, price: tuple[float, str] | None) -> Words:
    if price is None or option.datum(_PRICE):
        return option
    return replace(option, data=(*option.data, Datum(_PRICE, number=price[0])))


def _price(title: str) -> tuple[float, str] | None:
    """Return the one amount of money that a title names, and its currency."""
    found = [
        (number_of(each["n"]), unit_named(unit))
        for each in _AMOUNT.finditer(title)
        if (unit := unit_said(each["unit"] or each["cur"] or "")) in CURRENCIES
    ]
    return found[0] if len(found) == 1 else None


def _is_of_money(criterion: Criterion) -> bool:
    return plain(criterion.unit) in CURRENCIES or not PRICE_NAMES.isdisjoint(names_of(criterion))
