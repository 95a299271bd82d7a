"""One option with nothing beside it but words that lead on to it: “alright, so C then”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.words.writing import words

_LEADS_ON: Final = frozenset(
    words("""
    so ok okay okey oki alright right well then fine good great gut schön na naja nun also dann eben
    halt ja mal it it's its is i guess suppose reckon hm hmm hmmm oh ah ach yes yeah yep
    cool k kk thanks danke thx it'll be wird's denn schließlich einfach just
    """)
)
_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_OTHER: Final = re.compile(r"[^\w\s,.!…'’–-]")


def only_named(said: str, names: Sequence[str]) -> str:
    """Return the option that is all a reply says, by its letter; else the reply."""
    told = _WORD.findall(said)
    options = [each for each in told if each.upper() in names and each not in ("i", "I")]
    rest = [each.casefold().replace("’", "'") for each in told if each not in options]
    if len(options) != 1 or not rest or _OTHER.search(said) or not _LEADS_ON.issuperset(rest):
        return said
    if rest == ["also"]:
        return said  # one more, or “so” in German
    is_small_a = options[0] == "a" and told[-1] not in ("a", "then", "dann")
    return said if is_small_a else options[0]
