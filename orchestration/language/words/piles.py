"""Piles of letters, marks and blanks, which say no more than a few of them do."""

from __future__ import annotations

import re
from typing import Final

MOST_ALIKE: Final = 12
_ALIKE: Final = re.compile(rf"([^\r\n]|\r?\n)\1{{{MOST_ALIKE},}}")
_MARKS: Final = re.compile(r"((?:[^\w\n]|_){80})(?:[^\w\n]|_)+")


def without_piles(text: str) -> str:
    """Return a text with at most 12 of the same sign in a row, and 80 marks of any kind.

    What reads a text may look at each mark once more for every other: so there are few of them.
    """
    return _MARKS.sub(r"\1", _ALIKE.sub(lambda found: found[1] * MOST_ALIKE, text))
