"""Options that numbers are part of: they are compared whole, “Town26” is no “Town16”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from orchestration.language.choosing.words import bare

_FIGURE: Final = r"\d+(?:[.,]\d+)*"
_ANY: Final = re.compile(_FIGURE)
_ALONE: Final = re.compile(rf"(?<![\w.,:]){_FIGURE}(?![\w:]|[.,]\d)")
_BEGINS: Final = re.compile(rf"[€$£]?\s?({_FIGURE})(?![\w:]|[.,]\d)")
_GROUPS: Final = re.compile(r"[.,](?=\d{3}(?!\d))")
_OF_A_PLACE: Final = re.compile(
    r"(?:\b(?:option|number|nummer|variante|vorschlag|nr\.?|no\.)|#)\s*$", re.IGNORECASE
)
"""What stands before the place of an option in the list: “option 1”."""


def by_its_figure(said: str, titles: Sequence[str]) -> str:
    """Return the title that words are the figure of, however it is written; else what is said.

    “1200” is “1,200 euros”, “1.5” is “1,5”, and “3.2” is “Version 3.2” where all are versions.
    """
    alone = said.strip(" .!")
    if not _ANY.fullmatch(alone) or alone in titles:
        return said
    figures = _figures(tuple(titles))
    found = [title for title, each in zip(titles, figures, strict=False) if _same(each, alone)]
    return found[0] if len(found) == 1 else said


def unlisted(said: str, titles: Sequence[str]) -> tuple[int, int] | None:
    """Return where words name what is called like an option, but for a number; else None."""
    for title in titles if len(titles) > 1 else ():
        found = _like(title).search(said) if _is_numbered(title) else None
        if found and bare(found[0]) not in {bare(each) for each in titles}:
            return found.span()
    figures = _figures(tuple(titles))
    for found in _ALONE.finditer(said) if figures else ():
        is_place = _OF_A_PLACE.search(said, 0, found.start()) is not None
        if not is_place and not any(_same(each, found[0]) for each in figures):
            return found.span()
    return None


def _is_numbered(title: str) -> bool:
    """Tell whether a title has a number, and is more than one: a mere “2” is a place too."""
    return _ANY.search(title) is not None and not title.strip().isdecimal()


@lru_cache(maxsize=512)
def _like(title: str) -> re.Pattern[str]:
    parts = [re.escape(each).replace(r"\ ", r"\s+") for each in _ANY.split(title)]
    figures = [re.sub(r"\d+", r"\\d+", re.escape(each)) for each in _ANY.findall(title)]
    joined = "".join(x + y for x, y in zip(parts, (*figures, ""), strict=True))
    return re.compile(rf"(?<![\w.,:]){joined}(?![\w:]|[.,]\d)", re.IGNORECASE)


@lru_cache(maxsize=64)
def _figures(titles: tuple[str, ...]) -> Sequence[str]:
    """Return the figure that each title has, where they differ in that alone; else nothing."""
    begin = [_BEGINS.match(each) for each in titles]
    if len(titles) > 1 and all(begin):
        return [each[1] for each in begin if each]
    alike = len({_ANY.sub("#", bare(each)) for each in titles}) == 1
    figures = [_ANY.findall(each) for each in titles]
    is_one = len(titles) > 1 and alike and all(len(each) == 1 for each in figures)
    return [each[0] for each in figures] if is_one else ()


def _same(one: str, other: str) -> bool:
    return _value(one) == _value(other)


def _value(figure: str) -> float | str:
    plain = _GROUPS.sub("", figure).replace(",", ".")
    return float(plain) if plain.count(".") <= 1 else figure
