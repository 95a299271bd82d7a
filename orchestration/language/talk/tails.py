"""Words at the end of a text that say nothing more, each looked at once: courtesies, smiles."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_WORD: Final = re.compile(r"\S+")


def without_tail(text: str, is_one: Callable[[str], bool]) -> str:
    """Return a text up to the last of its words that is none such; "" where all are."""
    end = 0
    for each in reversed([*_WORD.finditer(text)]):
        if not is_one(each.group()):
            end = each.end()
            break
    return text[:end]
