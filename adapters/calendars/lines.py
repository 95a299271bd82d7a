"""The lines of a calendar file that say when somebody is busy, and the files that are refused.

Only these lines go on to the calendar libraries: what a stranger wrote into a title, a description
or an attendee's name is dropped here, before anything else looks at the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from orchestration.model.errors import BadInput

MOST_BYTES: Final = 2_000_000
MOST_EVENTS: Final = 5_000
MOST_TIMES: Final = 5_000
MOST_ZONES: Final = 100
DEEPEST: Final = 4

_KEPT: Final = frozenset({
    "BEGIN", "END", "METHOD", "X-WR-TIMEZONE",
    "UID", "SEQUENCE", "STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS",
    "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "FREEBUSY",
    "TZID", "TZOFFSETFROM", "TZOFFSETTO", "TZNAME",
})  # fmt: skip

_LISTS: Final = frozenset({"EXDATE", "RDATE", "FREEBUSY"})

_MOST_DIGITS: Final = {"COUNT=": 8, "INTERVAL=": 8, "W": 7, "D": 7, "H": 8, "M": 10, "S": 11}
"""Of a number beside each of these: more is longer than all calendars, and breaks the libraries."""

_FOLD = re.compile(r"(?:\r\n|\n|\r)[ \t]")
_NAME = re.compile(r"[A-Za-z-]+(?=[:;])")
_COUNTS = re.compile(r"(COUNT=|INTERVAL=)0*([1-9]\d{8,})", re.IGNORECASE)
_LENGTHS = re.compile(r"(?<!\d)0*([1-9]\d{7,})([WDHMS])")
_NESTING = {"BEGIN": 1, "END": -1}


def kept_lines(ics: bytes) -> str:
    """Return the lines that tell busy times, unfolded; BadInput where the file is refused."""
    lines = [line for line in _unfolded(_decoded(ics)) if _name(line) in _KEPT]
    _refuse_nesting(lines)
    _refuse_crowds(lines)
    _refuse_bombs(lines)
    return "".join(f"{_shortened(line)}\r\n" for line in lines)


def refused(value: str, expected: str) -> BadInput:
    """Return the error that says what is wrong with a calendar, in words of ours only."""
    return BadInput("calendar", value, expected)


def _decoded(ics: bytes) -> str:
    if len(ics) > MOST_BYTES:
        raise refused(f"{len(ics) / 1e6:.1f} MB", f"at most {MOST_BYTES // 10**6} MB")
    if b"\0" in ics:
        raise refused("a binary file or UTF-16 text", "an iCalendar file (.ics) in UTF-8")
    text = ics.decode("utf-8-sig", errors="replace").lstrip()
    if text[:15].upper() != "BEGIN:VCALENDAR":
        raise refused("another kind of file", "an iCalendar file (.ics): BEGIN:VCALENDAR first")
    return text


def _unfolded(text: str) -> list[str]:
    return re.split(r"\r\n|\n|\r", _FOLD.sub("", text))


def _name(line: str) -> str:
    found = _NAME.match(line)
    return found[0].upper() if found else ""


def _shortened(line: str) -> str:
    """Return a line with the numbers that are as good as endless within reach of the libraries."""
    match _name(line):
        case "RRULE":
            return _COUNTS.sub(lambda at: at[1] + _at_most(at[2], at[1].upper()), line)
        case "DURATION":
            return _LENGTHS.sub(lambda at: _at_most(at[1], at[2]) + at[2], line)
        case _:
            return line


def _at_most(digits: str, beside: str) -> str:
    most = _MOST_DIGITS[beside]
    return digits if len(digits) <= most else "9" * most


def _refuse_nesting(lines: Iterable[str]) -> None:
    """Keep components closed and shallow: the libraries go down into them by recursion."""
    depths = list(accumulate(_NESTING.get(_name(line), 0) for line in lines))
    if max(depths) > DEEPEST:
        raise refused(f"components nested {max(depths)} deep", f"at most {DEEPEST}")
    if depths[-1] != 0 or min(depths) < 0:
        raise refused("a file that is cut off or jumbled", "an END for every BEGIN, and no more")


def _refuse_crowds(lines: list[str]) -> None:
    _refuse_many(lines, "BEGIN:VEVENT", MOST_EVENTS, "events")
    _refuse_many(lines, "BEGIN:VTIMEZONE", MOST_ZONES, "time zones")
    listed = sum(line.count(",") + 1 for line in lines if _name(line) in _LISTS)
    if listed > MOST_TIMES:
        raise refused(f"{listed} listed times", f"at most {MOST_TIMES}")


def _refuse_many(lines: list[str], opening: str, most: int, what: str) -> None:
    count = sum(line.upper().startswith(opening) for line in lines)
    if count > most:
        raise refused(f"{count} {what}", f"at most {most}")


def _refuse_bombs(lines: list[str]) -> None:
    """Refuse what could keep the libraries busy and is no event: those are mended one by one."""
    for component in "\n".join(lines).upper().split("BEGIN:"):
        if not component.startswith("VEVENT"):
            for rule in re.findall(r"^RRULE.*:(.*)$", component, re.MULTILINE):
                _refuse_frequency(rule)


def _refuse_frequency(rule: str) -> None:
    if too_often := re.search("SECONDLY|MINUTELY|HOURLY", rule):
        raise refused(f"FREQ={too_often[0]}", "time zones that change from day to day at most")
