"""A meeting that is asked for again and again, of which one is looked for: the next.

“Team sync every Thursday at 9” asks a group to meet; it is no wish of its author.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from orchestration.language.conventions import today
from orchestration.language.words.writing import words
from orchestration.model.times import TimeFrame, Weekday

_ENGLISH: Final = dict(
    zip(("mon", "tues", "wednes", "thurs", "fri", "satur", "sun"), Weekday, strict=True)
)
_GERMAN: Final = dict(
    zip(("mon", "diens", "mitt", "donners", "frei", "sams", "sonn"), Weekday, strict=True)
)
_MONTHS: Final = words(
    "january february march april may june july august september october november december"
)
_MONATE: Final = words(
    "januar februar märz april mai juni juli august september oktober november dezember"
)
_TAGE: Final = r"(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch"
_OFTEN: Final = re.compile(
    r"\b(?:every|each) (?P<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b"
    r"|\b(?:on )?(?P<days>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b"
    rf"|\b(?:immer )?jede[nrs]? (?P<tag>{_TAGE})s?\b|\b(?:immer )?(?P<tags>{_TAGE})s\b",
    re.IGNORECASE,
)
_WEEKLY: Final = re.compile(
    r"(?:\b(?:every|each) (?:single )?week\b|\bjede woche\b)[,\s]*|\bimmer\s+",
    re.IGNORECASE,
)
_SAID_WEEKLY: Final = re.compile(
    r"\b(?:weekly|every week|each week|wöchentlich\w*|jede woche|regelmäßig\w*|recurring)\b",
    re.IGNORECASE,
)
_MEETING: Final = re.compile(
    r"(?:@?\w+[,:]? )?(?:(?:please|pls|bitte|let['’]?s have|we need|wir brauchen|plan|book"
    r"|schedule|set up|find|mach|plane?|suche?) )*(?:an? |our |the |eine?n? |unsere?n? |das |den )?"
    r"(?:(?!(?:i|me|my|mine|ich|mir|mich|mein\w*|no|not|kein\w*|nicht|nie|never)\b)[\w&/-]+ ){0,3}?"
    r"(?:[\w-]*(?:sync|stand-?up|retro|meeting|jour fixe|check-?in|catch-?up|huddle|call|1:1|1-1"
    r"|one on one|besprechung|treffen|termin|runde|sitzung|planung|planning|review|demo))\b"
    r"(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_OWN: Final = re.compile(
    r"\b(?:i|i['’]\w+|me|my|mine|ich|mir|mich|mein\w*|no|not|kein\w*|nicht|nie|never|passt|geht"
    r"|suits|works|fine|busy|free|frei|weg|rather|lieber|better|besser|is|are|has|ist|sind|hat"
    r"|habe|have|always|blocked|block\w*)\b|\?",
    re.IGNORECASE,
)
_OF_ONESELF: Final = re.compile(
    r"\b(?:i|i['’]\w+|me|my|mine|ich|mir|mich|mein\w*)\b", re.IGNORECASE
)
_LONGEST: Final = 120


def meets_regularly(text: str) -> bool:
    """Tell whether words ask for a meeting again and again: “team sync jeden Donnerstag um 9”."""
    found = _MEETING.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    if found is None or _OWN.search(found["rest"]) or _OF_ONESELF.search(text):
        return False
    return bool(_OFTEN.search(found["rest"]) or _SAID_WEEKLY.search(text))


def with_next_time(text: str, frame: TimeFrame) -> tuple[str, date | None]:
    """Return a request for what repeats on one day of the week as one for the next of these days.

    None where the text names no day that repeats, or several.
    """
    found = [*_OFTEN.finditer(text)]
    if len(found) != 1 or not meets_regularly(text):
        return text, None
    [said] = found
    day = _next(_weekday(said), today(frame))
    put = f"am {day.day}. {_MONATE[day.month - 1]}"
    if said["day"] or said["days"]:
        put = f"on {day.day} {_MONTHS[day.month - 1]}"
    return _WEEKLY.sub(" ", f"{text[: said.start()]}{put}{text[said.end() :]}").strip(), day


def _weekday(said: re.Match[str]) -> Weekday:
    if english := said["day"] or said["days"]:
        return _ENGLISH[english.casefold().removesuffix("day")]
    name = (said["tag"] or said["tags"]).casefold()
    return _GERMAN[name.removesuffix("woch").removesuffix("tag")]


def _next(weekday: Weekday, now: date) -> date:
    """Return the first such day after today."""
    later = (now + timedelta(days=n) for n in range(1, 8))
    return next(each for each in later if Weekday.of(each) is weekday)
