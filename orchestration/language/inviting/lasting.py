"""How long a decision is open, and between which hours is looked: “closes after 2 days”."""

from __future__ import annotations

import re
from datetime import time, timedelta
from typing import Final

from orchestration.model.conventions import USUAL
from orchestration.model.times import NIGHT, WorkingHours

_WORDS: Final = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "half an": 0.5,
    "ein": 1, "eine": 1, "einer": 1, "einem": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4,
    "fünf": 5, "einer halben": 0.5,
}  # fmt: skip
_UNITS: Final = (
    (re.compile(r"mins?\b|minut", re.IGNORECASE), timedelta(minutes=1)),
    (re.compile(r"h\b|hours?|stunde", re.IGNORECASE), timedelta(hours=1)),
    (re.compile(r"d\b|days?|tag", re.IGNORECASE), timedelta(days=1)),
    (re.compile(r"w\b|weeks?|woche", re.IGNORECASE), timedelta(weeks=1)),
)
_LASTING: Final = re.compile(
    r"(?:(?:(?:it|this|that|es|das|they|voting|votes?|polls?|decisions?|abstimmungen|umfragen"
    r"|entscheidungen|always|immer|usually|all|alle)\s+)*"
    r"(?P<closes>(?:closes?|ends?|stays? open|open|(?:is |are )?decided?|schließ(?:t|en)|ende[nt]"
    r"|endet|offen|entschieden|entscheiden)\s+"
    r"(?:(?:after|in|within|for|nach|in|binnen|innerhalb von|für|über)\s+)?"
    r"|(?:deadline|frist)(?: is| of| ist| von)?:?\s*(?:(?:after|nach)\s+)?)"
    r"|(?:within|after|nach|binnen|innerhalb(?: von)?|(?:run|last|läuft|laufen|dauer)[ns]?t?"
    r"(?:\s+(?:for|für|immer|always))?)\s+|)"
    rf"(?P<n>\d{{1,3}}|{'|'.join(sorted(_WORDS, key=len, reverse=True))})\s?"
    r"(?P<unit>h|hours?|mins?|minutes?|d|days?|w|weeks?|stunden?|minuten?|tage?n?|wochen?)"
    r"(?:\s+(?:open|offen|long|lang|after it is asked|from then on))?",
    re.IGNORECASE,
)
_LONGEST: Final = timedelta(weeks=8)
_CLOCK: Final = (
    r"(?P<{0}>\d{{1,2}}(?:[:.]\d\d)?)\s?(?P<{0}_half>[ap]\.?m\.?)?(?:\s?(?:uhr|h|o['’]clock))?"
)
_LOOKED: Final = (
    r"(?:(?:meetings?|meet|only|just|usually|always|times?|hours?|working|starts?|look|nur|immer"
    r"|termine?|treffen|zeiten|uhrzeiten|arbeitszeit(?:en)?|are|is|sind|from|between|zwischen|von|ab)"
    r"\b[\s:]*)*"
)
_BETWEEN: Final = re.compile(
    rf"{_LOOKED}{_CLOCK.format('first')}\s*(?:-|–|to|and|until|till|bis|und)\s*"
    rf"{_CLOCK.format('last')}(?:\s+(?:only|nur))?",
    re.IGNORECASE,
)
_ONE_END: Final = re.compile(
    rf"{_LOOKED}(?:(?:not before|nicht vor|no earlier than|frühestens(?: um)?)\s+"
    rf"{_CLOCK.format('first')}"
    rf"|(?:not after|nicht nach|no later than|spätestens(?: um)?)\s+{_CLOCK.format('last')})",
    re.IGNORECASE,
)
_PART: Final = re.compile(
    r"(?:(?:meetings?|meet|only|just|usually|always|in|on|the|nur|immer|termine?|treffen|am|are|sind)"
    r"\s+)*(?:(?P<morning>mornings?|vormittags?|morgens)|(?P<afternoon>afternoons?|nachmittags?)"
    r"|(?P<evening>evenings?|abends?))(?:\s+(?:only|nur))?",
    re.IGNORECASE,
)
_SAYS_HOURS: Final = re.compile(
    r"\b(?:between|from|zwischen|von|hours?|zeiten|uhr|only|nur|meetings?|termine?|times?)\b"
    r"|\d\s?(?:-|–)\s?\d|[ap]\.?m\b|:\d\d",
    re.IGNORECASE,
)
_NOON: Final = 12


def lasting_in(words: str) -> timedelta | None:
    """Return how long words say that something is open, and nothing else; None where they don't."""
    found = _LASTING.fullmatch(words.strip(" .!"))
    if found is None:
        return None
    number, unit = found["n"].casefold(), found["unit"]
    many = float(number) if number.isdecimal() else _WORDS[number]
    span = next(each for pattern, each in _UNITS if pattern.match(unit)) * many
    return span if timedelta(0) < span <= _LONGEST else None


def closes_after(words: str) -> timedelta | None:
    """Return after how long words say that something closes: “schließt nach 2 Tagen”."""
    found = _LASTING.fullmatch(words.strip(" .!"))
    return lasting_in(words) if found and found["closes"] else None


def hours_in(words: str) -> WorkingHours | None:
    """Return between which hours of a day words say that is looked, and nothing else."""
    words = words.strip(" .!")
    if part := _PART.fullmatch(words):
        return _of_part(part)
    found = _BETWEEN.fullmatch(words) if _SAYS_HOURS.search(words) else None
    found = found or _ONE_END.fullmatch(words)
    if found is None:
        return None
    half, usual = found["last_half"], WorkingHours()
    first = _time(found["first"], found["first_half"]) if found["first"] else usual.start
    last = _time(found["last"], half) if found["last"] else usual.end
    if first and last and last <= first and not half and last.hour < _NOON:
        last = last.replace(hour=last.hour + _NOON)
    return WorkingHours(first, last) if first and last and first < last else None


def _of_part(part: re.Match[str]) -> WorkingHours:
    """Return the hours of a part of the day: what has no end goes on until the night begins."""
    name = next(each for each in ("morning", "afternoon", "evening") if part[each])
    start, end = getattr(USUAL, name)
    return WorkingHours(start or WorkingHours().start, end or NIGHT.start)


def _time(said: str, half: str | None) -> time | None:
    hour, _, minute = said.replace(".", ":").partition(":")
    late = half is not None and half.casefold().startswith("p") and int(hour) < _NOON
    try:
        return time(int(hour) + (_NOON if late else 0), int(minute or 0))
    except ValueError:
        return None
