"""What is said of places while there are only so many: who has one, who waits, who gives it up."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import Final

from orchestration.language.choosing.places.seat_moves import (
    LETTER,
    LONGEST,
    OF_IT,
    RIDE,
    moved_in,
    whole,
)

_SEAT: Final = r"(?:places?|spots?|seats?|room|space|plätze?n?|platz)"
_INTO_IT: Final = rf"(?:into|in|to|for) (?:the )?{LETTER}"

_N: Final = (
    r"(?:\d{1,4}|one|two|three|four|five|six|eight|ten|a|an|another|one more|an extra"
    r"|ein|eine[nr]?|zwei|drei|vier|fünf|sechs|noch eine?n?)"
)
_LIST: Final = r"(?: (?:on|in) the (?:waiting )?(?:list|line|queue))?"
_I_GET: Final = r"(?:am|would|do|will|could|can) i (?:still |then )?(?:be |get |have )?"
_ICH_NEHME: Final = rf"(?:wenn|falls) ich .{{0,20}}{LETTER}"
_NOCH: Final = r"(?:noch |schon )*"
_WHO: Final = r"who(?:['’]?s| is| are)?"


_WHO_WHERE: Final = whole(
    rf"{_WHO} (?:where|in|waiting|on the (?:waiting )?list|in (?:which|what)(?: group)?)",
    rf"{_WHO} (?:in (?:the )?{LETTER}(?: group)?|on {LETTER})",
    rf"who (?:has|got|gets|have) (?:a |an |which |what )?{_SEAT}(?: where)?",
    rf"who goes (?:where|to {LETTER})",
    r"wer (?:ist|geht|sitzt|kommt)(?: jetzt| nun| denn| gerade| eigentlich)*"
    r" (?:wo|wohin|drin|in welche[rn]? gruppe)",
    rf"wer ist {OF_IT}(?: gruppe)?",
    r"wer hat (?:wo )?(?:einen|welchen) platz(?: wo)?",
    r"wer wartet",
)
_WHO_COMES: Final = whole(
    r"who(?: all| else)*(?:['’]?s| is| are)? (?:all |else )?(?:in|on board|coming|going|joining"
    r"|attending)(?: (?:so far|by now|yet|then"
    r"|now|already|along|all))*",
    r"who(?:['’]?s| has| have| is| are|['’]?ve| all)* (?:already )?(?:signed up|joined|said yes"
    r"|registered|enrolled)(?: (?:so far|by now|yet|already|for it|for this))*",
    r"who (?:all )?(?:comes|joins)(?: along)?",
    r"wer (?:kommt|ist|geht|macht|fährt)(?: (?:jetzt|nun|denn|alles|so|eigentlich|schon|bisher|bis"
    r" jetzt|dann))*(?: (?:alles|schon|so|mit|dabei|bisher|drin))*",
    r"wer hat (?:sich )?(?:(?:schon|bisher|alles|denn|jetzt|so) )*(?:angemeldet|eingetragen"
    r"|zugesagt|ja gesagt)",
    r"(?:show|give|send) me (?:the )?(?:list of )?(?:sign[- ]?ups|participants|attendees)",
    r"(?:zeig mir )?(?:die )?(?:teilnehmerliste|anmeldungen|zusagen)",
    r"how many(?: people)? (?:so far|by now|until now)",
    r"(?:so )?how many(?: people| folks| of us| others| names)? (?:are|have|is|has|['’]ve)?"
    r"(?: (?:already|now|currently|by now|been))* ?(?:in|on board|coming|going|joining|attending"
    r"|signed up|sign ups?|joined|registered|enrolled|said yes|on the list|taken a place)"
    r"(?: (?:so far|by now|yet|already|now|for it|for this|at the moment))*",
    r"(?:und )?wie ?viele(?: leute| von uns| personen)? (?:sind|haben(?: sich)?|kommen|machen"
    r"|gehen|fahren)(?: (?:denn|schon|bisher|jetzt|eigentlich|so|bereits|gerade|bis jetzt))*"
    r" ?(?:dabei|drin|mit|angemeldet|eingetragen|zugesagt|ja gesagt|auf der liste)?"
    r"(?: (?:bisher|schon|bis jetzt))*",
)
"""Who asks of all that has places who comes: “who's coming?”, “wer kommt alles?”."""

