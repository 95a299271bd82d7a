"""What turns round, with a second thought, what was said just before: “ah no, it works”.

Such words name no time themselves: they are of whatever was said last, a yes to what was a no, or a
no to what was a yes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_LEAD: Final = (
    r"(?:(?:ah+|ach|oh|hm+|eh|nee?|nein|nö|no|nope|wait|warte|hang on|hold on|moment(?: mal)?"
    r"|actually|eigentlich|sorry|sry|doch|quatsch|stop+|scratch that|my bad|ups|oops|falsch|haha|ok"
    r"|okay|yes|yeah|ja|jo|on second thoughts?|and|und|aber|but|so)\b[\s,.!…:–-]*)"
)
_TURNS: Final = re.compile(
    r"\b(?:wait|warte|hang on|hold on|moment|actually|eigentlich|sorry|sry|doch|quatsch|stop+"
    r"|scratch|my bad|ups|oops|falsch|ah+|ach|oh|nee?|nein|nö|no|nope|second thoughts?"
    r"|after all)\b",
    re.IGNORECASE,
)
"""What says that somebody thinks better of it."""

_BESIDE: Final = (
    r"(?:\s*\b(?:actually|really|doch|ja|schon|auch|now|jetzt|dann|then|eigentlich)\b)*"
)
_SUBJECT: Final = (
    r"(?:(?:it|that|this|i|we|they|das|es|ich|der|die|passt ja|mir)\b['’]?(?:s|d)?\s*)?"
)
_YES: Final = (
    r"(?:does(?: work)?|do(?: work)?|works?|will work|would work|can(?: do(?: it| that)?| make it)?"
    r"|could|(?:is |are |'s |would be )?(?:fine|ok(?:ay)?|possible|good)|fits?|is(?! not)"
    r"|geht(?:['’]?s)?|ginge|klappt(?:['’]?s)?|passt(?:['’]?s)?|kann(?: ich)?|könnte(?: ich)?"
    r"|ist (?:ok(?:ay)?|möglich|gut)|doch)"
)
_NO: Final = (
    r"(?:does(?: not|n['’]?t)(?: work)?|do(?: not|n['’]?t)(?: work)?|won['’]?t(?: work)?"
    r"|(?:is |are |'s )?not (?:fine|ok(?:ay)?|possible|good)|isn['’]?t|can(?:not|['’]?t| not)"
    r"(?: do(?: it| that)?| make it)?|(?:geht|klappt|passt|kann(?: ich)?)(?:['’]?s)?(?: doch| da)?"
    r" (?:nicht|nich|net)|doch (?:nicht|nich|net))"
)
_END: Final = (
    r"(?:[\s,]+(?:after all|doch|for me|bei mir|sorry|sry|actually|haha|then|dann|auch|now|jetzt"
    r"|fine|gut|schon|wieder|again|it is|es|ja|too))*[\s.!…]*"
)
_TURNED: Final = re.compile(
    rf"(?P<lead>{_LEAD}*){_BESIDE}\s*{_SUBJECT}{_BESIDE}\s*(?:(?P<no>{_NO})|(?P<yes>{_YES}))(?P<end>{_END})",
    re.IGNORECASE,
)
_JOINT: Final = re.compile(r"[.!?;…\n]+\s*|,\s+|\s[–-]+\s|\.\.+\s*")
_LONGEST: Final = 300


@dataclass(frozen=True, slots=True)
class TurnedBack:
    """What stands before such words in the same message, and whether they say yes."""

    before: str
    is_yes: bool


def turned_back(text: str) -> TurnedBack | None:
    """Return what words turn round; None where they are no second thought, or say more."""
    said = text.strip()
    if len(said) > _LONGEST or said.endswith("?"):
        return None
    starts = [(0, 0), *((each.start(), each.end()) for each in _JOINT.finditer(said))]
    for end, start in starts:
        found = _TURNED.fullmatch(said, start)
        if found and _turns(found):
            return TurnedBack(said[:end].strip(), is_yes=found["yes"] is not None)
    return None


def _turns(found: re.Match[str]) -> bool:
    """Tell whether a yes or a no comes as a second thought."""
    return _TURNS.search(f"{found['lead']} {found['end']}") is not None
