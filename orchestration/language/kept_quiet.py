"""Whether somebody asks that what they have told is not passed on: “please don't tell anyone”."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|oh|and|but|also|und|aber|please|pls|bitte|sorry|btw|übrigens|just|hey)"
    r"[ ,.!]+)*"
)
_TAIL: Final = r"(?:[ ,]+(?:please|pls|bitte|ok(?:ay)?|though|thanks|danke|ja|gell))*[\s.!?]*"
_IT: Final = (
    r"(?:that|this|it|why|the reason|(?:about |of )?(?:the|my|that|it|this)(?: [\w'’-]+){0,3})"
)
_ELSE: Final = (
    r"(?!(?:ab|an|zu|auf|aus|so|mehr|weiter|me|us|mir|mich|uns|it|you|that|this|options?|[a-z])\b)"
)
_WHOM: Final = (
    rf"(?:{_ELSE}@?[\w'’-]+(?: else)?|the (?:others|group|team)|my (?:boss|manager|team))"
)
_WAS: Final = (
    r"(?:das|es|davon|dass?|das (?:mit|von)(?: [\w'’-]+){1,3}"
    r"|(?:den|meinen?|die|der)(?: [\w'’-]+){1,2})"
)
_SMALL: Final = r"(?: (?:bitte|aber|mal|doch|lieber|auch|ja|halt))*"
_WEM: Final = rf"(?:{_ELSE}@?[\w'’-]+|den anderen|meinem chef|meiner chefin)"
_NIEMAND: Final = r"(?:niemand(?:e[mn])?|keine[rmn]?|keinem menschen|sonst niemand(?:em)?)"
_QUIET: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:(?:please|pls) )?(?:don['’]?t|do not|never)(?: please)? (?:tell|show) {_WHOM}"
    rf"(?: {_IT})?"
    rf"|(?:don['’]?t|do not|never)(?: please)? (?:mention|share|say|pass|spread) {_IT}"
    rf"(?: (?:on|around))?(?: (?:to|with) {_WHOM})?"
    rf"|(?:nobody|no[- ]?one)(?: else)? (?:needs to|has to|should|must|may) (?:know|hear|see|learn)"
    rf"(?: {_IT})?"
    rf"|{_WHOM} (?:should not|shouldn['’]?t|must not|mustn['’]?t|need not|does not need to"
    rf"|doesn['’]?t (?:need|have) to) (?:know|hear|see|learn)(?: {_IT})?"
    rf"|(?:sag|sagt|sage|erzähle?|erzählt|verrate?|verratet|zeige?|zeigt)(?: {_WAS})?{_SMALL}"
    rf"(?: (?:nicht {_WEM}|{_NIEMAND}|{_WEM}{_SMALL} (?:nicht|nichts)))(?: {_WAS})?"
    rf"|(?:{_WAS}{_SMALL} )?(?:bitte )?nicht weiter(?:sagen|erzählen|geben)"
    rf"|{_WAS}{_SMALL} (?:muss|soll|sollte|darf|braucht){_SMALL}(?: {_WEM} nicht| {_NIEMAND})"
    r" (?:(?:zu )?(?:wissen|sehen|erfahren|hören|lesen))"
    rf"){_TAIL}",
    re.IGNORECASE,
)
_LONGEST: Final = 90


def asks_to_keep_quiet(words: str) -> bool:
    """Tell whether all that words ask is that nobody, or somebody, is told."""
    return len(words) <= _LONGEST and _QUIET.fullmatch(words.strip()) is not None
