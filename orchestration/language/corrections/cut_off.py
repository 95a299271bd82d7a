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
    r"|ich bin|is|are|was|would be|ist|sind|wäre|abgesehen von|ausgenommen|frühestens ab"
    r"|(?:free|available|busy|out|away|ok|fine|open) (?:until|till|before|after|from|between|on)"
    r"|nur (?:bis|ab|vor|nach|am))\s*,?$",
    re.IGNORECASE,
)
_WANTS_A_THING: Final = re.compile(
    r"(?:(?:sorry|well|hm+|ok|also|so|na ja|just|only|i['’]?m|i am|really|rather|it['’]s)[\s,]+)*"
    r"(?:not (?:(?:so|very|too|that|really|much of|at all|exactly|big|a|fan|keen|fond)\s)*"
    r"(?:keen on|fond of|fan of|on)|(?:any|every|all)\w*(?: \w+)? but|gar nicht gern"
    r"|lieber nicht am|nicht am|alles außer"
    r"|(?:i|ich)(?:['’]d| would)?(?: (?:really|also|still|do not|don['’]?t|cannot|can(?:['’]?t)?"
    r"|won['’]?t|would|much|rather))+ (?:like|love|hate|prefer|do|make|want|stand))\s*,?",
    re.IGNORECASE,
)
"""What says how something suits somebody, and not yet what."""

_BY_A_CLOCK: Final = re.compile(r"\d\s?(?:[AaPp][Mm] ?(?i:ist)|(?:[Uu]hr )?IST)$")
"""IST is a time zone behind an hour."""

_BUT_NOT: Final = re.compile(
    r",\s*(?:nur|bloß|aber) nicht$|\b(?:free|available|ok|fine) (?:until|till|between)$",
    re.IGNORECASE,
)
"""What is taken out of what was said, and how far it goes, before it is named."""

_NEEDS_NO_MORE: Final = re.compile(
    r"\b(?:it|that|this|there|here|he|she|you|they|wh\w+|how|than|as|es|das|der|die|da|er|sie"
    r"|w(?:as|ann|er|o|ie|elche\w*)|so|ob|if|just|only|nur|einfach|na)\b",
    re.IGNORECASE,
)
"""What a sentence can end with such a word because of: “B it is”, “don't know where that is”."""


_VERB_LAST: Final = re.compile(
    r"\b(?:dass|solange|wenn(?:['’]?s)?|bevor|bis|falls|sobald|nachdem|obwohl|weil|ob|damit)\b.+"
    r"\b(?:ist|sind|wäre)$|\b(?:days?|min(?:ute)?s?|hours?|breaks?|gaps?|pause|time) between$",
    re.IGNORECASE,
)
"""A clause that ends with its verb, or a gap between what was named: “bis Raj zurück ist”."""


def breaks_off(text: str) -> bool:
    """Tell whether a text ends in the middle of a sentence."""
    said = text.strip()
    last = re.split(r"[.!?;…\n]", said)[-1].strip()
    if len(said) > _LONGEST:
        return False
    is_end = _NEEDS_NO_MORE.search(last) or _VERB_LAST.search(last) or _BY_A_CLOCK.search(last)
    leads_on = _LEADS_ON.search(last) is not None and is_end is None
    is_whole = not (_WANTS_A_THING.fullmatch(last) or _BUT_NOT.search(last))
    return leads_on or not is_whole
