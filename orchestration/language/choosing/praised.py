"""That what is named is fine, behind its name: "Tbilisi alright"."""

from __future__ import annotations

import re
from typing import Final

_FINE: Final = re.compile(
    r"(?:,? (?:is|are|sounds|seems|would be|ist|wär\w*|klingt|auch|also|totally|wohl))*"
    r" (?:alright|all right|ok(?:ay)?|fine|good|great|cool|nice|gut|in ordnung|super|prima|top)$",
    re.IGNORECASE,
)


def without_praise(named: str) -> str:
    """Return what is named without the word behind it that finds it fine."""
    return _FINE.sub("", named)
