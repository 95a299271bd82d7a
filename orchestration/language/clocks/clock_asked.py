"""Who asks how late it is somewhere: "what time is it in Tokyo?", "wie spät ist es in Rom?"."""

from __future__ import annotations

import re
from typing import Final

_NOW: Final = r"(?:,? (?:now|right now|just now|at the moment|gerade|grade|jetzt|denn|so))*"
_ASKED: Final = re.compile(
    r"\b(?:what(?:['’]?s| is) the (?:local )?time|(?:what|which) time (?:is it|do they have)"
    r"|how late is it|what hour is it|wie spät (?:ist es|haben (?:sie|die) es)|wie ?viel uhr"
    rf" (?:ist es|haben (?:sie|die)))\b{_NOW} (?:over |out |there |drüben )?(?:in|at|bei) (?:the )?"
    rf"(?P<place>[^?.!,;]{{2,40}}?){_NOW}\s*[?.!]*$",
    re.IGNORECASE,
)


def place_asked_about(words: str) -> str:
    """Return the place of which words ask how late it is there; "" where they do not."""
    found = _ASKED.search(words.strip())
    return found["place"] if found else ""
