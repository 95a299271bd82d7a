"""Who is at something else just now, and comes back to it: “one sec, on the phone”."""

from __future__ import annotations

import re
from typing import Final

_ONE: Final = (
    r"(?:(?:just |only |gimme |give me |gib mir |noch )*(?:(?:a|one|1|eine?n?|ne|nen)\s+)?"
    r"(?:sec(?:ond)?|sek(?:unde)?|min(?:ute)?|moment|mom|augenblick|tick|momentchen)"
    r"|hang on|hold on|bear with me|wait|warte(?: mal| kurz)?|moment(?: mal)?|brb|be right back"
    r"|back in a (?:sec|min|minute|moment|bit)|in a (?:sec|min|minute|moment)|(?:bin )?gleich"
    r"(?: wieder)?(?: da| zurück| dran)?|kurz|sorry"
    r"|can['’]?t (?:talk|write|type)(?: now| right now)?)"
)
_AT: Final = (
    r"(?:(?:i['’]?m|i am|bin|ich bin|still|just|gerade|grad|noch|stuck|currently|am|having|got|hab)"
    r"\s+)*"
    r"(?:(?:on|in|at|am|im|beim|in der|auf der|unter der) (?:(?:the|a|an|another|my|einem|einer|nem"
    r"|ner)\s+)?(?:phone|call|meeting|door|desk|bus|train|tube|car|shower|store|gym|road|way|queue"
    r"|line|telefon|call|meeting|gespräch|besprechung|termin|zug|bus|auto|bahn|tür|arzt|essen"
    r"|supermarkt|kasse|einkaufen|telefonieren|dusche)|driving|cooking|eating|walking|boarding"
    r"|on hold|mid[- ]call|phone|call|telefoniere|fahre|esse|koche|unterwegs|telefon)"
    r"(?: (?:now|right now|atm|gerade|grad|noch|sorry|mit \w+|with \w+))*"
)
_END: Final = r"[\s.,!…]*"
_SAID: Final = re.compile(
    rf"\s*(?:{_ONE}(?:[\s,.!…–-]+(?:please|pls|bitte|sorry|leute|guys|all))*[\s,.!…–-]+{_AT}"
    rf"|{_AT}[\s,.!…–-]+{_ONE}){_END}",
    re.IGNORECASE,
)


def is_at_something_else(text: str) -> bool:
    """Tell whether words only ask for a moment, and tell what their author is at."""
    return _SAID.fullmatch(text) is not None


_IN_A_HURRY: Final = re.compile(
    rf"\s*(?:(?:i['’]?m|i am|bin|ich bin|am|gotta|have to|got to|muss|must|im|in)\s+)*(?:a )?"
    r"(?:running(?: late)?|run|rush(?:ing)?|hurry|go|off|los|weg|eilig|in eile|eile|spät dran"
    rf"|auf dem sprung){_END}",
    re.IGNORECASE,
)


def is_in_a_hurry(text: str) -> bool:
    """Tell whether words only tell that their author has no time: “running”, “muss los”."""
    return _IN_A_HURRY.fullmatch(text) is not None
