"""What people tell of options in figures, in both languages: “Framework costs 1200 euros”."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.known_by.figures import PRICE_NAMES
from orchestration.language.choosing.known_by.units import (
    CURRENCIES,
    NUMBER,
    is_unit,
    number_of,
    unit_named,
    unit_said,
)
from orchestration.model.catalogue import Better

ENDS: Final = re.compile(r"[,.;:!?](?=\s)|\s(?:and|but|und|aber)\s", re.IGNORECASE)
"""Where something else begins than what is told."""

_VERB: Final = re.compile(
    r"^\s*(?:(?:now|currently|only|just|actually|really|jetzt|aktuell|nur)\s+)*(?P<verb>costs?|is"
    r"|['’]s|are|weighs?|has|have|takes?|lasts?|comes? (?:at|to|in at)|kostet|ist|hat|wiegt|hält"
    r"|[:=])(?!\w)\s*(?:(?:now|only|just|about|around|roughly|exactly|a|an|the|its|jetzt|nur|etwa"
    r"|rund|ca\.?|genau|eine?n?|das|der|die)\s+)*"
    r"(?:(?P<noun>[^\W\d_]+(?:\s[^\W\d_]+)?)\s(?:of|at|von)\s(?:(?:about|only|etwa|nur|rund)\s)?)?$",
    re.IGNORECASE,
)
"""All that stands between an option and a figure that is told of it."""

_GOES_ON: Final = re.compile(r"\W*(?:at|is|ist|for|für)?\W*", re.IGNORECASE)
_NUMBER: Final = re.compile(rf"(?<![\w.]){NUMBER}")
_BEHIND: Final = re.compile(
    r"^(?P<said>.*?)(?=[.,;:!](?:\s|$)|\s(?:and|but|while|though|und|aber|der|die|das|the)(?:\s|$)|$)",
    re.IGNORECASE | re.DOTALL,
)
_MEASURED: Final = re.compile(r"^(?:(?:of|in|for|an|für)\s+)?(?P<noun>[^\W\d_]+(?:\s[^\W\d_]+)?)$")
_TODAY: Final = re.compile(
    r"\b(?:now|today|currently|at the moment|each|in total|all in|online|right now|jetzt|heute"
    r"|aktuell|zurzeit|(?:per|pro|a|im) (?:month|week|year|day|night"
    r"|monat|woche|jahr|tag|nacht))\b",
    re.IGNORECASE,
)
_OPENS: Final = re.compile(
    r"\b(?:i|i['’](?:d|m|ve|ll)|my|me|we|our|us|your|if|unless|when|once|wish|hope|should|would"
    r"|could|might|maybe|perhaps|than|ich|mein\w*|mir|wir|unser\w*|uns|wenn|falls|sollte\w*"
    r"|würde\w*|könnte\w*|vielleicht|als)\b",
    re.IGNORECASE,
)
_NOT_STATED: Final = re.compile(r"\?\s*$")
_COSTS: Final = re.compile(r"cost|kostet|comes?", re.IGNORECASE)
_WEIGHS: Final = re.compile(r"weigh|wiegt", re.IGNORECASE)
_HAS: Final = re.compile(r"ha(?:s|ve|t)$", re.IGNORECASE)
_PRICES: Final = tuple(sorted(PRICE_NAMES))
_WEIGHTS: Final = frozenset({"g", "kg"})
_SIGNS: Final = {"eur": "€", "euro": "€", "euros": "€", "usd": "$", "dollar": "$", "dollars": "$",
                 "gbp": "£", "pound": "£", "pounds": "£", "€": "€", "$": "$", "£": "£"}  # fmt: skip
_LOW: Final = frozenset({"price", "weight", "noise", "rent", "cost", "miete", "gewicht"})
_HIGH: Final = frozenset({"battery", "akku", "range", "storage", "memory", "ram"})


@dataclass(frozen=True, slots=True)
class ToldFigure:
    """A number that is told, in which unit, and of what (`about`); "" where that is not said.

    It stands in so many characters of the words behind its option (`stop`).
    """

    number: float
    unit: str
    about: str
    stop: int = 0


def is_stated(before: str, sentence: str) -> bool:
    """Tell whether what is said of an option is put as it is: by nobody’s wish, budget or doubt.

    `before` is what stands ahead of it in its clause.
    """
    return _NOT_STATED.search(sentence) is None and _OPENS.search(before) is None


def figure_in(words: str, *, goes_on: bool, units: Container[str] = ()) -> ToldFigure | None:
    """Return what is told in the words behind an option; None where that is no figure of it.

    A figure stands straight behind its verb, and says no more than what it is of. What `goes_on`
    from another needs no verb: “the ThinkPad is 1400, the MacBook 1999”.
    """
    found = _NUMBER.search(words)
    if found is None:
        return None
    before = words[: found.start()]
    verb = _VERB.match(before)
    if verb is None and not (goes_on and _GOES_ON.fullmatch(before)):
        return None
    return _figure(words, found, verb, units)


def _figure(
    words: str, found: re.Match[str], verb: re.Match[str] | None, units: Container[str]
) -> ToldFigure | None:
    """Return a figure with what stands behind it; None where that says more than what it is of."""
    said = unit_said(found["unit"] or found["cur"] or "")
    said = said if is_unit(said) or said in units else ""
    end = found.end() if said or not found["unit"] else found.start("unit")
    behind = _BEHIND.match(words[end:])
    assert behind is not None
    rest = " ".join(_TODAY.sub("", behind["said"]).split())
    measured = _MEASURED.match(rest)
    if rest and measured is None:
        return None
    nouns = (verb["noun"] if verb else None, measured["noun"] if measured else None)
    about = _about(verb["verb"] if verb else "", said, nouns)
    unit = _SIGNS.get(said, unit_named(said) or said)
    number = number_of(found["n"])
    return None if about is None else ToldFigure(number, unit, about, end + behind.end())


def _about(verb: str, unit: str, nouns: Sequence[str | None]) -> str | None:
    """Return what a figure is of, by what is said of it, else by its verb and its unit."""
    named = next((each.casefold() for each in nouns if each), "")
    if unit in CURRENCIES or _COSTS.match(verb):
        is_clear = is_price(named) or not (named or _HAS.match(verb))
        return "price" if is_clear else None
    if named:
        return named
    return "weight" if _WEIGHS.match(verb) or unit_named(unit) in _WEIGHTS else ""


def is_often_told(about: str) -> bool:
    """Tell whether people tell of this in figures, whatever their options are."""
    return about == "price" or about in _LOW or about in _HIGH


def is_price(column: str) -> bool:
    """Tell whether a column is one of prices, by its name."""
    return column.casefold().startswith(_PRICES)


def better_end(about: str) -> Better:
    """Return which end of a thing people take to be better."""
    if about in _LOW:
        return Better.LOW
    return Better.HIGH if about in _HIGH else Better.NONE
