"""Words by which somebody asks in a panel what its documents say, in both languages."""

from __future__ import annotations

import re
from typing import Final

_DOCUMENT: Final = (
    r"(?:(?:the|our|your|my|this|that|these|those|any|a|any of the|dem|den|der|das|die"
    r"|dieses?|diesem"
    r"|unser\w*|mein\w*|eure\w*|ein\w*)\s+)?(?:(?:uploaded|shared|attached|hochgeladen\w*)\s+)?"
    r"(?:documents?|docs?|notes?|files?|pdfs?|sources?|papers?|reports?|attachments?|uploads?"
    r"|dokument\w*|notiz\w*|datei\w*|unterlagen|quellen?|papiere?n?|anhang|bericht\w*"
    r"|[\w-]+\.(?:md|markdown|txt|pdf|docx?|rst))"
)
_ABOUT: Final = r"(?:about|on|of|regarding|concerning|as to|over|über|zu[mr]?|von|vom|bezüglich)"
_TOPIC: Final = r"(?P<topic>[^?!]+?)"
_LEAD: Final = r"\W*(?:(?:and|so|but|ok|please|hey|und|also|bitte)\b\W*)*"
_END: Final = r"(?:\s+(?:please|bitte|again|nochmal|exactly|genau))*[\s?!.]*"
_PATTERNS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        (
            rf"{_LEAD}what (?:else )?(?:do|does|did) {_DOCUMENT} (?:say|mention|tell(?: us| me)?"
            rf"|have|write)"
            rf"(?: {_ABOUT} {_TOPIC})?{_END}"
        ),
        (
            rf"{_LEAD}(?:what(?:['’]s| is| stands)|is there anything|anything|something)"
            rf" (?:written |said )?in"
            rf" {_DOCUMENT}(?: {_ABOUT} {_TOPIC})?{_END}"
        ),
        (
            rf"{_LEAD}(?:do|does|did) {_DOCUMENT} (?:say|mention|have) (?:(?:anything"
            rf"|something) )?"
            rf"(?:{_ABOUT} )?{_TOPIC}{_END}"
        ),
        (
            rf"{_LEAD}(?:quote|cite|read|show)(?: me| us)?(?: what)?(?: from"
            rf"| out of)? {_DOCUMENT}"
            rf"(?: (?:says?|say))?(?: {_ABOUT} {_TOPIC})?{_END}"
        ),
        rf"{_LEAD}(?:according to|by) {_DOCUMENT},? (?:what|how) (?:about|is|are) {_TOPIC}{_END}",
        (
            rf"{_LEAD}was (?:sag(?:t|en)|mein(?:t|en)|schreib(?:t|en)|steh(?:t|en)) (?:(?:denn"
            rf"|alles) )?(?:in|im)?\s?"
            rf"{_DOCUMENT}(?: {_ABOUT} {_TOPIC})?{_END}"
        ),
        (rf"{_LEAD}was steht (?:{_ABOUT} )?{_TOPIC} (?:in|im) {_DOCUMENT}{_END}"),
        (
            rf"{_LEAD}(?:steht|sagt)\s+(?:in|im)?\s?{_DOCUMENT} (?:etwas |was )?"
            rf"{_ABOUT} {_TOPIC}{_END}"
        ),
        rf"{_LEAD}zitier(?:e|t)? (?:mir )?(?:aus )?{_DOCUMENT}(?: {_ABOUT} {_TOPIC})?{_END}",
    )
)


def asked_of_documents(text: str) -> str | None:
    """Return of what somebody asks what documents say: "" for anything; None: they ask no such."""
    for each in _PATTERNS:
        if found := each.fullmatch(text):
            return (found.groupdict().get("topic") or "").strip()
    return None
