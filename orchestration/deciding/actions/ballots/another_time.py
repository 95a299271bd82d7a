"""Words under a proposal that are of another time than is proposed: no yes behind them is to it."""

from __future__ import annotations

import re
from typing import Final

from orchestration.deciding.actions.ballots.agreement import is_one_alone, title_of
from orchestration.deciding.state import Decision

_NUMBER: Final = re.compile(r"\d{1,2}(?:[:.]\d\d)?(?!\d)")
_HOUR: Final = re.compile(
    r"\b(?:half|quarter)\s(?:past|to)\s\w+|\b(?:halb|viertel\s(?:nach|vor|ab))\s\w+|"
    r"(?<![\d:.])(?:\d{1,2}[:.]\d\d(?!\d)|\d{1,2}(?=\s?(?:am|pm|uhr|h|o['’]clock)\b"
    r"|\s(?:works?|is|would|could|suits?|fits?|passt|ist|geht|ginge|wäre?|klappt)\b))",
    re.IGNORECASE,
)


def is_of_another_time(decision: Decision, said: str) -> bool:
    """Tell whether words name an hour, and none that is proposed: “10:15 works, ok”."""
    if not is_one_alone(decision):
        return False
    named = {each.replace(".", ":") for each in _HOUR.findall(said)}
    known = {each.replace(".", ":") for each in _NUMBER.findall(title_of(decision))}
    return bool(named) and named.isdisjoint(known)
