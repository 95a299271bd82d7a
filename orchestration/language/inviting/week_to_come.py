"""“This week” where nothing is left of it to work in: said on a weekend, it is the one to come."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from orchestration.language.conventions import today, week_start
from orchestration.model.times import WORKING_DAYS, TimeFrame, Weekday, Window

_WEEK: Final = timedelta(days=7)
_DAY: Final = timedelta(days=1)
_BESIDE: Final = (
    r"(?!-?end)(?!['’]s\b)(?!\s*/)(?!,?\s+(?:or|and|oder|und)\s+(?:\w+ ){0,2}?"
    r"(?:next|the week after|(?:über)?n(?:ä|ae)chste\w?|kommende\w?|die (?:woche )?da\w+))"
)
"""No weekend, and with no other week beside it, of which one has work left."""

_THIS: Final = re.compile(
    r"\b(?:(?:later|sometime|some time|still) )?"
    r"(?:(?:in |during )?(?:the )?(?:rest|remainder) of )?"
    rf"(?:this(?: current)?|the current) week\b{_BESIDE}"
    r"|\b(?:the )?(?:rest|remainder) of the week\b",
    re.IGNORECASE,
)
_DIESE: Final = re.compile(
    r"\b(?:noch )?(?:(?:in|im laufe) )?(?P<of>(?:anfang|mitte|ende) )?"
    rf"(?:diese[r]?(?: laufenden)?|der laufenden) woche\b{_BESIDE}"
    r"|\b(?:im |den )?rest (?:der|dieser) woche\b",
    re.IGNORECASE,
)
_DAYS_LEFT: Final = re.compile(
    r"(?P<no>\b(?:not|no|never|except|excluding|without|nicht|keine?n?|nie|außer|ausser|ohne)"
    r"(?: (?:on|at|for|the|a|any|am|an|auf|einem|den|der))* )?"
    r"\b(?:saturdays?|sat|sundays?|sun|weekends?|week-end|today|tonight"
    r"|this (?:morning|afternoon|evening)"
    r"|samstags?|sonnabends?|sonntags?|wochenenden?|heute)\b",
    re.IGNORECASE,
)


def with_week_to_come(text: str, frame: TimeFrame) -> tuple[str, Window | None]:
    """Return a request in which “this week” is the next one, and the days of work in that.

    So it is where this week has no day of work left, and the text asks for none of the days it
    does have. None where the text stays as it is.
    """
    now = today(frame)
    asks_for_them = any(not found["no"] for found in _DAYS_LEFT.finditer(text))
    if asks_for_them or _working_days(now, week_start(frame, now) + _WEEK):
        return text, None
    put = _DIESE.sub(_next_german, _THIS.sub("next week", text))
    if put == text:
        return text, None
    monday = week_start(frame, now) + _WEEK
    working = _working_days(monday, monday + _WEEK)
    return put, Window(working[0], working[-1])


def _working_days(first: date, after: date) -> list[date]:
    days = (first + n * _DAY for n in range((after - first).days))
    return [each for each in days if Weekday.of(each) in WORKING_DAYS]


def _next_german(found: re.Match[str]) -> str:
    return f"{found['of']}nächster Woche" if found["of"] else "nächste Woche"
