"""What people tell of options in figures, in both languages: “Framework costs 1200 euros”."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.known_by.figures import PRICE_NAMES
from orchestration.language.choosing.known_by.units import (
    CURRENCIES,
    NUMBER,
    number_of,
    unit_named,
    unit_said,
)
from orchestration.model.catalogue import Better

_VERB: Final = re.compile(
    r"^\s*(?:(?:only|now|just|about|actually|jetzt|nur)\s)*(?P<verb>costs?|is|['’]s|are|was|weighs?"
    r"|has|have|takes?|lasts?|comes? (?:at|to)|kostet|ist|hat|wiegt|hält|[,:=])(?!\w)",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(rf"(?<![\w.]){NUMBER}")
_NO_FACT: Final = re.compile(
    r"\b(?:should|must|may|might|could|would|too|than|more|less|over|under|most|least|max|not|never"
    r"|if|or|soll\w*|muss|darf|könnte|zu|als|mehr|weniger|höchstens|mindestens|nicht|wenn|oder)\b|\?",
    re.IGNORECASE,
)
_FILLERS_TEXT: Final = """
a an the of at to for about only now just around roughly with best good and in is has have costs
cost weighs weigh lasts takes some its their das die der ein eine mit von nur jetzt etwa rund ca
kostet wiegt hat ist
"""
_FILLERS: Final = frozenset(_FILLERS_TEXT.split())
_COSTS: Final = re.compile(r"cost|kostet", re.IGNORECASE)
_WEIGHS: Final = re.compile(r"weigh|wiegt", re.IGNORECASE)
_LASTS: Final = re.compile(r"last|hält", re.IGNORECASE)
_SIGNS: Final = {"eur": "€", "euro": "€", "euros": "€", "usd": "$", "dollar": "$", "dollars": "$",
                 "gbp": "£", "pound": "£", "pounds": "£", "€": "€", "$": "$", "£": "£"}  # fmt: skip
_LOW: Final = frozenset({"price", "weight", "noise", "rent", "cost", "miete", "gewicht"})
_HIGH: Final = frozenset({"battery", "akku", "range", "storage", "memory", "ram"})


@dataclass(frozen=True, slots=True)
class ToldFigure:
    """A number that is told, in which unit, and of what (`about`); "" where that is not said."""

    number: float
    unit: str
    about: str


def figure_in(words: str, *, goes_on: bool) -> ToldFigure | None:
    """Return what is told in the words behind an option; None where that is no figure of it.

    What `goes_on` from another needs no verb: “the ThinkPad is 1400, the MacBook 1999”.
    """
    verb, found = _VERB.match(words), _NUMBER.search(words)
    is_said = verb is not None or (
        goes_on and found is not None and not words[: found.start()].strip()
    )
    if not is_said or found is None or _NO_FACT.search(words[: found.end()]):
        return None
    said = unit_said(found["unit"] or found["cur"] or "")
    unit = _SIGNS.get(said, unit_named(said))
    return ToldFigure(number_of(found["n"]), unit, _about(words[: found.start()], said))


def _about(before: str, unit: str) -> str:
    if unit in CURRENCIES or _COSTS.search(before):
        return "price"
    if _WEIGHS.search(before):
        return "weight"
    nouns = [x for x in re.findall(r"[^\W\d_]{3,}", before.casefold()) if x not in _FILLERS]
    if nouns:
        return nouns[-1]
    return "battery" if _LASTS.search(before) else ""


def is_price(column: str) -> bool:
    """Tell whether a column is one of prices, by its name."""
    return column.replace("_", " ").casefold() in PRICE_NAMES


def better_end(about: str) -> Better:
    """Return which end of a thing people take to be better."""
    if about in _LOW:
        return Better.LOW
    return Better.HIGH if about in _HIGH else Better.NONE
