"""By when it has to be known: the moment that a question itself names, "what do we eat on Friday?".

What is decided after it was for nothing. A day without an hour begins with its working hours, and
what is eaten on it somewhat before: where that is over, what is left of the day counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from typing import Final

from orchestration.language.inviting.deadline import deadline_in
from orchestration.model.times import TimeFrame, zone_named

LEAST: Final = timedelta(minutes=30)
"""What a moment has to be ahead to bound anything."""

_TO_EAT: Final = timedelta(minutes=90)
"""What a meal leaves to vote, where it can."""

_WEEKDAY: Final = (
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun"
    r"|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend"
)
_MONTH: Final = r"jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez"  # as they begin
_DATE: Final = (
    rf"\d{{1,2}}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(?:{_MONTH})[a-zäé]*"
    rf"|(?:{_MONTH})[a-zäé]*\s+\d{{1,2}}(?:st|nd|rd|th)?"
    r"|\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{4}-\d\d-\d\d"
)
_HOUR: Final = r"(?:at|um|@|from|ab)\s*(?P<hour>\d{1,2}(?::\d\d)?\s*(?:[ap]m|uhr|o'?clock)?)"
_PART: Final = (
    r"(?P<part>morning|noon|lunch\w*|afternoon|evening|night|früh|mittag|nachmittag|abend)"
)
_NAMED: Final = re.compile(
    rf"(?<![\w-])(?:(?:on|this|next|coming|for|by|am|diese[nrs]?|nächste[nrs]?|kommende[nrs]?|für|zum)"
    rf"\s+(?:the\s+|den\s+)?(?P<day>{_WEEKDAY}|{_DATE})"
    rf"|(?P<near>today|tonight|tomorrow|tmrw|tmr|tmw|heute|morgen|übermorgen|(?:{_WEEKDAY})(?=\s*(?:[?,!.;]|$"
    rf"|\s(?:{_PART.replace('?P<part>', '?:')}|{_HOUR.replace('?P<hour>', '?:')})))))"
    rf"(?![\w-])(?:\s+{_PART})?(?:\s+{_HOUR})?",
    re.IGNORECASE,
)
_ONCE: Final = re.compile(
    rf"(?<![\w-])(?:{_DATE}|today|tonight|tomorrow|tmrw|tmr|tmw|heute|übermorgen)(?![\w-])",
    re.IGNORECASE,
)
_AGAIN: Final = re.compile(
    r"\b(?:every|each|jede[nrs]?|last|since|letzte[nrs]?|seit|guten)\s*$", re.IGNORECASE
)
_OF_THE_CLOCK: Final = re.compile(r"\s*(?:uhr|o'?clock)$", re.IGNORECASE)
_LUNCH: Final = re.compile(r"\b(?:lunch\w*|noon|eat|essen|mittag\w*|isst|speisen)\b", re.IGNORECASE)
_EVENING: Final = re.compile(
    r"\b(?:dinner|supper|evening|tonight|night|drinks|party|abend\w*|feier\w*)\b", re.IGNORECASE
)
_FOR_LUNCH: Final = (time(11), time(12))
_FOR_THE_EVENING: Final = (time(17), time(18, 30))
_LATE: Final = time(17)


def moment_named(
    texts: Sequence[str], frame: TimeFrame, begins: time, usual: date | None = None
) -> datetime | None:
    """Return the first moment that a question or its options name; None where none does.

    A working day `begins` then. What is eaten is eaten on the `usual` day, where none is named.
    """
    moments = [each for text in texts for each in _moments(text, texts[0], frame, begins)]
    if not moments and usual and (_LUNCH.search(texts[0]) or _EVENING.search(texts[0])):
        moments = [_of_day(usual, texts[0], frame, begins)]
    ahead = [each for each in moments if each and each - frame.now >= LEAST]
    return min(ahead, default=None)


def names_date(text: str) -> bool:
    """Tell whether words name a day that does not come again: a date, or today."""
    return _ONCE.search(text) is not None


def _moments(text: str, question: str, frame: TimeFrame, begins: time) -> Iterator[datetime | None]:
    for found in _NAMED.finditer(text):
        day = _day(found["day"] or found["near"], frame)
        if day is None or _AGAIN.search(text[: found.start()]):
            continue
        if found["hour"]:
            hour = _OF_THE_CLOCK.sub("", found["hour"])
            yield deadline_in(f"{day:%Y-%m-%d} at {hour}", frame)
        else:
            said = f"{found['near'] or ''} {found['part'] or question}"
            yield _of_day(day, said, frame, begins)


def _day(words: str, frame: TimeFrame) -> date | None:
    today = frame.now.astimezone(zone_named(frame.zone)).date()
    ahead = {
        "today": 0,
        "tonight": 0,
        "heute": 0,
        "tomorrow": 1,
        "tmrw": 1,
        "tmr": 1,
        "tmw": 1,
        "morgen": 1,
        "übermorgen": 2,
    }
    if words.casefold() in ahead:
        return today + timedelta(days=ahead[words.casefold()])
    found = deadline_in(words, frame)
    return found.astimezone(zone_named(frame.zone)).date() if found else None


def _of_day(day: date, said: str, frame: TimeFrame, begins: time) -> datetime | None:
    """Return when something on a day has to be known: the first of such moments that is ahead."""
    hours: tuple[time, ...] = (begins, _LATE)
    least = LEAST
    if _LUNCH.search(said):
        hours, least = _FOR_LUNCH, _TO_EAT
    elif _EVENING.search(said):
        hours, least = _FOR_THE_EVENING, _TO_EAT
    zone = zone_named(frame.zone)
    moments = [datetime.combine(day, each, zone) for each in hours]
    ahead = [each for each in moments if each - frame.now >= LEAST]
    return next((each for each in ahead if each - frame.now >= least), next(iter(ahead[-1:]), None))
