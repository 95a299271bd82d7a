"""The languages that are understood, and which of them a message is written in."""

from __future__ import annotations

import re

from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.german.vocabulary import GERMAN
from orchestration.language.vocabulary import Vocabulary

LANGUAGES = (ENGLISH, GERMAN)
_WORD = re.compile(r"[^\W\d_]+")
_WORDS_COUNTED = 200


def language_of(text: str) -> Vocabulary:
    """The language that knows most words of a text; of equals, the first."""
    said = [found.lower() for found in _WORD.findall(text[: _WORDS_COUNTED * 6])]
    return max(LANGUAGES, key=lambda each: sum(word in each.words for word in said))
