"""A message that was sent before it was done: “before 9 is”, “i can do any day except”.

It ends with a word behind which something has to come. What may as well be the end of a sentence
(“hold on”, “B it is”, “ich nehme den”) is none.
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 200
_LEADS_ON: Final = re.compile(
    r"\s(?:the|my|our|every|except(?: for)?|apart from|other than|between|until|because|unless"
    r"|and|not before|not after|i['’]m|kein|auf keinen|außer|ausser|zwischen|weil|wegen|und|zum|zur"
    r"|ich bin|is|are|was|would be|ist|sind|wäre)\s*,?$",
    re.IGNORECASE,
)
_WANTS_A_THING: Final = re.compile(
    r"(?:(?:sorry|well|hm+|ok|also|so|na ja|just|only|i['’]?m|i am|really|rather|it['’]s)[\s,]+)*"
    r"(?:not (?:(?:so|very|too|that|really|much of|at all|exactly|big|a|fan|keen|fond)\s)*"
    r"(?:keen on|fond of|fan of|on)|(?:any|every|all)\w*(?: \w+)? but|gar nicht gern"
    r"|lieber nicht am|nicht am|alles außer)\s*,?",
    re.IGNORECASE,
)
"""What says how something suits somebody, and not yet what."""

_NEEDS_NO_MORE: Final = re.compile(
    r"\b(?:it|that|this|there|here|he|she|you|they|wh\w+|how|than|as|es|das|der|die|da|er|sie"
    r"|w(?:as|ann|er|o|ie|elche\w*)|so|ob|if|just|only|nur|einfach|na)\b",
    re.IGNORECASE,
)
"""What a sentence can end with such a word because of: “B it is”, “don't know where that is”."""


def breaks_off(text: str) -> bool:
    """Tell whether a text ends in the middle of a sentence."""
    said = text.strip()
    last = re.split(r"[.!?;…\n]", said)[-1].strip()
    if len(said) > _LONGEST:
        return False
    leads_on = _LEADS_ON.search(last) is not None and _NEEDS_NO_MORE.search(last) is None
    return leads_on or _WANTS_A_THING.fullmatch(last) is not None
