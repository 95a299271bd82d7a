"""Whom words would have added, as they call them: “add zelda please”, “nimm noch Bernd dazu”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words as listed

_SMALL: Final = (
    r"(?:(?:please|pls|plz|bitte|noch|mal|doch|auch|also|as well|too|then|dann|to it|to this|to the"
    r" (?:meeting|call|list)|dazu|hinzu|mit rein|rein|mit dazu|mit|ein|on board|in|the|den|die|der"
    r")\b\s*)*"
)
_NAME: Final = r"@?(?P<{}>[^\W\d_][\w'’.-]{{1,30}}(?: (?-i:[A-ZÄÖÜ])[\w'’-]{{1,30}})?)"
_ADDED: Final = re.compile(
    rf"(?:@convene\W*)?(?:(?:can|could|would|kannst|könntest) (?:you|du|we|wir) )?{_SMALL}"
    r"(?:(?:add|invite|include|bring|ask|loop in|nimm|lade?|füge?|hol|frag)\s+)"
    rf"{_SMALL}{_NAME.format('added')}\s*{_SMALL}[\s.!?]*"
    rf"|(?:@convene\W*)?{_SMALL}(?:can|could|may|kann|könnte|darf)\s+{_NAME.format('comes')}\s+"
    rf"{_SMALL}(?:join|come|be there|be in it|kommen|mitkommen|dabei sein|mitmachen)?\s*{_SMALL}"
    r"[\s.!?]*",
    re.IGNORECASE,
)
_NOBODY: Final = frozenset(
    listed("""
        somebody someone anybody anyone people him her them us me everybody everyone more another
        one jemand jemanden wen wer ihn sie alle leute noch mehr einen eine das es it this that
        others andere you we i ich wir du man
    """)
)
"""Words that call nobody by a name."""


def added_name(words: str) -> str:
    """Return the name of who is to be added; nothing where words call nobody by one."""
    found = _ADDED.fullmatch(words.strip())
    name = (found["added"] or found["comes"]).strip() if found else ""
    return "" if name.casefold() in _NOBODY else name
