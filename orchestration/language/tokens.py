"""Text into tokens that know where they stood.

Contractions come apart ("can't" is "can" + "not"), so that a negation is one word everywhere;
numbers stay whole ("1.1.3" is one token, and no date hides in it); a digit and a letter that touch
are two tokens ("3pm", "after6pm").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from orchestration.language.english.spelling import (
    CONTRACTED,
    RUN_TOGETHER,
    SUFFIXES,
    VERBS_AFTER_NAME,
)

_UNPRINTED = "\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0f\ufeff\U0001f3fb-\U0001f3ff"
_TOKEN = re.compile(
    r"""
    (?P<junk> https?://\S+ | www\.\S+ | [^\s@]+@[^\s@]+\.[^\s@]+
            | [$€£¥]\s?\d[\d.,]* | \d[\d.,]*\s?[%€£¥] | \d{1,3}(?:,\d{3})+(?!\d) | \#\w+ )
  | (?P<stamp> \d{4}-\d\d-\d\d(?=t\d) | \d{4}[-/][a-z]{3}[-/]\d{1,2}(?!\d) )
  | (?P<number> \d+ (?: -\d+ ){2,} | \d+ (?: [:/.]\d+ )+ | \d+ )
  | (?P<dotted> [ap]\.\s?m\b\.? )
  | (?P<word> [^\W\d_]+ (?: '[^\W\d_]+ )? )
  | (?P<mark> \n | (?P<sign> [^\s{unprinted}] ) (?P=sign)* )
    """.replace("{unprinted}", _UNPRINTED),
    re.VERBOSE | re.IGNORECASE,
)
_SAME_LENGTH = str.maketrans("’‘`´‐‑‒–—―−“”", "''''-------\"\"")


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number or mark: its lower-case text, and where and how it stood."""

    text: str
    start: int
    end: int
    capital: bool = False
    glued: bool = False
    junk: bool = False


def folded(word: str) -> str:
    """A word without its accents: people write "Ines" for "Inês"."""
    apart = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


class Strange(Token):
    """A word that the vocabulary does not know."""

    __slots__ = ()


def tokenise(text: str, names: Iterable[str] = ()) -> tuple[Token, ...]:
    """Split a text into tokens; `names` come apart from a verb glued behind them ("Annahas")."""
    words = {word.lower() for name in names for word in name.split()}
    known = tuple(sorted(words, key=len, reverse=True))
    plain = text.translate(_SAME_LENGTH)
    return tuple(token for found in _TOKEN.finditer(plain) for token in _tokens(found, known))


def _tokens(found: re.Match[str], names: tuple[str, ...]) -> Iterator[Token]:
    start, end = found.span()
    raw = found.group()
    glued = start > 0 and found.string[start - 1].isalnum()
    if found["dotted"]:
        yield Token(raw[0].lower() + "m", start, end, glued=glued)
    elif not found["word"]:
        text = found["sign"] or raw.lower()  # a sign said again and again is said once
        yield Token(text, start, end, glued=glued, junk=bool(found["junk"]))
    else:
        yield from _words(raw, start, glued, names)


def _words(raw: str, start: int, glued: bool, names: tuple[str, ...]) -> Iterator[Token]:
    capital = raw[0].isupper()
    for part, length in _pieces(raw.lower(), names):
        yield Token(part, start, start + length, capital, glued)
        start, capital, glued = start + length, False, True


def _pieces(word: str, names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Cut a word where two have grown together: each part, and how many letters it takes."""
    if word in RUN_TOGETHER:
        first, second = RUN_TOGETHER[word]
        return ((first, len(first)), (second, len(word) - len(first)))
    for suffix, meaning in SUFFIXES.items():
        if word.endswith(suffix) and len(word) > len(suffix):
            stem = word[: -len(suffix)]
            return ((CONTRACTED.get(stem, stem), len(stem)), (meaning, len(suffix)))
    for name in names:
        if word.startswith(name) and word[len(name) :] in VERBS_AFTER_NAME:
            return ((name, len(name)), (word[len(name) :], len(word) - len(name)))
    return ((word, len(word)),)
