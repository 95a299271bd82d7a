"""What a request for a choice can hold that is no choice: marks, doubles, what is too long."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.asking.pieces import capital
from orchestration.language.choosing.words import bare, plain

_EMPHASIS: Final = re.compile(
    r"(?<![\w*_`])(?P<mark>\*{1,3}|_{1,3}|`{1,3})(?=\S)(?P<said>[^\n]+?)(?<=\S)(?P=mark)(?![\w*_`])"
)
_TAGS: Final = re.compile(r"</?(?:b|i|u|s|em|strong|code|pre|tt|mark|big|small)>", re.IGNORECASE)
_ASKED: Final = re.compile(r"^.*[?:]\s+(?=\S)", re.DOTALL)
_BETWEEN: Final = re.compile(r"\s*(?:[,;|\n]|\s/\s|\b(?:or|oder|vs\.?)\b)+\s*", re.IGNORECASE)
_LEAST: Final = 2
_BEHIND_QUESTION: Final = re.compile(r"[?]|:\s")


def unformatted(text: str) -> str:
    """Return words without the marks by which they are bold or slanted: “*poll* tea” is “poll tea”.

    Marks in a word stay, and so do those that stand alone.
    """
    return _EMPHASIS.sub(r"\g<said>", _TAGS.sub("", text))


def said_again(question: str) -> tuple[str, int]:
    """Return the one thing that a list names again and again, and how often; else nothing.

    “a, A, á” is one thing, and so is “sauna or sauna”.
    """
    parts = [each.strip(" ?!.") for each in _BETWEEN.split(_ASKED.sub("", question))]
    named = [each for each in parts if each]
    is_one = len({bare(plain(each)) for each in named}) == 1
    return (capital(named[0]), len(named)) if is_one and len(named) >= _LEAST else ("", 0)


def too_long_in(text: str, question: str, longest: int) -> Sequence[str]:
    """Return what stands between the commas of a list, and is too long to be on it."""
    parts = (each.strip(" ?!.") for each in _BETWEEN.split(_ASKED.sub("", text)))
    return [each for each in parts if len(each) > longest and each not in question]


def named_again_in(text: str, titles: Sequence[str]) -> Sequence[tuple[str, int]]:
    """Return what a list names more than once, in whatever letters, and how often it does."""
    parts = [x for each in _BETWEEN.split(text) for x in _BEHIND_QUESTION.split(each)]
    named = Counter(bare(plain(each.strip(" ?!."))) for each in parts)
    return [(each, often) for each in titles if (often := named[bare(plain(each))]) > 1]
