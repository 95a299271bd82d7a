"""Letters and numbers as emoji, drawn or by their names: "🅰️", "🇧", ":one:"."""

from __future__ import annotations

import re
from typing import Final

LETTERS: Final = {
    **{chr(0x1F1E6 + at): chr(ord("a") + at) for at in range(26)},
    **{chr(0x1F170 + at): chr(ord("a") + at) for at in (0, 1, 14, 15)},
}
"""The regional letters, and the four blood types."""

_NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_CALLED: Final = {
    **{name: str(number) for number, name in enumerate(_NUMBERS, 1)},
    **{letter: letter for letter in "abo"},
    **{
        f"regional_indicator_{letter}": letter for letter in map(chr, range(ord("a"), ord("z") + 1))
    },
}
_NAME: Final = re.compile(rf":({'|'.join(_CALLED)}):(?:skin-tone-\d:)?")
_DRAWN: Final = re.compile(f"([{''.join(LETTERS)}])\ufe0f?")


def with_drawn_letters(text: str) -> str:
    """Return a text with what is drawn in it as letters and numbers, each a word of its own."""
    named = _NAME.sub(lambda found: f" {_CALLED[found[1]]} ", text)
    drawn = _DRAWN.sub(lambda found: f" {LETTERS[found[1]].upper()} ", named)
    return text if drawn == text else " ".join(drawn.split())
