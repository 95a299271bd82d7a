"""What has been said in a panel, by marks: nothing is said twice, and little begins alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final
from zlib import crc32

_OPENING: Final = 2
"""So many words begin a message, and so many messages may begin alike."""

_END: Final = re.compile(r"(?<=[.!?])\s+(?=[^a-z])")
_WORD: Final = re.compile(r"[^\W_]+(?:['’.][^\W_]+)*")


def marks_of(text: str) -> tuple[str, ...]:
    """Return the marks of a message, by which none of it is said again."""
    return (f">{_mark(_opener(text))}", *map(_mark, sentences(text)))


def sentences(text: str) -> list[str]:
    """Return the sentences of a message."""
    return [each for each in _END.split(text) if each]


def _opener(text: str) -> str:
    return " ".join(each.casefold() for each in _WORD.findall(text)[:_OPENING])


def _mark(words: str) -> str:
    return f"{crc32(words.casefold().encode()):08x}"


class Unsaid:
    """Knows what has been said, and takes what has not."""

    def __init__(self, used: Iterable[str]) -> None:
        self._used = Counter(used)

    def first(self, variants: Iterable[str], *, begins: bool) -> str:
        """Return the first of several sentences that is new, and note it; "" where none is."""
        for each in variants:
            opening, *marks = marks_of(each)
            is_worn = begins and self._used[opening] >= _OPENING
            if not is_worn and not any(mark in self._used for mark in marks):
                self._used.update([*marks, *([opening] if begins else [])])
                return each
        return ""
