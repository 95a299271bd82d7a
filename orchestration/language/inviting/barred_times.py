"""Times that a request rules out beside what it asks for: “30 min with Dana, not friday”."""

from __future__ import annotations

import re
from typing import Final

_DAY: Final = (
    r"(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|weekends?"
    r"|mornings?|afternoons?|evenings?|lunch(?:time)?|noon|tomorrow|today"
    r"|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenenden?|(?:vor|nach)?mittags?"
    r"|morgens|abends?|morgen|heute|mo|di|mi|do|fr|\d{1,2}(?:[:.]\d\d)?(?: ?(?:[ap]m|uhr))?)"
)
_TO_IT: Final = (
    r"(?:(?:on|in|at|before|after|the|a|any|am|an|vor|nach|den|einen|unbedingt|gerade|auf) )*"
)
_PAUSE: Final = (
    r"(?:[,;.(–-]\s*|\s(?=(?:but|just|aber|nur|bloß|bloss|blos|außer)\b))"
    r"(?:(?:but|and|just|only|please|pls|bitte|aber|und|nur|bloß|bloss|blos|also|auch) )*"
)
_OR: Final = rf"(?:(?:,| or| and| und| oder) {_TO_IT}{_DAY}\b)*"
_BARRED: Final = re.compile(
    rf"{_PAUSE}(?:(?:not|no|never|nothing|nicht|nich|kein|keine|keinen|nix) {_TO_IT}{_DAY}\b{_OR}"
    rf"|{_TO_IT}{_DAY}{_OR} (?:is|are|does|do|will|ist|sind|geht|gehen|passt|klappt)?"
    r"(?:n['’]?t| not| nicht| nich)(?: work| do| good| great| possible| gut| möglich)?"
    r"|.{0,12}\bwon['’]?t work)(?: (?:please|pls|bitte|though))?(?=\s*(?:[,;.!)–-]|$))",
    re.IGNORECASE,
)
_NEGATED: Final = re.compile(
    r"\b(?:not|no|nor|never|none|cannot|can['’]?t|cant|won['’]?t|wont|\w+n['’]t|nicht|nich|nie"
    r"|kein\w*|nix|nichts|unable)\b",
    re.IGNORECASE,
)


def only_bars_times(words: str) -> bool:
    """Tell whether all that words say no to is a time, at a pause of its own."""
    rest = _BARRED.sub("", words)
    return rest != words and _NEGATED.search(rest) is None
