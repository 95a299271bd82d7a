"""What somebody proposes in many words: more than a list can take."""

from __future__ import annotations

import re
from typing import Final

_AT_LENGTH: Final = re.compile(
    r"\W*(?:(?:hi|hey|hello|hallo|ok|okay|so|well|also|and|und)\b[\s,.!]*)*"
    r"(?:i(?:['’]d| would)?(?: like to| want to)? (?:hereby )?(?:propose|suggest)"
    r"|(?:(?:here(?:['’]s| is| comes)|this is) )?my (?:proposal|suggestion|idea)(?: is| would be)?"
    r"|ich (?:schlage|schlag)(?: (?:folgendes|dies|also))? vor|ich (?:möchte|würde) vorschlagen"
    r"|(?:hier(?: ist| kommt)? )?mein(?:e)? (?:vorschlag|idee)(?: ist| wäre)?"
    r"|propose|proposal|suggestion|vorschlag)(?:\s*[:,.–-]\s*|\s+)(?P<what>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
_MANY: Final = 400
"""Characters: of fewer it may be read what is the proposal, and what only the reason."""


def proposed_at_length(text: str) -> str:
    """Return what words propose expressly and at length; "" where they do not."""
    found = _AT_LENGTH.fullmatch(text)
    return found["what"] if found and len(found["what"]) > _MANY else ""
