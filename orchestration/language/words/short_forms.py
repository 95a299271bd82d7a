"""Courtesies as people type them in a hurry, spelled as everything that reads them knows them."""

from __future__ import annotations

import re
from typing import Final

_SHORT: Final = re.compile(
    r"(?<![\w@:/.-])(?:(?P<please>p(?:l[sz]|lss+|leas|lese|lis))|(?P<thanks>t(?:hx+|hnx|nx|ks|hanx)))"
    r"(?![\w@:/-])",
    re.IGNORECASE,
)


def spelled_out(text: str) -> str:
    """Return a text with “pls” and “thx” in full: they mean nothing else."""
    return _SHORT.sub(_in_full, text)


def _in_full(found: re.Match[str]) -> str:
    word = "please" if found["please"] else "thanks"
    return word.capitalize() if found[0][0].isupper() else word
