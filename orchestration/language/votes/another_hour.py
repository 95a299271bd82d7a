"""Whether words name another hour than is proposed: “10:15 works” beside a proposal of 10."""

from __future__ import annotations

import re
from typing import Final

_NUMBER: Final = re.compile(r"\d{1,2}(?:[:.]\d\d)?(?!\d)")
_HOUR: Final = re.compile(
    r"\b(?:half|quarter)\s(?:past|to)\s\w+|\b(?:halb|viertel\s(?:nach|vor|ab))\s\w+|"
    r"(?<![\d:.])(?:\d{1,2}[:.]\d\d(?!\d)|\d{1,2}(?=\s?(?:am|pm|uhr|h|o['’]clock)\b"
    r"|\s(?:works?|is|would|could|suits?|fits?|passt|ist|geht|ginge|wäre?|klappt)\b))",
    re.IGNORECASE,
)


def names_another_hour(said: str, proposed: str) -> bool:
    """Tell whether words name an hour, and none that is proposed: “10:15 works, ok”."""
    named = {each.replace(".", ":") for each in _HOUR.findall(said)}
    known = {each.replace(".", ":") for each in _NUMBER.findall(proposed)}
    return bool(named) and named.isdisjoint(known)
