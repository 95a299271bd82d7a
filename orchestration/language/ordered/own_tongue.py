"""What words say of the language in which somebody, or a place, wants to be spoken to."""

from __future__ import annotations

import re
from typing import Final

ENGLISH_NAME: Final = "english"
GERMAN_NAME: Final = "german"
AS_WRITTEN: Final = "as written"
"""Each is spoken to as they write, and a channel as who asks there."""

OTHER: Final = "other"
"""A language that the bot does not speak."""

_CALLED: Final = {
    "english": ENGLISH_NAME,
    "englisch": ENGLISH_NAME,
    "german": GERMAN_NAME,
    "deutsch": GERMAN_NAME,
    "en": ENGLISH_NAME,
    "de": GERMAN_NAME,
}
_TONGUE: Final = (
    r"(?P<tongue>english|german|deutsch|englisch|french|spanish|italian|portuguese|dutch|polish"
    r"|turkish|russian|chinese|japanese|fran[cç]ais|franz[oö]sisch|espa[nñ]ol|spanisch)"
)
_SPEAK: Final = (
    r"(?:speak|talk|write|answer|reply|post|sprich|sprecht|sprichst|redet|schreibt|antwortet|rede|schreibe?|antworte"
    r"|sprechen|reden|schreiben|antworten|switch|change|wechs(?:le|ele?|eln))"
)
_AS_WRITTEN: Final = (
    r"(?:as (?:each|everyone|everybody|people|they|we)(?: of (?:us|them))? writes?"
    r"|wie (?:jede[rs]?|alle|man|wir) schreib(?:t|en))"
)
_SET: Final = re.compile(
    r"\b(?:my |our |the |die )?(?:language|sprache)\b[\s:=]*(?:(?:is|to|ist|auf)\s+)?"
    rf"(?:{_TONGUE}|(?P<each>{_AS_WRITTEN})|(?P<code>\w+))?"
    rf"|(?:\b(?:please |bitte )?{_SPEAK}\s+)?(?:\b(?:to us |uns )?(?:in|auf)\s+)?"
    rf"\b{_TONGUE.replace('<tongue>', '<bare>')}\b(?:\s+(?:please|bitte|only|nur))?",
    re.IGNORECASE,
)
_COURTEOUS: Final = (
    r"(?:\W|\b(?:please|pls|plz|bitte|hey|hi|hallo|mal|only|nur|now|jetzt|ok(?:ay)?|back|again"
    r"|wieder|zurück|thanks|thx|danke|actually|sorry|instead|lieber|doch)\b)*"
)
_ASKED: Final = re.compile(
    rf"{_COURTEOUS}(?:(?:(?:my|the|meine|die) )?(?:language|sprache)\b[\s:=]*"
    r"(?:(?:is|to|ist|auf)\s+)?)?(?:(?:can|could|will|would|kannst|könntest|können|könnt)"
    rf" (?:you|u|we|du|wir|ihr|sie){_COURTEOUS})?"
    rf"(?:(?:let['’]?s|lass uns|lasst uns){_COURTEOUS})?"
    rf"(?:(?:{_SPEAK}|be|do|go|have)\s+(?:(?:ihr|du|sie)\s+)?"
    rf"(?:(?:auch|denn|eigentlich)\s+)?)?{_COURTEOUS}"
    r"(?:(?:to|with|mit|zu)\s+(?:me|mir)\s+)?"
    rf"(?:mir\s+)?(?:(?:in|to|auf|zu|ins)\s+)?{_TONGUE}{_COURTEOUS}"
    rf"(?:(?:to|with|mit|zu)\s+(?:me|mir))?{_COURTEOUS}(?:{_SPEAK})?{_COURTEOUS}",
    re.IGNORECASE,
)
_MARKS: Final = " \t\n,;.:!"


def language_asked_for(words: str) -> str:
    """Return the language that somebody wants to be answered in; "" where they say nothing of it.

    It is `OTHER` where that is none the bot speaks.
    """
    found = _ASKED.fullmatch(words[:100]) if len(words) < 100 else None
    return _CALLED.get(found["tongue"].lower(), OTHER) if found else ""


def language_set(words: str) -> tuple[str, str]:
    """Return words without what they say of a place's language, and which that is; "" of none."""
    found = _SET.search(words)
    if found is None:
        return words, ""
    rest = f"{words[: found.start()]};{words[found.end() :]}".strip(_MARKS)
    if found["each"]:
        return rest, AS_WRITTEN
    called = found["tongue"] or found["bare"] or found["code"] or ""
    return rest, _CALLED.get(called.lower(), OTHER)
