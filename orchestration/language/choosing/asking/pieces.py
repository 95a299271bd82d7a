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


_NEAR: Final = (
    r"(?:heute|morgen|übermorgen|today|tonight|tomorrow)"
    r"(?: (?:früh|vormittag|mittag|nachmittag|abend|morning|noon|lunch|afternoon|evening|night))?"
)
_WHEN_BEHIND: Final = re.compile(
    rf"\s+(?:{_NEAR}|mittags|(?:zum |für |fürs )?(?:zu )?mittag(?:essen)?(?: {_NEAR})?)$",
    re.IGNORECASE,
)
_NAMES_DAY: Final = re.compile(
    r"\b(?:heute?|morgen|übermorgen|gestern|today|tonight|tomorrow|mittags?|abends?|früh|noon"
    r"|lunch|dinner|evening|\w+(?:day|tag|woch|week)s?|\d{1,2}(?:[:.]\d\d| ?uhr| ?[ap]m))\b",
    re.IGNORECASE,
)


def without_when(question: str, options: tuple[str, ...]) -> tuple[str, ...]:
    """Return options without the time of all of them: “pizza oder salat heute mittag?”.

    It is behind the last of those that the question itself lists; where another has one, it is
    what they differ in.
    """
    *others, last = options or ("",)
    found = _WHEN_BEHIND.search(last)
    asked = question.rstrip(" ?!.").casefold()
    if not (others and found and asked.endswith(last.casefold())):
        return options
    return options if any(map(_NAMES_DAY.search, others)) else (*others, last[: found.start()])


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
