"""What somebody wants passed on to another, behind what they say: “…, can you tell Lena?”."""

from __future__ import annotations

import re
from typing import Final

_THEM: Final = (
    r"(?:(?:the|den|die|dem) (?:others?|anderen?|rest|team|organi[sz]ers?)|everyone|everybody|them"
    r"|him|her|ihm|ihr|ihnen|allen|us|uns|@?[^\W\d_][\w'’-]*)"
)
_KINDLY: Final = (
    r"(?:(?:please|pls|plz|bitte|kurz|mal|just|also|auch|dann|thx|thanks|danke)\b[\s,]*)*"
)
_PASSES_ON: Final = re.compile(
    rf"(?:\s*[,;.!–]+\s*|\s+-\s+|\s+)(?:(?:and|und|so|also)\s+)?{_KINDLY}(?:"
    rf"(?:(?:can|could|would|will) (?:you|u) )?{_KINDLY}(?:tell {_THEM}|let {_THEM} know"
    rf"|pass (?:it|that|this) on(?: to {_THEM})?|inform {_THEM})"
    rf"|(?:sagst|gibst|kannst|könntest|würdest) du {_KINDLY}(?:das )?{_THEM} {_KINDLY}"
    r"(?:bescheid(?: sagen| geben)?|sagen|informieren|weitergeben)"
    rf"|(?:sag|gib|sagt) {_KINDLY}(?:das )?{_THEM} {_KINDLY}bescheid"
    r"|(?:gib|gibst du|kannst du) (?:das|es) (?:bitte )?weiter(?:geben)?"
    rf")\s*{_KINDLY}[\s.!?]*$",
    re.IGNORECASE,
)
_LONGEST: Final = 200


def without_passing_on(words: str) -> str:
    """Return words without the wish that another be told so; "" where there is none."""
    found = _PASSES_ON.search(words) if len(words) <= _LONGEST else None
    return words[: found.start()].strip() if found else ""
