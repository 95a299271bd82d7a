"""The letters that pictures are written in: one family that holds every European script."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final
from unicodedata import normalize

import fontpkg
from PIL import ImageFont

REGULAR: Final = 400
MEDIUM: Final = 500
BOLD: Final = 700

INK: Final = (28, 37, 48)
FAINT_INK: Final = (87, 99, 114)
WHITE: Final = (255, 255, 255)

_LONGEST: Final = 400
_STAND_IN: Final = "□"
_NO_LETTER: Final = "\U0010ffff"
_ELLIPSIS: Final = "…"
_FINE: Final = 6
"""Measured at this many pixels to a point."""


Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Lettering:
    """How words look; `size` is in points."""

    size: float
    weight: int = REGULAR
    colour: Colour = INK

    def inked(self, colour: Colour) -> Lettering:
        """Return the same in another colour."""
        return replace(self, colour=colour)


SUBJECT: Final = Lettering(16, BOLD)
TOLD: Final = Lettering(11.5, REGULAR, FAINT_INK)
SECTION: Final = Lettering(12, BOLD)
ENTRY: Final = Lettering(12.5, MEDIUM)
NOTE: Final = Lettering(10.5, REGULAR, FAINT_INK)
SMALL: Final = Lettering(9.5, REGULAR, FAINT_INK)


@lru_cache(maxsize=64)
def font(pixels: int, weight: int) -> ImageFont.FreeTypeFont:
    """Return the letters at a height in pixels and a weight from 100 to 900."""
    letters = ImageFont.truetype(str(fontpkg.path("Inter")), pixels)
    letters.set_variation_by_axes([14, weight])
    return letters


def drawable(words: str) -> str:
    """Return the words on one line, with a box in place of each letter that cannot be drawn."""
    line = " ".join(normalize("NFC", words[:_LONGEST]).split())
    return "".join(_drawable_letter(letter) for letter in line)


def fitted(words: str, width: float, look: Lettering) -> str:
    """Return drawable words, cut with an ellipsis where they are longer than `width` points."""
    line = drawable(words)
    if length(line, look) <= width:
        return line
    while line and length(line + _ELLIPSIS, look) > width:
        line = line[:-1]
    return line.rstrip() + _ELLIPSIS


def wrapped(words: str, width: float, look: Lettering, most: int) -> list[str]:
    """Return drawable words as at most `most` lines of at most `width` points."""
    lines: list[str] = []
    rest = drawable(words).split(" ")
    while rest and len(lines) < most - 1:
        count = _how_many_fit(rest, width, look)
        lines.append(fitted(" ".join(rest[:count]), width, look))
        rest = rest[count:]
    return [*lines, fitted(" ".join(rest), width, look)] if rest else lines


def length(words: str, look: Lettering) -> float:
    """Return how long words are, in points."""
    return font(round(look.size * _FINE), look.weight).getlength(words) / _FINE


def _how_many_fit(words: list[str], width: float, look: Lettering) -> int:
    count = 1
    while count < len(words) and length(" ".join(words[: count + 1]), look) <= width:
        count += 1
    return count


@lru_cache(maxsize=4096)
def _drawable_letter(letter: str) -> str:
    """Return the letter, or what it is made of (ŉ is ʼ and n), or the stand-in."""
    parts = normalize("NFKC", letter)
    for candidate in (letter, parts):
        if candidate and all(_has(part) for part in candidate):
            return candidate
    return _STAND_IN


def _has(letter: str) -> bool:
    return letter.isprintable() and _shape(letter) != _shape(_NO_LETTER)


@lru_cache(maxsize=4096)
def _shape(letter: str) -> bytes:
    return bytes(font(32, REGULAR).getmask(letter))
