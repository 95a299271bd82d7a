"""Where in a message the words stand that a model quotes; nowhere, and its reading is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from orchestration.model.preferences import Source

_ENDS = re.compile(r"[.!?]+\s+|\n+")


def found(words: str, text: str, message: int) -> Source | None:
    """Return the first place of a quote, whatever its capitals and spaces; None without one."""
    parts = words.split()
    if not any(letter.isalnum() for letter in words):
        return None
    place = re.search(r"\s+".join(map(re.escape, parts)), text, re.IGNORECASE)
    return Source(message, *place.span()) if place else None


def unquoted(text: str, quotes: Sequence[Source], message: int) -> Iterator[Source]:
    """Yield the sentences of a message that no quote touches."""
    for start, end in _sentences(text):
        said = text[start:end]
        touched = any(each.start < end and start < each.end for each in quotes)
        if not touched and any(letter.isalnum() for letter in said):
            left = len(said) - len(said.lstrip())
            yield Source(message, start + left, start + len(said.rstrip()))


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for end in _ENDS.finditer(text):
        yield start, end.start()
        start = end.end()
    yield start, len(text)
