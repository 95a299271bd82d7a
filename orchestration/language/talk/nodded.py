"""A nod ahead of what somebody goes on to say: “yeah, …”, “haha ok. anyway, …”, “ja klar, …”."""

from __future__ import annotations

import re
from typing import Final

_NOD: Final = re.compile(
    r"^(?:(?:ye+s|yeah+|yep|yup|ok(?:ay)?|okey|sure|right|alright|fine|true|cool|great|nice|good|haha\w*"
    r"|hehe\w*|lol|well|so|anyway|anyways|and|oh|ah|hm+|ja+|jo|jep|klar|gut|na gut|genau|stimmt"
    r"|also|naja|egal|jedenfalls|und|ach|super|prima|i see|got it|makes sense)\b"
    r"(?:\s+(?:sure|klar|then|dann|good idea|gute idee|please|bitte))?[\s,.!…:–-]*)+(?=\S)",
    re.IGNORECASE,
)


def without_nod(text: str) -> str:
    """Return what somebody says without the nod ahead of it; a nod alone stays."""
    return _NOD.sub("", text.strip())
