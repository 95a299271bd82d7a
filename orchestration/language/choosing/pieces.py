"""Lists as people write them: one on each line, with bullets or numbers, or with commas between."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import category

from orchestration.language.choosing.words import bare

_SIGN: Final = r"[-*•–]|\d{1,2}[.)]"
_SIGNED: Final = re.compile(rf"^\s*(?:{_SIGN})\s+")
_NAMED_EMOJI: Final = re.compile(r"^:[\w+-]+:|:[\w+-]+:$")
BULLET: Final = re.compile(rf"^\s*(?:{_SIGN}|[a-zA-Z][.)])\s+")
"""What an entry of a list begins with, where there are several."""


def unmarked(text: str) -> str:
    """Return a list without its bullets; a letter is one only among several lines."""
    lines = text.strip().splitlines()
    mark = BULLET if len(lines) > 1 else _SIGNED
    return "\n".join(mark.sub("", each) for each in lines)


def pieces(between: re.Pattern[str], text: str) -> tuple[str, ...]:
    """Return the parts of a list, without the marks around them."""
    return tuple(filter(None, (each.strip(' ?.!"“”') for each in between.split(text))))


def each_once(titles: Iterable[str]) -> tuple[str, ...]:
    """Return titles without those that are there already, however they are written."""
    first: dict[str, str] = {}
    for each in titles:
        first.setdefault(bare(each), each)
    return tuple(first.values())


def capital(words: str) -> str:
    """Return words with a capital, as long as they are no address."""
    return words if "://" in words.partition(" ")[0] else words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Return words as a question; nothing where they are no more than marks."""
    said = " ".join(words.split()).strip(" ,")
    said = capital(said if _NAMED_EMOJI.search(said) else said.strip(" :,"))
    return said if any(each.isalnum() or category(each) == "So" for each in said) else ""
