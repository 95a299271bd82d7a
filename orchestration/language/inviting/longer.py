"""How much more time is asked for: "give us an hour longer", "noch zwei Stunden bitte"."""

from __future__ import annotations

import re
from datetime import timedelta
from types import MappingProxyType
from typing import Final

_NUMBERS: Final = MappingProxyType(
    {
        "a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "three": 3, "four": 4, "half an": 0.5,
        "eine": 1, "einen": 1, "ein": 1, "'ne": 1, "zwei": 2, "drei": 3, "vier": 4, "ne": 1,
        "einer": 1, "einer halben": 0.5, "eine halbe": 0.5, "ne halbe": 0.5,
    }
)  # fmt: skip
_UNITS: Final = MappingProxyType(
    {"m": timedelta(minutes=1), "h": timedelta(hours=1), "s": timedelta(hours=1),
     "d": timedelta(days=1), "t": timedelta(days=1), "w": timedelta(weeks=1)}
)  # fmt: skip
N: Final = rf"(?P<n>\d{{1,2}}|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})"
UNIT: Final = (
    r"(?P<unit>min(?:ute)?s?|minuten|hours?|hrs?|h|stunden?|std|days?|tage?|weeks?|wochen?)"
)
_LEAD: Final = (
    r"(?:(?:ok|okay|actually|please|pls|bitte|doch|can you|could you|kannst du|let['’]?s)[,\s]+)*"
)
_MORE: Final = r"(?:longer|more|extra|länger|mehr)"
_TAIL: Final = r"(?:,?\s+(?:please|pls|bitte|time|zeit|open|offen|laufen|geben))*[\s.!?]*"
_GIVE: Final = (
    r"(?:give|gib|gebt|geben wir|leave|keep|lass|lasst)\s+"
    r"(?:us|them|people|everyone|everybody|it|uns|ihnen|allen|es|das|sie)\s+"
)
_HAVE: Final = (
    r"(?:(?:(?:can|could|may) (?:we|you|i)|we|i)(?: please)? (?:get|have|need|use|give us)\s+"
    r"|(?:können|könnten|dürfen|kriegen|bekommen|brauchen) wir(?: bitte)?\s+)"
)
_TO_DO: Final = r"(?:\s+(?:haben|bekommen|kriegen|to vote|for this|abstimmen))*"
_IT: Final = r"(?:\s+(?:it|es|das|the \w+|die \w+))?"
_ASKED: Final = tuple(
    re.compile(rf"{_LEAD}{words}{_TAIL}", re.IGNORECASE)
    for words in (
        rf"{_GIVE}(?:open\s+|noch\s+)?(?:for\s+)?{N}\s*{UNIT}(?:\s+{_MORE})?",
        rf"{_GIVE}{N}\s+more\s+{UNIT}",
        rf"(?:extend|prolong|verlänger\w*){_IT}\s+(?:by|um)\s+{N}\s*{UNIT}",
        rf"mach\w*\s+(?:(?:mal|doch|bitte)\s+)*(?:noch\s+)?{N}\s*{UNIT}\s+{_MORE}",
        rf"noch\s+{N}\s*{UNIT}(?:\s+{_MORE})?",
        rf"{_HAVE}(?:noch\s+)?{N}(?:\s+{_MORE})?\s+{UNIT}(?:\s+{_MORE})?{_TO_DO}",
        rf"{N}\s+(?:more\s+)?{UNIT}\s+{_MORE}",
        rf"{N}\s+more\s+{UNIT}",
    )
)
_LONGEST: Final = 80
"""Characters."""


def longer_by(text: str) -> timedelta | None:
    """Return how much more time words ask for, and nothing else; None where they don't."""
    words = " ".join(text.split())
    if len(words) > _LONGEST:
        return None
    found = next((each for pattern in _ASKED if (each := pattern.fullmatch(words))), None)
    if found is None:
        return None
    return amount_of(found)


def amount_of(found: re.Match[str]) -> timedelta:
    """Return the time that a number and its unit are, as they were found."""
    said = found["n"].casefold()
    number = float(said) if said.isdecimal() else _NUMBERS[said]
    return _UNITS[found["unit"][0].casefold()] * number


_TO_LENGTH: Final = re.compile(
    rf"\b(?:to|auf)\s+(?:{N}\s*(?:min(?:ute)?s?|minuten|hours?|hrs?|h|stunden?|std)|\d(?:[.,]5)h)\b",
    re.IGNORECASE,
)


def says_how_long(text: str) -> bool:
    """Tell whether what is made longer gets a length, and no later end: “extend it to 60 min”."""
    return _TO_LENGTH.search(text) is not None
