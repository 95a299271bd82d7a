"""What somebody wishes, where it stands behind what they propose: “…, nothing over 300 euros”."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:and|und|but|aber|also|auch|plus|btw|oh|ach|please|pls|bitte|just|nur|only|then|dann"
    r"|ansonsten|otherwise|in general|for me|für mich|i['’]?d say|hauptsache)[\s,:]+)*"
)
_NOTHING: Final = (
    r"(?:nothing|nowhere|nix|nichts|no(?! (?:idea|rush|worries|problem|pressure|need|stress|hurry"
    r"|reason|clue|one|matter)\b)|kein(?:e[nrms]?)?"
    r"|not(?! (?:sure|that|because|with my|under|in my)\b)"
    r"|nicht(?! (?:sicher|dass|weil|mit mein|unter)\b)|never|nie|avoid"
    r"|ohne(?! (?:meinen? )?namen?\b)"
    r"|without(?! (?:my|a|any) name\b))\s+\S+\s+\S"
)
_SO_MUCH: Final = (
    r"(?:at most|max(?:imal|\.)?|höchstens|under|below|unter|up to|bis(?: zu)?|less than"
    r"|weniger als|not over|no more than|nicht (?:über|mehr als))\s+[€$£]?\d"
)
_WISH: Final = (
    r"(?:i(?:['’]?d| would)? (?:rather|prefer|want|need|hate|can['’]?t|don['’]?t (?:want|like))"
    r"|it (?:should|must|has to|needs to|shouldn['’]?t|can['’]?t)|(?:must|should) (?:be|have)"
    r"|somewhere|something|anything|irgendwo|irgendwas|etwas"
    r"|ich (?:will|möchte|mag|brauche|hätte gern|kann)|es (?:sollte|soll|muss|darf)"
    r"|(?:sollte|muss|darf)\b.*\b(?:sein|haben|kosten)|lieber|am liebsten|wichtig)\b"
)
_BEGINS: Final = re.compile(rf"{_LEAD}(?:{_NOTHING}|{_SO_MUCH}|{_WISH})", re.IGNORECASE)


def begins_as_wish(text: str) -> bool:
    """Tell whether words begin as what somebody wishes of all that could be chosen."""
    return "?" not in text and _BEGINS.match(text.strip()) is not None
