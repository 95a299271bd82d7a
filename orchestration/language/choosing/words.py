"""Words as they are compared: small letters without accents, endings and slips of the pen."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.known_by.other_names import also_called

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_ENDINGS: Final = ("'s", "’s", "es", "en", "s", "n", "e")
_SHORTEST_STEM: Final = 4
_LONG_ENOUGH_FOR_A_SLIP: Final = 6
_LONG_ENOUGH_FOR_ONE_LETTER: Final = 5
_TWICE: Final = re.compile(r"([^\W\d])\1+")
_FIGURES: Final = re.compile(r"\d+")
_JOINTS: Final = re.compile(r"[-_–—/]+")
_MARKUP: Final = re.compile(r"(?<!\w)[*_~`]{1,3}(?=\w)|(?<=\w)[*_~`]{1,3}(?!\w)")
"""Signs by which words are written bold, or struck out: “*bottle green*” is “bottle green”."""

_ASIDE: Final = " .,;:!?\"'“”„‘’"


@dataclass(frozen=True, slots=True)
class SpokenWord:
    """A word of a text: as it is compared, and where it stands."""

    word: str
    start: int
    end: int


def plain(text: str) -> str:
    """Return text in small letters, without accents or differences of form: "Café" is "cafe"."""
    if text.isascii():
        return text.casefold()  # most of all words, and many times as fast
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


def bare(title: str) -> str:
    """Return a title as two are compared: "Noodle-House!" is "noodle house", and "C++" not "C"."""
    said = _MARKUP.sub("", plain(title))
    return " ".join(_JOINTS.sub(" ", said).split()).strip(_ASIDE) or plain(title).strip()


def a_slip_apart(one: str, other: str) -> bool:
    """Tell whether one slip parts two longer words that begin alike."""
    alike = one[:2] == other[:2] or (one[:1] == other[:1] and sorted(one) == sorted(other))
    if min(len(one), len(other)) < _LONG_ENOUGH_FOR_ONE_LETTER or not alike:
        return False
    return _is_one_slip(one, other)


def a_letter_apart(one: str, other: str) -> bool:
    """Tell whether one letter too many or too few, or two swapped ones, part two words."""
    is_other = len(one) == len(other) and sorted(one) != sorted(other)
    return one != other and not is_other and _is_one_slip(one, other)


def _is_one_slip(one: str, other: str) -> bool:
    """Tell whether two words differ by one letter too many, too few, another, or two swapped.

    What differs in a figure is another thing: “Town26” is no slip for “Town16”.
    """
    if _FIGURES.findall(one) != _FIGURES.findall(other):
        return False
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    at = next((i for i, (x, y) in enumerate(zip(short, long, strict=False)) if x != y), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    return short[at + 1 :] == long[at + 1 :] or swapped


def _squeezed(word: str) -> str:
    """Return a word with each letter once that is struck twice: "pizzza" and "pizza" are "piza"."""
    return _TWICE.sub(r"\1", word)


class SpokenText:
    """The words of a text, and which of them are like a word.

    A title of a list is looked up among the words that there are, so that a long text under a long
    list takes no longer than the two together.
    """

    def __init__(self, text: str) -> None:
        self.words = words_of(text)
        self._places: dict[str, list[int]] = defaultdict(list)
        for place, said in enumerate(self.words):
            self._places[said.word].append(place)
        self._stems: dict[str, list[str]] = defaultdict(list)
        self._squeezed: dict[str, list[str]] = defaultdict(list)
        self._long: dict[str, list[str]] = defaultdict(list)
        for word in self._places:
            self._stems[stem(word)].append(word)
            if len(squeezed := _squeezed(word)) >= _SHORTEST_STEM:
                self._squeezed[squeezed].append(word)
            if len(word) >= _LONG_ENOUGH_FOR_A_SLIP:
                self._long[word[0]].append(word)
        self._like: dict[str, frozenset[int]] = {}

    def like(self, word: str) -> frozenset[int]:
        """Return where a word stands, up to its ending, a doubled letter or, if long, a slip.

        So does another name of it: "Rom" is "Rome".
        """
        if word not in self._like:
            found = {*self._stems.get(stem(word), ()), *self._squeezed.get(_squeezed(word), ())}
            found |= {*self._stems.get(word, ()), *({stem(word)} & self._places.keys())}
            found |= also_called(word) & self._places.keys()
            if len(word) >= _LONG_ENOUGH_FOR_A_SLIP:
                near = self._long.get(word[0], ())
                found |= {each for each in near if _is_one_slip(each, word)}
            self._like[word] = frozenset(at for each in found for at in self._places[each])
        return self._like[word]

    def found(self, phrase: Sequence[str]) -> list[tuple[int, int]]:
        """Return where the words of a phrase stand one after the other, as indices of words."""
        if not phrase:
            return []
        first, *rest = phrase
        begins = sorted(self.like(first))
        return [
            (at, at + len(phrase))
            for at in begins
            if all(at + n in self.like(word) for n, word in enumerate(rest, 1))
        ]
