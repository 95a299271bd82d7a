"""What stands behind a name and is said of it: “the canteen, everyone knows it”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import is_of_all

_A_CLAUSE: Final = re.compile(
    r"(?:(?:because|since|so|but|weil|denn|aber)\s+)?(?-i:(?:[Ii]t|[Tt]hey|[Tt]here|[Hh]e|[Ss]he|I"
    r"|[Ww]e|[Yy]ou|[Ee]s|[Ww]ir|[Mm]an|[Ii]ch)(?:['’](?:s|re|ve|ll|d|m)\b|(?=\s+[a-zäöü]))"
    r"|(?:[Tt]hat|[Tt]his|[Dd]as|[Dd]ie|[Dd]er)(?:['’]s\b|\s+(?:is|was|has|ist|war|hat)\b))\s+\S"
)
"""A sentence about something: “it's closed”, “we ask HR first”."""

_UNDECIDED: Final = re.compile(
    r"(?:(?:but|aber|i|ich|we|it['’]?s|so|just|really|still|honestly|is|are|that['’]?s) )*"
    r"(?:(?:can['’]?t|cannot|can not|cant|couldn['’]?t) (?:really )?"
    r"(?:decide|choose|pick|make up my mind)"
    r"|(?:not sure|unsure|undecided|torn)(?: yet| which| really)*|(?:hard|tough|difficult) to \w+"
    r"|(?:a )?(?:hard|tough) (?:one|choice|call)|idk|dunno|you (?:decide|choose|pick)"
    r"|(?:kann|könnte) mich (?:\w+ )?nicht entscheiden|bin (?:mir )?(?:un|nicht )sicher"
    r"|schwer zu \w+|schwierig|unentschlossen|weiß (?:\w+ )?nicht|keine ahnung)[\s.!]*",
    re.IGNORECASE,
)
"""That somebody has not made up their mind between what they name: “Luigi's, can't decide”."""

_APPOSED: Final = re.compile(
    r"(?:my|our|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?)\s+[^'’]+", re.IGNORECASE
)
"""What is said of a name behind it: “Kebab, my favourite”."""

_IF: Final = re.compile(
    r"(?:if|unless|in case|as long as|provided|falls|wenn|sofern|solange) ", re.IGNORECASE
)
_WHY: Final = re.compile(
    r"(?:wegen|because of|due to|thanks to|dank|aufgrund|cause of|cuz of|cos of|since|damit"
    r"|so that|passend zu[mr]?|aus \w+ zu|in honou?r of|zu ehren) \S",
    re.IGNORECASE,
)
"""What speaks for a name: “Terrarium, wegen der Pflanzen”."""

_ANYBODY: Final = r"(?:everyone|everybody|nobody|no one|noone|someone|somebody)"
_ALL: Final = (
    r"(?:(?:we|you|they) all|all of us|most(?: of us| people)?|some of us|half of us|people)"
)
_JEDER: Final = r"(?:jeder?|alle|niemand|keiner|man|wir|die meisten|viele)"
_KNOWS: Final = (
    r"(?:kennt|kennen|mag|mögen|liebt|lieben|hat|haben|hatten|kann|können|will|wollen|war|waren"
    r"|findet|finden|geht|gehen|isst|essen)"
)
_EVER: Final = r"(?:(?:already|always|here|really) )*"
_JA: Final = r"(?:(?:ja|doch|eh|hier|sie|ihn|es) )*"
_DOES: Final = (
    r"(?:['’]s (?:been|got|happy|fine|there|going|in|up|seen|tried)"
    rf"| {_EVER}(?:\w+(?:s|ed|nt)|can|will|had)\b)"
)
_OF_IT: Final = re.compile(
    r"(?i:da|dort|hier)\s+(?:ist|isses|gibts?|gibt['’]?s|sind|wär\w*|war|kann|können|hat|haben)\b.+"
    r"|(?i:there|here)\s+(?:is|are|you|we|it['’]?s)\b.+"
    r"|[A-ZÄÖÜ]\w+ (?:can|could|would|has|knows|lives|kann|könnte|hat|kennt|wohnt)\b.+"
    r"|(?i:(?:da )?war(?:en)? (?:ich|wir)|(?:i(?:['’]ve)? )?(?:never|always) been)\b.*"
    rf"|(?i:{_ANYBODY}{_DOES}.*)"
    rf"|(?i:{_ALL} {_EVER}(?:know|like|love|go|can|have|hate|want|are)\b.*)"
    rf"|(?i:(?:(?:den|die|das|der|sie|ihn|es|da) )?{_KNOWS} {_JA}{_JEDER}\b.*)"
    rf"|(?i:{_JEDER} {_KNOWS}\b.*)"
)
"""What is told of a place behind its name: “Leipzig, da ist es günstig”."""


_TITLED: Final = re.compile(
    r"(?:[A-ZÄÖÜ][\w'’-]*|[a-zäöü'’]{1,3})(?: (?:[A-ZÄÖÜ][\w'’-]*|[a-zäöü]{1,3}))+"
)


def is_titled(piece: str) -> bool:
    """Tell whether words are written as titles are: “My Fair Lady”, “Everybody Loves Raymond”."""
    said = piece.strip(" .!?")
    first, *more = said.split() or [""]
    is_led = first[:1].isupper() and any(each[:1].isupper() for each in more)
    return is_led and _TITLED.fullmatch(said) is not None


def is_said_of_it(piece: str) -> bool:
    """Tell whether a piece behind another is said of that, or on what condition."""
    if is_titled(piece):
        return False
    about = (
        _IF.match(piece),
        _WHY.match(piece),
        _A_CLAUSE.match(piece),
        _APPOSED.fullmatch(piece),
        _UNDECIDED.fullmatch(piece),
        _OF_IT.fullmatch(piece),
    )
    return is_of_all(piece) or any(about)


def without_remark(text: str) -> str:
    """Return words without what they say of a name behind it."""
    head, _, behind = text.rpartition(", ")
    return head if head and is_said_of_it(behind.rstrip(" .!")) else text


def is_clause(words: str) -> bool:
    """Tell whether words are a sentence about something: “it's closed”."""
    return _A_CLAUSE.match(words) is not None


def is_undecided(words: str) -> bool:
    """Tell whether somebody says that they have not made up their mind."""
    return _UNDECIDED.fullmatch(words) is not None
