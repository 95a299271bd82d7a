"""What somebody says of their own slip, beside what they mean: “scrap that, i mixed up the weeks”.

It says nothing by itself: what stands beside it does.
"""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:oh|ah+|ach|argh|ugh|ups|oops|sorry|sry|no|nee?|nein|my bad|mist|hm+|wait|warte|ja|well"
    r"|und|and|because|cos|bc|weil|da|leider|just|only|nur)[\s,.!…–-]+)*"
)
_THEM: Final = (
    r"(?:it|that|this|them|things|up|all|(?:the|my|two|both) (?:weeks?|days?|dates?|calendars?"
    r"|meetings?|months?|times?|letters?|options?|zones?|time zones?))"
)
_SLIP: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:i(?:['’]ve| have| had| just)? )?(?:totally |completely |clearly )?(?:mixed|mixing|muddled"
    rf"|messed)(?: up)? {_THEM}(?: up)?"
    rf"|(?:i )?(?:mixed|messed) up"
    rf"|(?:i(?:['’]ve| have)? )?(?:got|had) {_THEM} (?:mixed up|wrong|confused|muddled)"
    rf"|(?:i(?:['’]ve| have)? )?(?:misread|misunderstood|confused)"
    rf" (?:{_THEM}|my calendar|the calendar)"
    r"|(?:i )?(?:looked at|was (?:looking at|in)|(?:had|thought of)) the wrong"
    r" (?:week|day|month|calendar|date|one)"
    r"|(?:(?:it was |that was )?(?:the )?)?wrong (?:week|month|calendar|chat|thread)"
    r"|(?:i )?hit (?:enter|send|return)(?: (?:too (?:early|soon|fast)|by (?:accident|mistake)))?"
    r"|sent (?:that |it |this )?(?:too (?:early|soon|fast)|by (?:accident|mistake))"
    r"|(?:ich )?(?:hab|habe|hatte)? ?(?:ich )?(?:mich |das |es |da |was |etwas |die (?:wochen|tage"
    r"|termine) )*(?:vertan|verguckt|verlesen|verwechselt|vermischt|durcheinander ?gebracht)"
    r"(?: sorry)?"
    r"|(?:war )?(?:die )?falsche (?:woche|monat)|(?:im |in den )?falschen? kalender(?: geschaut)?"
    r"|(?:zu früh |zu schnell )?(?:abgeschickt|auf enter (?:gekommen|gedrückt)|enter gedrückt)"
    r")(?:[\s,]+(?:sorry|sry|again|wieder|haha|lol|my bad))*",
    re.IGNORECASE,
)
_JOINT: Final = re.compile(r"(\s*(?:[,.;!…\n]+|\s[–-]+)\s*|\s+(?=(?:sorry|sry),? (?:i )?hit\b))")


def without_excuse(text: str) -> str:
    """Return a text without what it says of a slip of its author's; all of it where it is no more.

    What it stands beside keeps its mark.
    """
    parts = _JOINT.split(text.strip())
    said = parts[::2]
    kept = [at for at, each in enumerate(said) if not _SLIP.fullmatch(each.strip())]
    if len(kept) == len(said) or not any(any(map(str.isalnum, said[at])) for at in kept):
        return text
    rest = "".join(
        f"{said[at]}{parts[2 * at + 1] if 2 * at + 1 < len(parts) else ''}" for at in kept
    )
    return rest.strip().rstrip(",;–- ").strip()
