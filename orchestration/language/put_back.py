"""Whether an organiser takes back how a meeting is to be searched, and was a moment ago."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.corrections.undone import undone

_LONGEST: Final = 160
_ONLY: Final = r"(?:(?:only|just|really|actually|nur|bloß|eigentlich|doch|ja|halt|meant as)\s+)*"
_OWN_WISH: Final = re.compile(
    rf"\b(?:that|it|this) (?:was|is)\s+{_ONLY}(?:(?:meant )?for me\b|(?:me|myself) only\b"
    rf"|(?:mine\b|my (?:(?:own|personal) )?(?:wish|preference|opinion|taste)\b))"
    r"|\b(?:that|it|this) (?:was|is)(?:n['’]?t| not) (?:meant )?for (?:every(?:body|one)|all)\b"
    rf"|\bi (?:only |just )?meant (?:it |that )?(?:only |just )?(?:for )?(?:me|myself)\b"
    rf"|\b(?:das|es) (?:war|ist|galt|gilt)\s+{_ONLY}(?:für mich\b|mein(?:e)? (?:eigene[rs]? )?"
    rf"(?:wunsch|vorliebe|meinung)\b)"
    rf"|\b(?:das|es) (?:war|ist|galt|gilt) nicht für (?:alle|die anderen)\b",
    re.IGNORECASE,
)
_ALL_AGAIN: Final = re.compile(
    r"^(?!.*\b(?:bad|no|not good|busy|out|can['’]?t|cannot|schlecht|kann nicht|geht nicht|dicht"
    r"|voll)\b)"
    r".*\b(?:all|any|every|alle|jeder)(?: (?:the|other|die|anderen?))?"
    r" (?:days?|tage?|weekdays?|wochentage?)\b"
    r".*\b(?:again|wieder)\b|\b(?:not|nicht) (?:just|only|nur) (?:on |am )?\w+day\w*\b.*\bagain\b"
    r"|\b(?:the whole|die ganze) (?:week|woche) (?:again|wieder)\b",
    re.IGNORECASE,
)
_BACK: Final = re.compile(
    r"\W*(?:(?:no|nope|sorry|oops|ups|oh|wait|please|pls|bitte|nein|warte|ok(?:ay)?|can you|kannst"
    r" du)\W+)*(?:(?:put|change) (?:it|that|this) back|back to (?:how|what) it was|wie vorher)"
    r"(?: (?:please|pls|bitte|again|wieder))*[\s.!]*",
    re.IGNORECASE,
)


def puts_search_back(text: str) -> bool:
    """Tell whether words, behind an order of how it is searched, have it be as it was before."""
    said = text.strip()
    if len(said) > _LONGEST or "?" in said:
        return False
    is_said = any(each.search(said) for each in (_OWN_WISH, _ALL_AGAIN))
    return is_said or bool(_BACK.fullmatch(said)) or undone(said) is not None
