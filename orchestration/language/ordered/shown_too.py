"""What is to be shown in one more place: “show the retro here too”, “auch hier”."""

from __future__ import annotations

import re
from typing import Final

_TOO: Final = r"(?:(?:also|auch)\s+(?:here|hier)|(?:here|hier)\s+(?:too|also|as well|auch))"
_ASKED: Final = re.compile(
    rf"\W*(?:(?:please|bitte)\W+)?(?:(?:show|post|mirror|zeige?|poste)\b(?P<what>.{{0,80}}?))?"
    rf"\W*{_TOO}(?:\W+(?:please|bitte))?\W*",
    re.IGNORECASE | re.DOTALL,
)
_IT: Final = re.compile(
    r"\W*(?:it|this|that|es|das|(?:the|its|die|ihre) (?:card|outcome|karte))?\W*", re.IGNORECASE
)


def shown_too(words: str) -> str | None:
    """Return what words name that is to be shown here, too: "" is the only one; None of others."""
    found = _ASKED.fullmatch(words)
    if found is None:
        return None
    what = found["what"] or ""
    return "" if _IT.fullmatch(what) else what.strip()
