"""What stands in quotes, or is an emoji by its name: one thing, whatever marks are in it.

So is the comma of a figure.

It is put aside as one sign, while the words around it are divided.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from orchestration.language.choosing.asking.figures_aside import commas_in_figures

_QUOTED: Final = re.compile(r"[\"“”„]([^\"“”„\n]+)[\"“”]")
_SINGLE: Final = re.compile(r"(?<!\w)['‘’]([^'‘’\n]+)['’](?!\w)")
_NAMED: Final = re.compile(r"(?<![\w:]):[a-z0-9][a-z0-9_+-]*:(?![\w:])")
_COMMA: Final = re.compile(r"(?<=\d),(?=\d)")
_FIRST: Final = 0xE000
_MOST: Final = 0x1000
QUOTE: Final = f"[{chr(_FIRST)}-{chr(_FIRST + _MOST - 1)}]"
"""A pattern for a sign that stands for something in quotes."""

_EMOJI: Final = _FIRST + _MOST
SIGN: Final = f"[{chr(_FIRST)}-{chr(_EMOJI + _MOST - 2)}]"
"""A pattern for a sign that stands for anything."""


class QuotesAside:
    """A text in which a sign stands for each thing that is quoted; `text` is as it stands there."""

    def __init__(self, text: str) -> None:
        self._quotes: dict[str, tuple[str, str]] = {}
        """By its sign: as it was written, and what it says."""
        text = re.sub(SIGN, "", text)
        text = _QUOTED.sub(lambda found: self._sign(found, _FIRST), text)
        if len(_SINGLE.findall(text)) > 1:
            text = _SINGLE.sub(lambda found: self._sign(found, _FIRST), text)
        text = _NAMED.sub(lambda found: self._sign(found, _EMOJI), text)
        inside = commas_in_figures(text)
        self.text = _COMMA.sub(
            lambda found: self._sign(found, _EMOJI) if found.start() in inside else found[0], text
        )

    def _sign(self, found: re.Match[str], first: int) -> str:
        if len(self._quotes) >= _MOST - 1:
            return found[0]
        sign = chr(first + len(self._quotes))
        says = found[1].strip() if found.re.groups else found[0]
        self._quotes[sign] = (found[0], says)
        return sign

    def written(self, words: str) -> str:
        """Return words as they were written; a quote that is all there is, without its marks."""
        alone = words.strip()
        return self._quotes[alone][1] if alone in self._quotes else _put(words, self._whole)

    def said(self, titles: Iterable[str]) -> tuple[str, ...]:
        """Return what titles say, without the marks around it."""
        return tuple(_put(each, self._inner) for each in titles)

    @property
    def _whole(self) -> Mapping[str, str]:
        return {sign: whole for sign, (whole, _) in self._quotes.items()}

    @property
    def _inner(self) -> Mapping[str, str]:
        return {sign: says for sign, (_, says) in self._quotes.items()}


def _put(words: str, what: Mapping[str, str]) -> str:
    return "".join(what.get(each, each) for each in words)
