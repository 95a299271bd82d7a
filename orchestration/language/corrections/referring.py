"""Words that say something only beside what was said before: “same for me”, “leave it”.

They are read whole: what says more by itself refers to nothing. Who resolves them knows what was
said, asked or noted last.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from orchestration.language.choosing.held.agreement import said_plainly


class Refers(StrEnum):
    """What words do with what they refer to."""

    SAME = "same"
    """They say of their author what somebody else has said of themselves."""

    TAKES_IN = "takes in"
    """They want considered what somebody has proposed."""

    LEAVES = "leaves"
    """They drop what was begun last."""

    ONLY_NOW = "only now"
    """They bind to this once what was said for good."""

    FOR_GOOD = "for good"
    """They have kept for good what was said of this once."""


@dataclass(frozen=True, slots=True)
class Reference:
    """What words do with what was said before; `whose` names who said it, where they do."""

    does: Refers
    whose: str = ""


_LEAD: Final = (
    r"(?:(?:ah|ach|oh|hm+|yeah|yep|yes|ja|jo|ok(?:ay)?|hey|and|und|well|na|nah|nee?|no|nein|so"
    r"|sorry"
    r"|sry|egal|also|actually|eigentlich|then|dann|please|pls|bitte|btw|übrigens|wait|warte)"
    r"[\s,.!…:–-]+)*"
)
_END: Final = r"(?:[\s,]+(?:please|pls|bitte|too|auch|exactly|genau|then|dann|thanks|danke))*"
_WHOSE: Final = r"(?P<whose>(?!that\b|it\b|this\b|me\b|das\b|dem\b)[^\W\d_]+)"

_SAME: Final = (
    r"(?:the )?same (?:here|for me|with me|goes for me|applies (?:to|for) me)",
    r"same|ditto|dito|likewise|dasselbe|das ?selbe|das gleiche|gleichfalls|ebenso|me too|ich auch",
    rf"(?:the )?same (?:as|like) {_WHOSE}(?:'s)?(?: said| says| wrote)?(?: for me| here)?",
    (
        rf"(?:\+ ?1|plus one)(?: (?:to|for|on|zu|für) (?:(?:what|was) )?{_WHOSE}(?:'s)?"
        r"(?: said| says| wrote| sagt| sagte| schreibt| schrieb| gesagt hat)?)?"
    ),
    rf"(?:what|as) {_WHOSE} (?:said|says|wrote)(?:,? same (?:here|for me))?",
    rf"(?:i(?:'m| am) )?with {_WHOSE} (?:on|with) (?:this|that)(?: one)?",
    (
        r"(?:(?:das )?(?:geht|gilt|ist)(?:'s|s| es)? )?(?:bei mir|für mich|mir)"
        r" (?:auch so|auch|genauso|genau so|ebenso|dasselbe|das ?selbe|das gleiche|nicht anders)"
    ),
    r"genauso (?:bei|für) mich?r?|genau wie bei mir",
    r"(?:ich )?schlie(?:ss|ß)e? mich (?:da |dem )?an",
    rf"(?:ich )?schlie(?:ss|ß)e? mich (?:bei )?{_WHOSE} an",
    rf"(?:so )?wie (?:bei )?{_WHOSE}(?:,? (?:auch )?bei mir)?",
    rf"was {_WHOSE} (?:sagt|schreibt|sagte|geschrieben hat)",
)
_TAKES_IN: Final = (
    (
        r"(?:(?:can|could) (?:you|we) )?(?:just )?(?:add|include|consider|take|put|throw) "
        r"(?:that|it|this|that one|this one)(?: one)?"
        r"(?: (?:in|as well|too|on|to the mix|to the list|on the list|as an option|into account))+"
    ),
    (
        r"(?:let's |let us )(?:add|include|consider) (?:that|it|this)(?: one)?"
        r"(?: (?:in|as well|too|as an option))*"
    ),
    (
        r"(?:kannst du |können wir )?(?:nimm|nehmt|pack|setz|tu|nehmen wir|nehmen|packen wir) "
        r"(?:das|den|die|es|ihn)(?: (?:mal|doch|bitte|noch|auch|ruhig|gern|gerne))*"
        r"(?: (?:mit|rein|hinein|auf|dazu|drauf|auf die liste|als option))+"
    ),
    (
        r"(?:das|den|die) (?:(?:mal|doch|bitte|noch|auch|ruhig|gern|gerne) )*"
        r"(?:mit )?(?:aufnehmen|reinnehmen|dazunehmen|berücksichtigen)"
    ),
)
_AS_IT_IS: Final = (
    r"(?:[\s,.–-]+(?:(?:es|das|alles)? ?bleibt (?:alles |dabei |einfach )?(?:so|wie es (?:ist|war)"
    r"|wie gehabt|dabei)|(?:it |just )?(?:stays?|keep it|leave it|it's fine) as (?:it )?(?:is|was)"
    r"|passt schon|schon gut|(?:it's |it is )?(?:all )?(?:fine|good)(?: as (?:it )?is)?"
    r"|(?:it )?doesn't matter|nicht (?:so )?wichtig|not important))*"
)
_LEAVES: Final = (
    r"(?:just )?(?:leave|let) (?:it|that|this)(?: be| alone| so| at that| as (?:it )?is)?",
    r"drop (?:it|that)|nvm|never ?mind|doesn't matter|not important",
    (
        r"(?:dann )?lass(?:en wir)?(?: (?:mal|es|das|gut sein|stecken|es so|das so|ruhig|einfach"
        r"|doch|lieber|sein))*"
    ),
    r"(?:schon gut|passt schon|nicht (?:so )?wichtig)",
)
_ONLY_NOW: Final = (
    (
        r"(?:(?:das )?(?:mit )?(?:dem )?(?:generell|immer|für immer|grundsätzlich|dauerhaft)"
        r" (?:vergessen|vergiss|streichen|weglassen|lassen|nicht)[\s,]*)?"
        r"(?:(?:gilt |das gilt |ist |das ist |war |meinte |ich meinte )?(?:doch )?nur|blo(?:ss|ß))"
        r" (?:(?:für )?(?:diesmal|dieses mal|dies(?:es)? eine mal|jetzt|hier|diese woche|den einen"
        r"|das eine|diesen termin|dieses (?:treffen|meeting)))"
    ),
    (
        r"(?:das )?(?:mit )?(?:dem )?(?:generell|immer|für immer|grundsätzlich|dauerhaft)"
        r" (?:bitte )?(?:vergessen|vergiss|streichen|weglassen)"
    ),
    (
        r"(?:(?:forget|scrap|drop|skip) the (?:generally|always|general|for good|in general)"
        r"(?: (?:part|bit|thing))?|not (?:always|generally|in general|for good|every time|for ever"
        r"|forever))(?:[\s,]*(?:i meant |it's |it is )?(?:just|only) (?:for )?(?:this|now|here)"
        r"(?: (?:time|once|one|meeting|week))?)?"
    ),
    (
        r"(?:(?:i )?(?:meant|mean) |it's |it is |that's |that is )?(?:just|only) (?:for )?(?:this)"
        r" (?:time|once|one|meeting|week)(?: though)?"
    ),
)


_WHEN: Final = (
    r"(?: (?:too|as well|also|please|for (?:me|good|next time|the future|later|ever|always"
    r"|(?:all|every|any) (?:meetings?|calls?|time)|my next meetings?)|from now on|forever|always"
    r"|permanently|auch|bitte|mal|noch|immer|dauerhaft|generell|(?:für|fürs) (?:immer|die zukunft"
    r"|nächstes mal|nächste mal|alle (?:termine|treffen|meetings))))*"
)
_FOR_GOOD: Final = (
    (
        r"(?:(?:can|could|would|will) you )?(?:remember|keep|save|store|note) (?:that|this|it)"
        rf"(?: in mind| on file)?{_WHEN}"
    ),
    (
        r"(?:that|this|it)(?:'s| is| goes| holds| applies)(?: true)? (?:for good|always|in general"
        r"|generally|from now on|every time|for (?:all|every|any) (?:meetings?|calls?|time))"
        r"(?: too)?"
    ),
    rf"(?:kannst du (?:dir )?)?(?:das|es)(?: dir)?{_WHEN} (?:merken|speichern|behalten){_WHEN}",
    rf"(?:bitte )?merke? dir (?:das|es){_WHEN}",
    (
        r"das (?:gilt|ist)(?: übrigens| auch| bei mir)* (?:immer|generell|grundsätzlich|für immer"
        r"|dauerhaft|auch sonst|für alle (?:termine|treffen|meetings))(?: so)?"
    ),
)


def _whole(*forms: str, end: str = _END) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"{_LEAD}(?:{form}){end}[\s.!…]*") for form in forms)


_FORMS: Final = (
    (Refers.ONLY_NOW, _whole(*_ONLY_NOW)),
    (Refers.FOR_GOOD, _whole(*_FOR_GOOD)),
    (Refers.TAKES_IN, _whole(*_TAKES_IN)),
    (Refers.LEAVES, _whole(*_LEAVES, end=_AS_IT_IS + _END)),
    (Refers.SAME, _whole(*_SAME)),
)


def reference_in(text: str) -> Reference | None:
    """Return what words do with what was said before; None where they say something themselves."""
    plain = said_plainly(text)
    for does, forms in _FORMS:
        for found in filter(None, (form.fullmatch(plain) for form in forms)):
            return Reference(does, found.groupdict().get("whose") or "")
    return None


_PROPOSES: Final = re.compile(
    rf"{_LEAD}(?:how about|what about|maybe|perhaps|why not|we could (?:do|try|take)|could we do"
    r"|wie w(?:ä|ae)r(?:e|'?s)?(?: es)?(?: (?:denn|mit|am))*|was ist mit|vielleicht|wir könnten"
    r"|warum nicht|ginge(?: auch)?)\s+(?P<what>[^?.!]+?)\s*\??",
    re.IGNORECASE,
)


def proposed_in(text: str) -> str:
    """Return what words propose to the others: “How about Thursday at 3?”; else nothing."""
    found = _PROPOSES.fullmatch(text.strip().replace("’", "'"))
    return found["what"].strip() if found else ""


_LONGEST: Final = 500
"""So many letters are read as one thought that its author may hold off."""

_TURN: Final = (
    r"(?:(?:no|ne|nee|nein|oh|ach|hm+|äh+|uh+|um+|er+|sorry|or|oder|aber|but|and|und)[\s,.…]+){0,3}"
    r"(?:no|nope|nee?|nein|wait|warte?(?: mal)?|hold on|hang on|hm+|actually|eigentlich|moment"
    r"(?: mal)?|halt|doch nicht|or not|äh+|uh+|scratch that)"
)
_CHECKS: Final = (
    r"(?:(?:i|i'll|i'd|let me|lemme|ich|da) )?(?:(?:have|need|got|want|gotta|should|must|better"
    r"|gonna|will|to|just|first|quickly|muss|müsste|sollte|will|mal|erst|erstmal|noch|kurz"
    r"|lieber|das"
    r"|nochmal|eben|im|in|meinen?|kalender|mit|meine[rm]?|frau|mann|chef|chefin|team) ){0,8}"
    r"(?:check|look|ask|see|think|confirm|schauen?|schau|gucken?|guck|checken?|nachsehen"
    r"|nachschauen|fragen?|frag|prüfen?|klären?|überlegen?)"
    r"(?: (?:it|that|this|first|my|the|calendar|cal|diary|schedule|with|again|once more|about|up"
    r"|das|es|im|in|meinen?|den|kalender|mit|erst|erstmal|mal|noch|nochmal|kurz|eben|nach|ab"
    r"|partner"
    r"|wife|husband|boss|team|frau|mann|chef|chefin|home|später|later))*"
)
_HELD_OFF: Final = re.compile(
    rf"(?P<said>.*?)(?:^|[\s,.…!?;–-]+){_TURN}[\s,.…!–-]+{_CHECKS}[\s.!…]*",
    re.IGNORECASE | re.DOTALL,
)
_PARTS: Final = re.compile(r"[^.!?;\n…]+[.!?;\n…]*\s*")


_DEPENDS: Final = re.compile(
    r"(?:(?:well|hm+|na ja|naja|tja|puh|oh|honestly|ehrlich)[\s,.…]+)*"
    r"(?:(?:it |that )?(?:all |really )*depends|(?:das |es )?kommt (?:ganz |immer )?(?:drauf"
    r"|darauf) an"
    r"|mal (?:sehen|schauen|gucken)|we['’]?ll see|jein|schwer zu sagen|hard to (?:say|tell))"
    r"(?: noch| yet| tbh| gerade| right now)*[\s.!…]*",
    re.IGNORECASE,
)
"""Who says so has not made up their mind, and has said nothing yet."""


def held_off(text: str) -> str | None:
    """Return what stays said by who takes the last of it back until they have looked.

    “Tues.. no wait. let me check first” says nothing; None of words that hold nothing off.
    """
    said = text.strip().replace("’", "'")
    if _DEPENDS.fullmatch(said):
        return ""
    found = _HELD_OFF.fullmatch(said) if len(said) <= _LONGEST else None
    if found is None or not found["said"].strip():
        return None
    parts = _PARTS.findall(found["said"])
    return "".join(parts[:-1]).strip()
