"""What would do, and what else: “if it's before noon Mon or Tue, else Wed”, “only Friday, else …”.

A condition that is of times alone is a wish for them. What only is possible leaves room for what is
named behind “otherwise”, and for nothing else.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened
from orchestration.language.words.writing import words

_ELSE: Final = r"(?:otherwise|else|or else|if not|sonst|ansonsten|wenn nicht)"
_WHEN: Final = (
    r"(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|\w+days?|\w+tags?|mittwochs?|mon|tues?|weds?|thu(?:rs?)?"
    r"|fri|mo|di|mi|do|fr|or|oder|and|und|on|am|at|um|in|the|before|after|vor|nach|ab|bis|from|until|til"
    r"|noon|lunch|mornings?|afternoons?|evenings?|vormittags?|nachmittags?|mittags?|abends?|morgens?"
    r"|übermorgen|heute|today|früh|uhr|early|late|next|this|nächsten?|week|woche|tomorrow|tmrw|dann|then)"
)
_IF: Final = Sought(
    re.compile(
        r"(?:^|(?<=[.;!\n])\s?)"
        rf"(?P<if>\s*(?:if (?:it['’]?s|it is|that['’]?s)"
        rf"|(?:wenn|falls)(?: es)?)\s)(?P<when>{_WHEN}(?:\s+{_WHEN}){{1,9}})"
        rf"(?=(?: ist)?\s*,\s*{_ELSE}\s)",
        re.IGNORECASE,
    ),
    words("if wenn falls"),
)
_THEN: Final = re.compile(r"\b(?:then|dann)\b", re.IGNORECASE)
_ONLY: Final = Sought(
    re.compile(
        rf"(?P<only>\b(?:only|nur)(?:\s+{_WHEN}){{1,7}})(?P<else>\s*,\s*{_ELSE})"
        r"(?=\s+(?:next|nächste|kommende) (?:week|woche)\b)",
        re.IGNORECASE,
    ),
    words("only nur"),
)


def with_alternatives(text: str) -> str:
    """Return a text, as long, in which what would do and what else would stand as wishes."""
    said = evened(text)
    if _IF.may_be_in(said):
        text = _IF.pattern.sub(_plainly, text)
    if _ONLY.may_be_in(said):
        text = _ONLY.pattern.sub(_or, text)
    return text


def _plainly(found: re.Match[str]) -> str:
    when = _THEN.sub(lambda then: " " * len(then[0]), found["when"])
    return " " * len(found["if"]) + when


def _or(found: re.Match[str]) -> str:
    joint = " oder" if found["only"].casefold().startswith("nur") else " or"
    return found["only"] + joint.ljust(len(found["else"]))
