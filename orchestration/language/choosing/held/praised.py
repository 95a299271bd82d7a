"""That what is named is fine, behind its name: "Tbilisi alright"; or how else it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.words import plain, words_of

_FINE: Final = re.compile(
    r"(?:,? (?:is|are|sounds|seems|would be|ist|wär\w*|klingt|auch|also|totally|wohl))*"
    r" (?:alright|all right|ok(?:ay)?|fine|good|great|cool|nice|gut|in ordnung|super|prima|top)$",
    re.IGNORECASE,
)


def without_praise(named: str) -> str:
    """Return what is named without the word behind it that finds it fine."""
    return _FINE.sub("", named)


_JOINS: Final = frozenset(
    map(plain, ("and", "or", "und", "oder", "also", "auch", "too", "please", "bitte", "the", "a"))
)
"""What stands between names, and says nothing of them."""


def says_more_than(words: str, names: Sequence[str]) -> bool:
    """Tell whether words say more than some names: how these stand, as in “Plön if need be”."""
    named = {each.word for name in names for each in words_of(name)} | _JOINS
    return any(each.word not in named for each in words_of(words))
