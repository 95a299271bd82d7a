"""In how long something ends, said by what is left: “15 more minutes, then we close”.

That counts from now, wherever the deadline was: “noch 15 min, dann ist Schluss” is no more time.
"""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Final

from orchestration.language.inviting.longer import UNIT, N, amount_of

_LEAD: Final = (
    r"(?:(?:ok|okay|alright|so|hey|guys|folks|all|team|everyone|everybody|people|leute|alle|please"
    r"|pls|bitte|reminder|achtung|also|gut)[\s,:!.–-]+)*"
)
_HAVE: Final = (
    r"(?:(?:(?:you(?: all| guys)?|we|people|they|there)(?:['’](?:ve|re|s)| have| has| is| are)?"
    r"(?: got)?|ihr|wir|alle|es|i['’]?ll|i will|let['’]?s"
    r"|habt|haben|bleiben|bleibt|sind|give|giving|gib|gebt|gebe|geb|ich|geben|lass\w*|it|this|das"
    r"|them|us|euch|uns|ihnen|only|just|still|another|noch|nur|open|for|the|last|final|die|letzten?"
    r"|wait|warten?)\s+)*"
)
_AMOUNT: Final = rf"(?:(?P<quarter>eine[rn]? viertelstunde|(?:a )?quarter (?:of an )?hour)|{N}\s*"
_MORE: Final = (
    r"(?:(?:(?:of )?more|longer|left|to go|zeit|time|übrig|mehr|länger|to vote|zum abstimmen)\s*)*"
)
_THEN: Final = (
    r"[\s,;.:–-]*(?:(?:and|und|but|aber)\s+)?(?:then|dann|danach|after that|before|bevor|ehe"
    r"|until|till|bis)\b[\s,]*"
)
_ENDS: Final = (
    r"(?:(?:(?:i|we|it|this|that|polls?|votes?|voting)(?:['’](?:s|ll|m|re))?|the|is|are|will|be"
    r"|gets?|going|to|am|ich|wir|es|die|das|die|hier|da|alles|umfrage|abstimmung|wahl|ist|wird"
    r"|werden?|sind|mach\w*|really|wirklich|auch)\s+){0,6}"
    r"(?:clos(?:e|es|ed|ing)|done|over|ends?|ended|finish(?:ed)?|count(?:s|ed)?|shut|locked|lock"
    r"|decided?|schluss|schlie(?:ß|ss)\w*|geschlossen|zu|dicht|ende|endet|vorbei|beendet|beende\w*"
    r"|aus(?:ge)?zähl\w*|(?:ge)?zählt?|gezählt|entschieden|entscheide\w*|fertig)"
    r"(?:\s+(?:it|this|that|the|poll|vote|voting|die|das|umfrage|abstimmung|es|is|ist|wird|up|off"
    r"|wir|ich|for good|now|then))*"
)
_FROM_NOW: Final = re.compile(
    rf"{_LEAD}{_HAVE}{_AMOUNT}(?:more\s+)?{UNIT})\s*{_MORE}{_THEN}{_ENDS}[\s.!]*", re.IGNORECASE
)
_LAST: Final = re.compile(
    rf"{_LEAD}(?:(?:nur\s+)?noch|only|just|the last|last|final|die letzten|letzte)\s+"
    rf"{_AMOUNT}{UNIT})\s+(?:left\s+)?(?:to vote|for voting|for your votes?"
    r"|zum abstimmen|zur abstimmung|für (?:eure|die) stimmen?)[\s.!]*",
    re.IGNORECASE,
)
_IN: Final = re.compile(
    rf"{_LEAD}in\s+{_AMOUNT}{UNIT})\s+{_ENDS}(?:\s+(?:machen|gemacht))?[\s.!]*", re.IGNORECASE
)
_BOUND: Final = re.compile(
    rf"{_LEAD}{_HAVE}(?P<until>until|till?|by|bis)\s+(?P<when>[^,;?!]{{1,30}}?){_THEN}{_ENDS}[\s.!]*",
    re.IGNORECASE,
)
_CALL: Final = re.compile(r"@convene\b[,:]?\s*", re.IGNORECASE)
_LONGEST: Final = 100
"""Characters."""

_QUARTER: Final = timedelta(minutes=15)


def ends_in(text: str) -> timedelta | None:
    """Return in how long words say that it ends, and nothing else; None where they don't."""
    said = _bare(text)
    found = next((x for each in (_FROM_NOW, _LAST, _IN) if (x := each.fullmatch(said))), None)
    if found is None:
        return None
    return _QUARTER if found["quarter"] else amount_of(found)


def ends_at(text: str) -> str:
    """Return by when words say that it ends: “noch bis 15 Uhr, dann ist Schluss”; else nothing."""
    found = _BOUND.fullmatch(_bare(text))
    return f"{found['until']} {found['when']}" if found else ""


def _bare(text: str) -> str:
    """Return words without the call to the bot; nothing of long ones."""
    said = " ".join(_CALL.sub("", text).split()).strip(" ,:")
    return said if len(said) <= _LONGEST else ""
