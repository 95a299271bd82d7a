"""To what a vote is turned behind why: “can't do A, make it B”."""

from __future__ import annotations

import re
from typing import Final

_MADE: Final = re.compile(
    r".{3,}?(?:\s*[,;.!–]\s*|\s+-\s+|\s+(?:so|also|then|dann)\s+)"
    r"(?:(?:so|then|please|pls|can you|could you|also|dann|bitte|und|and|rather|lieber) )*"
    r"(?:(?:make|change|switch|set) (?:it|that|mine|my vote)(?: to)? (?P<made>[^,;?]+?)"
    r"(?: (?:please|pls|instead|then))*"
    r"|(?:mach|änder|stell)\w*(?: (?:es|das|meine(?: stimme)?|mal|bitte|doch|lieber))*"
    r"(?: (?:auf|zu|in))? (?P<aus>[^,;?]+?)(?: (?:draus|daraus|rein|um))?)[\s.!]*",
    re.IGNORECASE,
)


def made_another(said: str) -> str:
    """Return what a vote is to be from now on, behind why: “can't do A, make it B”; else ""."""
    found = _MADE.fullmatch(said.strip())
    return (found["made"] or found["aus"]).strip() if found else ""
