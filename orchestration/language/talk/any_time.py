"""Whether words that something suits speak of when: “any time”, and not “anything”."""

from __future__ import annotations

import re
from typing import Final

_WHEN: Final = re.compile(r"\b(?:time|when(?:ever)?|zeit\w*|jederzeit|wann|immer)\b", re.IGNORECASE)


def speaks_of_when(text: str) -> bool:
    """Tell whether words speak of times, whichever these are."""
    return _WHEN.search(text) is not None
