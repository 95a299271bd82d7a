"""Who leaves it to all others, where options are no times: “whatever you all choose is fine”."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.held.agreement import said_plainly
from orchestration.language.votes.indifferent import abstains
from orchestration.model.preferences import Understanding

_EXCUSED: Final = re.compile(
    r"^(?:so+rry|sry|apologies|entschuldig\w*|tut mir leid)\b[^,;.!]*[,;.!]+\s*", re.IGNORECASE
)


ANYTHING: Final = "anything goes"
"""What it comes to, in words that are read as such."""


def spanning(written: str, said: Understanding) -> Understanding:
    """Return wishes that all words of a message are, whatever was read in their place."""
    wishes = (
        replace(each, source=each.source and replace(each.source, start=0, end=len(written)))
        for each in said.preferences
    )
    return Understanding(tuple(wishes))


def leaves_it(text: str) -> bool:
    """Tell whether words, as they are written, leave it to all others, be it behind an excuse."""
    said = _EXCUSED.sub("", text.strip(" ,;.!")).strip(" ,;.!")
    return bool(said) and abstains(said_plainly(re.sub(r"\bw (?=me\b)", "with ", said)))
