"""How often something is to be asked: "every Thursday at 10: where do we have lunch?"."""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import replace
from datetime import date, time, timedelta
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
_HOURS: Final = {
    "morning": 9, "vormittag": 9, "morgen": 9, "lunchtime": 12, "mittag": 12,
    "afternoon": 15, "nachmittag": 15, "evening": 18, "abend": 18,
}  # fmt: skip
"""When something is asked in a part of the day, if no hour is said beside it."""

_PARTS: Final = rf"(?:{'|'.join(_HOURS)})s?\b"
_EVERY: Final = (
    r"\b(?:every|each|jede[nrs]?)\s+(?:(?P<other>other|second|zweite[nr]?)\s+)?"
    rf"(?P<days>(?:{_DAY})(?:\s*(?:,|&|and|und)\s*(?:{_DAY}))*"
    r"|week ?day|working day|workday|day|werktag|arbeitstag|tag)"
    r"(?:\b|(?=\w*(?:abend|mittag|morgen)))"
    rf"(?:(?:\s+(?:in\s+the|at|am))?\s*(?P<part>{_PARTS}))?"
    r"(?:(?:,?\s*(?:at|um|@)\s*|\s+)(?:(?P<noon>noon|mittag)"
    r"|(?P<hour>\d{1,2})(?:[:.](?P<minute>[0-5]\d))?\s*(?P<half>[ap]\.?m\b\.?|uhr\b"
    r"|o['’]?clock\b)?))?"
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
    re.compile(rf"{_CALLED}{_ASKED},?\s+{_EVERY}(?:,?\s+|\s*:\s*){_QUESTION}", re.IGNORECASE),
    re.compile(rf"{_CALLED}{_EVERY},?\s+{_ASKED}(?:,?\s+|\s*:\s*){_QUESTION}", re.IGNORECASE),
)
"""“Ask every Friday at 11 where we eat”, “jeden Freitag um 11 fragen, wo wir essen”."""

_AGAIN_AHEAD: Final = (
    r"(?:(?:ask|repeat)(?:\s+(?:it|this|that|us))*(?:\s+again)?|(?:frage?t?|wiederhole?)"
    r"(?:\s+(?:das|es|uns))*)\s+"
)
_AGAIN_BEHIND: Final = r"(?:\s+(?:again|nochmals?|noch\s+(?:ein)?mal|wieder|erneut))?"
_WITH: Final = r"\s*,?\s*(?P<people>(?:(?:together\s+|zusammen\s+)?(?:with|mit)\s+)(?:@|<@)"
"""Who is asked, by their names on the platform: that stands between how often and the question."""

_AHEAD: Final = re.compile(
    rf"{_EVERY}(?:{_WITH}[^:?!;\n]{{1,200}}?)(?=\s*:))?(?:\s*(?:[:,]|[-–]\s)\s*|\s+(?={_ASKS}))",
    re.IGNORECASE,
)
_NAMED_AHEAD: Final = re.compile(
    rf"{_CALLED}{_EVERY}\s+(?=(?:[^\W\d_][\w'’-]*\s+){{0,3}}[^\W\d_][\w'’-]*\s*:\s+\S)",
    re.IGNORECASE,
)
"""How often, before what it is called: “every Monday standup decision: who moderates?”."""

