"""A time that an organiser sets, “land wed 11am”, and how a length is asked for in passing."""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 80
_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|right|alright|so|then|well|fine|good|please|pls|just|now|yes|yeah|great"
    r"|perfect"
    r"|let['’]?s|lets|let us|(?:can|could) (?:you|we)|we(?:['’]ll| can| should)?|i(?:['’]ll"
    r"| will|['’]d say)"
    r"|@convene|gut|also|dann|bitte|komm|ja|nein|wir|einfach|lass(?:t)? uns|kannst du|können wir)\b"
    r"[\s,.!:–-]*)*"
)
_IT: Final = (
    r"(?:it|this|that|the (?:meeting|call|session|slot|thing)|us|everyone|es|das|den(?: termin)?"
    r"|ihn"
    r"|das (?:meeting|treffen)|uns)"
)
_DAY: Final = (
    r"(?:(?:next|this|coming|the|nächsten?|kommenden?|diesen|den) )?"
    r"(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?s?\b"
    r"|(?:nächsten?|kommenden?|diesen|den)? ?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag"
    r"|sonntag|mo|di|mi|do|fr)\b|today\b|tomorrow\b|heute\b|morgen\b|(?:the )?\d{1,2}(?:th|st|nd"
    r"|rd|\.)"
)
_AT: Final = (
    rf"(?:{_DAY})[^;!?]{{0,12}}?(?:\d{{1,2}}(?:[:.]\d\d)?(?: ?(?:[ap]m|uhr|h))?\b|noon|mittags?)"
    r"[^,;!?]{0,14}?"
)
_TAIL: Final = (
    r"(?:[\s,]+(?:then|please|pls|ok|okay|it is|now|folks|all|dann|bitte|jetzt|passt|fest|fix|ein"
    r"|rein|klar))*[\s.!]*"
)
_SETS: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:land|lock|book|pin|nail|fix|plant|slot|pencil|stick|put|set|schedule|settle|bag|confirm)"
    rf"(?: {_IT})?(?: (?:in|down|on|for|at|to|into|with|us|everyone|all))* (?P<en>{_AT})"
    rf"|(?:setz|leg|nagel|trag|buch|pack|mach|fixier)(?:e|t|en)?"
    rf"(?: (?:{_IT}|bitte|mal|jetzt|einfach|dann|wir))*(?: (?:auf|für|am|um))* (?P<de>{_AT})"
    rf"){_TAIL}",
    re.IGNORECASE,
)
_OF_SOMETHING_ELSE: Final = re.compile(
    r"\b(?:i|me|my|ich|mich|mir|mein\w*|not|nicht|remind\w*|erinner\w*|until|till|bis|vote"
    r"|stimme|close"
    r"|or|oder|if|wenn|dentist|zahnarzt)\b",
    re.IGNORECASE,
)

WE_MAKE: Final = re.compile(
    r"(?:(?:ok|okay|hm+|so|hey|and|but|also|actually|maybe|und|aber|vielleicht"
    r"|eigentlich)[\s,]+){0,2}"
    r"(?:(?:can|could|shall|should|might) (?:we|it|this|the \w+)(?: also| just| maybe)?"
    r" (?:do|be|have|take|make|run|go for|get away with)\b"
    r"|(?:können|könnten|sollen|sollten|wollen) wir\b.*\b(?:machen|nehmen|daraus machen)\W*$"
    r"|(?:kann|könnte|sollte|dürfte) (?:es|das|das ganze|der termin)\b.*\b(?:sein|dauern"
    r"|werden)\W*$"
    r"|(?:ginge?n?|gehen|reichen|geht) (?:auch |denn |vielleicht )*(?=\d|ein|zwanzig|dreißig"
    r"|halb))",
    re.IGNORECASE,
)
"""A length is asked for with these, of all of it: “könnten wir auch 25 Minuten machen”."""


def time_set(text: str) -> str:
    """Return the time that words set, and nothing else; nothing where they set none.

    It has a day and an hour: what names less is a wish as well.
    """
    words = " ".join(text.split())
    found = _SETS.fullmatch(words) if len(words) <= _LONGEST else None
    at = (found["en"] or found["de"] or "").strip() if found else ""
    return "" if _OF_SOMETHING_ELSE.search(at) else at
