"""What an organiser orders in loose words: that it ends, now or then, or that nothing comes of it.

An order is a verb of ending or of giving up, what it is done to, and when; nothing else is said.
“Shut it at half twelve” is one, and “we should close the window” none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from orchestration.language.inviting.deadline import deadline_in
from orchestration.model.times import TimeFrame


class Act(StrEnum):
    """What is ordered."""

    END = "end"
    GIVE_UP = "give up"
    VOTE = "vote"
    """That the vote begins."""


@dataclass(frozen=True, slots=True)
class Loosely:
    """An order in loose words; `when` is as it was written, and empty where it is at once.

    It `may_be_own`: the end of the day of who says so.
    """

    act: Act
    when: str = ""
    may_be_own: bool = False


_LONGEST: Final = 90
_CALL: Final = re.compile(r"@convene\b[,:]?\s*", re.IGNORECASE)
_LEAD: Final = (
    r"(?:(?:ok(?:ay|i)?|right|alright|well|so|hey|yeah|yes|no|nah|meh|hm+|ugh|argh|please|pls"
    r"|plz|just"
    r"|then|now|actually|you know what|tell you what|sorry|folks|guys|all|team|everyone|honestly"
    r"|tbh"
    r"|(?:can|could|would) (?:you|we|u)|let['’]?s|let us|we(?:['’]ll| can| should| could)?|you can"
    r"|i(?:['’]d say|['’]ll| say| think we can| think we should| will|['’]m going to)"
    r"|gut|also|na|komm|ach|nee?|ja|nein|bitte|bitt|dann|jetzt|einfach|leute|wir|mal|doch|ich|du"
    r"|sorry|kannst du|könntest du|können wir|könnt ihr|lasst? uns|lass ma|wir können"
    r"|ich würd(?:e)?"
    r" sagen|von mir aus|weißt du was|am besten)\b[\s,.!:–-]*)*"
)
_NOUN: Final = (
    r"(?:poll|vote|voting|votes|survey|question|thing|decision|round|meeting|call|session|search"
    r"|list|idea|umfrage|abstimmung|frage|sache|runde|wahl|entscheidung|suche|liste|meeting|treffen"
    r"|termin|call|ding|idee|ganze)"
)
_IT: Final = (
    rf"(?:it|this|that|this one|that one|(?:the|this|that|our) (?:whole |entire "
    rf"|damn )?{_NOUN}(?: here)?"
    r"|the lot|voting|everything here|das|es|dies(?:e[nrs]?)?|den|die"
    rf"|(?:das|die|den|der|diese[ns]?|unsere?[ns]?) (?:ganze[nrs]? )?{_NOUN}|'s)"
)
_BESIDE: Final = (
    r"(?:(?:now|then|already|just|please|pls|finally|altogether|completely|for good|mate|jetzt|dann"
    r"|bitte|mal|einfach|doch|schon|endlich|gleich|wieder|ruhig|lieber|wir|ihr|du)[\s,]*)*"
)
_WHEN: Final = (
    r"(?P<{0}>(?:at|by|until|till?|before|around|on|in(?= (?:\d|an?\b|half|ein))|come|um|bis"
    r"|gegen|vor|am|spätestens|today|tonight"
    r"|tomorrow|heute|morgen)\b[^,;.!?]{{0,34}}?)"
)
_AT_THE_END: Final = (
    r"(?:[\s,]+(?:please|pls|thanks|thx|ok|okay|then|now|(?:das |jetzt )?reicht"
    r"|that['’]?s enough|enough|bitte|danke|dann|jetzt|ja))*[\s.!]*"
)
_REASON: Final = (
    r"(?:\s*[,;.–-]\s*(?!(?:but|aber|except|not|nicht|and|und|no|nein|nee)\b)"
    r"(?!.*\b(?:i|ich|me|mir|my|wait|warte|but|aber|don['’]?t|only|nur|can|kann)\b)[^\d?,;]{3,40})?"
)

_ENDS_THEN: Final = (
    (
        r"(?:shut|close|end|finish|stop|lock|seal|cut|wind|wrap|conclude|cap|freeze|call)"
        rf"(?: (?:up|off|down|out))?(?: {_IT})?(?: (?:up|off|down|out))?"
    ),
    (
        r"(?:it|this|that|voting|the (?:poll|vote|voting)|we)(?:['’]s|['’]ll| is| gets| will| are)?"
        r"(?: be)? (?:clos(?:es?|ing)|closed|shuts?|shutting)"
    ),
    (
        r"(?:voting|the (?:poll|vote|voting))(?:['’]s| is| will be)? (?:ends?|ending|over|stops?"
        r"|done|up)"
    ),
    (
        r"i(?:['’]m| am|['’]ll be)? (?:closing|ending|shutting|wrapping|stopping|calling|close|end"
        r"|shut|stop)"
        rf" {_IT}(?: up| down)?"
    ),
    r"i(?:['’]m| am|['’]ll be|['’]ll) (?:closing|close)",
    (
        r"(?:cut[- ]?off|doors close|last orders|last call|annahmeschluss|einsendeschluss)(?: is"
        r"| ist)?"
    ),
    (
        rf"(?:mach(?:t|e|en)?|machma) {_BESIDE}(?:{_IT} )?{_BESIDE}(?:{{when}} )?{_BESIDE}"
        r"(?:zu|dicht|schluss|fertig|feierabend|den sack zu|den deckel drauf)"
    ),
    (
        rf"(?:{_IT} )?{_BESIDE}(?:{{when}} )?(?:zu ?machen|dicht ?machen|schließen|beenden"
        rf"|abschließen)"
    ),
    rf"(?:schlie(?:ß|ss)|beende|stopp)(?:e|t|en)? {_BESIDE}(?:{_IT})?(?: {_BESIDE}ab)?",
)
"""What ends it at a time, which has to be named: without one, it may be said of anything."""

_IS_OVER: Final = (
    (
        rf"(?:{{when}} )?(?:ist|is|sind|wird) {_BESIDE}(?:schluss|ende|zu|dicht"
        r"|feierabend|finito|gemacht|vorbei|ende gelände)"
    ),
    rf"(?:{{when}} )?mach(?:en|t) wir {_BESIDE}(?:schluss|ende|zu|dicht|feierabend)",
    rf"wir machen {_BESIDE}(?:{{when}} )?(?:schluss|ende|zu|dicht|feierabend)",
)
"""What is over at a time: it, or the day of who says so."""

_ENDS: Final = (
    rf"call (?:it (?:a day|quits|a wrap)|time(?: on {_IT})?)",
    rf"(?:put a lid on|draw a line under|close the book on|bring down the curtain on) {_IT}",
    r"(?:time['’]?s up|pencils down|deckel drauf|sack zu|klappe zu)",
    (
        rf"mach(?:t|en)? {_BESIDE}(?:{_IT} )?{_BESIDE}(?:den sack zu|den deckel drauf|zu|dicht"
        rf"|schluss)"
    ),
)
"""What ends it, whenever; with no time, now."""

_IS_ENOUGH: Final = (
    (
        r"(?:(?:das|es|mir|uns|jetzt|so|dann)\s)*(?:reicht|langt|genügt)(?:['’]?s)?"
        r"(?: (?:mir|uns|jetzt|langsam|erst ?mal|dicke|völlig|schon|so))*"
    ),
    (
        r"(?:that['’]?s|thats|that is) (?:plenty|loads|enough|all we need)"
        r"(?: (?:of )?(?:answers|ideas|votes|input|options|replies|responses"
        r"|suggestions))?(?: for (?:me|us|now))*"
    ),
)
"""That there is enough of it; of one person alone, it says that they have told all."""

_VOTES: Final = (
    (
        r"(?:voting|vote|abstimmungs)[ -]?time|time to vote|zeit zum abstimmen|vote|abstimmen"
        r"|wählen"
        r"|(?:get|go|start|begin) voting|(?:go )?(?:straight )?to (?:the|a) vote|zur abstimmung"
    ),
)
_AWAY: Final = r"(?:bin|ditch|axe|kill|chuck|dump|trash|junk|abort|shelve|sack|abandon|toss|nix)"
_WHOLE: Final = rf"(?:the (?:whole |entire |damn )?{_NOUN}|the lot)"
_GIVES_UP: Final = (
    rf"{_AWAY} {_IT}(?: (?:off|out|away|in|in the bin|in the trash|entirely))?",
    rf"{_AWAY} (?:off|out|away) {_IT}",
    rf"(?:scrap|drop|can|throw (?:away|out)) {_WHOLE}",
    rf"pull the plug(?: on {_IT})?",
    (
        rf"(?:forget(?: about)?|never ?mind|scrap|drop|{_AWAY[3:-1]}) (?:the|this|that"
        rf"|our) (?:[\w-]+ ){{1,2}}?"
        r"(?:poll|vote|survey|meeting|call)"
    ),
    rf"(?:knock|put) {_IT} (?:on the head|to rest|out of its misery)",
    rf"(?:give up on|don['’]?t bother with|not bother with|do away with|get rid of) {_IT}",
    (
        rf"(?:{_IT} )?(?:kannst du|können wir|könnt ihr)? ?{_BESIDE}(?:{_IT} )?{_BESIDE}"
        r"(?:in die tonne (?:treten|hauen|kloppen|werfen|schmei(?:ß|ss)en)|knicken"
        r"|kippen|einstampfen|abblasen|sein lassen|bleiben lassen|wegschmei(?:ß|ss)en|begraben)"
    ),
    rf"(?:ab )?(?:in die tonne|in den müll)(?: (?:damit|mit {_IT}))?",
    (
        r"(?:kipp|knick|stampf|blas|begrab|schmei(?:ß|ss)|wirf|tritt)"
        rf"(?:e|t|en)? {_BESIDE}{_IT}(?: {_BESIDE}(?:ein|ab|weg|in die tonne|wieder))?"
    ),
    (
        rf"(?:lass(?:t|e|en)?|lassma) {_BESIDE}(?:{_IT} )?{_BESIDE}"
        r"(?:sein|weg|bleiben|gut sein|stecken|sausen|fallen|platzen)"
    ),
)


def _forms(forms: tuple[str, ...], *, then: bool) -> tuple[re.Pattern[str], ...]:
    """Return what fits a form with all around it; a time may stand before it, in it or behind."""
    made: list[re.Pattern[str]] = []
    for form in forms:
        inner = form.replace("{when}", _WHEN.format("within"))
        around = rf"(?:[\s,]*{_WHEN.format('behind')})?" if then else ""
        ahead = rf"(?:{_WHEN.format('ahead')}[\s,]+)?" if then else ""
        tail = _AT_THE_END if then else rf"{_REASON}{_AT_THE_END}"
        made.append(
            re.compile(rf"{_LEAD}{ahead}(?:{inner})[\s,]*{_BESIDE}{around}{tail}", re.IGNORECASE)
        )
    return tuple(made)


_TIMED: Final = _forms(_ENDS_THEN, then=True)
_OVER: Final = _forms(_IS_OVER, then=True)
_ENOUGH: Final = _forms(_IS_ENOUGH, then=False)
_OF_THE_VOTE: Final = _forms(_VOTES, then=False)
_SURE: Final = _forms(_ENDS, then=True)
_OF_NO_MORE: Final = _forms(_GIVES_UP, then=False)
_PARTS: Final = ("ahead", "within", "behind")
_WHO: Final = re.compile(r"\s+(?:we|i|wir|ich)$", re.IGNORECASE)


def loosely(text: str, frame: TimeFrame) -> Loosely | None:
    """Return what words order, where they order it and say nothing else; None of all others."""
    words = " ".join(_CALL.sub("", text).split()).strip(" ,:")
    if not words or len(words) > _LONGEST or "?" in words.rstrip("?! "):
        return None
    if any(each.fullmatch(words) for each in _OF_NO_MORE):
        return Loosely(Act.GIVE_UP)
    if any(each.fullmatch(words) for each in _OF_THE_VOTE):
        return Loosely(Act.VOTE)
    for each in (*_SURE, *_TIMED, *_OVER, *_ENOUGH):
        found = each.fullmatch(words)
        when = _when(found) if found else ""
        if found and (deadline_in(when, frame) if when else each in (*_SURE, *_ENOUGH)):
            return Loosely(Act.END, when, may_be_own=each in (*_OVER, *_ENOUGH))
    return None


def _when(found: re.Match[str]) -> str:
    """Return when it is to be, as it stands there; nothing where it is at once."""
    said = found.groupdict()
    return next((_WHO.sub("", x.strip()) for part in _PARTS if (x := said.get(part))), "")
