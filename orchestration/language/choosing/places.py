"""How many people an option has room for, as it is said behind it: "Boat trip (12 places)"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words

_SEATS: Final = r"(?:places?|seats?|spots?|plätzen?|platz|pl\.?|sitzplätze|sitzplatz)"
_PEOPLE: Final = rf"(?:{_SEATS}|people|persons?|pax|participants?|personen|leute|teilnehmer\w*)"
_MOST: Final = r"(?:(?:max(?:imal|imum)?|up to|at most|bis zu|höchstens|only|nur)\b\.?\s*:?\s*)"
_ROOM: Final = r"(?:(?:capacity|cap|kapazität)\b\.?\s*:?\s*)"
_FOR: Final = r"(?:(?:for|für)\s+)"
_N: Final = r"\d{1,5}"
_BEHIND: Final = re.compile(
    r"^(?P<title>.*\S)(?:"
    rf"\s*[(\[]\s*(?:(?:{_MOST}|{_FOR}|{_ROOM})+(?P<most>{_N})(?:\s*{_PEOPLE})?"
    rf"|(?P<of>{_N})\s*(?:{_PEOPLE}|max\.?))\s*[)\]]"
    rf"|(?:\s*[-–—:,]\s*|\s+)(?:(?:{_FOR}?{_MOST}|{_FOR})(?P<for>{_N})\s*{_PEOPLE}"
    rf"|{_ROOM}(?P<room>{_N})|(?P<seats>{_N})\s*{_SEATS}))$",
    re.IGNORECASE,
)
_LEADS_ON: Final = frozenset(
    words("""
    a an the of at in on with for and or has have book buy add order rent get reserve need take
    share ein eine der die das den von am im mit für und oder hat buche bucht kaufe kauft bestelle
    miete
    """)
)
"""Behind these a number of seats belongs to the option: “Rent 8 seats”, “Van with 8 seats”."""


def places_in(line: str) -> tuple[str, int | None]:
    """Return an option without how many it has room for, and that; None where it says nothing."""
    found = _BEHIND.match(line)
    if found is None:
        return line, None
    is_apart = found["most"] or found["of"]
    if not is_apart and found["title"].split()[-1].casefold() in _LEADS_ON:
        return line, None
    said = next(each for each in found.groups()[1:] if each)
    return found["title"].rstrip(" ,:–—-"), int(said)
