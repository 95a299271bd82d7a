"""Emoji that stand for the letter of an option, as people write them instead of it."""

from __future__ import annotations

import re
from typing import Final

_FIRST: Final = ord("A")
_INDICATOR_A: Final = 0x1F1E6
_NAMED: Final = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "keycap_ten",
]
_BLOOD: Final = {"🅰": "A", "🅱": "B", ":a:": "A", ":b:": "B"}
_INDICATOR: Final = "[\U0001f1e6-\U0001f1ff]"
_SIGN: Final = re.compile(
    rf"(?<!{_INDICATOR}){_INDICATOR}(?!{_INDICATOR})"  # two of them are a flag
    r"|[🅰🅱]\ufe0f?|[1-9]\ufe0f?\u20e3|🔟"
    rf"|:(?:a|b|regional_indicator_[a-z]|{'|'.join(_NAMED)}):"
)


def with_letters(text: str) -> str:
    """Return a text with letters in the place of emoji: “🅰”, “🇦” and “:one:” are all “A”."""
    return _SIGN.sub(lambda sign: f" {_letter(sign[0])} ", text).strip()


def _letter(sign: str) -> str:
    plain = sign.rstrip("\ufe0f\u20e3")
    if plain in _BLOOD:
        return _BLOOD[plain]
    if plain.startswith(":regional"):
        return plain[-2].upper()
    if plain.startswith(":"):
        return chr(_FIRST + _NAMED.index(plain.strip(":")))
    if plain == "🔟":
        return "J"
    if plain.isdecimal():
        return chr(_FIRST + int(plain) - 1)
    return chr(_FIRST + ord(plain) - _INDICATOR_A)
