"""Whether a sentence speaks for what it is about, or against it: by its plainest words alone.

Words of both kinds, or of neither, say nothing for sure, and so do some with a “but”.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.language.choosing.words import plain, words_of
from orchestration.language.english import leaning as english
from orchestration.language.german import leaning as german
from orchestration.model.panel import Leaning

_REACHES: Final = 3
"""So many words behind it a “not” turns a word round."""


def _words(*texts: str) -> frozenset[str]:
    return frozenset(plain(each) for text in texts for each in text.split())


_GOOD: Final = _words(english.GOOD, german.GOOD)
_BAD: Final = _words(english.BAD, german.BAD)
_NOT: Final = _words(english.NOT, german.NOT)
_BUT: Final = _words(english.BUT, german.BUT)


def leaning(text: str) -> Leaning:
    """Return for which side a few sentences speak."""
    words = [each.word.replace("’", "'") for each in words_of(text)]
    sides = {*_sides(words)}
    if len(sides) != 1 or not _BUT.isdisjoint(words):
        return Leaning.NEITHER
    return Leaning.FOR if sides.pop() else Leaning.AGAINST


def _sides(words: Sequence[str]) -> Iterator[bool]:
    for at, word in enumerate(words):
        if word in _GOOD or word in _BAD:
            is_turned = not _NOT.isdisjoint(words[max(at - _REACHES, 0) : at])
            yield (word in _GOOD) is not is_turned
