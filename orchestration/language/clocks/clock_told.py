"""Who tells how late it is where they are: "it's 2am here", "hier ist es grad 2 Uhr nachts"."""

from __future__ import annotations

import re
from typing import Final

_HOUR: Final = r"\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|uhr|o['’]?clock|h)\b)?(?: ?(?:am|pm))?"
_JUST: Final = (
    r"(?: (?:already|only|just|like|nearly|almost|past|about|now|gerade|grad|schon|erst|jetzt|fast"
    r"|kurz))*"
)
_HERE: Final = (
    r"(?:here|right now|now|already|at night|in the (?:morning|night)|where i am|for me|my time"
    r"|hier|bei (?:mir|uns)|jetzt|nachts|morgens|in der (?:nacht|früh))"
)
_TOLD: Final = re.compile(
    rf"\b(?:it['’]?s|it is|es ist|ist es|is['’]?(?: e)?s){_JUST} {_HOUR}"
    rf"(?: at night| in the \w+)?(?: {_HERE}\b|,? (?:and|und) (?:i|ich)\b)"
    rf"|\b(?:hier|bei (?:mir|uns)) (?:ist|sind|is)(?: es| ['’]?s)?{_JUST} {_HOUR}",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(r"\d+(?:[:.]\d+)?")


def tells_the_clock(words: str) -> bool:
    """Tell whether words say what time it is for their author just now, and name no other."""
    return _TOLD.search(words) is not None and len(_NUMBER.findall(words)) == 1
