"""What asks for little of something in several words: “not too expensive”, “walkable”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median
from typing import Final

from orchestration.language.choosing.known_by.amounts import Found
from orchestration.language.choosing.known_by.figures import (
    CALLED_ALIKE,
    PRICE_NAMES,
    bounded,
    names_of,
    numbers_of,
)
from orchestration.language.choosing.known_by.units import MONEY
from orchestration.model.catalogue import Catalogue, Criterion
from orchestration.model.preferences import Relation

_NOT_SO: Final = (
    r"(?:not|nicht|isn['’]?t|bitte nicht)(?: (?:all|too|so|very|that|zu|allzu|sehr|ganz))*"
)
_NOTHING: Final = r"(?:nothing|nowhere|nichts|nix)(?: (?:too|so|that|zu|allzu|sehr))*"
_SHORT_OFMONEY: Final = (
    r"(?:i(?:['’]?m| am) |ich bin |bin )?(?:(?:a bit|kinda|so|gerade|grad|etwas|ziemlich|total) )*"
    r"(?:broke|skint|pleite|blank|knapp bei kasse|short of (?:money|cash))"
    r"(?: (?:rn|right now|at the moment|atm|gerade|grad|momentan|this month|diesen monat))*"
)
_DEAR: Final = (
    rf"(?:{_NOT_SO}|{_NOTHING}) (?:expensive|pricey|costly|teuer|teures)|{_SHORT_OFMONEY}"
    r"|(?:way |far |much |viel )?(?:too|zu) (?:expensive|pricey|costly|teuer)"
    r"|(?:on |with )?a (?:small|tight|low) budget|(?:kleines|knappes) budget"
    r"|(?:(?:et)?was |irgendwas )?(?:günstiges|billiges)|(?:et)?was günstig"
)
_FAR: Final = (
    rf"(?:{_NOT_SO}|{_NOTHING}) (?:far|weit)(?: (?:away|weg|entferntes))?"
    r"|(?:way |much |viel )?(?:too|zu) (?:far|weit)(?: (?:away|weg))?"
    r"|(?:i |we )?can['’]?t walk (?:very |that |too |so )?far"
    r"|(?:ich )?kann nicht (?:so |sehr )?weit (?:laufen|gehen)"
    r"|(?:somewhere |something |a place )?(?:that )?(?:i|we|you|one) can walk(?: to)?"
    r"|(?:somewhere |something )?walkable|(?:with)?in walking distance|walking distance"
    r"|(?:somewhere |something )?(?:close by|nearby|near by|around the corner|close|near)"
    r"(?= please| pls|[ ]*(?:[.,!;]|$| and\b| und\b| for\b| to us\b))"
    r"|(?:(?:et)?was )?(?:hier )?(?:in der nähe|um die ecke|fußläufig|fussläufig)"
    r"|(?:gut )?zu fu(?:ß|ss)(?: (?:erreichbar|gehen|hinkommen))?|in laufweite"
)
_DEGREES: Final = tuple(
    (re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE), names)
    for pattern, names in (
        (_DEAR, PRICE_NAMES),
        (_FAR, CALLED_ALIKE[1] | CALLED_ALIKE[2]),
    )
)
"""What asks for little of something in several words, and what columns of that are called."""


def phrased(text: str, catalogue: Catalogue) -> Iterator[Found]:
    """Yield where several words ask for little of something: "somewhere I can walk to"."""
    for pattern, names in _DEGREES:
        meant = [each for each in numbers_of(catalogue) if not names.isdisjoint(names_of(each))]
        is_money = names is PRICE_NAMES
        meant = meant or [
            each for each in numbers_of(catalogue) if is_money and each.unit.casefold() in MONEY
        ]
        if len(meant) == 1:
            condition = bounded(meant[0], Relation.AT_MOST, _middle(meant[0], catalogue))
            for found in pattern.finditer(text):
                yield found.start(), found.end(), (condition,), False


def _middle(criterion: Criterion, catalogue: Catalogue) -> float:
    known = (d.number for o in catalogue.options if (d := o.datum(criterion.name)))
    return median(each for each in known if each is not None)
