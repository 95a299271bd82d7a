"""What a scheduler must understand of the phrases that others have collected, and what not.

In scope is whatever can say when somebody can, cannot or would like to meet: days, weekdays and
dates, parts of the day, clock times and ranges, what repeats by the day or the week, all in any
zone, counted from now or from each other. Out of scope, and counted apart, are

- `holiday`: Easter, Thanksgiving, Halloween: which days they are differs by country and year;
- `length`: a length as such ("30 minutes"): it is read as one where it belongs to a meeting,
  and is no time;
- `past`: what lies wholly before now: nobody can meet then;
- `seconds`: times to the second: meetings begin on minutes;
- `calendar`: years, quarters, seasons, numbered weeks, halves of a year: too wide for a window of
  eight weeks, or not what people call a week;
- `cycle`: what repeats in another rhythm than by days of the week ("every two days", "each
  15 April", "bi-monthly"): no wish of a session can say it;
- `moment`: now, or a length counted in hours and minutes from now: a meeting is never planned so;
- `contradiction`: a date beside a weekday that it does not have when it comes next ("Tue May 9" in
  2018): it can only have been meant of the past, or is a slip, and we ask;
- `unresolved`: what the set itself gives no value for (February 30).

Whatever the reason, a case is counted in "overall" all the same. Only the expression and the value
that its set gives decide, never what the grammar makes of it.

Conventions differ from set to set, and the sets are mapped onto ours before they are compared:
parts of the day and the end of the day are ours (PROTOCOL.md, section 2); where no am or pm was
said, either half of the day will do for theirs; a weekend is Saturday and Sunday; ends may belong
or not; a bare weekday said on that day may be today or in a week; "after the 15th" begins on the
16th; where a set offers several values (past and future), one is enough; a date without a year
may be of any year that it offers; who "leaves at 9" cannot come from 9 on, and who is somewhere at
3 is there for an hour.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime

_HOLIDAY = re.compile(
    r"easter|thanksgiving|hallow|christmas|xmas|new year|valentine|ramadan|holiday|labor day"
    r"|independence|memorial|martin luther|mlk|black friday|eve\b"
)
_CALENDAR = re.compile(
    r"\bweek \d|\d{4}\s*$|^\d{4}$|\bquarter of (?:the )?(?:year|20)|\bq[1-4]\b|\byears?\b|decade"
    r"|century|summer|winter|spring|\bautumn|\bfall\b|\bseason|half of (?:20|the year)|'\d\ds"
    r"|(?:st|nd|rd|th) week of|of (?:19|20)\d\d"
)
_SECONDS = re.compile(r"seconds?\b|:\d\d:\d\d")
_MOMENT = re.compile(
    r"\bnow\b|(?:in|within|next|past|last|after|from)\b.*\b\d*\s?(?:hours?|hrs?|minutes?|mins?)\b"
    r"|\b(?:hours?|minutes?) (?:from|later|ago|hence)|^in (?:an?|one|half an?) hour"
)
_CYCLE = re.compile(
    r"bi-?(?:monthly|annual|weekly)|monthly|yearly|annually|quarterly|"
    r"(?:every|each) (?:two|three|\d+|other) ?(?:days?|weeks?|months?|weekends?)\b|"
    r"(?:every|each) (?:week|month|year)|(?:every|each) \d+/\d+|\bweekly\b"
)


def left_out(text: str, kind: str, last: datetime | None, now: datetime) -> str:
    """Return why a phrase is out of scope, or nothing; `last`: when its latest value ends."""
    said = text.lower()
    if kind == "duration":
        return "length"
    if _HOLIDAY.search(said):
        return "holiday"
    if _SECONDS.search(said):
        return "seconds"
    if kind == "set" and _CYCLE.search(said):
        return "cycle"
    if kind == "unresolved":
        return "unresolved"
    if last is not None and last <= now.replace(hour=0, minute=0):
        return "past"
    if _CALENDAR.search(said) and not re.search(r"\d{1,2}[/. -]|[a-z]{3,9} \d{1,2}\b", said):
        return "calendar"
    return "moment" if _MOMENT.search(said) and not re.search("past|to (?:noon|\\d)", said) else ""


_WEEKDAY = re.compile(r"\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r)?(?:day)?\b")
_NAMES = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def contradicts(text: str, days: Sequence[date], today: date) -> bool:
    """Whether a weekday is named beside a date that does not fall on it."""
    named = _WEEKDAY.findall(text.lower())
    dated = bool(re.search(r"\d|th\b|first", text)) and len(named) == 1
    coming = [day for day in days if day >= today]
    return dated and bool(coming) and all(_NAMES[day.weekday()] != named[0] for day in coming)
