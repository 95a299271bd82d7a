"""A no to an option by its letter that says no more than that: “not C pls” is no “I can't do C”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.votes.indifferent import abstains

_SMALL: Final = (
    r"(?:please|pls|plz|bitte|hauptsache|anyway|jedenfalls|though|tho|tbh|thanks|thx|danke|but|just|aber|nur|so|ok|hm+|ugh|oh"
    r"|again|wieder|for me|für mich|bei mir|honestly|ehrlich|sorry)"
)
_LETTER: Final = r"(?:option |the |die )?[a-z]"
_ONLY_NOT: Final = re.compile(
    rf"(?:{_SMALL}[\s,.!]+)*(?:(?:not|nicht|no|keine?|bloß nicht|(?:anything|alles|nur)"
    r" (?:but|außer|ausser|nicht))"
    rf"\s+(?:(?:auch|also)\s+)?{_LETTER}|{_LETTER}\s+(?:please\s+|bitte\s+)?"
    rf"(?:not|nicht|no|nope|nein))(?:[\s,.!]+{_SMALL})*[\s.!]*",
    re.IGNORECASE,
)


def as_meant(no: str, words: str) -> str:
    """Return a no to options as the words of its author mean it: “not C pls” is “rather not C”."""
    return f"rather {no}" if is_bare_no(words) else no


def is_bare_no(words: str) -> bool:
    """Tell whether words are against an option, and say neither why nor that it is impossible."""
    ahead, _, behind = words.strip().lower().partition(",")
    no = behind.strip() if behind and abstains(ahead.strip()) else words.strip()
    return _ONLY_NOT.fullmatch(no) is not None
