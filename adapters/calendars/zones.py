"""Time zones that a calendar names and does not describe: some servers write them empty.

The libraries refuse the whole file for one, so it is left out here, and its name says which is
meant: a known one, else the reader's own.
"""

from __future__ import annotations

import re
from datetime import datetime, tzinfo
from typing import Final

from icalendar import Component

_LINES = re.MULTILINE | re.IGNORECASE
_ZONE = re.compile(r"^BEGIN:VTIMEZONE *\r\n(.*?)^END:VTIMEZONE *\r\n", _LINES | re.DOTALL)
_PART = re.compile(r"^BEGIN:(?:STANDARD|DAYLIGHT) *\r\n(.*?)^END:", _LINES | re.DOTALL)
_NAME = re.compile(r"^TZID[^:\r\n]*:(.*?) *\r\n", _LINES)
_BEGINS = re.compile(r"^DTSTART[^:\r\n]*:(\d{4})", _LINES)
_CHANGES = re.compile(r"^R(?:RULE|DATE)\b", _LINES)
_OFFSET = r"^TZOFFSET{}[^:\r\n]*:([+-]\d{{4}})"
_FROM, _TO = (re.compile(_OFFSET.format(each), _LINES) for each in ("FROM", "TO"))
_NEEDED: Final = (_BEGINS, _FROM, _TO)


def without_undescribed(text: str) -> tuple[str, frozenset[str]]:
    """Return a calendar without zones that say nothing, and the names of these."""
    names = set[str]()

    def kept(zone: re.Match[str]) -> str:
        name = _NAME.search(zone[1])
        if name and name[1] and _is_described(_PART.findall(zone[1])):
            return zone[0]
        names.add(name[1].replace("\\,", ",").replace("\\;", ";") if name else "")
        return ""

    return _ZONE.sub(kept, text), frozenset(names)


def zone_taken(event: Component, undescribed: frozenset[str], own: tzinfo) -> str | None:
    """Return the zone that an event was read in, where it was not the one that it names."""
    start = event.get("DTSTART")
    name = str(getattr(start, "params", {}).get("TZID", ""))
    if not name or not isinstance(start.dt, datetime):
        return None
    if start.dt.tzinfo is None:
        return str(own)
    taken = str(start.dt.tzinfo)
    return taken if name in undescribed and taken != name else None


def _is_described(parts: list[str]) -> bool:
    """Tell whether the parts of a zone say what time it is there.

    Two offsets from the same year on, without a rule for their change, say nothing of when which is
    meant.
    """
    if not parts or not all(each.search(part) for part in parts for each in _NEEDED):
        return False
    first = {found[1] for part in parts if (found := _BEGINS.search(part))}
    offsets = {found[1] for part in parts if (found := _TO.search(part))}
    return len(offsets) == 1 or len(first) > 1 or any(map(_CHANGES.search, parts))
