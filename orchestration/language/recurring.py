"""How often something is to be asked: "every Thursday at 10: where do we have lunch?"."""

from __future__ import annotations

import re
from datetime import time
from typing import Final

from orchestration.model.times import EVERY_DAY, WORKING_DAYS, Weekday, Weekly

_DAYS: Final = {
    **dict(zip(("mon", "tue", "wed", "thu", "fri", "sat", "sun"), Weekday, strict=True)),
    **dict(zip(("mon", "die", "mit", "don", "fre", "sam", "son"), Weekday, strict=True)),
}
_DAY: Final = (
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
    r"|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?"
)
_EVERY: Final = (
    r"\b(?:every|each|jede[nrs]?)\s+(?:(?P<other>other|second|zweite[nr]?)\s+)?"
    rf"(?P<days>(?:{_DAY})(?:\s*(?:,|&|and|und)\s*(?:{_DAY}))*"
    r"|week ?day|working day|workday|day|werktag|arbeitstag|tag)\b"
    r"(?:(?:,?\s*(?:at|um|@)\s*|\s+)(?:(?P<noon>noon|mittag)"
    r"|(?P<hour>\d{1,2})(?:[:.](?P<minute>[0-5]\d))?\s*(?P<half>[ap]\.?m\b\.?|uhr\b|o['’]?clock\b)?))?"
)
_ASKS: Final = (
    r"(?:please\s+|bitte\s+|let['’]?s\s+|(?:a\s+)?quick\s+)*"
    r"(?:poll|vote|decide|choose|pick|ask|umfrage|entscheide|abstimmen)\b"
)
"""How a request begins that stands behind how often, without a mark between them."""

_ASKED: Final = (
    r"(?:ask|frage?n?|nachfragen)(?:\s+(?:us|everyone|everybody|uns|alle"
    r"|the\s+(?:team|group|others)|das\s+team|die\s+(?:gruppe|leute)))?(?:\s+(?:please|bitte))?"
)
"""Whom it is that is asked; “ask me” asks nobody else."""

_QUESTION: Final = (
    r"(?=(?:where|what|who|which|how|whether|if"
    r"|wo|wohin|was|wer|welche[rsn]?|wie|ob|worauf|worüber)\b)"
)
_CALLED: Final = (
    r"^(?P<call>\s*@\w+[,:]?\s+)?"
    r"(?:(?:please|bitte|(?:can|could) you|(?:kannst|könntest) du)\s+)*"
)
_ASKS_THEN: Final = (
    re.compile(rf"{_CALLED}{_ASKED},?\s+{_EVERY},?\s+{_QUESTION}", re.IGNORECASE),
    re.compile(rf"{_CALLED}{_EVERY},?\s+{_ASKED}(?:,?\s+|\s*:\s*){_QUESTION}", re.IGNORECASE),
)
"""“Ask every Friday at 11 where we eat”, “jeden Freitag um 11 fragen, wo wir essen”."""

