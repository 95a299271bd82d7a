"""What an organiser says who would end a vote with one of its options: “close it and go with A”.

It is an order and a vote in one: neither is done before they have said so once more.
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 160
_LEAD: Final = (
    r"(?:(?:ok|okay|so|then|dann|also|just|please|pls|bitte|let['’]?s|lets|we can|we should"
    r"|you can|can you|tbh|honestly|to be honest|actually|hey|hi|well|look|ach|na|ja|yes|yeah"
    r"|ehrlich(?: gesagt)?|eigentlich"
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
_OTHERS: Final = (
    r"(?:(?:the|all|all the) (?:others?|rest)|others|the other (?:votes|people)|anyone(?: else)?"
    r"|anybody(?: else)?|everyone(?: else)?|everybody(?: else)?|them|more votes"
    r"|(?:alle |die )?(?:anderen?|übrigen)|den rest|alle|weitere stimmen)"
)
_VOTING: Final = (
    r"(?:(?:the|a|any|this|that) )?(?:vote|votes|voting|poll)"
    r"|(?:(?:die|eine|der|ne) )?(?:abstimmung|umfrage|abstimmen|wahl|abstimmerei)"
)
_UNASKED: Final = (
    rf"(?:(?:and |und )?(?:(?:without|w/o) (?:{_VOTING}|{_OTHERS}"
    rf"|(?:waiting|asking|voting)(?: for)?(?: {_OTHERS}| (?:{_VOTING}))?)"
    rf"|(?:there['’]?s |there is )?no (?:need|reason) (?:to|for) (?:wait(?: for)?|vote|ask)?"
    rf"(?: ?{_OTHERS}| ?(?:{_VOTING}))?|no (?:vote|voting)(?: needed| necessary)?"
    rf"|we don['’]?t need (?:to vote|{_VOTING})"
    rf"|(?:skip|forget|drop|ignore|never mind|screw|cancel|scrap|spare us) (?:{_VOTING}|{_OTHERS})"
    rf"|don['’]?t (?:wait|bother)(?: (?:for|with|about) (?:{_OTHERS}|{_VOTING}))?"
    r"|(?:no matter|regardless of|whatever|never mind) (?:what |how )?(?:the )?"
    r"(?:others?|rest|everyone(?: else)?)(?: (?:says?|votes?|wants?|thinks?))?|regardless"
    rf"|ohne (?:{_VOTING}|{_OTHERS}|abzustimmen|(?:{_OTHERS} )?zu fragen"
    rf"|(?:auf (?:{_OTHERS}|{_VOTING}|die stimmen) )?zu warten|auf {_OTHERS} zu warten)"
    rf"|(?:wir )?brauch(?:en|t|ts)?(?: wir)? (?:dafür |da )?(?:keine|kein) (?:{_VOTING})(?: mehr)?"
    rf"|(?:die )?abstimmung (?:brauch(?:en wir|t'?s|t es|t keiner) (?:da )?(?:nicht|keine)"
    r"|(?:ist|is) egal|(?:lassen|sparen) wir(?: uns)?|überspringen|weglassen)"
    rf"|(?:vergiss|vergesst|überspring|spar dir|spart euch|lass) (?:{_VOTING})(?: weg| sein)?"
    r"|egal,? (?:was|wie) (?:die )?(?:anderen?|alle|der rest)"
    r"(?: (?:sagen|sagt|stimmen|stimmt|abstimmen|wollen|will|meinen|meint))?"
    rf"|(?:i|we) (?:do not|don['’]?t|won['’]?t|can['’]?t|cannot)(?: want to| wanna)? wait"
    rf"(?: any ?(?:longer|more)| for (?:{_OTHERS}))*|(?:we['’]?ve|i['’]?ve) waited (?:long )?enough"
    r"|(?:ich|wir) (?:will|wollen|mag|kann|können)(?: da| jetzt)? nicht (?:mehr |länger )*warten"
    rf"|(?:nicht|ohne) (?:auf {_OTHERS} )?(?:zu )?warten|wart(?:e|et)? nicht(?: auf {_OTHERS})?))"
)
"""That nobody's vote is waited for: “without the vote”, “egal was die anderen sagen”."""
_UNASKED_IN: Final = re.compile(_UNASKED, re.IGNORECASE)
_FIX: Final = (
    r"(?:(?:decide|book|fix|set|lock(?: in)?|confirm|schedule|finali[sz]e|settle|take|go with"
    r"|buche?|fixiere?|entscheide?|nimm|leg(?:e|t)?|mach(?:e|t)?|setz(?:e|t)?|trag(?:e|t)?)"
    r"(?: (?:just|simply|now|einfach|jetzt|bitte|mal|dann|for|on|für|auf|gleich|direkt))* )"
)
_NOW: Final = (
    r"(?: (?:in|down|fest|fix|ein|now|right away|straight away|today|then|already|jetzt|sofort"
    r"|gleich|direkt|heute|dann|schon|einfach|bitte|please|pls))*"
)
_DECREED: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:{_FIX}|{_GO}))?{_NAME.format('unasked')}{_NOW}[\s,;.–-]+{_UNASKED}"
    r"(?:,? (?:festlegen|fest ?machen|nehmen|buchen|eintragen|entscheiden|fixieren))?"
    rf"|{_UNASKED}(?:{_AND}|: )(?:{_FIX}|{_GO})){_NAME.format('skipped')}{_NOW}"
    rf"|decide(?: (?:for|on))? {_NAME.format('decided')}{_NOW}"
    rf"|entscheide(?: (?:jetzt|einfach|bitte|mal|für))* {_NAME.format('de')}{_NOW}"
    rf"|"
    rf"{_CLOSE}{_AND}{_GO}{_NAME.format('then')})"
    rf"|{_CLOSE} (?:with|mit|on|for|als) {_NAME.format('of')}"
    rf"|{_CLOSE}{_AND}{_NAME.format('it')} it is"
    rf"|{_GO}{_NAME.format('first')})(?:[\s,]+(?:then|dann|now))?{_AND}{_CLOSE}"
    rf"|{_NAME.format('is')} it is(?:[\s,]+then)?{_AND}{_ASKED}(?:{_CLOSE}|{_SETTLE})"
    rf"|{_GO}{_NAME.format('taken')})(?:[\s,]+(?:then|dann|now|jetzt))?{_AND}{_ASKED}{_SETTLE}"
    rf"|(?:mach(?:e|t|en wir)?|leg(?:e|t|en wir)?) {_NAME.format('fixed')}"
    rf"(?: (?:bitte|jetzt|dann|einfach))* (?:fest|fix)"
    r"|(?:book|fix|lock(?: in)?|confirm|schedule|finali[sz]e|buche?|fixiere?)"
    rf"(?: (?:einfach|bitte|jetzt|mal|doch))* {_NAME.format('booked')}"
    r"(?: in| down)?"
    rf"|{_NAME.format('and')}{_AND}{_ASKED}{_SETTLE}"
    rf"|{_NAME.format('last')}(?:[\s,]+(?:dann|bitte|jetzt))*[\s,:]+"
    r"(?:(?:fest|fix) ?(?:machen|legen)|buchen|fixieren|eintragen)"
    rf"){_TAIL}",
    re.IGNORECASE,
)


