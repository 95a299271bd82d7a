"""What a sentence is most like that no rule has placed: the examples, counted word by word.

Complement naive Bayes: a word speaks for a meaning as far as it is more frequent in its examples
than in all others (Rennie, Shih, Teevan and Karger, "Tackling the poor assumptions of naive Bayes
text classifiers", 2003), rare words more than common ones. The same words come out the same.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from orchestration.interaction.routing.examples import EXAMPLES
from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.german.vocabulary import GERMAN
from orchestration.language.values import DayName, MonthName, Offset, PartName, PartOfToday
from orchestration.language.words.writing import words as listed

_WORD: Final = re.compile(r"<[a-z]+>|[^\W\d_]+(?:['’][^\W\d_]+)?|\d+|[?]|[^\w\s,.;:!-]")
_PLAIN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})


def _plainly(words: str) -> frozenset[str]:
    return frozenset(each.translate(_PLAIN) for each in listed(words))


_DATES: Final = frozenset(
    word.translate(_PLAIN)
    for each in (ENGLISH, GERMAN)
    for word, value in each.phrases.items()
    if isinstance(value, DayName | MonthName | Offset | PartName | PartOfToday)
).difference(listed("do may march sat sun lunch aft jan"))
"""Words of days and times, but for those that are other words, or names, more often."""

_NAMES: Final = frozenset(
    listed("omar dana ines raj lena priya tom sam mehmet sophie tim carla kofi")
)
"""Who the examples are about; of a session it is its members."""

_TELLING: Final = frozenset(
    listed("""
    <name> i i'm im i'd id i've ive i'll we we're it it's its that's they he she this the there
    ich wir es er sie das die der dies da
    """)
)
_ASKING: Final = _plainly("""
    is isn't are aren't do does did can could will would shall should has have had when what what's
    whats how who who's whos whose why where which any anyone
    ist sind kann kannst können wird werden soll sollen hat habe hab haben habt wann was wie wer wem
    wen wessen warum wieso weshalb wo wohin welche welcher welches gibt geht darf muss müssen stimmt
""")
_ASKING_FOR: Final = _plainly("""
    can could will would please pls mind
    kann kannst könnt könnte könntest können würdest würde willst magst bitte
""")
"""What somebody begins with who asks for something to be done."""

_DENYING: Final = _plainly("not don't dont doesn't never nicht nie kein keine keinen")
_DAY, _NUMBER = "<day>", "<number>"
_LETTERS: Final = frozenset("bcd")
_PIECES: Final = (3, 4)
"""A word is known by its pieces of so many letters too, which a slip or an ending leaves whole."""

_SMOOTHED: Final = 0.02
_RARE: Final = 8.0
"""What a word weighs that is in no example."""


def likeness(text: str, names: Collection[str] = ()) -> Mapping[str, float]:
    """Return how much a sentence is like each meaning; `names` are words that name somebody."""
    return _OF_SESSIONS.likeness(text, names)


def learn() -> None:
    """Count the examples, which takes a second, before anybody waits for it."""
    _OF_SESSIONS.learn()


def names_a_time(text: str) -> bool:
    """Tell whether a sentence names a day, or a number."""
    return not {_DAY, _NUMBER}.isdisjoint(_words(_plain(text), ()))


def names_somebody(text: str, names: Collection[str]) -> bool:
    """Tell whether a sentence names somebody."""
    return "<name>" in _words(_plain(text), _NAMES.union(names))


def tells(text: str, names: Collection[str] = ()) -> bool:
    """Tell whether a sentence begins as one that tells something, and asks nothing by its mark."""
    words = list(_words(_plain(text), _NAMES.union(names)))
    return "?" not in words and words[0] in _TELLING if words else False


def asks(text: str) -> bool:
    """Tell whether a sentence has a question's mark, or begins as one."""
    words = list(_words(_plain(text), ()))
    return "?" in words or (bool(words) and words[0] in _ASKING)


