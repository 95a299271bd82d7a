"""That what was asked is taken back, or changed: "I withdraw that, bad idea", “make it 9:45”."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|hm+|oh|ah|ach|na|sorry|sry|wait|actually|no|nein|nee|right|so|well"
    r"|then|dann|also|you['’]?re right|stimmt)[\s,.!:–-]+)*"
)
_IT: Final = (
    r"(?:(?:that|this|it|my (?:proposal|motion|idea|suggestion)|the (?:proposal|motion|idea))"
    r"(?: again)?)"
)
_DAS: Final = r"(?:das|es|(?:mein(?:en?)?|den|die) (?:vorschlag|antrag|idee))"
_BACK: Final = re.compile(
    rf"{_LEAD}(?:(?:i(?:['’]ll|['’]d| will| would| hereby)?(?: like to)? )?"
    rf"(?:withdraw|retract|take back) {_IT}"
    rf"|(?:i(?:['’]ll| will)? )?(?:pull|take) {_IT} back"
    rf"|(?:ich )?(?:ziehe?|nehme?) {_DAS}(?: (?:wieder|lieber|doch|hiermit))* zurück)"
    r"(?:\s*[,;.!:–-]+\s*(?P<why>[^?]{1,80}))?[\s.!]*",
    re.IGNORECASE,
)
_OF_VOTE: Final = re.compile(r"\b(?:vote|ballot|stimme)\b|\b[A-Z]\b(?<!I)")


def takes_motion_back(text: str) -> bool:
    """Tell whether words take back what their author asked all to agree to."""
    found = _BACK.fullmatch(text.strip())
    return found is not None and not _OF_VOTE.search(found["why"] or "")


_HOUR: Final = r"(?P<hour>\d{1,2}(?:[:.h]\d\d)?(?:\s?(?:[ap]m|uhr))?)"
_IN_ITS_PLACE: Final = re.compile(
    rf"{_LEAD}(?:(?:please|pls|bitte|let['’]?s|lasst? uns|wir|can we|could we|können wir)\s+)*"
    rf"(?:(?:change|make|move|switch|set)\s+(?:it|that|this)\s+(?:(?:to|be)\s+)?{_HOUR}"
    rf"|(?:ändern?|machen?|verschieben?|legen?)\s+(?:(?:wir|das|es|s)\s+)*(?:auf|zu)\s+"
    rf"{_HOUR.replace('<hour>', '<um>')})"
    r"(?:\s+(?:then|instead|please|pls|dann|stattdessen|bitte))*[\s.!?]*",
    re.IGNORECASE,
)


def hour_in_its_place(text: str) -> str:
    """Return the hour that words put in the place of another: “ok change it to 9:45”; else ""."""
    found = _IN_ITS_PLACE.fullmatch(text.strip())
    return (found["hour"] or found["um"]) if found else ""
