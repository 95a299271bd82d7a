"""A list that everybody is to put in order: "everyone ranks Monday, Tuesday and Friday"."""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 400
_EVERYONE: Final = (
    r"(?:everyone|everybody|all of us|we all|we|people|the team|alle|jede[rs]?|wir|ihr|das team)"
)
_LISTED: Final = r"(?P<{}>[^:?;\n]*?(?:,|\band\b|\bund\b|&)[^:?;\n]*?)"
_FOR: Final = r"(?: (?:for|as|für|als|fürs|zum) (?P<{}>(?!me\b|us\b|mich\b|mir\b)[^,:?;\n]+))?"
_RANKS: Final = re.compile(
    r"\W*(?:(?:please|pls|bitte|can you|could you|kannst du|lass(?:t)?) )*(?:"
    rf"(?:let|have|make|get) {_EVERYONE} (?:to )?rank {_LISTED.format('let')}"
    rf"{_FOR.format('let_for')}"
    rf"|{_EVERYONE} ranks? {_LISTED.format('ranks')}{_FOR.format('ranks_for')}"
    rf"|rank {_LISTED.format('rank')} (?:for|as) (?P<rank_for>(?!me\b|us\b)[^,:?;\n]+)"
    rf"|{_EVERYONE} bring(?:t|en|e)? {_LISTED.format('bringt')}{_FOR.format('bringt_for')}"
    r" in (?:eine|die|seine|ihre) (?:reihenfolge|rangfolge)"
    rf"|{_EVERYONE} (?:reih|rank|ordn|sortier)(?:t|en|et|e) {_LISTED.format('reiht')}"
    rf"{_FOR.format('reiht_for')}"
    r")[\s.!]*",
    re.IGNORECASE,
)
_THEM: Final = re.compile(
    r"\W*(?:them|these|those|it|all|die|das|sie|diese|alles?)\b", re.IGNORECASE
)


def as_ranked_list(text: str) -> str:
    """Return a poll of what everybody is to put in order, as it is asked plainly; else the text."""
    found = _RANKS.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        return text
    said = {name: words for name, words in found.groupdict().items() if words}
    topic = next((words for name, words in said.items() if name.endswith("_for")), "")
    things = next(words for name, words in said.items() if not name.endswith("_for"))
    if _THEM.match(things):
        return text
    return f"poll {topic.strip()}: {things}; ranked" if topic else f"poll {things}; ranked"
