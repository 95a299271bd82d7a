"""A nod ahead of what somebody goes on to say: “yeah, …”, “haha ok. anyway, …”, “ja klar, …”."""

from __future__ import annotations

import re
from typing import Final

_NOD: Final = re.compile(
    r"^(?:(?:ye+s|yeah+|yep|yup|ok(?:ay)?|okey|sure|right|alright|fine|true|cool|great|nice|good"
    r"|haha\w*"
    r"|hehe\w*|lol|well|so|anyway|anyways|and|oh|ah|hm+|ja+|jo|jep|klar|gut|na gut|genau|stimmt"
    r"|also|naja|egal|jedenfalls|und|ach|super|prima|i see|got it|makes sense)\b"
    r"(?:\s+(?:sure|klar|then|dann|good idea|gute idee|please|bitte))?[\s,.!…:–-]*)+(?=\S)",
    re.IGNORECASE,
)


def without_nod(text: str) -> str:
    """Return what somebody says without the nod ahead of it; a nod alone stays."""
    return _NOD.sub("", text.strip())


_AGREES: Final = re.compile(
    r"\W*(?:(?:ja|jo|jep|yes|yep|yeah|ok(?:ay)?|na|klar|oh|ah)[\s,]+)*(?:genau|passt|exactly"
    r"|geht klar"
    r"|stimmt|eben|sure(?: thing)?|right|true|indeed|totally|klar|correct)(?: so| schon"
    r"| doch)?[\s.!]*",
    re.IGNORECASE,
)


def nods(text: str) -> bool:
    """Tell whether words only agree, which asks for nothing where nothing is open: “ja genau”."""
    return _AGREES.fullmatch(text) is not None
