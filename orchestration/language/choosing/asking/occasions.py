"""What stands around a list: for what it is (“lunch today”), and what is said of those who vote."""

from __future__ import annotations

import re
from typing import Final

_WHEN: Final = (
    r"(?:today|tonight|tomorrow|heute|morgen|übermorgen|next week|nächste woche|this week"
    r"|diese woche"
    r"|(?:on |this |next |am |diesen |nächsten )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:day)?"
    r"|(?:on |this |next )?(?:satur|sun)day|(?:on|this|next) (?:sat|sun)"
    r"|(?:am |diesen |nächsten )?(?:mon|diens|donners|frei|sams|sonn)tag|(?:am )?mittwoch"
    r"|mittag|abend|(?:at |um )?\d{1,2}(?::\d\d)?(?: ?[ap]m| uhr)?)"
)
_MEAL: Final = (
    r"(?:lunch|dinner|breakfast|brunch|supper|mittag(?:essen)?|abendessen|frühstück|abendbrot)"
)
_EVENT: Final = (
    rf"(?:{_MEAL}|essen|drinks|snacks?|(?:team)?events?|party|feier|outing|ausflug|offsite"
    r"|social|filmabend|movie night)"
)
_OCCASION: Final = re.compile(
    rf"(?:(?:our|the|for|fürs?|zum|beim|unser|das|team|heute|today)[ -]?)*(?:{_MEAL}"
    rf"|{_WHEN}|{_EVENT}(?: {_WHEN})+|{_WHEN} {_EVENT})(?: {_WHEN})*",
    re.IGNORECASE,
)


def is_occasion(text: str) -> bool:
    """Tell whether words name a meal or an event, or only when it is: nothing to choose."""
    return _OCCASION.fullmatch(text.strip()) is not None


_OF_VOTERS: Final = re.compile(
    r"(?:(?:please|pls|bitte) )?(?:let['’]?s|hurry|be quick|make it quick|beeil\w*|macht|wer"
    r"|whoever|first come)\b\s*(?-i:[^A-ZÄÖÜ]*)"
    r"|(?=\S+ \S)(?-i:.[^A-ZÄÖÜ]*)\b(?:decides?|votes?|voting|chooses?|hurry|asap|entscheid\w*"
    r"|abstimm\w*|stimm\w+ (?:schnell |bitte )*ab)\b[^,;]*"
    r"|(?:die |the )?(?:hungry|hungrige?n?|eilige?n?)\b[^,;]*"
    r"\b(?:decide|vote|entscheid\w*|stimmen)\b.*",
    re.IGNORECASE,
)
"""What is said of those who vote, or how fast: “hungry people decide fast”."""


def is_of_voters(text: str) -> bool:
    """Tell whether words are of those who vote, or how fast that is to be: “hurry please”."""
    return _OF_VOTERS.fullmatch(text.strip()) is not None
