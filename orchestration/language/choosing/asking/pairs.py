"""Whether what an "and" joins is one thing to choose or two: "fish and chips", "Ana and Ben"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.words import words_of

PAIRS: Final = re.compile(
    r"\b(?:(?:fish|burgers?|chicken|steak|pie|egg)\s+and\s+(?:chips|fries|soldiers)"
    r"|(?:mac(?:aroni)?|ham|wine|bread|rice|salt|peanut butter|black|bed|gin|rum|rock|research|q|r)"
    r"\s+and\s+\w+|kaffee\s+und\s+kuchen|(?:brot|käse|schwarz|salz)\s+und\s+\w+)\b",
    re.IGNORECASE,
)
"""Things that go together, and are one to choose."""

_OF_ONE_NAME: Final = re.compile(
    r"\b(?:and|und)\s+(?:sons?|co|company|friends|family|partners?|brothers|sisters|more|others|go"
    r"|söhne|freunde|familie|mehr|so weiter|back|zurück)\b",
    re.IGNORECASE,
)
_AND: Final = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)
_MOST_WORDS: Final = 2


def each_by_itself(title: str, text: str, *, in_a_list: bool = False) -> tuple[str, ...]:
    """Return the two things that a title joins, as it was written in a text; else the title.

    Of what stands `in_a_list` they are two anyway, else where both are written as names.
    """
    parts = _AND.split(title)
    if len(parts) != 2 or PAIRS.search(title) or _OF_ONE_NAME.search(title):
        return (title,)
    said = [[each.word for each in words_of(part)] for part in parts]
    is_short = all(0 < len(each) <= _MOST_WORDS and len("".join(each)) > 1 for each in said)
    are_names = title in text and all(part[:1].isupper() for part in parts)
    return tuple(parts) if is_short and (in_a_list or are_names) else (title,)
