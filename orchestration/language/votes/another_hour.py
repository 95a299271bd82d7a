"""Whether words name another hour than is proposed: “10:15 works” beside a proposal of 10.

Times are compared, and not how they are written: “half past two” is 14:30. Without more, an hour
may be of the morning or of the afternoon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_HOURS_TEXT: Final = """
one two three four five six seven eight nine ten eleven twelve
eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
"""
_HOURS: Final = {word: at % 12 + 1 for at, word in enumerate(_HOURS_TEXT.split())}
_H: Final = rf"(?:\d{{1,2}}|{'|'.join(_HOURS)})"
_SHIFTS: Final = {
    "half past": 30,
    "quarter past": 15,
    "quarter to": -15,
    "halb": -30,
    "viertel nach": 15,
    "viertel vor": -15,
    "viertel ab": 15,
    "dreiviertel": -15,
}
_SHIFT: Final = "|".join(_SHIFTS)
_HALF_OF_DAY: Final = r"(?:\s?(?P<half>am|pm)\b)?"
_HOUR: Final = re.compile(
    rf"\b(?P<shift>{_SHIFT})\s(?P<of>{_H})\b{_HALF_OF_DAY}"
    r"|(?<![\d:.])(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d)(?!\d)(?:\s?(?P<pm>am|pm)\b)?"
    r"|\s?(?:(?P<m>am|pm)|uhr|h|o['’]clock)\b"
    r"|(?=\s(?:works?|is|would|could|suits?|fits?|passt|ist|geht|ginge|wäre?|klappt)\b))",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(
    rf"\b(?P<shift>{_SHIFT})\s(?P<of>{_H})\b{_HALF_OF_DAY}"
    r"|(?<![\d:.])(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))?(?!\d)(?:\s?(?P<pm>am|pm)\b)?"
    r"(?P<m>)",
    re.IGNORECASE,
)
_NOON: Final = 12 * 60


def names_another_hour(said: str, proposed: str) -> bool:
    """Tell whether words name an hour, and none that is proposed: “10:15 works, ok”."""
    named, known = set(_times(_HOUR, said)), set(_times(_NUMBER, proposed))
    return bool(named) and named.isdisjoint(known)


def _times(times: re.Pattern[str], text: str) -> Iterator[int]:
    """Yield the minutes of the day of each time that is named, or those of either half of it."""
    for found in times.finditer(text.casefold()):
        hour, half = found["hour"], found["half"] or found["pm"] or found["m"]
        minutes = int(found["minute"] or 0) if hour else _SHIFTS[" ".join(found["shift"].split())]
        of = hour or found["of"]
        at = (int(of) if of.isdecimal() else _HOURS[of]) * 60 + minutes
        if half:
            yield at % _NOON + _NOON * (half == "pm")
        else:
            yield at
            if at <= _NOON and not of.startswith("0"):
                yield (at + _NOON) % (2 * _NOON)
