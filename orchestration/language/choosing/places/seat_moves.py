"""That somebody would be elsewhere, or have another take their place, where places are limited."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

LETTER: Final = r"(?-i:[A-Z]\b)"
OF_IT: Final = (
    r"(?:(?:on|for|in|at|to|by|with|am|bei|beim|für|in|im|an|auf) )?(?:the |der |dem |die )?"
    rf"{LETTER}"
)
RIDE: Final = (
    r"(?:trip|tour|workshop|session|course|class|group|slot|boat|bus|car|team|kurs|gruppe|termin"
    r"|boot|ausflug|auto|fahrt|schicht|shift|(?-i:[A-Z]))"
)
"""What people call something that has only so many places."""
LEAD: Final = (
    r"(?:(?:if (?:none|not)|otherwise|wenn nicht|falls nicht|sonst"
    r"|so|and|hey|hi|ok|okay|und|also|hm+|oh|sorry|please|pls|bitte)[, ]+)*"
)
END: Final = (
    r"(?: (?:now|yet|again|please|pls|jetzt|schon|eigentlich|denn|bitte|by now|so far))*[?!. ]*"
)
LONGEST: Final = 160
"""So many characters are said of places at most."""


def whole(*alternatives: str) -> re.Pattern[str]:
    """Return what a whole message about places is in one of these ways."""
    return re.compile(rf"{LEAD}(?:{'|'.join(alternatives)}){END}", re.IGNORECASE)


_THE: Final = r"(?:the |der |die |das |den |dem )?"
_GROUP: Final = (
    r"(?: (?:workshop|session|course|class|group|slot|one|kurs|gruppe|termin|place|platz))?"
)
_INTO: Final = rf"(?:(?:in)?to|for|zu[rm]?|ins?|im|auf|nach|gegen) {_THE}"
_OUT_OF: Final = rf"(?:from|out of|instead of|von|aus|vo[mn]|statt|anstatt) {_THE}"
_TO: Final = rf"{_INTO}{LETTER}(?!['’-]){_GROUP}"
_FROM: Final = rf"{_OUT_OF}{LETTER}{_GROUP}"
_WAY: Final = (
    rf"(?:{_FROM}(?: {_TO})?|{_TO}(?: {_FROM})?(?: (?:instead|stattdessen|um))?"
    rf"|{_THE}{LETTER}{_GROUP} {_TO})"
)
_GOES_TO: Final = re.compile(rf"\b{_INTO}({LETTER})", re.IGNORECASE)
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
    re.compile(rf"{LEAD}{each}{END}", re.IGNORECASE)
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

_JOIN: Final = whole(
    rf"(?:{_I_CAN} )?(?:(?:put|sign|write) me (?:down |up )?|add me |join |get into |come to |be )"
    rf"(?:(?:for|on|in|to|into) )?{_THE}(?P<to>{LETTER}){_GROUP}",
    rf"(?:(?:kann|könnte|darf) ich (?:mich )?|trag(?:e|t)? mich |schreib(?:e|t)? mich "
    r"|setz(?:e|t)? mich |pack(?:e|t)? mich |meld(?:e|et)? mich )"
    r"(?:bitte |noch |doch |lieber |mal )*(?:(?:bei|für|in|zu[mr]?|auf|beim) )?"
    rf"{_THE}(?P<zu>{LETTER}){_GROUP}"
    r"(?: (?:ein|auf|mit|rein|an|mitmachen|teilnehmen|drauf|eintragen|reinkommen|einsteigen))?",
)
"""That somebody would be in one: "put me down for B", "trag mich bei B ein"."""

_WITH: Final = r"(?P<name>@?[\w'’.-]+(?: [\w'’.-]+)?)"
_PLACES: Final = r"(?: (?:my |our |the )?(?:places?|spots?|seats?|groups?|workshops?|slots?))?"
_PLAETZE: Final = r"(?: (?:den|die|meinen|unsere[n]?) (?:platz|plätze|gruppen?))?"
_SWAP: Final = tuple(
    re.compile(rf"{LEAD}{each}{END}", re.IGNORECASE)
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
    rf"(?:(?: {OF_IT})(?: {RIDE})?)?"
)
_GIVE: Final = tuple(
    re.compile(rf"{LEAD}{each}{END}", re.IGNORECASE)
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

_NOBODY: Final = (
    "i up ab we it you they he she somebody someone anybody anyone everybody others another who"
    " nobody jemand irgendjemand wer ich wir ihr sie er back whoever next else her wieder zurück"
    " weiter frei"
)
_NOBODY_NAMED: Final = frozenset(_NOBODY.split())
"""Who is no name: then the place is free for whoever waits."""

_ASKS: Final = re.compile(
    rf"{LEAD}(?:(?:can|could|may) i|would i|(?:is it|would it be) (?:still )?possible"
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
    rf"(?![^?]*\b{LETTER})(?!\s*(?:if|but|unless|wenn|falls|aber|and|und)\b)[^?]{{3,80}}",
    re.IGNORECASE,
)
"""A move, and why: "swap me to B, my knee hurts"."""


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
    if len(words) > LONGEST:
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
        others = [each for each in re.findall(rf"\b{LETTER}", words) if each not in (to, "I")]
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
    letters = [each for each in re.findall(rf"\b{LETTER}", words) if each not in name.split()]
    return Moved(
        gives=next((each for each in letters if each != "I"), ""), another=name, given=True
    )
