"""What gives something asked another name: “rename it to Lunch”, “nenn das lieber Budgetrunde”."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"\s*(?:(?:please|pls|bitte|ok(?:ay)?|so|and|und|oh|o+ps|ups|hups|argh|hm+|ah|ach|wait|actually"
    r"|sorry|no|nein|also|(?:can|could)\s+(?:you|we)|let['’]?s|kannst\s+du|können\s+wir)[,.!\s]+)*"
)
_IT: Final = (
    r"(?:it|this|that|the\s+(?:poll|vote|question|decision|choice|meeting|title|name|subject|topic)"
    r"|es|das|die\s+(?:umfrage|frage|abstimmung)|den\s+(?:titel|namen)|das\s+(?:treffen|thema))"
)
_NAME: Final = r"(?:title|name|question|subject|topic|titel|namen?|frage|thema)"
_RATHER: Final = r"(?:\s+(?:lieber|besser|doch|bitte|rather|instead|please|just|simply|einfach))*"
_ENDED: Final = (
    r"(?!\s+(?:off|a\s+day|quits|done|now|closed|decided|settled|over|even|for|then|here|already"
    r"|today|tonight|then|please\W*$|[a-i]\W*$))"
)
"""“Call it off”, “call it a day”, “call it for B” give no name."""

_RENAMES: Final = re.compile(
    rf"{_LEAD}(?:(?:rename|re-?title)\s+{_IT}(?:\s+(?:to|as|into))?|(?:call|name)\s+{_IT}{_ENDED}"
    rf"|(?:change|set)\s+(?:its|the)\s+{_NAME}\s+(?:to|into)"
    rf"|benenne?\s+{_IT}{_RATHER}\s+um\s+in|(?:nenne?|benenne?)\s+{_IT}"
    rf"|änder\w*\s+(?:den|die|das)\s+{_NAME}{_RATHER}\s+(?:auf|in|zu)"
    rf"|(?:its|the)\s+{_NAME}\s+(?:should\s+(?:be|read|say)|is\s+(?:really|actually))"
    rf"|(?:der|die|das)\s+{_NAME}\s+soll(?:te)?{_RATHER}\s+(?:heißen|lauten|sein)"
    rf"){_RATHER}\s*(?::\s*|\s)\s*(?P<name>.+?)"
    r"(?:,?\s+(?:please|pls|bitte|instead|um|statt\s*dessen|thanks|thx|danke))*[\s.!]*",
    re.IGNORECASE | re.DOTALL,
)
_TO_BE_CALLED: Final = re.compile(
    rf"{_LEAD}(?:es|das|der|die)(?:\s+{_NAME})?\s+soll(?:te)?{_RATHER}\s+(?P<name>.+?)"
    r"\s+(?:heißen|lauten)[\s.!]*",
    re.IGNORECASE,
)
_LONGEST: Final = 400
_QUOTES: Final = " \t\n“”„\"'‘’«»"


def renamed_to(text: str) -> str:
    """Return the name that words give to what is asked; "" where they give none."""
    if len(text) > _LONGEST:
        return ""
    found = _RENAMES.fullmatch(text) or _TO_BE_CALLED.fullmatch(text)
    return " ".join(found["name"].strip(_QUOTES).split()) if found else ""
