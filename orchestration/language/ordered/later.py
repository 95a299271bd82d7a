"""The day that is named beside something to be done later: "review this in two weeks".

Behind a request such words are none of its question: "where to? Review in March".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_NUMBERS: Final = {
    "a": 1, "an": 1, "one": 1, "ein": 1, "eine": 1, "einem": 1, "einen": 1, "einer": 1,
    "nem": 1, "nen": 1, "ner": 1, "paar": 3,
    "two": 2, "zwei": 2, "three": 3, "drei": 3, "four": 4, "vier": 4, "five": 5, "fünf": 5,
    "six": 6, "sechs": 6, "eight": 8, "acht": 8, "nine": 9, "neun": 9, "ten": 10, "zehn": 10,
    "twelve": 12, "zwölf": 12,
}  # fmt: skip
_UNITS: Final = {
    "day": (1, "days"), "tag": (1, "days"), "week": (1, "weeks"), "woche": (1, "weeks"),
    "month": (1, "months"), "monat": (1, "months"), "quarter": (3, "months"),
    "quartal": (3, "months"), "year": (12, "months"), "jahr": (12, "months"),
}  # fmt: skip
_HALF_YEAR: Final = re.compile(r"\b(?:half a year|ein(?:em)? halbes? Jahr)\b", re.IGNORECASE)
_SPAN: Final = re.compile(
    r"\b(?:in|for|für|after|nach)\s+(?:the next\s+|die nächsten\s+)?"
    r"(?P<number>\d{1,3}|" + "|".join(_NUMBERS) + r")\s+"
    r"(?P<unit>day|tag|week|woche|month|monat|quarter|quartal|year|jahr)(?:e?n|s|e)?\b",
    re.IGNORECASE,
)
_FROM: Final = re.compile(
    r"\b(?:in|on|at|by|for|from|after|next|early|late|tomorrow|im|am|ab|bis|für|nächste[nrms]?|"
    r"kommende[nrms]?|anfang|mitte|ende|morgen|übermorgen|zum)\b.*|\b\d{4}-\d\d-\d\d\b",
    re.IGNORECASE | re.DOTALL,
)
_FOR_THEN: Final = re.compile(r"\b(?:for|für)\b", re.IGNORECASE)
_THE_SAME: Final = re.compile(
    r"(?!.*\b(?:ask|frage?t?)\b)"
    r".*\b(?:same|(?:das ?|die)selbe|(?:das|die) gleiche|gleiches|do \w+ again)\b",
    re.IGNORECASE | re.DOTALL,
)
"""What is wanted once more; who has it asked then wants to hear of it then."""
_SAME: Final = re.compile(
    r"\b(?:the same|das ?selbe|das gleiche|die ?selbe \w+|die gleiche \w+)\b", re.IGNORECASE
)
_END: Final = re.compile(r"\b(?:end of|ende)\b", re.IGNORECASE)
_AGAIN: Final = re.compile(
    r"\s+(?:nochmals?|noch\s+(?:ein)?mal|wieder|erneut|again|once\s+more)"
    r"(?:\s+(?:an|drauf|nach|please|bitte))?[\s.!]*$",
    re.IGNORECASE,
)
_FOR: Final = re.compile(r"^(?:for|für)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class DaySaid:
    """Words that name a day, as a request would name it; `is_end`: of several, the last."""

    words: str = ""
    is_end: bool = False


def day_said(text: str) -> DaySaid:
    """Return what names a day in a text; nothing where nothing does.

    How long something holds is as good as the day on which that is over: "for three months".
    """
    plain = _HALF_YEAR.sub("6 months", text)
    if span := _SPAN.search(plain):
        many, unit = _UNITS[span["unit"].casefold()]
        number = span["number"].casefold()
        count = (int(number) if number.isdecimal() else _NUMBERS[number]) * many
        return DaySaid(f"in {count} {unit}")
    found = _FROM.search(plain)
    words = _AGAIN.sub("", _FOR.sub("", found[0])).strip(" .!?,") if found else ""
    return DaySaid(words, is_end=bool(_END.search(words)))


_WHEN: Final = r"(?P<when>[^,;.:!?()\n]+)"
_ASIDE: Final = r"(?:^|[,;.:!?(\n]|\band\b|\bund\b|\s[-–]\s)\s*"
_REVIEW: Final = re.compile(
    _ASIDE + r"(?:please\s+|bitte\s+)?(?:(?:review(?:ed)?|revisit(?:ed)?|check|look at)"
    r"(?:\s+(?:it|this|that))?(?:\s+again)?|wiedervorlage|überprüf\w*|prüf\w*(?:\s+das)?)\s+"
    + _WHEN,
    re.IGNORECASE,
)
_ASKED_AGAIN: Final = re.compile(
    _ASIDE + r"(?:please\s+|bitte\s+)?(?:ask(?:\s+(?:us|it|this|that))*\s+again\s+"
    r"(?P<when>(?:in|on|next)\b[^,;.:!?()\n]+)"
    r"|frage?t?(?:\s+(?:uns|das|es))*\s+(?P<wann>(?:in|am|im|nächste\w*)\b[^,;.:!?()\n]+?)"
    r"\s+(?:nochmals?|noch\s+(?:ein)?mal|wieder|erneut))",
    re.IGNORECASE,
)
_HOLDS: Final = re.compile(
    r"(?:[,;.:!?(\n]|\s[-–]\s)\s*(?P<when>(?:for|für)\s+[^,;.:!?()\n]+?)\s*"
    r"(?:[,;.]?\s*(?:(?:and|und)\s+)?(?:then|dann)\s+(?:we(?:['’]ll)?\s+)?"
    r"(?:look(?:\s+at\s+it)?|see|check(?:\s+it)?|decide|schauen\s+wir|sehen\s+wir|gucken\s+wir)\s+"
    r"(?:again|once\s+more|noch\s*mal|wieder|weiter|drauf)\s*)?(?=$|[,;.!)\n])",
    re.IGNORECASE,
)
"""How long it is to hold, apart from the question: "where to stay for two weeks?" is all of one."""


def is_for_then(text: str) -> bool:
    """Tell whether words name a day that something is for: "same again (for) next week"."""
    return bool(_FOR_THEN.search(text) or _THE_SAME.match(text))


def says_the_same(text: str) -> bool:
    """Tell whether words say that the same is to be asked, and not only that it is asked about."""
    return _SAME.search(text) is not None


def review_said(text: str) -> tuple[str, DaySaid]:
    """Return a request without what it says of its review, and the day that it names for that."""
    for pattern in (_REVIEW, _ASKED_AGAIN, _HOLDS):
        for found in pattern.finditer(text):
            when = next(filter(None, found.groupdict().values()))
            said = day_said(when)
            is_span = pattern is not _HOLDS or _SPAN.match(_HALF_YEAR.sub("6 months", when))
            if said.words and is_span:
                mark = found[0][:1] if found[0][:1] in ".!?" else ""
                rest = f"{text[: found.start()]}{mark}{text[found.end() :].lstrip(').')}"
                return rest.strip(), said
    return text, DaySaid()
