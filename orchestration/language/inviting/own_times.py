"""What an organiser says of their own times within a request: “I can only do Thursday afternoon”.

It is their own answer, and says nothing of when all others are asked about. “We can only do
mornings” and “only on Thursday” are the meeting's.
"""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 300

_TIME: Final = (
    r"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mon|diens|donners|frei"
    r"|sams|sonn)tags?|mittwochs?|mornings?|afternoons?|evenings?|noon|midday|lunch(?:time)?"
    r"|today|tomorrow|weeks?|heute|morgens?|(?:vor|nach)?mittags?|abends?|woche"
    r"|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|h|uhr)"
    r"|(?:before|after|until|from|past|vor|nach|bis|ab) \d{1,2}(?:[:.]\d\d)?)"
)
_HOW: Final = (
    r"(?:only|just|really|also|sadly|unfortunately|usually|best|nur|leider|eigentlich|erst|auch)"
)
_I_CAN: Final = (
    rf"(?:i(?: {_HOW})* (?:can(?:no|['’]?)t|can not|can|could|won['’]?t|will not)(?: {_HOW})*"
    r" (?:do|make|come|join|attend|meet|manage|be (?:there|in))"
    rf"|(?:i['’]?m|i am|i will be|i['’]ll be)(?: {_HOW}| not)*"
    r" (?:free|available|busy|out|away|off|around|in|on (?:leave|holidays?|vacation)|travell?ing)"
    rf"|ich kann(?: {_HOW}| nicht)*|ich bin|bei mir (?:geht|passt|ginge)|mir (?:passt|passen))"
)
_CLAUSE: Final = (
    rf"(?=[^.;!?\n,]*\b{_TIME}\b)(?![^.;!?\n,]*\d ?(?:min|hour|h\b|stunde))[^.;!?\n,]*"
    rf"(?:,(?=\s*(?:(?:and|or|but|not|und|oder|aber|nicht) )*(?:{_TIME}|the)\b)[^.;!?\n,]*)*"
)
_FOR_ME: Final = (
    rf"(?=[^.;!?\n,]*\b{_TIME}\b)[^.;!?\n,]{{0,80}}?"
    r"\b(?:works?|suits?|is|are|geht|gehen|passt|passen)\b[^.;!?\n,]{0,40}?\b(?:for me|bei mir)"
    r"(?= *(?:[.;!?\n,]|$))"
)
_BEGINS: Final = r"(?P<lead>(?:^|[.;!?\n,–(]|\s[-—])\s*(?:(?:and|but|und|aber)\s+)?)"
_OWN: Final = re.compile(rf"{_BEGINS}(?P<own>{_I_CAN}\b{_CLAUSE}|{_FOR_ME})", re.IGNORECASE)


def own_times_apart(words: str) -> tuple[str, str]:
    """Return what somebody says of their own times, "" where they say nothing, and all the rest."""
    own: list[str] = []

    def taken(found: re.Match[str]) -> str:
        own.append(found["own"].strip())
        return found["lead"].rstrip() + " "

    rest = _OWN.sub(taken, words)
    told = ". ".join(own)
    is_all = not re.search(r"\w", rest)  # that is the request itself: “I can do Monday, 30 min”
    return (told, rest) if told and not is_all and len(told) <= LONGEST else ("", words)