_WHY: Final = re.compile(
    r"\s*(?:[,;.–(-]\s*(?:and |und )?(?:(?:because|since|cause|bc|as|weil|denn)\b)?"
    r"|\b(?:because|since|cause|bc|weil|denn)\b)\s*(?=\S)",
    re.IGNORECASE,
)
_TELLS: Final = re.compile(
    r"^(?:(?:only|just|nur|bloß) )?(?:\S+ ){1,4}?(?:is|are|was|has|have|had|can|can['’]?t"
    r"|does|doesn['’]?t|don['’]?t|needs?"
    r"|matters?|counts?|works?|ist|is|sind|hat|haben|kann|können|braucht|brauchen|reicht|zählt"
    r"|passt|interessiert|kommt|kommen|muss)\b|^(?:that|it|she|he|they)['’]s\b"
    r"|^(?:die|der|das|dana|alle)\b.*\b(?:zählt|ist|sind|hat|haben|kann|können|reicht|egal)$",
    re.IGNORECASE,
)
"""A reason tells of somebody or something, and orders nothing."""
_MORE_THAN_WHY: Final = re.compile(
    r"\?|(?-i:\b[A-HJ-Z]\b)|\b(?:if|unless|until|wait|except|or|but|once|wenn|falls|bis|außer|oder"
    r"|aber|sobald|warte)\b",
    re.IGNORECASE,
)


def decreed(said: str) -> str:
    """Return the option that a vote is to be ended with, by its letter; "" where none is.

    A reason may stand behind it: “book A, dana is the only one who matters here”.
    """
    words = " ".join(said.split())
    if len(words) > _LONGEST:
        return ""
    found = _DECREED.fullmatch(words) or _before_why(words)
    return next(filter(None, found.groups())).upper() if found else ""


def _before_why(words: str) -> re.Match[str] | None:
    for cut in _WHY.finditer(words):
        why = words[cut.end() :]
        if _TELLS.match(why) and not _MORE_THAN_WHY.search(why):
            return _DECREED.fullmatch(words[: cut.start()])
    return None


def is_unasked(said: str) -> bool:
    """Tell whether words of an end say that nobody's vote is waited for."""
    return _UNASKED_IN.search(said) is not None
