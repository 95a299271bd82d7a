"""Days and months as a language writes them, where the house's English has them in short."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

_DAYS: Final = "Mon|Tue|Wed|Thu|Fri|Sat|Sun"
_MONTHS: Final = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
_SPAN: Final = re.compile(rf"\b(\d{{1,2}})–(\d{{1,2}}) ({_MONTHS})\b")
_DATE: Final = re.compile(rf"\b(\d{{1,2}}) ({_MONTHS})\b")
_ON: Final = re.compile(rf"\b({_DAYS}) (\d{{1,2}})(?![\d:.])")
_DAY: Final = re.compile(rf"\b({_DAYS})\b")
_NUMBER: Final = re.compile(
    r"(?<![\d.,:])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d:]|[.,]\d)"
)
ONLY_DATES: Final = re.compile(
    rf"(?:\b(?:{_DAYS})\b|\b\d{{1,2}}(?::\d\d)?\b|\b(?:{_MONTHS})\b|\b\d{{4}}\b"
    r"|\b\d{1,3}(?:,\d{3})+\b|[ ,.–·:%/+-])+"
)
"""What is a time, a date or a number and nothing else, in the house's English."""


@dataclass(frozen=True)
class WrittenDates:
    """The short names of days and months, and how a day of a month is marked.

    `marks` are those of a number, of its thousands and of its fraction.
    """

    days: Mapping[str, str]
    months: Mapping[str, str]
    ordinal: Callable[[str], str]
    marks: tuple[str, str]

    def numbers(self, words: str) -> str:
        """Return words with the numbers in them marked as the language does."""
        marks = str.maketrans(dict(zip(",.", self.marks, strict=True)))
        return _NUMBER.sub(lambda found: found[0].translate(marks), words)

    def put(self, words: str) -> str:
        """Return words with the days and dates in them as the language writes them."""
        words = _SPAN.sub(
            lambda x: f"{self.ordinal(x[1])}–{self.ordinal(x[2])} {self.months[x[3]]}", words
        )
        words = _DATE.sub(lambda x: f"{self.ordinal(x[1])} {self.months[x[2]]}", words)
        words = _ON.sub(lambda x: f"{self.days[x[1]]} {self.ordinal(x[2])}", words)
        return _DAY.sub(lambda x: self.days[x[1]], words)


GERMAN: Final = WrittenDates(
    dict(zip(_DAYS.split("|"), ("Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"), strict=True)),
    dict(
        zip(
            _MONTHS.split("|"),
            ("Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sep", "Okt", "Nov", "Dez"),
            strict=True,
        )
    ),
    lambda number: f"{number}.",
    (".", ","),
)
