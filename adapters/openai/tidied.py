"""What a model has written, as plain words in a line: nothing in it acts, wherever it is shown."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_TAGS: Final = re.compile(r"<[^<>]{0,200}>")
_ADDRESSES: Final = re.compile(r"\b(?:https?|ftp|javascript|data)\s?:\S*", re.IGNORECASE)
_ACTING: Final = re.compile(r"[@<>*_`~|#\[\]{}\\]+")


def tidied(text: str) -> str:
    """Return text without mentions, tags, addresses, styles and letters that nobody sees."""
    seen = "".join(
        " " if each.isspace() else each
        for each in text
        if each.isspace() or unicodedata.category(each)[0] != "C"
    )
    bare = _ADDRESSES.sub("", _TAGS.sub("", seen))
    return " ".join(_ACTING.sub("", bare).split())