_MINE: Final = whole(
    rf"where (?:am i|do i stand){_LIST}",
    rf"(?:what|which) (?:number|place|spot|position)(?: am i| do i have| have i){_LIST}",
    rf"am i (?:still )?(?:in|on the (?:waiting )?list)(?: {OF_IT})?",
    rf"am i (?:still |really |actually |now )*(?:in|on|at|with|part of|(?:down|signed up|registered"
    rf"|booked) (?:for|on|in)|(?:going|coming)(?: along)? (?:to|on|in|with)) (?:the )?{LETTER}"
    rf"(?: {RIDE})?",
    rf"(?:in |on )?(?:which|what) (?:one |of (?:them|these) |{RIDE} )?(?:am i (?:in|on|at|with"
    rf"|going to|(?:down|signed up|registered) (?:for|in))|did i (?:get(?: into)?|end up in))",
    rf"(?:in|on) (?:which|what) (?:one|{RIDE}) am i",
    r"(?:how many(?: people| others)?|who)(?: is| are|['’]s)? (?:ahead of|before|in front of) me"
    r"(?: (?:on|in) the (?:waiting )?(?:list|line|queue))?",
    r"wie ?viele (?:sind |stehen )?(?:noch )?vor mir(?: auf der (?:warte)?liste)?",
    rf"(?:in|bei|auf|an|für) welche[rnms]? {RIDE} (?:bin|steh|stehe|sitz|sitze) ich"
    r"(?: (?:dabei|drin|gelandet|eingetragen))?",
    rf"bin ich (?:noch |jetzt |denn )*{OF_IT}(?: {RIDE})?"
    r"(?: (?:mit )?(?:dabei|drin|eingetragen))?",
    r"wo (?:bin|steh|stehe) ich (?:jetzt |denn )*(?:dabei|drin|eingetragen|gelandet)",
    rf"did i (?:get in|make it)(?: {OF_IT})?",
    rf"(?:do|did|have) i (?:have|get|got) a {_SEAT}(?: {OF_IT})?",
    r"wo (?:bin|steh|stehe) ich(?: (?:auf der (?:warte)?liste|in der schlange|gerade))?",
    rf"bin ich (?:noch )?(?:{OF_IT} )?(?:drin|drauf|dabei|auf der (?:warte)?liste)",
    r"(?:an|auf) welche[rm]? (?:stelle|platz) (?:bin|steh|stehe) ich",
    r"welche nummer (?:bin|habe?) ich",
    rf"(?:hab|habe|krieg|kriege|bekomme?) ich (?:noch )?einen platz(?: {OF_IT})?",
)
_IF_TAKEN: Final = whole(
    rf"{_I_GET}(?:in|into|a {_SEAT})?\b.{{0,20}}\b(?:if|when) i\b.{{0,30}}{LETTER}",
    rf"(?:if|when) i .{{0,20}}{LETTER}.{{0,10}} (?:am|would|do|will) i .{{1,20}}",
    rf"{_I_GET}(?:in|into|a {_SEAT}) {OF_IT}",
    rf"(?:is|are) there (?:still |any |some |a |enough )*(?:free |more )?{_SEAT}(?: left| free)?"
    rf" {OF_IT}(?: left)?",
    rf"how many (?:free )?{_SEAT} (?:are |is )?(?:there )?(?:left|free|still)? ?{OF_IT}(?: left)?",
    rf"how many (?:(?:are|is) )?(?:there )?(?:still )?(?:left|free|open|available) {OF_IT}",
    rf"how many (?:more )?(?:people |of us )?(?:can |could |still |yet )*(?:fit|go|get) {_INTO_IT}",
    rf"(?:wie ?viele?|was) (?:sind |ist |gibt es |gibt['’]?s )?(?:noch |denn )*{OF_IT} (?:noch )?"
    r"(?:frei|übrig|zu haben)",
    rf"(?:any|still) {_SEAT} (?:left |free )?{OF_IT}",
    rf"how many (?:{_SEAT}|people|of us)?(?: (?:are|have|is|has))? ?(?:already )?"
    rf"(?:taken|gone|booked|signed up|in|on)?(?: already)? ?{OF_IT}(?: already| so far| by now)?",
    rf"(?:wie ?viele?) (?:{_SEAT} |leute )?(?:sind |haben )?(?:(?:schon|denn|bereits|jetzt) )*"
    rf"{OF_IT} (?:(?:schon|bereits) )*(?:weg|vergeben|belegt|dabei|drin|besetzt)",
    rf"is {LETTER}(?: group)? (?:already )?(?:full|taken|free|booked out)",
    rf"does {LETTER} still have {_SEAT}",
    rf"(?:bin|wär|wäre|komm|komme) ich (?:dann |noch )?(?:drin|rein|dabei),? {_ICH_NEHME}.{{0,20}}",
    rf"{_ICH_NEHME}.{{0,15}},? (?:bin|komm|komme|krieg|kriege) ich .{{1,25}}",
    rf"(?:ist|gibt es|gibt['’]?s|wär|wäre) (?:{OF_IT} )?{_NOCH}(?:ein |was |etwas )?"
    rf"(?:{_SEAT}|frei|voll|ausgebucht)(?: frei)?(?: {OF_IT})?(?: frei)?",
    rf"(?:krieg|kriege|bekomm|bekomme) ich (?:noch )?(?:einen platz )?{OF_IT}(?: noch)?"
    r"(?: einen platz)?",
    rf"wie ?viele? plätze (?:sind |gibt es )?(?:noch )?(?:{OF_IT} )?(?:noch )?(?:frei|übrig)?",
)
_FREE: Final = (
    r"(?:(?:is|are|ist|sind|gibt es|gibt['’]?s|haben wir|hat es|do we have"
    r"|have you) )?(?:(?:still|there|noch"
    r"|denn|now|yet|überhaupt|eigentlich|es|any|some|irgendwelche|irgendwo|any more) )*"
)
_WHATS_LEFT: Final = whole(
    r"(?:so |and |und |ok |also )?(?:what(?:['’]?s| is| are)?|was)(?: (?:all|alles))?"
    rf" {_FREE}(?:left|free|open|available|going|to be had|frei|offen|übrig|zu haben|zu vergeben)"
    r"(?: (?:still|now|noch|jetzt|over))*",
    r"(?:so |and |und )?(?:which|what|welche)(?: (?:ones?|places?|spots?|slots?|times?|shifts?"
    r"|things?|tasks?"
    r"|items?|plätze|schichten|termine|zeiten|sachen|aufgaben|dinge|slots?))?"
    rf" {_FREE}(?:left|free|open|available|not taken|untaken|frei|offen|übrig|zu haben|unbesetzt)"
    r"(?: (?:still|now|noch|jetzt))*",
    rf"{_FREE}(?:(?:any|free|freie|open|noch) )*(?:places?|spots?|slots?|seats?|room|plätze?"
    rf"|platz|was"
    r"|anything|something|etwas)(?: (?:are|still|noch))*"
    r" (?:left|free|open|available|frei|offen|übrig)",
    r"wo (?:ist|gibt es|gibt['’]?s|sind) (?:denn )?noch (?:was |ein |plätze? |platz )*"
    r"(?:frei|offen|platz|plätze)?",
    r"(?:(?:is|are) there |have you (?:got )?|do you have )?(?:still |any |some |free |an? |one "
    r"|another |more |yet )+(?:room|space|places?|spots?|seats?|slots?)(?: (?:left|free|open))*"
    r"(?: for (?:me|one(?: more)?|us|another))?",
    r"(?:(?:gibt es|gibt['’]?s|ist|sind|habt ihr) )?(?:noch |denn |da |irgendwo |etwas |was |ein "
    r"|einen |freie[nr]? )*(?:plätze|platz|was frei)(?: (?:frei|übrig|für mich|da))*",
    r"where (?:is|are) there (?:still )?(?:any )?(?:places|spots|room|slots)(?: left| free)?",
    rf"(?:so |and )?how many {_SEAT} (?:are |have been |have )?(?:there |already |still )*"
    r"(?:taken|gone|booked|filled|given away|left|free|open)"
    r"(?: (?:already|so far|by now|now|yet))*",
    rf"(?:und |also )?wie ?viele? {_SEAT} (?:sind|gibt es|gibt['’]?s) "
    r"(?:(?:schon|bereits|denn|jetzt|noch|eigentlich) )*(?:weg|vergeben|belegt|besetzt|frei|übrig)"
    r"(?: (?:jetzt|inzwischen))*",
)
"""Who asks of all that has places where there is one: “was ist noch frei?”, “any slots left?”."""

