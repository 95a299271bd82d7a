"""What is said of places while there are only so many: who has one, who waits, who gives it up."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

_SEAT: Final = r"(?:places?|spots?|seats?|room|space|plätze?n?|platz)"
_LETTER: Final = r"(?-i:[A-Z]\b)"
_OF_IT: Final = (
    r"(?:(?:on|for|in|at|to|by|with|am|bei|beim|für|in|im|an|auf) )?(?:the |der |dem |die )?"
    rf"{_LETTER}"
)
_INTO_IT: Final = rf"(?:into|in|to|for) (?:the )?{_LETTER}"
_RIDE: Final = (
    r"(?:trip|tour|workshop|session|course|class|group|slot|boat|bus|car|team|kurs|gruppe|termin"
    r"|boot|ausflug|auto|fahrt|schicht|shift|(?-i:[A-Z]))"
)
"""What people call something that has only so many places."""

_N: Final = (
    r"(?:\d{1,4}|one|two|three|four|five|six|eight|ten|a|an|another|one more|an extra"
    r"|ein|eine[nr]?|zwei|drei|vier|fünf|sechs|noch eine?n?)"
)
_LEAD: Final = (
    r"(?:(?:if (?:none|not)|otherwise|wenn nicht|falls nicht|sonst"
    r"|so|and|hey|hi|ok|okay|und|also|hm+|oh|sorry|please|pls|bitte)[, ]+)*"
)
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
    r"wer (?:ist|geht|sitzt|kommt)(?: jetzt| nun| denn| gerade| eigentlich)*"
    r" (?:wo|wohin|drin|in welche[rn]? gruppe)",
    rf"wer ist {_OF_IT}(?: gruppe)?",
    r"wer hat (?:wo )?(?:einen|welchen) platz(?: wo)?",
    r"wer wartet",
)
_MINE: Final = _whole(
    rf"where (?:am i|do i stand){_LIST}",
    rf"(?:what|which) (?:number|place|spot|position)(?: am i| do i have| have i){_LIST}",
    rf"am i (?:still )?(?:in|on the (?:waiting )?list)(?: {_OF_IT})?",
    rf"am i (?:still |really |actually |now )*(?:in|on|at|with|part of|(?:down|signed up|registered"
    rf"|booked) (?:for|on|in)|(?:going|coming)(?: along)? (?:to|on|in|with)) (?:the )?{_LETTER}"
    rf"(?: {_RIDE})?",
    rf"(?:in |on )?(?:which|what) (?:one |of (?:them|these) |{_RIDE} )?(?:am i (?:in|on|at|with"
    rf"|going to|(?:down|signed up|registered) (?:for|in))|did i (?:get(?: into)?|end up in))",
    rf"(?:in|on) (?:which|what) (?:one|{_RIDE}) am i",
    r"(?:how many(?: people| others)?|who)(?: is| are|['’]s)? (?:ahead of|before|in front of) me"
    r"(?: (?:on|in) the (?:waiting )?(?:list|line|queue))?",
    r"wie ?viele (?:sind |stehen )?(?:noch )?vor mir(?: auf der (?:warte)?liste)?",
    rf"(?:in|bei|auf|an|für) welche[rnms]? {_RIDE} (?:bin|steh|stehe|sitz|sitze) ich"
    r"(?: (?:dabei|drin|gelandet|eingetragen))?",
    rf"bin ich (?:noch |jetzt |denn )*{_OF_IT}(?: {_RIDE})?"
    r"(?: (?:mit )?(?:dabei|drin|eingetragen))?",
    r"wo (?:bin|steh|stehe) ich (?:jetzt |denn )*(?:dabei|drin|eingetragen|gelandet)",
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
    rf"how many (?:(?:are|is) )?(?:there )?(?:still )?(?:left|free|open|available) {_OF_IT}",
    rf"how many (?:more )?(?:people |of us )?(?:can |could |still |yet )*(?:fit|go|get) {_INTO_IT}",
    rf"(?:wie ?viele?|was) (?:sind |ist |gibt es |gibt['’]?s )?(?:noch |denn )*{_OF_IT} (?:noch )?"
    r"(?:frei|übrig|zu haben)",
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

_ABSENT: Final = re.compile(
    r"(?:(?:sorry|oh no|leider|hey|hi|mist|damn|so|ach)[,.!]* )*"
    r"(?:(?:i['’]?m|i am|ich bin|bin|i(?:['’]ve| have) (?:got )?|ich habe?) "
    r"(?:[\w-]+ ){0,3}[\w-]+\s*[,;.!–-]+ (?:(?:and|so|und|also) )?)?"
    r"(?:(?:i |ich )?"
    r"(?:can['’]?t|cannot|won['’]?t(?: be able to)?|am not able to|kann|schaff['’]?e?)"
    r"(?: (?:leider|doch|da|sadly|unfortunately|es|nicht))*"
    r" (?:come|make it|attend|join|be there|take part|(?:mit)?kommen|dabei sein|mitmachen"
    r"|teilnehmen)|(?:ich )?kann (?:leider |doch )*(?:am|an dem|zum|beim) [^?,.;]{2,40} "
    r"(?:leider |doch )*nicht(?: (?:kommen|dabei sein|mitmachen|teilnehmen))?)"
    r"(?:[ ,(–-]+(?!.*\b(?:but|instead|rather|aber|stattdessen|lieber)\b)[^?;]{0,60})?[.!]*",
    re.IGNORECASE,
)
"""Who cannot come, and perhaps why: "I'm sick, can't come on the team day"."""

_NOT_OFF: Final = re.compile(
    r"\b(?:don['’]?t|do not|never|not to) (?:take|get|cross|strike|scratch|count|drop|sign|leave"
    r"|remove|withdraw|cancel)\b|\bmich (?:bitte )?nicht\b|\?|\bput me\b|\bif\b|\bwenn\b|\bfalls\b",
    re.IGNORECASE,
)
_THE: Final = r"(?:the |der |die |das |den |dem )?"
_GROUP: Final = (
    r"(?: (?:workshop|session|course|class|group|slot|one|kurs|gruppe|termin|place|platz))?"
)
_INTO: Final = rf"(?:(?:in)?to|for|zu[rm]?|ins?|im|auf|nach|gegen) {_THE}"
_OUT_OF: Final = rf"(?:from|out of|instead of|von|aus|vo[mn]|statt|anstatt) {_THE}"
_TO: Final = rf"{_INTO}{_LETTER}(?!['’-]){_GROUP}"
_FROM: Final = rf"{_OUT_OF}{_LETTER}{_GROUP}"
_WAY: Final = (
    rf"(?:{_FROM}(?: {_TO})?|{_TO}(?: {_FROM})?(?: (?:instead|stattdessen|um))?"
    rf"|{_THE}{_LETTER}{_GROUP} {_TO})"
)
_GOES_TO: Final = re.compile(rf"\b{_INTO}({_LETTER})", re.IGNORECASE)
_I_CAN: Final = (
    r"(?:(?:can|could|may) i(?: please| still)?|i(?:['’]d| would)? (?:like|want|love|need) to"
    r"|i wanna|(?:is it|would it be) (?:still )?possible to|(?:can|could) (?:you|we)(?: please)?"
    r"|please|pls|i(?:['’]m| am) going to|i(?:['’]ll| will)|let me)"
)
_ICH_KANN: Final = (
    r"(?:(?:kann|könnte|darf|dürfte) ich(?: noch| bitte)*"
    r"|ich (?:möchte|will|würde(?: gerne?)?|muss|mag)(?: gerne?| lieber| bitte| noch)*"
    r"|(?:kannst|könntest) du mich(?: bitte)?)"
)
_MOVES: Final = r"(?:swap|switch|change|move|go|transfer|shift|put)"
_WECHSELN: Final = r"(?:wechseln|tauschen|umsteigen|umbuchen|rüber|setzen|verschieben|um)"
_SWITCH: Final = tuple(
    re.compile(rf"{_LEAD}{each}{_END}", re.IGNORECASE)
    for each in (
        rf"(?:{_I_CAN} )?{_MOVES}(?: me| my (?:place|spot|seat|vote))?(?: over)? {_WAY}",
        rf"(?:{_ICH_KANN} )(?:meinen platz )?{_WAY}(?: {_WECHSELN})?",
        (
            rf"(?:tausch\w*|wechs[el]+\w*|setz\w*|schieb\w*|verschieb\w*|buch\w*|pack\w*)"
            rf"(?: (?:mich|meinen platz|bitte|mal))* {_WAY}(?: {_WECHSELN})?"
        ),
    )
)
"""That somebody would be in another: "swap me from A to B", "kann ich zu B wechseln?"."""

_JOIN: Final = _whole(
    rf"(?:{_I_CAN} )?(?:(?:put|sign|write) me (?:down |up )?|add me |join |get into |come to |be )"
    rf"(?:(?:for|on|in|to|into) )?{_THE}(?P<to>{_LETTER}){_GROUP}",
    rf"(?:(?:kann|könnte|darf) ich (?:mich )?|trag(?:e|t)? mich |schreib(?:e|t)? mich "
    r"|setz(?:e|t)? mich |pack(?:e|t)? mich |meld(?:e|et)? mich )"
    r"(?:bitte |noch |doch |lieber |mal )*(?:(?:bei|für|in|zu[mr]?|auf|beim) )?"
    rf"{_THE}(?P<zu>{_LETTER}){_GROUP}"
    r"(?: (?:ein|auf|mit|rein|an|mitmachen|teilnehmen|drauf|eintragen|reinkommen|einsteigen))?",
)
"""That somebody would be in one: "put me down for B", "trag mich bei B ein"."""

_WITH: Final = r"(?P<name>@?[\w'’.-]+(?: [\w'’.-]+)?)"
_PLACES: Final = r"(?: (?:my |our |the )?(?:places?|spots?|seats?|groups?|workshops?|slots?))?"
_PLAETZE: Final = r"(?: (?:den|die|meinen|unsere[n]?) (?:platz|plätze|gruppen?))?"
_SWAP: Final = tuple(
    re.compile(rf"{_LEAD}{each}{_END}", re.IGNORECASE)
    for each in (
        rf"(?:{_I_CAN} )?(?:swap|switch|trade|exchange)(?: me| us)?{_PLACES} with {_WITH}",
        (
            rf"{_WITH} (?:and|&) (?:i|me) (?:want to |would like to |wanna |['’]d like to )?"
            rf"(?:swap|switch|trade|exchange){_PLACES}"
        ),
        rf"(?:{_ICH_KANN}{_PLAETZE} )?mit {_WITH}{_PLAETZE} (?:tauschen|wechseln)",
        rf"(?:tausch|tausche|wechsle|wechsel)(?: (?:mich|bitte|mal))*{_PLAETZE} mit {_WITH}",
        rf"{_WITH} und ich (?:wollen|möchten|würden gerne?)?{_PLAETZE} ?tauschen",
    )
)
"""That two swap their places: "swap with Omar", "kann ich mit Omar tauschen?"."""

_MY_SEAT: Final = (
    r"(?:my|mein(?:en)?)(?: (?:place|spot|seat|slot|ticket|turn|platz))"
    rf"(?:(?: {_OF_IT})(?: {_RIDE})?)?"
)
_GIVE: Final = tuple(
    re.compile(rf"{_LEAD}{each}{_END}", re.IGNORECASE)
    for each in (
        (
            rf"(?:{_I_CAN} |i )?(?:give|pass|hand|offer|leave|transfer)(?: up| over)? {_MY_SEAT}"
            rf"(?: on| over)? to {_WITH}"
        ),
        rf"(?:{_I_CAN} |i )?(?:give|hand|pass|offer|let) {_WITH} (?:have |take )?{_MY_SEAT}",
        (
            rf"{_WITH} (?:can|could|may|should|shall|gets?|takes?)(?: (?:have|take|get|use))?"
            rf" {_MY_SEAT}(?: instead)?"
        ),
        (
            rf"(?:(?:{_ICH_KANN}|ich) )?(?:gib|gebe?|überlasse?|überlass|schenke?|übertrage?)"
            rf"(?: (?:bitte|gerne?))* {_MY_SEAT} (?:(?:an|für) )?{_WITH}"
        ),
        rf"(?:{_ICH_KANN} )?{_MY_SEAT} (?:an |für )?{_WITH} (?:geben|überlassen|abgeben|schenken)",
        (
            rf"(?:ich )?(?:gib|gebe?|überlasse?|überlass|schenke?)(?: (?:bitte|gerne?))* {_WITH}"
            rf" {_MY_SEAT}"
        ),
        (
            rf"{_WITH} (?:kann|könnte|soll|darf|bekommt|kriegt|nimmt)(?: (?:gerne?|bitte))?"
            rf" {_MY_SEAT}(?: (?:haben|bekommen|kriegen|nehmen))?"
        ),
        rf"{_MY_SEAT} (?:goes to|is for|geht an|ist für) {_WITH}",
    )
)
"""That somebody would have another take their place: "give my place to Raj"."""

_NOBODY_NAMED: Final = frozenset(
    [
        "i",
        "we",
        "it",
        "you",
        "they",
        "he",
        "she",
        "somebody",
        "someone",
        "anybody",
        "anyone",
        "everybody",
        "others",
        "another",
        "who",
        "nobody",
        "jemand",
        "irgendjemand",
        "wer",
        "ich",
        "wir",
        "ihr",
        "sie",
        "er",
    ]
)
"""Who is no name: then the place is free for whoever waits."""

_ASKS: Final = re.compile(
    rf"{_LEAD}(?:(?:can|could|may) i|would i|(?:is it|would it be) (?:still )?possible"
    r"|(?:kann|könnte|komm|komme) ich)\b",
    re.IGNORECASE,
)
"""Who asks whether they could be in one: "can I still get into B?"."""

_COMPANY: Final = re.compile(
    r"(?:(?<=\bme)|(?<=ich)) (?:and|und|plus|\+|&|with|mit)"
    r" (?:my|mein(?:e[nrm]?)?|a|an|eine[nrm]?) [\w-]+"
    r"(?: and (?:my )?[\w-]+| und (?:meine? )?[\w-]+)?(?= (?:down|up|in|on|for|into|bei|für|zu[mr]?"
    r"|auf|beim|bitte|noch)\b)",
    re.IGNORECASE,
)
"""Whom somebody would bring: "put me and my wife in B"."""

_WITH_REASON: Final = re.compile(
    rf"(?P<said>[^,;]+?)\s*(?:[,;(]|\s[–-]\s|\b(?:because|since|cause|weil|denn)\b)"
    rf"(?![^?]*\b{_LETTER})(?!\s*(?:if|but|unless|wenn|falls|aber|and|und)\b)[^?]{{3,80}}",
    re.IGNORECASE,
)
"""A move, and why: "swap me to B, my knee hurts"."""

_IN_WHICH: Final = re.compile(r"\b(?:which|what|where|welche[rnms]?|wo)\b", re.IGNORECASE)

_LONGEST: Final = 160
"""So many characters are said of places at most."""


class OfPlaces(Enum):
    """What somebody says of places."""

    WHO_WHERE = auto()
    MINE = auto()
    IF_TAKEN = auto()
    MORE = auto()
    OFF = auto()
    SWITCH = auto()
    SWAP = auto()
    JOIN = auto()


_WHOLES: Final = (
    (OfPlaces.WHO_WHERE, _WHO_WHERE),
    (OfPlaces.MINE, _MINE),
    (OfPlaces.IF_TAKEN, _IF_TAKEN),
    (OfPlaces.MORE, _MORE),
)


@dataclass(frozen=True, slots=True)
class Moved:
    """That somebody would have another place: in `to`, out of what they are in, or another's.

    It is `given` to another who has theirs then. Who `joins` has perhaps none yet; who only `asks`
    is put nowhere, and who would `bring` somebody has one place.
    """

    to: str = ""
    gives: str = ""
    another: str = ""
    joins: bool = False
    asks: bool = False
    brings: bool = False
    given: bool = False


def moved_in(text: str) -> Moved | None:
    """Return where somebody would be instead, with options by their letters; None where nowhere."""
    words = " ".join(text.split())
    if len(words) > _LONGEST:
        return None
    alone = _COMPANY.sub("", words)
    told = _told(words) or (_told(alone) if alone != words else None)
    if told is None and (reason := _WITH_REASON.fullmatch(words)):
        return moved_in(reason["said"])
    return replace(told, brings=alone != words) if told else None


def _told(words: str) -> Moved | None:
    """Return where words say that somebody would be, without a reason and company."""
    if any(pattern.fullmatch(words) for pattern in _SWITCH):
        to = next((each[1] for each in _GOES_TO.finditer(words)), "")
        others = [each for each in re.findall(rf"\b{_LETTER}", words) if each not in (to, "I")]
        return Moved(to, next(iter(others), ""))
    if found := _JOIN.fullmatch(words):
        return Moved(found["to"] or found["zu"], joins=True, asks=bool(_ASKS.match(words)))
    for pattern in _SWAP:
        if found := pattern.fullmatch(words):
            return Moved(another=found["name"].lstrip("@"))
    return _given(words)


def _given(words: str) -> Moved | None:
    """Return to whom words give a place, and the letter of that; None where to nobody by name."""
    found = next((x for each in _GIVE if (x := each.fullmatch(words))), None)
    name = found["name"].lstrip("@") if found else ""
    if not name or not _NOBODY_NAMED.isdisjoint(name.casefold().split()):
        return None
    letters = [each for each in re.findall(rf"\b{_LETTER}", words) if each not in name.split()]
    return Moved(
        gives=next((each for each in letters if each != "I"), ""), another=name, given=True
    )


def is_absent(text: str) -> bool:
    """Tell whether words say that somebody cannot come to something, whatever that is."""
    words = " ".join(text.split())
    said = len(words) <= _LONGEST and _ABSENT.fullmatch(words) is not None
    return said and not _NOT_OFF.search(words)


def asks_in_which(text: str) -> bool:
    """Tell whether words ask in which of several somebody has a place, and not of one."""
    return _IN_WHICH.search(text) is not None


def of_places(text: str) -> OfPlaces | None:
    """Return what words, with options by their letters, say of places; None where nothing."""
    words = " ".join(text.split())
    if len(words) > _LONGEST:
        return None
    if moved := moved_in(words):
        is_new = OfPlaces.JOIN if moved.joins else OfPlaces.SWITCH
        return OfPlaces.SWAP if moved.another else is_new
    for said, pattern in _WHOLES:
        if pattern.fullmatch(words):
            return said
    if _OUT.fullmatch(words) and not _NOT_OFF.search(words):
        return OfPlaces.OFF
    return OfPlaces.OFF if _OFF.search(words) and not _NOT_OFF.search(words) else None
