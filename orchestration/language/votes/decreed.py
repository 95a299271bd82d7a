"""What an organiser says who would end a vote with one of its options: “close it and go with A”.

It is an order and a vote in one: neither is done before they have said so once more.
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 80
_LEAD: Final = (
    r"(?:(?:ok|okay|so|then|dann|also|just|please|pls|bitte|let['’]?s|lets|we can|we should"
    r"|you can|can you"
    r"|könnt ihr|kannst du|and|und|einfach|komm|guys|leute|right|alright|fine|gut)\b[\s,]*)*"
)
_AND: Final = r"[\s,;.–-]+(?:(?:and|und|then|dann|so|also|just|einfach|please|pls|bitte)[\s,]+)*"
_IT: Final = r"(?:it|this|that|the (?:vote|poll|voting)|voting|es|das|die (?:abstimmung|umfrage))"
_CLOSE: Final = (
    rf"(?:(?:close|end|finish|wrap|lock|stop|finali[sz]e|settle|call)(?: {_IT})?"
    r"(?: (?:up|in|now|here|off))*"
    r"|be done(?: with it)?"
    rf"|mach(?:t|en wir)?(?: (?:{_IT}|bitte|jetzt|einfach|mal))* (?:zu|dicht|fertig)"
    rf"|(?:schlie(?:ß|ss)|beende)(?:e|t|en|n)?(?: (?:wir|{_IT}|jetzt|bitte|mal))*(?: ab)?"
    r"|schluss(?: jetzt)?)"
)
_SETTLE: Final = (
    rf"(?:(?:book|fix|settle|confirm|schedule|finali[sz]e|lock)(?: {_IT})?"
    r"(?: (?:in|down|for (?:us|all)|now))*"
    r"|(?:send|put)(?: (?:out|in))? the invites?(?: out)?|make it (?:official|final)"
    rf"|(?:mach(?:e|t|en)?|leg(?:e|t|en)?|setz(?:e|t|en)?|trag(?:e|t|en)?)"
    rf"(?: (?:{_IT}|den(?: termin)?|bitte|jetzt|einfach|mal|so|ihn|wir))*"
    r" (?:fest|fix|ein|verbindlich|klar)"
    r"|(?:fest|fix|klar ?)(?: ?(?:machen|legen|setzen|zurren))"
    r"|(?:bitte )?(?:eintragen|buchen|fixieren)"
    rf"|(?:buch|fixier)e?(?: (?:{_IT}|bitte|ihn|den))*)"
)
"""What makes a time stand: “lock it in”, “bitte fix machen”."""
_ASKED: Final = r"(?:(?:can|could|would) you |kannst du |könntest du )?"
_NAME: Final = r"(?:option |den |die |das |the )?(?P<{}>[A-Z])"
_GO: Final = (
    r"(?:(?:(?:let['’]?s|lets|we(?:['’]ll)?|i(?:['’]ll)?|wir|ich) )?"
    r"(?:(?:just|simply|einfach) )?"
    r"(?:(?:go|going|run|roll) (?:with|for)|take|pick|choose|use|book|nimm|nehmt"
    r"|nehmen(?: wir)?|nehme|machen(?: wir)?|entscheiden (?:wir )?(?:uns )?für|make it|settle on"
    r"|decide (?:for|on)|lock in)"
    r" (?:(?:just|einfach|bitte|jetzt|dann|doch) )*"
)
_TAIL: Final = (
    r"(?:[\s,]+(?:it is|then|now|please|pls|bitte|dann|jetzt|einfach|thanks|danke"
    r"|and be done(?: with it)?|und gut|und fertig))*[\s.!]*"
)
_DECREED: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"{_CLOSE}{_AND}{_GO}{_NAME.format('then')})"
    rf"|{_CLOSE} (?:with|mit|on|for|als) {_NAME.format('of')}"
    rf"|{_CLOSE}{_AND}{_NAME.format('it')} it is"
    rf"|{_GO}{_NAME.format('first')})(?:[\s,]+(?:then|dann|now))?{_AND}{_CLOSE}"
    rf"|{_NAME.format('is')} it is(?:[\s,]+then)?{_AND}{_ASKED}(?:{_CLOSE}|{_SETTLE})"
    rf"|{_GO}{_NAME.format('taken')})(?:[\s,]+(?:then|dann|now|jetzt))?{_AND}{_ASKED}{_SETTLE}"
    rf"|(?:mach(?:e|t|en wir)?|leg(?:e|t|en wir)?) {_NAME.format('fixed')}"
    rf"(?: (?:bitte|jetzt|dann|einfach))* (?:fest|fix)"
    r"|(?:book|fix|lock(?: in)?|confirm|schedule|finali[sz]e|buche?|fixiere?)"
    rf" {_NAME.format('booked')}"
    r"(?: in| down)?"
    rf"|{_NAME.format('and')}{_AND}{_ASKED}{_SETTLE}"
    rf"|{_NAME.format('last')}(?:[\s,]+(?:dann|bitte|jetzt))*[\s,:]+"
    r"(?:(?:fest|fix) ?(?:machen|legen)|buchen|fixieren|eintragen)"
    rf"){_TAIL}",
    re.IGNORECASE,
)


def decreed(said: str) -> str:
    """Return the option that a vote is to be ended with, by its letter; "" where none is."""
    words = said.strip()
    found = _DECREED.fullmatch(words) if len(words) <= _LONGEST else None
    return next(filter(None, found.groups())).upper() if found else ""