_KINDLY: Final = (
    r"(?:(?:can|could) (?:you|we) |let['’]?s |let us |kannst du |können wir )?(?:please )?"
)
_MORE: Final = whole(
    rf"{_KINDLY}(?:make|set|raise|increase|change|bump|extend|limit)"
    rf" (?:it |that |{LETTER} |the (?:{_SEAT}|limit|capacity) )?"
    rf"(?:{OF_IT} )?(?:up )?(?:to )?{_N}(?: {_SEAT})?(?: {OF_IT})?",
    rf"{_KINDLY}(?:add|open|give|we have|there (?:is|are)) (?:{LETTER} )?{_N}(?: more| extra)?"
    rf"(?: free)? {_SEAT}(?: more)?(?: {OF_IT})?",
    rf"{_N}(?: more)? {_SEAT} (?:more )?{OF_IT}",
    rf"{LETTER}:? (?:has|gets|can have|hat|bekommt|kriegt)? ?(?:now |jetzt )?{_N} {_SEAT}",
    rf"(?:mach|mache|setz|setze|erhöh|erhöhe|stell|stelle) (?:{OF_IT} )?(?:mal |bitte |auf )*"
    rf"{_N}(?: {_SEAT})?(?: {OF_IT})?(?: draus)?",
    rf"noch {_N} {_SEAT} (?:{OF_IT}|dazu|mehr|drauf)",
    rf"(?:only|just|nur|doch nur) {_N} {_SEAT}(?: {OF_IT})?",
)
_NUMBERS: Final = {
    **dict.fromkeys(("two", "zwei"), 2),
    **dict.fromkeys(("three", "drei"), 3),
    **dict.fromkeys(("four", "vier"), 4),
    **dict.fromkeys(("five", "fünf"), 5),
    **dict.fromkeys(("six", "sechs"), 6),
    "eight": 8,
    "ten": 10,
}
_ADDED: Final = re.compile(
    r"\b(?:add|more|extra|another|noch|mehr|weitere[rn]?|zusätzliche?)\b", re.IGNORECASE
)
_OFF: Final = re.compile(
    r"\b(?:take|get|cross|strike|scratch|count|drop|sign|leave) me (?:off|out)\b"
    r"|\b(?:remove|drop|unlist|withdraw|cancel) me\b(?! an?\b)"
    r"|\bi(?:['’]ll| will| have to| must| need to)? (?:drop|pull|bail|bow) out\b"
    r"|\b(?:nimm|nehmt|trag|lass|schreib) mich\b[^?]*\b(?:raus|aus|runter|weg|ab|von der liste)\b"
    r"|\b(?:streich|streiche|streicht|lösch|lösche) mich\b",
    re.IGNORECASE,
)
_SIGHS: Final = (
    r"(?:(?:(?:so |very |really )?so?rr?y|sry|oh no|leider|hey|hi|mist|damn|so|ach|ugh|argh|oh"
    r"|hm+|ok"
    r"|guys|leute|all|actually)[,.!]* )*"
)
_OUT: Final = re.compile(
    rf"{_SIGHS}"
    r"(?:i(?:['’]m| am) (?:afraid i['’]m )?out|(?:ich )?bin (?:leider |doch |dann |da )*raus"
    r"|ohne mich|without me|ich (?:steige|muss) (?:leider |doch )*aus(?:steigen)?"
    r"|(?:i |i['’]?ll )?(?:have to|must|need to|got to|gotta|['’]ve got to|will have to"
    r"|am going to have to) (?:drop|pull|bail|bow|back) out"
    r"|(?:ich )?spring(?:e)? (?:leider |doch |wieder )*ab"
    r"|(?:ich )?muss (?:leider |doch |wieder )*(?:absagen|passen|abspringen|aussteigen)"
    r"|(?:(?:ich )?(?:bin|komme?|kann|schaff(?:['’]?e?s?)?|mach(?:e)?) )?(?:leider )?doch"
    r" (?:leider )?nicht (?:mit ?)?(?:dabei|kommen|mit|mitmachen|hin|mehr)"
    r"|(?:actually |i['’]?m |am )*not (?:coming|joining|going|in)(?: after all| any ?more)"
    r"|(?:doch (?:leider )?nicht?|(?:actually )?not after all|actually not|actually no"
    r"|(?:ach )?nee?,? doch nicht)(?=\s*[,;:(–-]+\s*\w))"
    r"(?: (?:sorry|then|today|after all|this time|again|though|unfortunately|wieder|leider|diesmal"
    r"|heute))*"
    r"(?:\s*[,;.!:(–-]+\s*(?:(?:my|mein[e]?|the|das|die|der) )?[^?]{0,60})?",
    re.IGNORECASE,
)
"""Who is out, and in a few words why: "I'm out, knee"."""

