"""An order of options by whose they are: "Ines's first, then the one by Raj"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from orchestration.language.choosing.words import plain

_OF: Final = r"(?:by|from|of|von)"
_WHAT: Final = r"(?:one|draft|version|statement|proposal|entwurf|fassung|text|vorschlag|satz)"
_THE: Final = r"(?:the|that|der|die|das|den|dem)"
_THEN: Final = r"(?:and |und )?(?:then|dann|danach|after that|next|second|zweitens|finally|last)"
_BETWEEN: Final = rf"(?:\s*(?:>|[,;]\s*(?:{_THEN}\b)?)\s*|\s+(?:{_THEN}|before|over|vor)\s+)"
_LEAD: Final = (
    r"(?:(?:first|zuerst|erst|erstens|zunächst|my (?:order|vote)|meine (?:reihenfolge|stimme)"
    r"|only|just|nur|i(?:['’]d)? (?:vote|rank|put|prefer)|ich (?:stimme|wähle|nehme)"
    r"|for|für|ok|so|also)[:,]?\s+)*"
)
_PLACE: Final = (
    r"(?:\s+(?:only|alone|nur|allein|first|second|third|last|zuerst|zuletzt"
    r"|als (?:erste|zweite)[nrs]?))?"
)
_LONGEST: Final = 200
"""So many characters an order has at most."""

_END: Final = r"(?:[\s,]+(?:please|pls|bitte|thanks|danke))?[.!\s]*"


_OWN: Final = ("mine", "meins", "meiner", "meinen", "meine", "mein", "my", "me")
"""How who speaks calls what is theirs, among the names of others."""


def by_author(
    text: str, names: Mapping[str, str], own: str, *, is_list: bool = False
) -> tuple[str, ...] | None:
    """Return whose options words put in order, by what each is called; None where they do not.

    `names` has in plain small letters how people are called, and who that is; who speaks is `own`.
    One alone is meant only where the words say that it is theirs, and several only where they say
    an order, or where `is_list` takes a mere list for one: "Ines, me, Raj".
    """
    said = plain(" ".join(text.split()))
    names = {**names, **dict.fromkeys(_OWN, own)}
    if not names or len(said) > _LONGEST:
        return None
    called = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    theirs = (
        rf"(?:{_THE}\s+)?(?:{_WHAT}\s+)?{_OF}\s+(?:{called})"
        rf"|(?:{called})(?:['’]s?|s)(?:\s+{_WHAT})?|(?:{called})\s+{_WHAT}"
        rf"|(?:mine|mein(?:s|er|en|e)|(?:my|mein)(?:\s+own)?\s+{_WHAT})"
        rf"|(?:{called})\s+(?:ihre[mnrs]?|seine[mnrs]?)(?:\s+{_WHAT})?"
    )
    one = rf"(?:(?:{theirs})|{called}){_PLACE}"
    if not re.fullmatch(rf"{plain(_LEAD)}{one}(?:{_BETWEEN}{one})*{_END}", said):
        return None
    found = tuple(names[each] for each in re.findall(rf"\b(?:{called})(?=\b|s\b)", said))
    if len({*found}) < len(found):
        return None
    is_sure = (is_list and len(found) > 1 and "," in said) or re.search(
        rf"(?:{theirs})|>|\b(?:then|dann|danach|before|over|vor)\b", said
    )
    return found if is_sure else None
