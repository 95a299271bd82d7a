"""Numbers with their units, as people say them: “2 metres”, “half a kilo”, “1,500 €”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.words import plain

_UNITS: Final = {
    "eur": ("€", "eur", "euro", "euros", "bucks"),
    "usd": ("$", "usd", "dollar", "dollars", "bucks"),
    "gbp": ("£", "gbp", "pound", "pounds", "quid"),
    "chf": ("chf", "franken", "francs"),
    "min": ("min", "mins", "minute", "minutes", "minuten"),
    "h": ("h", "hour", "hours", "stunde", "stunden"),
    "day": ("day", "days", "tag", "tage", "tagen"),
    "week": ("week", "weeks", "woche", "wochen"),
    "mm": ("mm", "millimetre", "millimetres", "millimeter", "millimeters", "millimetern"),
    "cm": (
        *("cm", "centimetre", "centimetres", "centimeter", "centimeters"),
        *("zentimeter", "zentimetern"),
    ),
    "m": ("m", "metre", "metres", "meter", "meters", "metern"),
    "km": ("km", "kilometre", "kilometres", "kilometer", "kilometers", "kilometern"),
    "g": ("g", "gram", "grams", "gramme", "grammes", "gramm"),
    "kg": ("kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"),
    "ml": ("ml", "millilitre", "millilitres", "milliliter", "milliliters"),
    "l": ("l", "litre", "litres", "liter", "liters", "litern"),
    "°c": ("°c", "°", "degree", "degrees", "celsius", "grad"),
    "people": ("people", "persons", "seats", "personen", "leute", "plätze"),
}
_MONEY: Final = ("eur", "usd", "gbp", "chf")
CURRENCIES: Final = tuple(spelling for each in _MONEY for spelling in _UNITS[each])
MONEY: Final = _MONEY

_SIZES: Final = (
    {"mm": 0.001, "cm": 0.01, "m": 1.0, "km": 1000.0},
    {"g": 0.001, "kg": 1.0},
    {"ml": 0.001, "l": 1.0},
    {"min": 1.0, "h": 60.0, "day": 1440.0, "week": 10080.0},
)
"""Units that are of one another: how large each is."""

_SPELLED: Final = {
    **dict.fromkeys(("half a", "half an", "einen halben", "ein halber", "ein halbes"), 0.5),
    **dict.fromkeys(("a", "an", "one", "ein", "eine", "einen", "einem", "einer"), 1.0),
    **{each: 2.0 + at for at, each in enumerate(["two", "three", "four", "five", "six"])},
    **{each: 2.0 + at for at, each in enumerate(["zwei", "drei", "vier", "fünf", "sechs"])},
}
_OF_SIZE: Final = tuple(word for of in _SIZES for unit in of for word in _UNITS[unit] if word[1:])
_ALIKE: Final = "|".join(sorted(_OF_SIZE, key=len, reverse=True))
_IN_WORDS: Final = "|".join(sorted(_SPELLED, key=len, reverse=True))

NUMBER: Final = (
    rf"(?P<cur>[€$£])?\s?(?P<n>(?<!\d)\d{{1,3}}(?:[.,]\d{{3}}){{1,4}}(?!\d)|(?<!\d)\d{{1,15}}(?!\d)(?:[.,]\d{{1,15}})?"
    rf"|(?:{_IN_WORDS})(?=\s+(?:{_ALIKE})\b))"
    r"\s?(?P<unit>[€$£]|°\s?[CK]?|[^\W\d_]+(?:[²³]|(?<=m)[23](?!\w))?"
    r"(?:[/·][^\W\d_]+(?:[²³]|[23](?!\w))?|/\([^()\s]{1,12}\))*)?"
)
"""A number with the unit that stands around it; in words only where a unit follows."""

_THOUSANDS: Final = re.compile(r"[1-9]\d{0,2}(?:[.,]\d{3})+")


def number_of(said: str) -> float:
    """Return a number that `NUMBER` has found: “1,500” is 1500, “1,5” is 1.5, “half a” is 0.5."""
    words = " ".join(said.casefold().split())
    if words in _SPELLED:
        return _SPELLED[words]
    if _THOUSANDS.fullmatch(said):
        return float(re.sub(r"[.,]", "", said))
    return float(said.replace(",", "."))


def unit_said(said: str) -> str:
    """Return a unit as it is compared: “° C” is “°c”, “g/cm³” is “g/cm3”."""
    return plain(said.replace(" ", ""))


def unit_named(word: str) -> str:
    """Return the unit that a word is, as it is written behind a number; "" where it is none."""
    unit = _unit(plain(word.strip(" .")))
    return unit.upper() if unit in (*_MONEY, "°c") else unit


def spellings_of(unit: str) -> tuple[str, ...]:
    """Return how a unit of a column is written: its first word counts, “hours a year” are hours."""
    first = plain(unit).partition(" ")[0]
    return next((each for each in _UNITS.values() if first in each), (plain(unit),) if unit else ())


def is_unit(unit: str) -> bool:
    """Tell whether a word is a unit."""
    return bool(_unit(unit))


def factor(said: str, column: str) -> float | None:
    """Return by what a number in one unit is multiplied to be in another; None where it cannot be.

    What is by the year, or by anything else, is of its own unit alone.
    """
    one, other = _unit(unit_said(said)), _unit(plain(column))
    sizes = next((each for each in _SIZES if one in each and other in each), None)
    return sizes[one] / sizes[other] if sizes else None


def _unit(word: str) -> str:
    return next((each for each, spellings in _UNITS.items() if word in spellings), "")
