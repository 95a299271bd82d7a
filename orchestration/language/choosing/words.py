"""Words as they are compared: small letters without accents, endings and slips of the pen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_ENDINGS: Final = ("es", "en", "s", "n", "e")
_SHORTEST_STEM: Final = 4
_LONG_ENOUGH_FOR_A_SLIP: Final = 6
_LONG_ENOUGH_FOR_ONE_LETTER: Final = 5
_TWICE: Final = re.compile(r"(.)\1+")
_ALIKE: Final = 0.84


@dataclass(frozen=True, slots=True)
class SpokenWord:
    """A word of a text: as it is compared, and where it stands."""

    word: str
    start: int
    end: int


def plain(text: str) -> str:
    """Return text in small letters, without accents or differences of form: "Café" is "cafe"."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in apart if not unicodedata.combining(each))


def words_of(text: str) -> tuple[SpokenWord, ...]:
    """Return the words of a text with their places in it, in characters."""
    found = _WORD.finditer(text)
    return tuple(SpokenWord(plain(each.group()), each.start(), each.end()) for each in found)


def stem(word: str) -> str:
    """Return a word without its ending: "noodles" is "noodl", and so is "noodle"."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            word = word[: -len(ending)]
            break
    return word


def alike(one: str, other: str) -> bool:
    """Tell whether two words are the same, up to an ending or, in long ones, one slip."""
    if stem(one) == stem(other) or _same_but_doubled(one, other):
        return True
    if min(len(one), len(other)) < _LONG_ENOUGH_FOR_A_SLIP or one[0] != other[0]:
        return False
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _ALIKE


def _same_but_doubled(one: str, other: str) -> bool:
    """Tell whether two words are the same but for letters that are struck twice: "pizzza"."""
    squeezed = _TWICE.sub(r"\1", one)
    return len(squeezed) >= _SHORTEST_STEM and squeezed == _TWICE.sub(r"\1", other)


def a_slip_apart(one: str, other: str) -> bool:
    """Tell whether one letter parts two longer words that begin alike: too many, few or another."""
    if min(len(one), len(other)) < _LONG_ENOUGH_FOR_ONE_LETTER or one[:2] != other[:2]:
        return False
    same = sum(each.size for each in SequenceMatcher(None, one, other).get_matching_blocks())
    return max(len(one), len(other)) - same == 1


def found_in(text: Sequence[SpokenWord], phrase: Sequence[str]) -> list[tuple[int, int]]:
    """Return where the words of a phrase stand one after the other, as indices of words."""
    size = len(phrase)
    return [
        (at, at + size)
        for at in range(len(text) - size + 1 if size else 0)
        if all(alike(each.word, word) for each, word in zip(text[at:], phrase, strict=False))
    ]
