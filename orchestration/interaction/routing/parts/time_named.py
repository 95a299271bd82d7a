"""The time that a sentence names first, as it is written: “wieso kein Freitag Nachmittag?”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in

_WONDERS: Final = re.compile(
    r"\b(?:so|too|only|just|all|every\w*|always|immer|nur|bloß|zu|alle[sn]?|lauter)\b",
    re.IGNORECASE,
)
_OF_OTHERS: Final = re.compile(
    r"\b(?:any|no|some)thing (?:earlier|later)\b|\b(?:was|etwas|nichts|nix) (?:früher|später)\w*",
    re.IGNORECASE,
)
_DENIES: Final = re.compile(
    r"\b(?:not?|never|none|nothing|without|missing|gone|\w+n['’]?t|nicht|nichts|nie|keine?[rnm]?|ohne"
    r"|fehlt)\b",
    re.IGNORECASE,
)


def wonders_at(words: str) -> bool:
    """Tell whether words wonder at the hours there are, and miss none by name: “why so early?”."""
    is_of_all = _WONDERS.search(words) is not None and not _DENIES.search(words)
    return is_of_all or _OF_OTHERS.search(words) is not None


def time_named(words: str) -> str:
    """Return the words next to each other that name a time; nothing where none do."""
    lexicon = lexicon_of(words)
    tokens = lexicon.tokens(words)
    timed = signs_in(tokens, lexicon).timed
    if not timed:
        return ""
    first = last = min(timed)
    while last + 1 in timed:
        last += 1
    return words[tokens[first].start : tokens[last].end]
