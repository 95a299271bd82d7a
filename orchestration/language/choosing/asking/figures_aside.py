"""Which commas stand inside a figure, and divide no list: “1,000 or 2,500 euros”, “1,5 Stunden”."""

from __future__ import annotations

import re
from typing import Final

_RUN: Final = re.compile(r"(?<![\w,.])(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)+(?![\d]|,\d)")
_THOUSANDS: Final = re.compile(r"[1-9]\d{0,2}(?:,\d{3})+")
_DECIMAL: Final = re.compile(r"(?P<whole>[\d.]+),(?P<part>\d{1,2})|0,\d+")
_UNIT: Final = re.compile(r"\s?[€$£%°]|[ -]?(?!(?:or|and|vs|oder|und|bis|to)\b)[^\W\d_]")
_NEXT: Final = re.compile(r"\s*(?P<join>or|and|oder|und)\s+(?P<n>\d+)", re.IGNORECASE)
_GERMAN: Final = frozenset({"oder", "und"})


def commas_in_figures(text: str) -> frozenset[int]:
    """Return where a comma is part of a figure; a row as in “1,2,3” or “1,2 or 3” has none."""
    runs = [*_RUN.finditer(text)]
    figures = [
        each for each in runs if _DECIMAL.fullmatch(each[0]) or _THOUSANDS.fullmatch(each[0])
    ]
    are_several = len(figures) > 1
    return frozenset(
        each.start() + at
        for each in figures
        for at, sign in enumerate(each[0])
        if sign == "," and _is_one(text, each, are_several=are_several)
    )


def _may_be_one(run: str) -> bool:
    return _DECIMAL.fullmatch(run) is not None or _THOUSANDS.fullmatch(run) is not None


def _is_one(text: str, found: re.Match[str], *, are_several: bool) -> bool:
    """Tell whether digits with a comma are one figure: of what has a unit, or another beside it."""
    if are_several or _UNIT.match(text, found.end()) or found[0].startswith("0,"):
        return True
    behind = _NEXT.match(text, found.end())
    if behind is None:
        return re.search(r"(?:\bor\b|\boder\b|\bvs\b|/)\s*$", text[: found.start()]) is not None
    decimal = _DECIMAL.fullmatch(found[0])
    if decimal is None or not decimal["part"]:
        return True
    first, second, third = int(decimal["whole"].replace(".", "")), int(decimal["part"]), behind["n"]
    is_german = behind["join"].casefold() in _GERMAN
    is_row = first < second < int(third) and (not is_german or second == first + 1)
    return not is_row
