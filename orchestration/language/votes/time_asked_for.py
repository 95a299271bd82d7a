"""Whether a question asks if there is an option at some time: “evenings?”, “geht auch abends?”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words

SMALL: Final = frozenset(words(". th st nd rd the den der die das dem am um im at on in of uhr"))
"""What may stand in the name of a time beside times."""

_OPTION: Final = r"(?:options?|slots?|times?|dates?|terminen?|zeit(?:en)?|optionen?|vorschläge?)"
_ANY: Final = rf"(?:anything|something|any(?: {_OPTION})?|an? {_OPTION}|one|{_OPTION})"
_WAS: Final = rf"(?:et)?was|irgend(?:et)?was|(?:irgend)?eine?n?(?: {_OPTION})?|{_OPTION}"
_ALSO: Final = r"(?:(?:also|maybe|perhaps|too|auch|noch|vielleicht|denn|nicht|not)[\s,]+)*"
_ASKED: Final = re.compile(
    r"\W*(?:(?:hey|hi|hm+|so|and|und|oh|ok|okay|ach|also|but|aber|sorry)[\s,]+)*"
    r"(?:(?:(?:what|how) about|what of|was ist mit|wie (?:wär|wäre|ist) es mit"
    r"|wie wär['’]?s mit)\s+"
    rf"|(?:(?:is|are|was|were)(?:n['’]?t)? (?:there|it) {_ALSO}(?:{_ANY}\s+)?"
    rf"|do (?:we|you) have {_ALSO}(?:{_ANY}\s+)?|{_ANY}\s+"
    rf"|(?:gibt['’]?s|gibt es|habt ihr|haben wir|hast du|ist) {_ALSO}(?:(?:{_WAS})\s+)?{_ALSO}"
    rf"|(?:geht|ginge|ging) {_ALSO}(?:(?:{_WAS})\s+)?|(?:{_WAS})\s+))?"
    rf"{_ALSO}(?P<time>[^?!.,;:]{{2,40}}?)"
    rf"(?:\s+(?:{_OPTION}|at all|(?:et)?was|dabei|too|also|auch|there|on (?:the list|offer)"
    r"|on the table|as an option|möglich|possible|available|frei|free|by any chance|maybe"
    r"|vielleicht))*\s*\?+\s*",
    re.IGNORECASE,
)


def time_asked_for(words: str) -> str:
    """Return the time of which words ask whether an option is then; "" where they ask otherwise."""
    found = _ASKED.fullmatch(words.strip())
    return found["time"].strip() if found else ""
