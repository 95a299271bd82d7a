"""What somebody takes back that they may have proposed: “zieh Leipzig zurück”, “take back Rome”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.lists.list_orders import taken_off_in
from orchestration.language.words.writing import words

_TAKES_BACK: Final = re.compile(
    r"\b(?:ziehe?|nehme?|nimm|take)\b.*\b(?:zurück|back)\b", re.IGNORECASE
)
_OF_ELSE: Final = frozenset(
    words("""
    vote ballot stimme it that this them everything all das es alles ihn sie me mich objection
    einwand veto offer word words answer antwort wish wunsch
    """)
)


def taken_back_in(text: str) -> str:
    """Return what words take back by its name; nothing where it can be no proposal."""
    called = taken_off_in(text) if _TAKES_BACK.search(text) else ""
    return called if _OF_ELSE.isdisjoint(called.casefold().split()) else ""
