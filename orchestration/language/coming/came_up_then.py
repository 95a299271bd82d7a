"""Something came up on a day, and a part of it is said behind that: only that part is meant.

“Something came up on Tuesday, can't do the afternoon” rules out that afternoon, not the whole day
and no other afternoon.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened
from orchestration.language.words.writing import words

_DAY: Final = (
    r"(?:(?:next|this|nächsten|diesen|kommenden) )?"
    r"(?:mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|tomorrow|tmrw|tmr"
    r"|montag|dienstag|mittwoch|donnerstag|freitag|übermorgen|morgen|(?<=am )do|mo|di|mi|fr"
    r"|(?:the )?\d{1,2}(?:st|nd|rd|th)|\d{1,2}\.(?:\d{1,2}\.)?)"
)
_MARK: Final = (
    r"(?:\s*[,;–]\s*|\.\s+|\s+-\s+|\s+(?=(?:so|and|und|also|daher|deshalb)\s))"
    r"(?:(?:so|and|und|also|daher|deshalb)\s+)?"
)
_TOLD: Final = re.compile(
    rf"(?:^|(?<=[,.;!?\n])\s?)(?P<told>[^,;!?\n–]{{8,70}}?)(?P<mark>{_MARK})"
    r"(?P<rest>[^,.;!?\n]+)",
    re.IGNORECASE,
)
CAME_UP: Final = Sought(
    re.compile(
        r"\b(?:something|smth|sth|stuff|things?)(?: else)?"
        r"(?:['’]s| has| have| just| unexpected| urgent)*"
        r" (?:came|come|popped|cropped|turned) up\b"
        r"|\b(?:et)?was (?:wichtiges |dringendes )?dazwischen ?(?:gekommen)?\b",
        re.IGNORECASE,
    ),
    (" up", "dazwischen"),
)
_ONE_DAY: Final = re.compile(rf"(?<!\w){_DAY}(?!\w)", re.IGNORECASE)
_PART: Final = re.compile(
    r"morning|afternoon|evening|\baft\b|noon|\blunch|mittag|\bvorm\b|\bnachm\b|abend|früh|\d",
    re.IGNORECASE,
)
_ELIDED: Final = re.compile(
    r"(?:can['’]?t|cannot|can|could|won['’]?t|am|have|need|only)\b", re.IGNORECASE
)
_BESIDE: Final = frozenset(
    words("""
    on for at sorry oh ugh hey hi all guys just but and so ah argh damn the my me
    am für mir uns ist is kam kommt leider da grad gerade noch ach oh aber hab habe bei
    """)
)
_SHORT: Final = frozenset(words("mo di mi do fr"))
_WORD: Final = re.compile(r"[^\W\d_]+")


def with_its_day(text: str) -> str:
    """Return a text, as long, with the day on which something came up where its part is said."""
    return _TOLD.sub(_told_together, text) if CAME_UP.may_be_in(evened(text)) else text


def _told_together(found: re.Match[str]) -> str:
    told, rest = found["told"], found["rest"]
    up, days = CAME_UP.pattern.search(told), list(_ONE_DAY.finditer(told))
    if up is None or len(days) != 1 or _ONE_DAY.search(rest) or not _PART.search(rest):
        return found[0]
    [day] = days
    beside = _ONE_DAY.sub(" ", CAME_UP.pattern.sub(" ", told)).casefold()
    named = f"am {day[0]}" if day[0].casefold() in _SHORT else day[0]
    led = f"{named} I " if _ELIDED.match(rest) else f"{named} "
    room = len(found[0]) - len(rest)
    is_all = _BESIDE.issuperset(_WORD.findall(beside)) and len(led) <= room
    return f"{led.rjust(room)}{rest}" if is_all else found[0]
