"""Which passages are nearest to a question: by what they mean, and a little by its very words.

The cosine of two vectors comes first. What a word counts beside it is for names and numbers, of
which vectors know little; ranks of two orders are not merged, for that pulls the better one down.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from orchestration.language.choosing.words import stem, words_of
from orchestration.model.sources import Passage

_WORDS_COUNT: Final = 0.15
"""What it is worth that a passage has all words of a question."""

_FOUND_NOWHERE: Final = 0.5
"""What a word weighs less of which no passage has any: most of these ask, and say nothing."""

_TOO_SHORT: Final = 3


def ranked(
    query: str, passages: Sequence[Passage], nearness: Mapping[str, float], most: int
) -> list[tuple[Passage, float]]:
    """Return the passages nearest to a question with how near they are, the nearest first.

    `nearness` is what vectors say, by key; of what they do not say, words alone do, and what has
    none of either is left out.
    """
    words = _shares(query, passages)
    counts = _WORDS_COUNT if nearness else 1.0
    scores = {
        each.key: nearness.get(each.key, 0.0) + counts * words.get(each.key, 0.0)
        for each in passages
        if each.key in nearness or each.key in words
    }
    order = sorted((each for each in passages if each.key in scores), key=lambda x: -scores[x.key])
    return [(each, scores[each.key]) for each in order[:most]]


def _shares(query: str, passages: Sequence[Passage]) -> Mapping[str, float]:
    """Return which share of a question's words passages have: rare words count for more."""
    asked = _stems(query)
    if not asked:
        return {}
    have = {each.key: asked & _stems(each.in_context) for each in passages}
    counts = Counter(word for found in have.values() for word in found)
    known = {word: math.log(1 + len(passages) / (1 + counts[word])) for word in asked}
    weights = {word: known[word] * (1.0 if counts[word] else _FOUND_NOWHERE) for word in asked}
    total = sum(weights.values()) or 1.0
    return {key: sum(weights[x] for x in found) / total for key, found in have.items() if found}


def _stems(text: str) -> frozenset[str]:
    words = (each.word for each in words_of(text))
    return frozenset(stem(each) for each in words if len(each) > _TOO_SHORT or not each.isalpha())
