"""A whole day is taken, whatever by: “just got a client visit all Tuesday”.

Of an engagement on a day nobody knows how long it takes; one that takes all of it rules it out.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened

_DAY: Final = (
    r"(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|tomorrow|tmrw"
    r"|week|day(?: (?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:day)?)?)\b"
)
_TAG: Final = r"(?:montag|dienstag|mittwoch|donnerstag|freitag|mo|di|mi|do|fr|tag|woche)\b"
_ALL: Final = rf"(?:all|the whole|the entire|whole|entire)(?: of)?(?: next)? {_DAY}"
_GANZ: Final = rf"(?:den |die )?ganze[ns]? {_TAG}"
_AT_HOME: Final = (
    r"home ?office|(?:(?:the )?home )?offices?|büro|wfh|remote|wi-?fi|internet|strom|power|signal"
    r"|access|coverage|home ?schooling|car|auto"
)
_WEATHER: Final = (
    r"(?:glorious |great |nice |good |bad )?weather|sun\w*|rain|snow|storms?|heat ?wave|fun|luck"
    r"|sonne\w*|regen|schnee|hitze|wetter|spaß|glück|great|nice|good|schöne?s?|gutes?"
)
"""What somebody has for days and is not kept by: where they work, or what it is like there."""

_FREE: Final = (
    r"(?:time|free|nothing|no|any|slots?|availability|openings?|room|gaps?|space|zeit|frei|luft|platz"
    r"|nix|nichts|kein\w*|noch|a|to|and|or|but|und|oder|aber|\w+day|mon|tue|wed|thu|fri|pm|am|been"
    r"|be|booked|busy|frei\w*|für|for|bock|lust)\b"
)
_KEEPS_NOBODY: Final = rf"(?:{_AT_HOME}|{_WEATHER})"
_THING: Final = rf"(?:(?!{_FREE}|{_KEEPS_NOBODY} {_ALL})[^\W\d_][\w’'-]* ){{1,3}}?"
_SACHE: Final = rf"(?: (?!{_FREE}|{_KEEPS_NOBODY}\s*(?:[,.;!?)]|$))[^\W\d_][\w’'-]*){{1,3}}"
_TAKEN: Final = Sought(
    re.compile(
        r"(?P<led>\b(?:(?:i|we) )?(?:(?:i|we)?['’]ve |have |just )*(?:got|have|having)(?: just)?"
        rf" (?:(?:a|an|the|some|my|our) )?{_THING})(?={_ALL})",
        re.IGNORECASE,
    ),
    ("got", "hav"),
)
_BELEGT: Final = Sought(
    re.compile(
        r"\b(?P<verb>hab(?:e|en)?)(?: (?:ich|wir))?(?: (?:grad|gerade|leider|jetzt|schon|nun))*"
        rf" (?P<all>{_GANZ})(?: (?:ein(?:en?)?|den|die|das|mein\w*|unser\w*))?"
        rf"{_SACHE}(?=\s*(?:[,.;!?)]|$))",
        re.IGNORECASE,
    ),
    ("hab",),
)


def with_days_taken(text: str) -> str:
    """Return a text, as long, with “busy” for what takes a whole day."""
    said = evened(text)
    if _TAKEN.may_be_in(said):
        text = _TAKEN.pattern.sub(lambda found: "busy ".rjust(len(found["led"])), text)
    if _BELEGT.may_be_in(said):
        text = _BELEGT.pattern.sub(_belegt, text)
    return text


def _belegt(found: re.Match[str]) -> str:
    words = f"{found['all']} belegt"
    return words.rjust(len(found[0])) if len(words) <= len(found[0]) else found[0]
