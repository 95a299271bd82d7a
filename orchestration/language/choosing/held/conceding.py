"""Praise that only leads over to what speaks against it: “Heron is nice but it is taken”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.mentions import mentions
from orchestration.language.choosing.remarks import is_remark, tells_of_oneself, tells_others
from orchestration.model.catalogue import Catalogue

_PRAISES: Final = re.compile(
    r"[^,;.!?]{1,60}?(?:['’]s|\s(?:is|are|was|sounds?|looks?|seems?|(?:would|could|might) be"
    r"|ist|sind|wär\w*|klingt|klänge|find\w* ich|fänd\w* ich))\s+"
    r"(?:(?:a|an|ein|eine|quite|really|very|pretty|actually|kinda|sure|ja|zwar|schon|echt|sehr|ganz"
    r"|eigentlich|auch|generally|also)\s+)*"
    r"(?:nice|good|great|cool|ok(?:ay)?|fine|lovely|tempting|fun|pretty|beautiful|alright|schön|gut"
    r"|toll|super|nett|prima|klasse|lustig|okay|verlockend)(?:\s+(?:idea|name|place|one|idee|ort))?"
    r"\s*[,;.–-]*\s+(?:but|though|only|aber|allerdings|nur|bloß)[,]?\s+(?P<but>\S[^?]*\s\S[^?]*)",
    re.IGNORECASE,
)
_ON_CONDITION: Final = re.compile(
    r"(?:only |just |nur |bloß |dann )*(?:if|when|unless|as long as|provided|wenn|falls|sofern"
    r"|solange|außer)\b",
    re.IGNORECASE,
)
_NOT_THEN: Final = re.compile(
    r"(?:not|nicht) (?:in|on|at|this|next|im|am|an|diese\w*|nächste\w*)\b", re.IGNORECASE
)


def concedes(text: str, catalogue: Catalogue) -> bool:
    """Tell whether words find something nice, and then only say what speaks against it.

    Whoever says so prefers nothing by that. A condition is none, nor is what is said of another.
    """
    found = _PRAISES.fullmatch(text.strip())
    but = found["but"] if found else ""
    if not but or _ON_CONDITION.match(but) or mentions(but, catalogue):
        return False
    is_told = is_remark(but) or tells_others(but) or tells_of_oneself(but)
    return is_told or _NOT_THEN.match(but) is not None