_ABSENT: Final = re.compile(
    rf"{_SIGHS}"
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

_IF_FREED: Final = (
    r"(?:(?:only |nur )?(?:if|when|should|in case|falls|wenn|sollte|sofern) (?:some ?(?:one"
    r"|body)|any ?(?:one|body)"
    r"|one of you|jemand|irgendwer|wer|eine[rs]?|noch (?:jemand|wer)) "
    r"(?:(?:else|noch|doch|kurzfristig|should|does|may) )*"
    r"(?:(?:drops?|falls?|pulls?|bails?|backs?) out|cancels?|bails|(?:can['’]?t|cannot"
    r"|won['’]?t|doesn['’]?t) "
    r"(?:make it|come|go)|is (?:out|sick|ill)|gives? (?:up )?(?:their|a) (?:place|spot|seat)"
    r"|ab(?:springt|springen|sagt|sagen)|aus(?:fällt|fallen)|(?:doch )?nicht (?:kommt|kommen"
    r"|kann|können)"
    r"|krank (?:wird|ist)|abspringt?|rausgeht|einen platz frei macht?)(?: sollte)?"
    rf"|(?:if|when|falls|wenn|sobald) (?:a|one|ein|noch ein) {_SEAT}"
    r" (?:(?:opens?|frees?) up|becomes? free|is free|gets free|frei (?:wird|ist)))"
)
_WOULD: Final = (
    r"(?:(?:then |dann )?(?:i(?:['’]?d| would|['’]?ll| will|['’]?m| am| can)|id|me|ich (?:wär"
    r"|wäre|würde|komm|komme|bin)"
    r"|(?:wär|wäre|würde|komm|komme|bin|nehm|nehme|spring|springe) ich|count|put me|nehmt? mich"
    r"|let me know|tell me|happy to|gern\w*)\b[^?]{0,40})"
)
_WAITS: Final = whole(
    rf"{_IF_FREED},? {_WOULD}", rf"{_WOULD},? (?:but only |aber nur )?{_IF_FREED}"
)
"""Who comes if another does not: “if somebody drops out i'd come”, “ich komm, falls wer absagt”."""

_NOT_OFF: Final = re.compile(
    r"\b(?:don['’]?t|do not|never|not to) (?:take|get|cross|strike|scratch|count|drop|sign|leave"
    r"|remove|withdraw|cancel)\b|\bmich (?:bitte )?nicht\b|\?|\bput me\b|\bif\b|\bwenn\b|\bfalls\b",
    re.IGNORECASE,
)
_IN_WHICH: Final = re.compile(r"\b(?:which|what|where|welche[rnms]?|wo)\b", re.IGNORECASE)


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
    WAITS = auto()
    AGAIN = auto()


_WHOLES: Final = (
    (OfPlaces.WHO_WHERE, _WHO_WHERE),
    (OfPlaces.MINE, _MINE),
    (OfPlaces.IF_TAKEN, _IF_TAKEN),
    (OfPlaces.MORE, _MORE),
    (OfPlaces.WAITS, _WAITS),
)


def is_absent(text: str) -> bool:
    """Tell whether words say that somebody cannot come to something, whatever that is."""
    words = " ".join(text.split())
    said = len(words) <= LONGEST and _ABSENT.fullmatch(words) is not None
    return said and not _NOT_OFF.search(words)


def asks_who_comes(text: str) -> bool:
    """Tell whether words ask who comes, to whatever that is."""
    words = " ".join(text.split())
    return len(words) <= LONGEST and _WHO_COMES.fullmatch(words) is not None


def asks_what_is_left(text: str) -> bool:
    """Tell whether words ask where there still is a place, of all that has some."""
    words = " ".join(text.split())
    return len(words) <= LONGEST and _WHATS_LEFT.fullmatch(words) is not None


def asks_in_which(text: str) -> bool:
    """Tell whether words ask in which of several somebody has a place, and not of one."""
    return _IN_WHICH.search(text) is not None


def places_in(text: str) -> str:
    """Return how many places words give something that speak of that: “3”, or “+1” more of them.

    A number before the word for a place is meant, else the last of all.
    """
    found = re.findall(rf"\b({_N})\b(?: more| extra| free)* {_SEAT}\b", text, re.IGNORECASE)
    called = (found or re.findall(rf"\b{_N}\b", text, re.IGNORECASE) or ["1"])[-1].casefold()
    number = int(called) if called.isdigit() else _NUMBERS.get(called, 1)
    return f"{'+' if _ADDED.search(text) else ''}{number}"


def of_places(text: str) -> OfPlaces | None:
    """Return what words, with options by their letters, say of places; None where nothing."""
    words = " ".join(text.split())
    if len(words) > LONGEST:
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
