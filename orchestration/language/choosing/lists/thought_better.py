"""What somebody names who thinks better of it: “äh ne, die haben zu. dann lieber Falafel Kings”."""

from __future__ import annotations

import re
from typing import Final

_SIGH: Final = (
    r"(?:(?:ä+h+m*|ö+h+m*|u+h+m*|e+hm+|hm+|a+h+|o+h+|ach|achso|oops|ups|wait|warte|moment|mist"
    r"|schade|damn|shit|sorry|sry|actually|well|doch|ok(?:ay)?|hang on|hold on)[\s,.!…–-]+)*"
)
_NO: Final = (
    r"(?:ne+|nein|nö|no+|nah|nope|scratch that|forget (?:it|that|mine|my idea)|never ?mind|nvm"
    r"|vergiss(?:t)? (?:es|das|meins)|quatsch|mist|shit|damn|doch nicht|lieber nicht|not that one)"
)
_WHY: Final = (
    r"(?:(?:they|it|its|that|thats|that one|there|theyre|the place|die|der|das|es|sie|da|hat"
    r"|haben|ist|sind|is|are|just saw|seh gerade|sehe gerade|closed|booked|full|too|zu|geschlossen"
    r"|ausgebucht)(?:['’]\w+)?\b[^.!?;\n]*?)"
)
_BEFORE: Final = (
    r"(?:(?:then|so|and|dann|also|und|halt|eben|wohl|doch|maybe|vielleicht|rather|lieber|eher"
    r"|besser|instead|stattdessen|dafür|let['’]?s (?:do|say|take|go (?:for|to|with))"
    r"|(?:i['’]?d say|ich sag|ich nehm|make it|how about|what about|wie wär['’]?s mit))[,:]?\s+)"
)
_BEHIND: Final = (
    r"(?:,?\s+(?:then|instead|rather|dann|stattdessen|dafür|lieber|halt|eben|maybe|please|bitte"
    r"|pls))"
)
_WHAT: Final = r"[^,;.!?\n]{2,50}?"
_BETTER: Final = re.compile(
    rf"{_SIGH}{_NO}[\s,.!…–-]+{_SIGH}(?:{_WHY}\s*[,;.!…–-]+\s*)"
    rf"(?:{_BEFORE}+(?P<led>{_WHAT}){_BEHIND}*|(?P<named>{_WHAT}){_BEHIND}+)[\s.!]*",
    re.IGNORECASE,
)
"""A no with the reason why, and behind it what is named in the place of what it is said of."""


def thought_better_in(text: str) -> str:
    """Return what is named behind a no to what was named before, and why; empty where nothing."""
    found = _BETTER.fullmatch(text.strip())
    return (found["led"] or found["named"]).strip(' "“”') if found else ""
