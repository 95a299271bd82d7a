"""Who would have things stay as they are, which is a no to what would end or change them."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:no|nope|nah|nay|nein|nee|nö|yes|yeah|yep|ja|jo|please|pls|bitte|i say|i vote|i['’]d say"
    r"|i['’]d|i would|rather|we should|let['’]?s|lasst? uns|ich würde|lieber|doch|just|einfach|ok"
    r"(?:ay)?"
    r"|hm+|well|so|und|and|no wait|wait)[\s,.!:–-]+)*"
)
_TAIL: Final = (
    r"(?:[\s,.!–-]+(?:please|pls|bitte|then|though|tbh|imo|alive|going|for now|as (?:it )?is|lol"
    r"|haha"
    r"|doch|lieber|so|mal|auf jeden fall|definitely|for sure|then please))*[\s.!]*"
)
_THING: Final = r"(?:it|them|that|this|(?:the|our) (?:[\w'’-]+ ){0,2}[\w'’-]+)"
_DING: Final = r"(?:es|das|die|den|ihn|sie|(?:das|die|den|unser\w*) (?:[\w'’-]+ ){0,2}[\w'’-]+)"
_KEEPS: Final = re.compile(
    rf"{_LEAD}(?:keep {_THING}|keeping {_THING}|leave {_THING}(?: as it is| alone| be)?"
    r"|stay (?:as we are|with it|put)|no changes?|don['’]?t (?:change|touch|drop|kill|move) "
    rf"{_THING}|{_DING} (?:behalten|beibehalten|lassen|bleibt|soll bleiben)|(?:bei)?behalten"
    rf"|behaltet {_DING}|lass(?:t|en wir)? {_DING} (?:so|bleiben|wie (?:es|sie|er) ist)"
    r"|alles so lassen|nicht(?:s)? ändern)"
    rf"{_TAIL}",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(
    rf"{_LEAD}(?:(?:drop|kill|scrap|ditch|axe|cut|end|stop|cancel|bin) {_THING}|get rid of {_THING}"
    rf"|{_DING} (?:abschaffen|streichen|kippen|absetzen)|weg damit|raus damit|away with {_THING})"
    rf"{_TAIL}",
    re.IGNORECASE,
)
_OTHERWISE: Final = re.compile(
    r"(?:we |wir )?(?:drop|kill|scrap|abolish|ditch|axe|end|stop|quit|cancel|cut|retire|remove"
    r"|get rid of"
    r"|do without|move|switch|change|rename|replace|shorten|swap|shift|reschedul\w+)(?:ping|ling"
    r"|ing)?\b"
    r"|.*\b(?:abschaffen|streichen|einstellen|kürzen|weglassen|verschieben|verlegen|ändern"
    r"|umbenennen"
    r"|ersetzen|wechseln|vorziehen|absagen|ab|vor|um)$",
    re.IGNORECASE,
)
_ENDING: Final = re.compile(
    r"(?:we |wir )?(?:drop|kill|scrap|abolish|ditch|axe|end|stop|quit|cancel|cut|retire|remove"
    r"|get rid of"
    r"|do without)|.*\b(?:abschaffen|streichen|einstellen|weglassen|absagen|ab)$",
    re.IGNORECASE,
)
_STAYS: Final = re.compile(
    r"(?:we |wir )?(?:keep|stay|stick|retain|continue)\b|.*\b(?:behalten|beibehalten|bleiben)$",
    re.IGNORECASE,
)


def side_by_keeping(said: str, proposed: str) -> bool | None:
    """Tell whether words are for what is proposed, by what is to stay or go; None where neither.

    “Nope, keep it” is against “drop the Friday demo”, and “drop it” is for it.
    """
    title = proposed.strip(" .!?")
    if _KEEPS.fullmatch(said.strip()):
        return False if _OTHERWISE.match(title) else True if _STAYS.match(title) else None
    if _ENDS.fullmatch(said.strip()):
        return True if _ENDING.match(title) else False if _STAYS.match(title) else None
    return None
