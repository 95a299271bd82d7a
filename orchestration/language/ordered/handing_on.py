"""That somebody else is to look after what one has asked for: “Dana takes this over from me”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_IT: Final = (
    r"(?:this|it|that|things|the (?:whole )?(?:thing|meeting|call|vote|poll|search|organi[sz]\w+)"
    r"|das|es|die (?:sache|umfrage|abstimmung|planung|organisation)|den termin"
    r"|das (?:ganze|meeting))"
)
_FROM_ME: Final = (
    r"(?:for me|from me|instead of me|in my place|from (?:now|here|tomorrow|today) on|from here"
    r"|from tomorrow|while i['’]?m (?:away|out|off)|für mich|von mir|statt mir|ab (?:jetzt|morgen"
    r"|heute|sofort)|weiter|in meiner vertretung)"
)
_WHO: Final = r"(?P<who>[^\W\d_][\w’'-]*)"
_THEN: Final = r"(?: (?:will|is going to|can|could|['’]?ll|would|is|ab jetzt|dann|jetzt|now|then))*"
_TAKES_OVER: Final = (
    rf"{_WHO}{_THEN} (?:tak(?:es?|ing) (?:{_IT} )?over(?: {_IT})?|übernimmt|übernehmen)"
    rf"(?: {_IT})?{_THEN}(?: {_FROM_ME})*"
)
_DOES_IT: Final = (
    rf"{_WHO}{_THEN} (?:runs?|leads?|organi[sz]es?|handles?|hosts?|manages?|does|do|macht|leitet"
    rf"|organisiert|betreut|führt|regelt) {_IT}(?: {_FROM_ME})+"
)
_GIVEN: Final = (
    r"(?:(?:i|ich)(?:['’]?(?:ll|m|d))?(?: (?:want to|would like to|will|am))* )?"
    r"(?:hand(?:ing)?|pass(?:ing)?|giv(?:e|ing)|transfer(?:ring)?|übergebe?|gebe?)"
    rf" {_IT}(?: over| on| off| ab| weiter)? (?:to|an) {_WHO}(?: ab| weiter)?"
)
_ROLE: Final = (
    r"(?:organi[sz]er|host|owner|in charge(?! of\b)|verantwortlich(?! für\b)|organisator(?:in)?)"
)
_MADE: Final = rf"make {_WHO} (?:the |an )?{_ROLE}"
_IS: Final = (
    rf"{_WHO} (?:should be|is now|will be|is|soll|ist jetzt) (?:the |jetzt )?{_ROLE}(?: sein)?"
    rf"(?: {_FROM_ME})*"
)
_HANDS: Final = tuple(
    re.compile(rf"(?:^|(?<=[\s,.;!–-]))(?:{each})(?![\w'’])", re.IGNORECASE)
    for each in (_TAKES_OVER, _DOES_IT, _GIVEN, _MADE, _IS)
)
_LONGEST: Final = 240


def handed_on(text: str, names: Sequence[str]) -> tuple[str, int, int] | None:
    """Return who is to look after it, as they are called, and where that stands; None where nobody.

    `names` are those of the people in it.
    """
    if len(text) > _LONGEST:
        return None
    known = {part.casefold() for each in names for part in each.split()}
    for pattern in _HANDS:
        for found in pattern.finditer(text):
            if found["who"].casefold() in known:
                return found["who"], found.start(), found.end()
    return None
