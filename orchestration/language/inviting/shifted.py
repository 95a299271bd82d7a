"""How much later, or earlier, than until now something is looked for: “the week after”."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from orchestration.model.times import Window

_DAY: Final = timedelta(days=1)
_WEEK: Final = timedelta(weeks=1)
_SHIFTS: Final = (
    (2, r"(?:by |um )?(?:two|2|zwei) (?:weeks|wochen)"),
    (
        -1,
        r"the week before|(?:a|one) week earlier|(?:die |eine |ne )?woche (?:davor|vorher|früher)",
    ),
    (
        1,
        (
            r"the (?:week after|following week)|(?:by )?(?:a|one|another) week"
            r"|(?:in )?die folgewoche|(?:in )?d(?:ie|er) woche (?:drauf|darauf|danach|nachher)"
            r"|(?:um )?(?:eine|ne|1) woche"
        ),
    ),
)
_SHIFTED: Final = tuple(
    (weeks, re.compile(rf"\b(?:{words})\b(?: (?:later|on|später))?", re.IGNORECASE))
    for weeks, words in _SHIFTS
)
"""How many weeks later than what was looked at until now."""

_TAG: Final = r"(?:(?:der|den|am|einen|nen|ein) )?tag (?:danach|drauf|darauf|nachher|später)"
_DAVOR: Final = r"(?:(?:der|den|am|einen|nen|ein) )?tag (?:davor|vorher|früher)"
_NEXT_DAY: Final = (
    r"(?:the )?(?:day after(?: that)?(?! (?:tomorrow|the|next|we|i|my|our|this|that))"
    rf"|following day|next day)|(?:a|one) day later|{_TAG}"
)
_DAY_BEFORE: Final = (
    r"(?:the )?day before(?: that)?(?! (?:yesterday|the|we|i|my|our|this|that))"
    rf"|(?:a|one) day (?:earlier|sooner)|{_DAVOR}"
)
_DAYS: Final = tuple(
    (days, re.compile(rf"\b(?:{words})\b", re.IGNORECASE))
    for days, words in ((1, _NEXT_DAY), (-1, _DAY_BEFORE))
)
"""And how many days, where one day was looked at."""

_ADDED: Final = re.compile(
    r"\b(?:add|include|(?:noch |mit )?dazu|zusätzlich)\b"
    r"|\b(?:week after|following week|folgewoche|woche (?:drauf|darauf|danach))"
    r"(?: (?:bitte|please|pls|then|dann))* (?:too|as well|also|auch|noch|mit)\b"
    r"|\b(?:also|auch)(?: noch)? (?:the|die|in)\b",
    re.IGNORECASE,
)
"""A week that is looked at beside the others: “nimm die Woche drauf noch dazu”."""


def is_day_beside(words: str) -> bool:
    """Tell whether words are nothing but the day after another, or before it."""
    return any(each.fullmatch(words.strip()) for _, each in _DAYS)


def shifted_window(
    words: str, around: Window, today: date, *, adds: bool
) -> tuple[Window | None, str]:
    """Return the week that is as many weeks later as words say, and the words without that.

    While it is open, a week that is only added (`adds`) leaves the others in: “noch dazu”. Of one
    day it may be the day after.
    """
    for weeks, pattern in _SHIFTED:
        if found := pattern.search(words):
            base = around.end if weeks > 0 else around.start
            monday = base - _DAY * base.weekday() + weeks * _WEEK
            window = Window(max(monday, today), max(monday + 6 * _DAY, today))
            if adds and _ADDED.search(words):
                window = Window(min(around.start, window.start), max(around.end, window.end))
            return window, f"{words[: found.start()]} {words[found.end() :]}"
    for days, pattern in _DAYS if around.start == around.end else ():
        if found := pattern.search(words):
            day = max(around.start + days * _DAY, today)
            return Window(day, day), f"{words[: found.start()]} {words[found.end() :]}"
    return None, words
