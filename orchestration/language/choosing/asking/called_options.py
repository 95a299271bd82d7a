"""A list that is called one behind what is asked: “…, options are A, B or C”."""

from __future__ import annotations

import re
from typing import Final

_CALLED_SO: Final = re.compile(
    r"(?<=[^\s:])\s*(?P<mark>[,;.?!–-]+)\s+(?:(?:the|our|my|die|unsere|meine)\s+)?"
    r"(?:options|choices|candidates|optionen|kandidaten|auswahl)"
    r"(?:\s+(?:are|is|would be|sind|wären|ist)\s*:?|\s*:)\s+(?=\S)",
    re.IGNORECASE,
)


def called_options(text: str) -> str:
    """Return a request with a mark in the place of what its list is called."""
    return _CALLED_SO.sub(_with_mark, text)


def _with_mark(found: re.Match[str]) -> str:
    return "? " if "?" in found["mark"] else ": "
