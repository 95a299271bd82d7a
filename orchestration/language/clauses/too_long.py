"""A length that is turned down, with or without another: “45 min is too long, 20 would do”.

The bare number behind it is of minutes; where none follows, what is wished for is a short meeting.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened

_UNIT: Final = r"(?:mins?|minutes?|minuten|h|hrs?|hours?|stunden?|std)\b\.?"
_LENGTH: Final = (
    rf"(?:(?:\d{{1,3}} ?{_UNIT}|(?:an?|one|half an|a whole|a full) hour|(?:eine?|ne)"
    r" (?:(?:ganze|volle|halbe|dreiviertel) )?stunde|das|it|that|this|dauert)"
    r"|(?:the )?(?:meeting|call|length|slot))"
)
_NUMBER: Final = r"(?P<minutes>\d{2,3})(?P<unit> ?(?:mins?|minutes?|minuten)\b\.?)?"
_MARK: Final = r"\s*(?:[,;.!–-]+|\bso\b|\band\b|\bund\b)\s*"
_TOO_LONG: Final = re.compile(
    rf"(?:^|(?<=[,.;!?\n]\s)|(?<=[,.;!?\n]))(?:(?:hm+|sorry|well|also|hey|ehrlich gesagt|tbh"
    rf"|i think|imo|honestly)[\s,]+)*(?P<length>{_LENGTH})(?:['’]s| is| are| feels?| seems?"
    r"| sounds?| ist| sind| find(?:e)? ich| finde ich)?(?: (?:like|a bit|a little|way|much"
    r"|far|mir|etwas|bisschen|viel|ein|really|echt|ja|me))* (?P<too>too|zu|arg|very)"
    r" (?:long|much|lang|viel)"
    r"(?: (?:for me|imo|tbh|für mich|finde? ich|for (?:that|this)|dafür))?"
    rf"(?:(?P<mark>{_MARK})(?P<other>(?:(?:i think|just|maybe|only|vielleicht|nur|ich denke|eher"
    rf"|lieber|can we do|let['’]?s do|how about|make it|make that)[\s,]+)*{_NUMBER}"
    r"(?: (?:would|will|should|is|are|be|do|suffice|enough|plenty|fine|max|ok|ought|to|more|than"
    r"|reich(?:en|t)|würden?|genüg(?:en|t)|tun|tun['’]?s|tut['’]?s|sind|ist|genug|auch|wären?|gut"
    r"|locker|instead|please|pls|bitte|tops))*))?(?P<end>\s*(?=[.!?,;\n]|$))",
    re.IGNORECASE,
)
_SOUGHT: Final = Sought(_TOO_LONG, ("too long", "too much", "zu lang", "zu viel", "arg lang"))
_OF_LENGTH: Final = re.compile(rf"\d ?{_UNIT}|hour|stunde|length|meeting|call|slot", re.IGNORECASE)


def with_length_wished(text: str) -> str:
    """Return a text, as long, with the length that somebody wants in the place of one too long."""
    return _TOO_LONG.sub(_wished, text) if _SOUGHT.may_be_in(evened(text)) else text


def _wished(found: re.Match[str]) -> str:
    is_german = found["too"].casefold() in ("zu", "arg")
    if not found["minutes"] and not _OF_LENGTH.search(found["length"]):
        return found[0]  # what is too long may be anything
    if found["minutes"]:
        minutes = found["minutes"]
        said = f"{minutes} Minuten reichen" if is_german else f"{minutes} minutes would do"
    else:
        said = "kurz halten" if is_german else "keep it short"
    return said.rjust(len(found[0])) if len(said) <= len(found[0]) else found[0]