_BEHIND: Final = re.compile(
    rf"(?P<mark>[?.!]?)\s*(?:[,;(–-]|(?<=[?.!]))\s*(?:{_AGAIN_AHEAD})?{_EVERY}{_AGAIN_BEHIND}"
    rf"(?:{_WITH}[^:?!;\n]*?))?\s*[).!]*\s*$",
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

_NUMBERS: Final = {
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "eight": 8,
    "ten": 10,
    "twelve": 12,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "fünf": 5,
    "sechs": 6,
    "acht": 8,
    "zehn": 10,
    "zwölf": 12,
}
_LASTS: Final = (
    r"(?:(?:for|over|during|für|während)\s+)?(?:(?:the\s+)?(?:next|coming|following)\s+"
    r"|(?:die\s+)?(?:nächsten?|kommenden?)\s+)?"
    rf"(?P<n>\d{{1,2}}|an?|one|eine?n?|{'|'.join(_NUMBERS)})\s+"
    r"(?P<unit>weeks?|months?|years?|wochen?|monate?n?|jahre?)(?:\s+(?:long|lang))?"
)
_LASTING: Final = (
    re.compile(rf"{_EVERY}(?P<cut>[\s,]*\b{_LASTS})", re.IGNORECASE),
    re.compile(rf"\b(?P<cut>{_LASTS}[\s,:]*)(?={_EVERY})", re.IGNORECASE),
)
"""For how long something is asked, beside how often: “every Thursday at 10 for three months”."""

_OF_IT: Final = (
    r"(?:it|this|that|us|these|the\s+[\w’' -]{2,40}?|es|das|dies|uns"
    r"|(?:die|den)\s+[\w’' -]{2,40}?)"
)
_MAKES: Final = (
    rf"(?:make|ask|do|have|change|move|switch|set|repeat|run)\s+{_OF_IT}"
    r"(?:\s+(?:asked|to|again|on))*"
    rf"|(?:mach|macht|mache|frag|frage|fragt|änder|ändere|wiederhol|wiederhole|stell|stelle)"
    rf"(?:\s+{_OF_IT})?(?:\s+(?:bitte|auf|um|mal))*"
)
_FROM_NOW: Final = (
    r"from\s+(?:now|next\s+(?:week|time))(?:\s+on(?:wards)?)?|in\s+(?:the\s+)?future"
    r"|ab\s+(?:jetzt|sofort|nächster\s+woche)|künftig|in\s+zukunft|rather|lieber|only|just"
    r"|nur(?:\s+noch)?|instead|stattdessen|after all|doch"
)
_EACH_WEEK: Final = (
    r"(?:every|each)\s+week|weekly|once\s+a\s+week|jede\s+woche|wöchentlich"
    r"|einmal\s+(?:die|pro)\s+woche"
)
_TWO_WEEKS: Final = (
    r"every\s+(?:(?:other|second)\s+week|(?:two|2)\s+weeks|fortnight)|bi-?weekly|fortnightly"
    r"|alle\s+(?:14\s+tage|(?:zwei|2)\s+wochen)|jede\s+zweite\s+woche|zweiwöchentlich"
)
_AT: Final = (
    r"(?:at|um|@|ab)\s*(?:(?P<at_noon>noon|mittag)|(?P<at>\d{1,2})(?:[:.](?P<at_minute>[0-5]\d))?"
    r"\s*(?P<at_half>[ap]\.?m\b\.?|uhr\b|o['’]?clock\b)?)"
)
_ON: Final = rf"(?:on\s+|am\s+|immer\s+)*(?P<on>(?:{_DAY})(?:\s*(?:,|&|and|und)\s*(?:{_DAY}))*)"
_POLITELY: Final = (
    r"(?:(?:please|pls|bitte|ok|okay|and|und|so|hm+|(?:can|could)\s+(?:you|we)|let['’]?s"
    r"|kannst\s+du|können\s+wir)[,\s]+)*"
)
_LASTING_FROM_NOW: Final = re.compile(
    r"\b(?:from\s+(?:now|next\s+week)|in\s+(?:the\s+)?future|ab\s+(?:jetzt|sofort|nächster\s+woche)"
    r"|künftig|in\s+zukunft)\b",
    re.IGNORECASE,
)
_OTHER_RHYTHM: Final = re.compile(
    rf"{_POLITELY}(?P<lead>(?:{_MAKES}|{_FROM_NOW})[,:\s]+)*"
    rf"(?P<said>(?:(?P<two>{_TWO_WEEKS})|(?P<each>{_EACH_WEEK})|(?P<other_way>{_OTHERWISE})"
    rf"|{_EVERY})?(?:[,\s]*{_ON})?(?:[,\s]*{_AT})?)"
    rf"(?:[,\s]+(?P<tail>{_FROM_NOW}))*(?:[,\s]+(?:please|pls|bitte))?[\s.!]*",
    re.IGNORECASE,
)

_MIDDAY: Final = 12
_USUAL_HOUR: Final = 10
_EARLIEST: Final = 7
"""An hour before that, without am, is one of the afternoon."""


def recurring_said(text: str) -> tuple[str, Weekly | None]:
    """Return a request without how often it is to be asked, where that is apart from the question.

    "Where do we go every Friday?" asks once. For how long it is to be asked is left out too.
    """
    if lasts := _lasting(text):
        glue = " " if lasts.start("cut") else ""
        text = f"{text[: lasts.start('cut')]}{glue}{text[lasts.end('cut') :]}".strip()
    if found := next(filter(None, (each.match(text) for each in _ASKS_THEN)), None):
        rest = f"{found['call'] or ''}decide {text[found.end() :]}"
    elif found := _AHEAD.search(text):
        rest = f"{text[: found.start()]}{text[found.end() :]} {found['people'] or ''}"
    elif found := _NAMED_AHEAD.match(text):
        rest = f"{found['call'] or ''}{text[found.end() :]}"
    elif found := _BEHIND.search(text):
        rest = f"{text[: found.start()]}{found['mark']} {found['people'] or ''}"
    else:
        return text, None
    rhythm = _rhythm(found)
    return (rest.strip(), rhythm) if rhythm else (text, None)


def last_day_said(text: str, today: date) -> date | None:
    """Return the last day on which something is to be asked, if words say for how long.

    Only beside how often it says that; “where do we eat for three months?” is the question.
    """
    found = _lasting(text)
    if found is None:
        return None
    said, kind = found["n"].casefold(), found["unit"].casefold()[:1]
    number = int(said) if said.isdecimal() else _NUMBERS.get(said, 1)
    if kind == "w":
        return today + timedelta(weeks=number)
    return _months_on(today, number * 12 if kind in "yj" else number)


def _lasting(text: str) -> re.Match[str] | None:
    return next((x for each in _LASTING if (x := each.search(text))), None)


def _months_on(day: date, months: int) -> date:
    """Return the same day so many months later, or the last one of a shorter month."""
    years, month = divmod(day.month - 1 + months, 12)
    year = day.year + years
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def changes_rhythm(text: str, *, by_name: bool, is_here: bool = False) -> bool:
    """Tell whether words want something asked at other times: “make it every two weeks”.

    Where what they are of stands nowhere but in them, they have to say so `by_name`, or by “it”;
    where it `is_here`, that it holds from now on is enough.
    """
    found = _OTHER_RHYTHM.fullmatch(text.strip())
    if found is None or not found["said"].strip():
        return False
    if by_name and is_here and _LASTING_FROM_NOW.search(text):
        return True
    leads = found["lead"] or ""
    is_made = re.match(rf"(?:{_MAKES})", leads, re.IGNORECASE) is not None
    is_often = found["two"] or found["each"] or found["other_way"] or found["days"]
    return is_made if by_name else bool(leads or found["tail"] or is_often)


def rhythm_changed(text: str, former: Weekly) -> Weekly | None:
    """Return how often something is asked once words have changed it; None where it can't be so."""
    found = _OTHER_RHYTHM.fullmatch(text.strip())
    if found is None or found["other_way"]:
        return None
    days = _days_changed(found, former)
    start = _start_changed(found, days) if days else None
    if days is None or start is None:
        return None
    every = 2 if found["two"] else 1 if found["each"] else days.every
    return replace(days, start=start, every=every)


def _days_changed(found: re.Match[str], former: Weekly) -> Weekly | None:
    """Return a rhythm on the days that words name, at its former time if they name none."""
    if found["on"]:
        days = [_DAYS[each[:3]] for each in re.findall(_DAY, found["on"].casefold())]
        return replace(former, days=tuple(each for each in Weekday if each in days))
    named = _rhythm(found) if found["days"] else former
    has_time = found["hour"] or found["noon"] or found["part"]
    return named if named is None or has_time else replace(named, start=former.start)


def _start_changed(found: re.Match[str], days: Weekly) -> time | None:
    """Return the time that words name behind the days; where they name none, that of these."""
    if found["at_noon"]:
        return time(_MIDDAY)
    if not found["at"]:
        return days.start
    hour = _of_day(int(found["at"]), (found["at_half"] or "").casefold())
    return time(hour, int(found["at_minute"] or 0)) if hour < 24 else None


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
    usual = _HOURS[found["part"].casefold().rstrip("s")] if found["part"] else _USUAL_HOUR
    if not found["hour"]:
        return usual
    hour = _of_day(int(found["hour"]), (found["half"] or "").casefold())
    return hour + _MIDDAY if hour < _MIDDAY < usual else hour


def _of_day(hour: int, half: str) -> int:
    """Return an hour of the day, as people mean it: one before seven is of the afternoon."""
    if half.startswith("a"):
        return hour % _MIDDAY
    is_late = half.startswith("p") or (hour < _EARLIEST and half != "uhr")
    return hour % _MIDDAY + _MIDDAY if is_late else hour


_NEXT_WEEK: Final = re.compile(r"\b(?:next week|(?:in der )?nächste[rn]? woche)\b", re.IGNORECASE)


def says_next_week(text: str) -> bool:
    """Tell whether words name the week after this one."""
    return _NEXT_WEEK.search(text) is not None
