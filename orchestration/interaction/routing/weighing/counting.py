"""Examples counted: how much each word of a sentence speaks for each meaning.

Complement naive Bayes: a word speaks for a meaning as far as it is more frequent in its examples
than in all others (Rennie, Shih, Teevan and Karger, "Tackling the poor assumptions of naive Bayes
text classifiers", 2003), rare words more than common ones. The same words come out the same, to
the last digit and in every process: whatever is summed up keeps the order of the sentences.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

Feature = str | tuple[str, ...]
"""A word or a piece of one, two words side by side, or two with one between them."""

Words = Sequence[str]
"""A sentence, word by word."""

_Floats = NDArray[np.floating[Any]]
_Ints = NDArray[np.int64]
_Number = TypeVar("_Number", int, NDArray[np.int64])

_BEGINS, _ENDS = "^", "$"
_PIECES: Final = (3, 4)
"""A word is known by its pieces of so many letters too, which a slip or an ending leaves whole."""

_SMOOTHED: Final = 0.02
_RARE: Final = 8.0
"""What a word weighs that is in no example."""


@dataclass(frozen=True, eq=False)
class Counts:
    """What each feature weighs (`rarity`), and how much of each meaning and of all others it is.

    `counts` are meanings by features, `totals` those of all meanings; `sums` are those of the rows
    of a meaning and of all others, smoothed. There are 200,000 features: so they are kept as
    arrays, `columns` are their numbers in order, with the column of each.
    """

    meanings: Sequence[str]
    numbers: Mapping[str, int]
    columns: tuple[_Ints, _Ints]
    rarity: _Floats
    counts: _Floats
    totals: _Floats
    sums: tuple[_Floats, _Floats]

    def likeness(self, words: Words) -> Mapping[str, float]:
        """Return how much a sentence speaks for each meaning."""
        features = dict.fromkeys(_features(words))
        known = self._columns_of([self._number(each) for each in features])
        weights = self.rarity[known]
        strange = _RARE**2 * (len(features) - len(known))
        length = np.sqrt((weights**2).sum() + strange) or 1.0
        said = self._speaks(known) @ weights / length
        return dict(zip(self.meanings, said.tolist(), strict=True))

    def _columns_of(self, numbers: Sequence[int]) -> _Ints:
        """Return the columns of those features that are in an example."""
        ordered, columns = self.columns
        sought = np.array(numbers, dtype=np.int64)
        at = np.minimum(np.searchsorted(ordered, sought), len(ordered) - 1)
        return columns[at[ordered[at] == sought]]

    def _number(self, feature: Feature) -> int:
        """Return the number of a feature; -1 where a word of it is in no example."""
        if isinstance(feature, str):
            return self.numbers.get(feature, -1)
        first, last = self.numbers.get(feature[0], -1), self.numbers.get(feature[-1], -1)
        if first < 0 or last < 0:
            return -1
        return _of_two(first, last, len(self.numbers), apart=len(feature) > 2)

    def _speaks(self, known: _Ints) -> _Floats:
        """Return how much features speak for each meaning: meanings by features."""
        own, other = self.sums
        counts = self.counts[:, known]
        return _shares(counts, own) - _shares(self.totals[known] - counts, other)


def _shares(counts: _Floats, sums: _Floats) -> _Floats:
    return np.log((counts + _SMOOTHED) / sums)


def _features(words: Words) -> Iterator[Feature]:
    """Yield the words of a sentence, their pairs and their pieces."""
    yield from words
    yield from itertools.pairwise([_BEGINS, *words, _ENDS])
    yield from zip(words, itertools.repeat(""), words[2:], strict=False)
    for word in words:
        yield from _pieces(word)


def _pieces(word: str) -> Iterator[str]:
    if word[0] != "<":
        whole = f"_{word}_"
        for size in _PIECES:
            yield from (whole[at : at + size] for at in range(len(whole) - size + 1))


def _of_two(first: _Number, last: _Number, many: int, *, apart: bool) -> _Number:
    """Return the number of two words side by side, or apart, where there are so many words."""
    return many * (1 + many * apart + first) + last


def counted(examples: Mapping[str, Sequence[Words]]) -> Counts:
    """Return the examples of each meaning, counted.

    Of 14,000 sentences with 900,000 features, all is done at once that can be.
    """
    said = [words for each in examples.values() for words in each]
    numbers, found, line = _each_once(*_numbered(said))
    columns, column = _by_first(found)
    rarity = np.log((len(said) + 1) / (np.bincount(column) + 0.5))
    weights = rarity[column]
    sizes = np.bincount(line, minlength=len(said))
    weights /= np.repeat(_lengths(weights, sizes), sizes)
    meaning = np.repeat(np.arange(len(examples)), [len(each) for each in examples.values()])
    counts = np.zeros((len(examples), len(rarity)), dtype=np.float32)
    np.add.at(counts, (meaning[line], column), weights)
    totals = counts.sum(axis=0)
    own, other = (
        (each + _SMOOTHED).sum(axis=1, keepdims=True) for each in (counts, totals - counts)
    )
    return Counts([*examples], numbers, columns, rarity, counts, totals, (own, other))


def _numbered(said: Sequence[Words]) -> tuple[Mapping[str, int], _Ints, _Ints]:
    """Return all words and pieces by their numbers, the features of all sentences, and of which.

    The features of a sentence stand in the order in which `_features` yields them.
    """
    numbers: defaultdict[str, int] = defaultdict(itertools.count().__next__)
    framed = [numbers[word] for words in said for word in (_BEGINS, *words, _ENDS)]
    pieces = [[numbers[piece] for piece in _pieces(word)] for word in [*numbers]]
    each, many = np.array(framed), len(numbers)
    line = np.repeat(np.arange(len(said)), [len(words) + 2 for words in said])
    beside, inner, apart = (line[size:] == line[:-size] for size in (1, 2, 4))
    words, of_words = each[1:-1][inner], line[1:-1][inner]
    within, of_pieces = _joined(pieces, words)
    found = (
        words,
        _of_two(each[:-1], each[1:], many, apart=False)[beside],
        _of_two(each[1:-3], each[3:-1], many, apart=True)[apart],
        within,
    )
    lines = np.concatenate((of_words, line[1:][beside], line[2:-2][apart], of_words[of_pieces]))
    order = np.argsort(lines, kind="stable")
    return numbers, np.concatenate(found)[order], lines[order]


def _joined(parts: Sequence[Sequence[int]], at: _Ints) -> tuple[_Ints, _Ints]:
    """Return the parts at these places, one after the other, and of which place each is."""
    sizes = np.array([len(each) for each in parts])
    begins = np.cumsum(sizes) - sizes
    taken = sizes[at]
    of_which = np.repeat(np.arange(len(at)), taken)
    within = np.arange(len(of_which)) - (np.cumsum(taken) - taken)[of_which]
    return np.fromiter(itertools.chain(*parts), np.int64)[begins[at][of_which] + within], of_which


def _each_once(
    numbers: Mapping[str, int], found: _Ints, line: _Ints
) -> tuple[Mapping[str, int], _Ints, _Ints]:
    """Return each feature of a sentence once, where it comes first."""
    _, first = np.unique(_of_two(line, found, 1 + int(found.max()), apart=False), return_index=True)
    first.sort()
    return numbers, found[first], line[first]


def _by_first(found: _Ints) -> tuple[tuple[_Ints, _Ints], _Ints]:
    """Return the column of each feature, in the order in which they come, and those of all."""
    features, first, which = np.unique(found, return_index=True, return_inverse=True)
    column = np.empty_like(first)
    column[np.argsort(first)] = np.arange(len(first))
    return (features, column), column[which]


def _lengths(weights: _Floats, sizes: _Ints) -> Sequence[float]:
    """Return how long each sentence is, as one vector of the weights of its features."""
    ends = np.cumsum(sizes)
    rows = (weights[end - size : end] for end, size in zip(ends, sizes, strict=True))
    return [float(np.sqrt(row.dot(row))) for row in rows]
