"""Slips of the keyboard in words that much depends on: "tuesady", "wensday", "aftrenoon"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from orchestration.language.words.tokens import ENGLISH_SPELLING, Spelling, Token, folded

_SHORTEST = 5
_THRICE = re.compile(r"([a-z])\1\1+")


def spelt(
    tokens: Sequence[Token], names: Iterable[str], spelling: Spelling = ENGLISH_SPELLING
) -> tuple[Token, ...]:
    """Put the word that was meant in place of a slip; names are nobody's slip."""
    known = {folded(word) for name in names for word in name.split()}
    return tuple(
        token
        if (meant := _meant(token.text, spelling)) == token.text or folded(token.text) in known
        else replace(token, text=meant, mended=True)
        for token in tokens
    )


@lru_cache(maxsize=4096)
def _meant(word: str, spelling: Spelling) -> str:
    if word in spelling.own:
        return word
    word = _THRICE.sub(r"\1\1", word)  # no word has a letter three times in a row
    if word in spelling.misspelt:
        return spelling.misspelt[word]
    if len(word) < _SHORTEST or word in spelling.often_mistyped:
        return word
    near = [
        each
        for each in sorted(spelling.often_mistyped)
        if each[0] == word[0] and _one_slip(word, each)
    ]
    return near[0] if near else word


def _one_slip(word: str, meant: str) -> bool:
    """Whether one letter is missing, too many, another one, or two changed places."""
    if abs(len(word) - len(meant)) > 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(word, meant, strict=False)) if a != b), None)
    if start is None:
        return len(word) != len(meant) and not meant.startswith(word[:-1] + "s")
    rest, wanted = word[start:], meant[start:]
    swapped = rest[1::-1] + rest[2:] == wanted
    return swapped or rest[1:] == wanted[1:] or rest[1:] == wanted or rest == wanted[1:]
