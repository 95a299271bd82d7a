"""Words that grade: "lighter" and "lightest" of "light", in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_VOWELS: Final = re.compile(r"[aeiouyäöü]+")
_DOUBLED: Final = re.compile(r"[^aeiouyäöü][aeiou][bdgmnpt]$")
_GERMAN: Final = str.maketrans({"a": "ä", "o": "ö", "u": "ü"})
_SHORTEST: Final = 3


def more(word: str) -> str:
    """Return how a word compares in English: "lighter", "sunnier", "more flexible"."""
    found = _stem(word)
    return f"{found}er" if found else f"more {word}"


def forms(word: str) -> Iterator[tuple[str, bool]]:
    """Yield the forms in which a word compares, in either language, and whether it is the most."""
    if len(word) < _SHORTEST or not word.isalpha():
        return
    stems = {_stem(word), word, word.removesuffix("e"), _umlaut(word)} - {""}
    for each in sorted(stems):
        yield f"{each}er", False
        yield from ((f"{each}{ending}", True) for ending in ("est", "ste", "sten", "ster", "stes"))


def _stem(word: str) -> str:
    """Return what "er" is put to; "" where a word is compared by “more”."""
    beats = len(_VOWELS.findall(word.removesuffix("e")))
    if " " in word or "-" in word or beats > 1 + word.endswith("y"):
        return ""
    if word.endswith("y"):
        return f"{word[:-1]}i"
    if _DOUBLED.search(word):
        return f"{word}{word[-1]}"
    return word.removesuffix("e")


def _umlaut(word: str) -> str:
    """Return a German word with its last vowel changed: "kalt" is "kälter"."""
    at = max(word.rfind(each) for each in "aou")
    return f"{word[:at]}{word[at].translate(_GERMAN)}{word[at + 1 :]}" if at >= 0 else ""