def asks_others(text: str) -> bool:
    """Tell whether a sentence asks something, and not whether the bot will do it."""
    words = list(_words(_plain(text), ()))
    return "?" in words and words[0] not in _ASKING_FOR


def denies(text: str) -> bool:
    """Tell whether a sentence has a no in it."""
    return not _DENYING.isdisjoint(_words(_plain(text), ()))


@dataclass(frozen=True, eq=False)
class _Counts:
    """What each feature weighs, and how much it speaks for each meaning (meanings by features)."""

    meanings: Sequence[str]
    places: Mapping[str, int]
    rarity: NDArray[np.floating[Any]]
    speaks: NDArray[np.floating[Any]]

    def likeness(self, features: Sequence[str]) -> Mapping[str, float]:
        """Return how much features speak for each meaning."""
        known = [self.places[each] for each in features if each in self.places]
        weights = self.rarity[known]
        strange = _RARE**2 * (len(features) - len(known))
        length = np.sqrt((weights**2).sum() + strange) or 1.0
        said = self.speaks[:, known] @ weights / length
        return dict(zip(self.meanings, said.tolist(), strict=True))


class Learned:
    """Examples of several meanings, counted once, when first a sentence is compared with them."""

    def __init__(self, examples: Mapping[str, Sequence[str]]) -> None:
        self._examples = examples

    def likeness(self, text: str, names: Collection[str] = ()) -> Mapping[str, float]:
        """Return how much a sentence is like each meaning; `names` are words that name somebody."""
        return self._counts.likeness(_features(text, _NAMES.union(names)))

    def learn(self) -> None:
        """Count them before anybody waits for it."""
        self.likeness("")

    @cached_property
    def _counts(self) -> _Counts:
        return _counted(self._examples)


def _counted(examples: Mapping[str, Sequence[str]]) -> _Counts:
    """Return examples, counted."""
    said = [(at, line) for at, lines in enumerate(examples.values()) for line in lines]
    found = [(at, _features(line, _NAMES)) for at, line in said]
    seen = Counter(each for _, features in found for each in features)
    places = {each: at for at, each in enumerate(seen)}
    rarity = np.log((len(found) + 1) / (np.array([*seen.values()]) + 0.5))
    counts = np.zeros((len(examples), len(places)), dtype=np.float32)
    for at, features in found:
        known = [places[each] for each in features]
        counts[at, known] += rarity[known] / np.linalg.norm(rarity[known])
    others = counts.sum(axis=0) - counts
    return _Counts([*examples], places, rarity, _shares(counts) - _shares(others))


def _shares(counts: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    smoothed = counts + _SMOOTHED
    return np.log(smoothed / smoothed.sum(axis=1, keepdims=True))


def _features(text: str, names: Collection[str]) -> Sequence[str]:
    """Return the words of a sentence, their pairs and their pieces, each once.

    They keep their order: sums come out the same to the last digit in every process.
    """
    return [*dict.fromkeys(_each_feature([*_words(_plain(text), names)]))]


def _each_feature(words: Sequence[str]) -> Iterator[str]:
    yield from words
    yield from map(" ".join, itertools.pairwise(["^", *words, "$"]))
    yield from map("  ".join, zip(words, words[2:], strict=False))
    for whole in (f"_{word}_" for word in words if word[0] != "<"):
        for size in _PIECES:
            yield from (whole[at : at + size] for at in range(len(whole) - size + 1))


def _plain(text: str) -> str:
    return text.casefold().translate(_PLAIN)


def _words(text: str, names: Collection[str]) -> Iterator[str]:
    """Yield words, with one in the place of all names, days, numbers and letters of options."""
    for found in _WORD.finditer(text):
        word = found[0]
        if word.removesuffix("'s") in names or text[found.start() - 1 : found.start()] == "@":
            yield "<name>"
        elif word in _DATES:
            yield _DAY
        elif word.isdecimal():
            yield _NUMBER
        else:
            yield "<letter>" if word in _LETTERS else word


_OF_SESSIONS: Final = Learned(EXAMPLES)
