"""Piles of letters, words, marks and blanks, which say no more than a few of them do."""

from __future__ import annotations

import re
from typing import Final

MOST_ALIKE: Final = 12
_ALIKE: Final = re.compile(rf"([^\r\n]|\r?\n)\1{{{MOST_ALIKE},}}")
MOST_REPEATED: Final = 4
_LONGEST_REPEATED: Final = 8  # words
_REPEATED: Final = re.compile(
    rf"(?i)((?<!\S)(?:\S{{1,40}}\s+){{1,{_LONGEST_REPEATED}}}?)\1{{{MOST_REPEATED},}}"
)
_MARKS: Final = re.compile(r"((?:[^\w\n]|_){80})(?:[^\w\n]|_)+")


def without_piles(text: str) -> str:
    """Return a text with at most 12 of the same sign in a row, 80 marks, 4 of the same words.

    What reads a text may look at each mark once more for every other: so there are few of them.
    """
    text = _ALIKE.sub(lambda found: found[1] * MOST_ALIKE, text)
    text = _REPEATED.sub(lambda found: found[1] * MOST_REPEATED, text)
    return _MARKS.sub(r"\1", text)


_TRAILS_OFF: Final = re.compile(
    r"\s*(?:…|\.{3,})\s*"
    r"(?=(?:(?:well|hm+|na ja|naja|also|i['’]?d|ich)[,]? )?(?:eher|lieber|wohl|besser|vielleicht"
    r"|probably|rather|better|maybe) (?:nicht|nich|net|nein|not|no)\b)",
    re.IGNORECASE,
)


def without_trailing_off(text: str) -> str:
    """Return a text in which a verdict belongs to what trails off: “Donnerstag… eher nicht”."""
    return _TRAILS_OFF.sub(", ", text)
