"""Options called by their place among the others: “the earliest one”, “either of the first two”."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|hm+|sorry|well|so|then|dann|also|na|gut|yes|ja|i(?:['’]d| would|['’]ll)?"
    r"|ich|take|prefer|go (?:for|with)|nehme?|vote(?: for)?|bin für|i['’]?m for|for me|für mich"
    r"|lieber|rather|am liebsten)[ ,]+)*"
)
_ONE: Final = r"(?: (?:one|option|slot|time|date|termin|zeit|of them|of these|of the \w+|davon))*"
_TAIL: Final = (
    r"(?:[ ,]+(?:please|pls|bitte|for me|für mich|works?|work|passt|passen|geht|gehen|klappt"
    r"|is (?:best|fine|good|ok|great)|are (?:fine|good|ok)|ist (?:gut|super|am besten|ok)"
    r"|wär(?:e|en)? (?:gut|super|toll|am besten)|would be (?:best|great|good|ideal)|best|then|dann"
    r"|best for me|am besten|mir|thanks|danke))*[\s.!]*"
)
_BY_TIME: Final = {
    "earliest": slice(0, 1),
    "soonest": slice(0, 1),
    "latest": slice(-1, None),
    "frühest": slice(0, 1),
    "ehest": slice(0, 1),
    "spätest": slice(-1, None),
}
_FIRST: Final = r"(?P<few>first|last|ersten|letzten)"
_PLACED: Final = re.compile(
    rf"{_LEAD}(?:(?:the|den|der|die|das) (?P<one>{'|'.join(_BY_TIME)})(?:e[nrsm]?)?{_ONE}"
    rf"|(?:either|any|one|both|each|egal|eine?[rns]?|beide|jede[rs]?)(?: of| von| der)*"
    rf" (?:the |den |die |der )?{_FIRST} (?:two|2|zwei|beiden)(?: (?:options|termine|davon))?"
    rf"|(?:the|die) {_FIRST.replace('few', 'those')} (?:two|2|zwei|beiden))"
    rf"{_TAIL}",
    re.IGNORECASE,
)
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class PlaceNamed:
    """Which options are called, in the order of their times or in that of the list."""

    of: slice
    by_time: bool


def place_named(words: str) -> PlaceNamed | None:
    """Return which options words call by their place, and say that they suit; None of others."""
    found = _PLACED.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    if found is None:
        return None
    if one := found["one"]:
        return PlaceNamed(_BY_TIME[one.casefold()], by_time=True)
    is_first = (found["few"] or found["those"]).casefold() in ("first", "ersten")
    return PlaceNamed(slice(0, 2) if is_first else slice(-2, None), by_time=False)
