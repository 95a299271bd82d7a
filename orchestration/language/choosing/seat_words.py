"""What is said of places while there are only so many: who has one, who waits, who gives it up."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import Final

_SEAT: Final = r"(?:places?|spots?|seats?|room|space|plätze?n?|platz)"
_LETTER: Final = r"(?-i:[A-Z]\b)"
_OF_IT: Final = (
    r"(?:(?:on|for|in|at|to|by|with|am|bei|beim|für|in|im|an|auf) )?(?:the |der |dem |die )?"
    rf"{_LETTER}"
)
_N: Final = (
    r"(?:\d{1,4}|one|two|three|four|five|six|eight|ten|a|an|another|one more|an extra"
    r"|ein|eine[nr]?|zwei|drei|vier|fünf|sechs|noch eine?n?)"
)
_LEAD: Final = r"(?:(?:so|and|hey|hi|ok|okay|und|also|hm+|oh|sorry|please|pls|bitte)[, ]+)*"
_END: Final = (
    r"(?: (?:now|yet|again|please|pls|jetzt|schon|eigentlich|denn|bitte|by now|so far))*[?!. ]*"
)
_LIST: Final = r"(?: (?:on|in) the (?:waiting )?(?:list|line|queue))?"
_I_GET: Final = r"(?:am|would|do|will|could|can) i (?:still |then )?(?:be |get |have )?"
_ICH_NEHME: Final = rf"(?:wenn|falls) ich .{{0,20}}{_LETTER}"
_NOCH: Final = r"(?:noch |schon )*"
_WHO: Final = r"who(?:['’]?s| is| are)?"


def _whole(*alternatives: str) -> re.Pattern[str]:
    return re.compile(rf"{_LEAD}(?:{'|'.join(alternatives)}){_END}", re.IGNORECASE)


_WHO_WHERE: Final = _whole(
    rf"{_WHO} (?:where|in|waiting|on the (?:waiting )?list|in (?:which|what)(?: group)?)",
    rf"{_WHO} (?:in (?:the )?{_LETTER}(?: group)?|on {_LETTER})",
    rf"who (?:has|got|gets|have) (?:a |an |which |what )?{_SEAT}(?: where)?",
    rf"who goes (?:where|to {_LETTER})",
    r"wer (?:ist|geht|sitzt|kommt) (?:wo|wohin|drin|in welche[rn]? gruppe)",
    rf"wer ist {_OF_IT}(?: gruppe)?",
    r"wer hat (?:wo )?(?:einen|welchen) platz(?: wo)?",
    r"wer wartet",
)
_MINE: Final = _whole(
    rf"where (?:am i|do i stand){_LIST}",
    rf"(?:what|which) (?:number|place|spot|position)(?: am i| do i have| have i){_LIST}",
    rf"am i (?:still )?(?:in|on the (?:waiting )?list)(?: {_OF_IT})?",
    rf"did i (?:get in|make it)(?: {_OF_IT})?",
    rf"(?:do|did|have) i (?:have|get|got) a {_SEAT}(?: {_OF_IT})?",
    r"wo (?:bin|steh|stehe) ich(?: (?:auf der (?:warte)?liste|in der schlange|gerade))?",
    rf"bin ich (?:noch )?(?:{_OF_IT} )?(?:drin|drauf|dabei|auf der (?:warte)?liste)",
    r"(?:an|auf) welche[rm]? (?:stelle|platz) (?:bin|steh|stehe) ich",
    r"welche nummer (?:bin|habe?) ich",
    rf"(?:hab|habe|krieg|kriege|bekomme?) ich (?:noch )?einen platz(?: {_OF_IT})?",
)
_IF_TAKEN: Final = _whole(
    rf"{_I_GET}(?:in|into|a {_SEAT})?\b.{{0,20}}\b(?:if|when) i\b.{{0,30}}{_LETTER}",
    rf"(?:if|when) i .{{0,20}}{_LETTER}.{{0,10}} (?:am|would|do|will) i .{{1,20}}",
    rf"{_I_GET}(?:in|into|a {_SEAT}) {_OF_IT}",
    rf"(?:is|are) there (?:still |any |some |a |enough )*(?:free |more )?{_SEAT}(?: left| free)?"
    rf" {_OF_IT}(?: left)?",
    rf"how many (?:free )?{_SEAT} (?:are |is )?(?:there )?(?:left|free|still)? ?{_OF_IT}(?: left)?",
    rf"(?:any|still) {_SEAT} (?:left |free )?{_OF_IT}",
    rf"is {_LETTER}(?: group)? (?:already )?(?:full|taken|free|booked out)",
    rf"does {_LETTER} still have {_SEAT}",
    rf"(?:bin|wär|wäre|komm|komme) ich (?:dann |noch )?(?:drin|rein|dabei),? {_ICH_NEHME}.{{0,20}}",
    rf"{_ICH_NEHME}.{{0,15}},? (?:bin|komm|komme|krieg|kriege) ich .{{1,25}}",
    rf"(?:ist|gibt es|gibt['’]?s|wär|wäre) (?:{_OF_IT} )?{_NOCH}(?:ein |was |etwas )?"
    rf"(?:{_SEAT}|frei|voll|ausgebucht)(?: frei)?(?: {_OF_IT})?(?: frei)?",
    rf"(?:krieg|kriege|bekomm|bekomme) ich (?:noch )?(?:einen platz )?{_OF_IT}(?: noch)?"
    r"(?: einen platz)?",
    rf"wie ?viele? plätze (?:sind |gibt es )?(?:noch )?(?:{_OF_IT} )?(?:noch )?(?:frei|übrig)?",
)
_KINDLY: Final = (
    r"(?:(?:can|could) (?:you|we) |let['’]?s |let us |kannst du |können wir )?(?:please )?"
)
_MORE: Final = _whole(
    rf"{_KINDLY}(?:make|set|raise|increase|change|bump|extend|limit)"
    rf" (?:it |that |{_LETTER} |the (?:{_SEAT}|limit|capacity) )?"
    rf"(?:{_OF_IT} )?(?:up )?(?:to )?{_N}(?: {_SEAT})?(?: {_OF_IT})?",
    rf"{_KINDLY}(?:add|open|give|we have|there (?:is|are)) (?:{_LETTER} )?{_N}(?: more| extra)?"
    rf"(?: free)? {_SEAT}(?: more)?(?: {_OF_IT})?",
    rf"{_N}(?: more)? {_SEAT} (?:more )?{_OF_IT}",
    rf"{_LETTER}:? (?:has|gets|can have|hat|bekommt|kriegt)? ?(?:now |jetzt )?{_N} {_SEAT}",
    rf"(?:mach|mache|setz|setze|erhöh|erhöhe|stell|stelle) (?:{_OF_IT} )?(?:mal |bitte |auf )*"
    rf"{_N}(?: {_SEAT})?(?: {_OF_IT})?(?: draus)?",
    rf"noch {_N} {_SEAT} {_OF_IT}",
)
_OFF: Final = re.compile(
    r"\b(?:take|get|cross|strike|scratch|count|drop|sign|leave) me (?:off|out)\b"
    r"|\b(?:remove|drop|unlist|withdraw|cancel) me\b(?! an?\b)"
    r"|\bi(?:['’]ll| will| have to| must| need to)? (?:drop|pull|bail|bow) out\b"
    r"|\b(?:nimm|nehmt|trag|lass|schreib) mich\b[^?]*\b(?:raus|aus|runter|weg|ab|von der liste)\b"
    r"|\b(?:streich|streiche|streicht|lösch|lösche) mich\b",
    re.IGNORECASE,
)
_OUT: Final = re.compile(
    r"(?:(?:sorry|oh no|leider|hey|hi|mist|damn|so)[,.!]* )*"
    r"(?:i(?:['’]m| am) (?:afraid i['’]m )?out|(?:ich )?bin (?:leider |doch |dann |da )*raus"
    r"|ohne mich|without me|ich (?:steige|muss) (?:leider |doch )*aus(?:steigen)?"
    r"|(?:ich )?muss (?:leider )?(?:absagen|passen))"
    r"(?: (?:sorry|then|today|after all|this time|leider|diesmal|heute))*"
    r"(?:\s*[,;.!:(–-]+\s*(?:(?:my|mein[e]?|the|das|die|der) )?[^?]{0,60})?",
    re.IGNORECASE,
)
"""Who is out, and in a few words why: "I'm out, knee"."""

_NOT_OFF: Final = re.compile(
    r"\b(?:don['’]?t|do not|never|not to) (?:take|get|cross|strike|scratch|count|drop|sign|leave"
    r"|remove|withdraw|cancel)\b|\bmich (?:bitte )?nicht\b|\?|\bput me\b|\bif\b|\bwenn\b|\bfalls\b",
    re.IGNORECASE,
)
_LONGEST: Final = 160
"""So many characters are said of places at most."""


class OfPlaces(Enum):
    """What somebody says of places."""

    WHO_WHERE = auto()
    MINE = auto()
    IF_TAKEN = auto()
    MORE = auto()
    OFF = auto()


_WHOLES: Final = (
    (OfPlaces.WHO_WHERE, _WHO_WHERE),
    (OfPlaces.MINE, _MINE),
    (OfPlaces.IF_TAKEN, _IF_TAKEN),
    (OfPlaces.MORE, _MORE),
)


def of_places(text: str) -> OfPlaces | None:
    """Return what words, with options by their letters, say of places; None where nothing."""
    words = " ".join(text.split())
    if len(words) > _LONGEST:
        return None
    for said, pattern in _WHOLES:
        if pattern.fullmatch(words):
            return said
    if _OUT.fullmatch(words) and not _NOT_OFF.search(words):
        return OfPlaces.OFF
    return OfPlaces.OFF if _OFF.search(words) and not _NOT_OFF.search(words) else None