_AGAIN_AHEAD: Final = (
    r"(?:(?:ask|repeat)(?:\s+(?:it|this|that|us))*(?:\s+again)?|(?:frage?t?|wiederhole?)"
    r"(?:\s+(?:das|es|uns))*)\s+"
)
_AGAIN_BEHIND: Final = r"(?:\s+(?:again|nochmals?|noch\s+(?:ein)?mal|wieder|erneut))?"
_AHEAD: Final = re.compile(rf"{_EVERY}(?:\s*(?:[:,]|[-–]\s)\s*|\s+(?={_ASKS}))", re.IGNORECASE)
_BEHIND: Final = re.compile(
    rf"(?P<mark>[?.!]?)\s*(?:[,;(–-]|(?<=[?.!]))\s*(?:{_AGAIN_AHEAD})?{_EVERY}{_AGAIN_BEHIND}"
    r"\s*[).!]*\s*$",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(
    r"\s*(?:@\w+[,:]?\s+)?(?:(?:please|bitte)\s+)?"
    r"(?:(?:make|repeat|ask|do|run|have) (?:it|this|that)\s+(?:asked\s+)?)?"
    rf"{_EVERY}(?:\s*(?:,?\s*(?:please|pls|bitte)))?\s*[.!]*\s*",
    re.IGNORECASE,
)
_WEEKLY: Final = re.compile(
    r"\b(?:(?:every|each|jede)\s+(?:(?P<other>other|second|two|2|zweite)\s+)?(?:weeks?|woche)"
    r"|(?P<two>bi-?weekly|fortnightly|alle\s+(?:14\s+tage|(?:zwei|2)\s+wochen))"
    r"|weekly|wöchentliche?[nrs]?)\b",
    re.IGNORECASE,
)
"""How often without a day: it is that on which it was asked first."""

_OTHERWISE: Final = (
    r"(?:(?:every|each|jede[nrs]?|alle)\s+(?:(?:\d+|other|second|two|three|four|six|zweite[nrs]?"
    r"|dritte[nrs]?|zwei|drei|vier|sechs)\s+)?(?:hours?|days?|weeks?|fortnights?|months?|quarters?"
    r"|years?|stunden?|tage?|wochen?|monate?n?|quartale?|jahre?)"
    r"|(?:once|twice|\w+ times)\s+(?:a|every|each|per)\s+(?:day|week|month|quarter|year)"
    r"|(?:ein|zwei|drei)mal\s+(?:im|pro|die|am)\s+(?:tag|woche|monat|quartal|jahr)"
    r"|hourly|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly|annually"
    r"|stündlich|wöchentlich|monatlich|jährlich)\b"
    r"(?:\s+(?:on|at|am|um|den|the)\s+[^:,;?!]{1,30}?)?"
)
_OTHERWISE_AHEAD: Final = re.compile(
    rf"{_CALLED}(?:(?:poll|decide|vote|ask|umfrage)[:,]?\s+)?"
    rf"(?P<said>{_OTHERWISE})\s*(?::|,?\s+(?={_ASKS}))",
    re.IGNORECASE,
)
_OTHERWISE_BEHIND: Final = re.compile(
    rf"[,;.?!(–-]\s*(?:{_AGAIN_AHEAD})?(?P<said>{_OTHERWISE})(?:\s+please|\s+bitte)?\s*[).!]*\s*$",
    re.IGNORECASE,
)

_MIDDAY: Final = 12
_USUAL_HOUR: Final = 10
_EARLIEST: Final = 7
"""An hour before that, without am, is one of the afternoon."""


def recurring_said(text: str) -> tuple[str, Weekly | None]:
    """Return a request without how often it is to be asked, where that is apart from the question.

    "Where do we go every Friday?" asks once.
    """
    if found := next(filter(None, (each.match(text) for each in _ASKS_THEN)), None):
        rest = f"{found['call'] or ''}decide {text[found.end() :]}"
    elif found := _AHEAD.search(text):
        rest = f"{text[: found.start()]}{text[found.end() :]}"
    elif found := _BEHIND.search(text):
        rest = f"{text[: found.start()]}{found['mark']}"
    else:
        return text, None
    rhythm = _rhythm(found)
    return (rest.strip(), rhythm) if rhythm else (text, None)


def unknown_rhythm(text: str) -> str:
    """Return how often something is to be asked where that is no day of the week; else nothing.

    What only lists such to choose from does not say it: “how often? every week, every month”.
    """
    found = _OTHERWISE_AHEAD.match(text) or _OTHERWISE_BEHIND.search(text)
    is_one = len(re.findall(_OTHERWISE, text, re.IGNORECASE)) == 1
    return " ".join(found["said"].split()) if found and is_one else ""


def rhythm_in(text: str, usual: Weekday | None = None) -> Weekly | None:
    """Return how often words say that something is to be asked; None where they do not.

    What is asked “every week” is asked on the `usual` day.
    """
    if found := re.search(_EVERY, text, re.IGNORECASE):
        return _rhythm(found)
    found = _WEEKLY.search(text) if usual else None
    if found is None or usual is None:
        return None
    return Weekly((usual,), time(_USUAL_HOUR), every=2 if found["other"] or found["two"] else 1)


def is_rhythm(text: str) -> bool:
    """Tell whether words say how often something is to be asked, and nothing else."""
    return _ALONE.fullmatch(text) is not None


def _rhythm(found: re.Match[str]) -> Weekly | None:
    days = found["days"].casefold()
    named = [_DAYS[each[:3]] for each in re.findall(_DAY, days)]
    if not named:
        named = [*(EVERY_DAY if days in ("day", "tag") else WORKING_DAYS)]
    hour = _hour(found)
    if hour is None or hour > 23:
        return None
    days_ = tuple(each for each in Weekday if each in named)
    return Weekly(days_, time(hour, int(found["minute"] or 0)), every=2 if found["other"] else 1)


def _hour(found: re.Match[str]) -> int | None:
    if found["noon"]:
        return _MIDDAY
    if not found["hour"]:
        return _USUAL_HOUR
    hour, half = int(found["hour"]), (found["half"] or "").casefold()
    if half.startswith("a"):
        return hour % _MIDDAY
    is_late = half.startswith("p") or (hour < _EARLIEST and half != "uhr")
    return hour % _MIDDAY + _MIDDAY if is_late else hour
