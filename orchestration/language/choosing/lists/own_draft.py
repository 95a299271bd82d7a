"""What is said of one's own draft: "i withdraw my draft", "change my draft: We meet on Mondays"."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|sorry|actually|hm+|oh|ach|no|nein|please|pls|bitte|also|well|hey|doch)"
    r"[,.!:\s]+)*"
)
_I: Final = (
    r"(?:(?:i(?:['’]?d| would) like to|i(?:['’]?ll| will)|i want to|i|let me"
    r"|(?:can|could) (?:you|i)|please) )*"
)
_ICH: Final = (
    r"(?:(?:ich|bitte|kannst du|kann ich|möchte|will|würde|würd|mal|gern|gerne|hiermit) )*"
)
_MY: Final = r"my (?:own |last |latest |first )?(?:draft|version)"
_MEIN: Final = (
    r"meine?n? (?:bitte |letzten? |eigenen? |ersten? )?(?:entwurf|fassung|draft|version|vorlage)"
)
_TRAIL: Final = (
    r"(?:[,\s]+(?:please|pls|again|now|sorry|thanks|for now|bitte|wieder|jetzt|doch|danke"
    r"|erstmal))*"
    r"(?:\s*[,;.–(-]+\s+[^?:]{1,60})?[\s.!)]*"
)
_BACK: Final = re.compile(
    rf"{_LEAD}(?:{_I}(?:(?:withdraw|retract|take back|pull|remove|delete|drop|scrap|cancel"
    rf"|discard) {_MY}|(?:take|pull) {_MY} (?:back|off|down|out|away))"
    rf"|{_MY} (?:is withdrawn|can go|is off|is void)"
    rf"|{_ICH}(?:(?:zieh|ziehe|nehm|nehme|nimm) )?(?:ich )?{_MEIN}"
    r"(?: (?:wieder|bitte|doch|lieber|gern|gerne))*"
    r" (?:zurück|raus|weg|runter|zurückziehen|zurücknehmen|löschen|rausnehmen)"
    rf"|{_ICH}(?:lösche?|streiche?|entferne?|verwirf|vergiss) (?:bitte )?{_MEIN}(?: wieder)?"
    rf"|{_MEIN} (?:kann|darf|soll) (?:weg|raus)"
    rf"){_TRAIL}",
    re.IGNORECASE,
)
_CHANGES: Final = re.compile(
    rf"{_LEAD}(?:{_I}(?:change|replace|update|revise|edit|reword|rephrase|correct) {_MY}"
    r"(?: (?:to|with|by|into|like this|as follows|to read))?"
    rf"|{_ICH}(?:ändere?|ersetze?|überarbeite|korrigiere?|änder) (?:bitte )?{_MEIN}"
    r"(?: (?:zu|in|durch|so|wie folgt|um))?)\s*[:–]\s*(?P<draft>\S.*)",
    re.IGNORECASE | re.DOTALL,
)


def takes_draft_back(text: str) -> bool:
    """Tell whether somebody withdraws what they have drafted themselves."""
    return _BACK.fullmatch(text.strip()) is not None


def draft_changed_in(text: str) -> str:
    """Return what somebody's own draft is to say from now on; empty where they change none."""
    found = _CHANGES.fullmatch(text.strip())
    return " ".join(found["draft"].split()) if found else ""
