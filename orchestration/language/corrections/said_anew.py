"""An order as it would have been said, with another piece in the place of one of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from orchestration.language.corrections.second_thoughts import NUMBERS
from orchestration.language.languages import naming_of

_ONLY: Final = re.compile(r"\b(?:only|nur|just)\b", re.IGNORECASE)
_NUMBER: Final = re.compile(rf"\b(?:{NUMBERS})\b", re.IGNORECASE)
_MINUTES: Final = re.compile(r"\b\d{1,3} ?min", re.IGNORECASE)
_LONG: Final = re.compile(
    r"\b(?:half an|an|one|the|full|1) hour\b|\b\w*stunde\b|\b\d{1,3} ?m\b", re.IGNORECASE
)
_FEWEST: Final = 10
"""Minutes that a number alone means behind a length that was said in hours."""

_HOUR: Final = re.compile(
    r"(?P<hour>\d{1,2})(?:[:.](?P<minutes>\d\d))?\s*(?:[ap]m|(?P<clock>uhr|h))?|noon", re.IGNORECASE
)
_LED: Final = re.compile(r"(?:in|on|at|next|am|an|nächste\w*|übernächste\w*)\b", re.IGNORECASE)
_UNTIL: Final = re.compile(
    r"\b(?:until|till?|by|bis|closes?)\b[^,;]*?"
    r"(?P<hour>\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m|uhr)?)\s*$",
    re.IGNORECASE,
)
_GOES_ON: Final = re.compile(
    r"(?:(?:oh|ah|ach|ok(?:ay)?|hm+)\W+)*(?:and|und|also|plus|auch|dazu)\b", re.IGNORECASE
)
_CLAUSE: Final = re.compile(r"[^,;.:?!]+")
_JOINS: Final = re.compile(r"\b(?:and|und|with|mit)\b|[@,&\s]")


def joins_alone(words: str) -> bool:
    """Tell whether words are nothing but what stands between names."""
    return not _JOINS.sub("", words)


def searched(time: str, last: str, *, adds: bool) -> Iterator[str]:
    """Yield what has a time looked at, in one language and then in the other."""
    is_only = not adds and _ONLY.search(last)
    yield f"make it {time}{' too' if adds else ' only' if is_only else ''}"
    yield f"nimm {time} auch dazu" if adds else f"mach nur {time}"


def goes_on(words: str) -> bool:
    """Tell whether words begin as what goes on from what was just said: “and not next week …”."""
    return _GOES_ON.match(words) is not None


def for_everybody(words: str) -> str:
    """Return an order as one for all, and no wish of its author alone."""
    is_german = naming_of(words).code == "de"
    return f"{words.strip(' .!')} {'für alle' if is_german else 'for everybody'}"


def reviewed(time: str) -> str:
    """Return what has it reviewed at a time."""
    return f"review it {time if _LED.match(time) else f'on {time}'}"


def until(time: str, day: str) -> str:
    """Return what moves a deadline to a time; an hour alone is one of that day."""
    if hour := _HOUR.fullmatch(time):
        clock = f"{hour['hour']}:{hour['minutes'] or '00'}" if hour["clock"] else time
        return f"move the deadline to {day} {clock}"
    return f"move the deadline to {time}"


def has_minutes(last: str, number: str) -> bool:
    """Tell whether another number can be one of minutes in an order: “an hour” may be 45 too."""
    is_of_minutes = number.isdecimal() and int(number) >= _FEWEST
    return bool(_MINUTES.search(last) or (is_of_minutes and _LONG.search(last)))


def numbered(number: str, last: str) -> str:
    """Return the part of an order that has a number, with another; "" where it is not one alone."""
    counted = [each for each in _CLAUSE.findall(last) if _NUMBER.search(each)]
    if len(counted) != 1 or len(_NUMBER.findall(counted[0])) != 1:
        return ""
    return _NUMBER.sub(number, counted[0]).strip()


def closing(hour: str, last: str) -> str:
    """Return the end that a request has, at another hour; "" where it has none."""
    end = _UNTIL.search(last) if _HOUR.fullmatch(hour) else None
    return f"{last[end.start() : end.start('hour')]}{hour}" if end else ""
