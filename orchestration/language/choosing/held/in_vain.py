"""What somebody would take, and then says what keeps them from it: “A would be nice, but I ate”."""

from __future__ import annotations

import re
from typing import Final

_LIKES: Final = re.compile(
    r"\b(?:i['’]?d|id|(?:would|could|might|['’]d)(?: \w+)?"
    r" (?:be|have|love|like|take|go|pick|vote|choose|say)"
    r"|(?:like|love|fancy)s?|sounds?|looks?|tempt\w*|wish"
    r"|klingt|klänge|wär\w*|würd\w*|hätt\w*|mag|mog|liebe?|reizt|lockt"
    r"|find\w*(?: ich)? \w+ (?:\w+ )?(?:gut|super|toll|lecker|cool|klasse|prima))\b",
    re.IGNORECASE,
)
"""How somebody speaks of what they like, or would take: they have not taken it by that."""

_TURNS: Final = re.compile(
    r"(?P<led>(?:and |und )?|(?:\w+[\s,]+){1,3}(?=aber|leider|bloß|bloss|allerdings|dummerweise))"
    r"(?:(?:but|aber|only|just|nur|bloß|blos|bloss|sadly|unfortunately|alas|too bad|pity|leider"
    r"|schade|allerdings|dummerweise|however)\b[\s,]*)+"
    r"|(?=.*\b(?:though|tho)[\s.!]*$)",
    re.IGNORECASE,
)
_NOT_THEN: Final = re.compile(
    r"(?:\w+ )?(?:not|nicht|no|never|nie)"
    r"(?: (?:today|this|tonight|now|then|(?:for|with) me|an option|possible"
    r"|(?:this|next|on|in|at|diese\w*|nächste\w*|am|im) \w+|heute|jetzt|dann"
    r"|möglich|drin|für mich|bei mir|mehr))*[\s.!]*"
    r"|(?:\w+ ){0,2}(?:nicht|not)[\s.!]*",
    re.IGNORECASE,
)
"""That it is not for now, and nothing of how it should be."""

_KEEPS: Final = re.compile(
    r"(?:(?:i['’]?m|i am|ich bin|bin)(?: \w+){0,2}? (?:out|off|away|gone|sick|ill|travell?ing"
    r"|not (?:there|here|in|around)|nicht (?:da|hier|dabei|im \w+)|weg|krank|unterwegs|verreist"
    r"|im (?:zug|urlaub|homeoffice))"
    r"|(?:i(?:['’]ve)?|ich|hab\w*)(?: \w+){0,2} (?:already|just|schon|bereits|grad|gerade) \w*"
    r"(?:ate|eaten|had|gegessen))\b",
    re.IGNORECASE,
)
"""What can only keep somebody from it, whatever leads to it."""

_AGREES: Final = re.compile(
    r"(?:(?:but|aber|only|just|nur|bloß|dann|then|then|and|und|also|auch|maybe|vielleicht) )*"
    r"(?:(?:please|pls|bitte|with|without|mit|ohne|extra|less|more|light on|hold the|go easy"
    r"|easy on|veg[ae]\w*|veggie|halal|kosher|mild|if|when|unless|as long as"
    r"|provided|wenn\w*|falls|sofern|solange|no|kein\w*|not"
    r"|nicht|ja nicht|make|let['’]?s|can we|could we|können wir|könnten wir|we should|we need"
    r"|wir (?:sollten|brauchen|müssen)"
    r"|whatever|anything|egal|mir egal|happy|fine|ok(?:ay)?|open|flexib\w*|it['’]?s your|eure|you"
    r"|ihr|entscheide?t|others|the others)\b"
    r"|(?:i(?:['’]?m| am)?|ich|bin)(?: \w+){0,2}"
    r" (?:don['’]?t mind|flexib\w*|open|easy|happy|fine|ok(?:ay)?|offen|egal)\b"
    r"|(?:i|ich|me|mir|bin|komm\w*|muss|kann|can|need|have)\b.*\b(?:late|later|early|earlier|leave"
    r"|join|start|by \d|at \d|until|before|after|später|spät|früher|früh|gehen|los|pünktlich"
    r"|um \d|erst|bis|vor|ab)\b)",
    re.IGNORECASE,
)
"""What belongs to a vote: how it should be, on what condition, or when its author comes."""


_ALL: Final = re.compile(r"\b(?:anything|everything|all|alles|any)$", re.IGNORECASE)
_BUT: Final = re.compile(r"but\b", re.IGNORECASE)
"""What goes on behind “everything” is left out of it: “everything but A was fine last time”."""


def is_cut_short(head: str, rest: str) -> bool:
    """Tell whether words begin as a vote, and are none with what follows."""
    return bool(_ALL.search(head) and _BUT.match(rest)) or is_in_vain(head, rest)


def is_in_vain(head: str, rest: str) -> bool:
    """Tell whether what somebody likes is followed by what keeps them from it.

    A note that goes with a vote does not: “I'd go for A but no onions”.
    """
    turned = _TURNS.match(rest)
    if _LIKES.search(head) is None or (turned is None and _KEEPS.match(rest) is None):
        return False
    if turned is None:
        return True
    told = f"{turned['led'] or ''}{rest[turned.end() :]}".strip(" ,.!")
    return _NOT_THEN.fullmatch(told) is not None or _AGREES.match(told) is None
